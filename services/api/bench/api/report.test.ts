import { expect, test } from 'vitest';
import { DASHBOARD_OPERATION, LIST_OPERATION, SEARCH_OPERATION } from './operations.ts';
import { goalLines, goalsOf, rowOf, tableOf, type Measured } from './report.ts';

const rounds = (times: number[], ...perSecond: number[]) =>
  perSecond.map((rate) => ({ times, perSecond: rate, processor: 1 }));

const measured = (more: Partial<Measured> = {}): Measured => ({
  operation: LIST_OPERATION,
  reads: true,
  risks: 1000,
  service: rounds([1, 2, 3], 60, 120, 90),
  bare: rounds([1], 100, 200, 300),
  ...more,
});

test('requests per second are compared round by round', () => {
  expect(rowOf(measured())).toMatchObject({ p50: 2, p95: 3, perSecond: 90, barePerSecond: 200, ratio: 0.6 });
});

test('each operation has a goal, and some have one more at a large size', () => {
  expect(goalsOf([measured()]).map(({ met }) => met)).toEqual([true]);
  const slow = measured({ risks: 100_000, service: rounds([1, 2, 5], 50, 50, 50) });
  const dashboard = measured({ operation: DASHBOARD_OPERATION, risks: 100_000, service: rounds([19], 100, 200, 300) });
  const search = measured({ operation: SEARCH_OPERATION, risks: 100_000, service: rounds([11], 100, 200, 300) });
  const goals = goalsOf([measured(), slow, dashboard, search], [{ risks: 100_000, bytes: 349e6 }]);
  expect(goals.map(({ figure, met }) => [figure, met])).toEqual([
    ['60 % (100 % by processor time)', true],
    ['25 % (100 % by processor time)', false],
    ['100 % (100 % by processor time)', true],
    ['100 % (100 % by processor time)', true],
    ['1.67 times (the bare route 1.00)', false],
    ['19.00 ms (the bare route 1.00 ms)', true],
    ['11.00 ms (the bare route 1.00 ms)', false],
    ['349 MB', true],
  ]);
});

test('with a million risks a search may take longer', () => {
  const search = measured({ operation: SEARCH_OPERATION, risks: 1_000_000, service: rounds([11], 100, 200, 300) });
  expect(goalsOf([search]).map(({ text, met }) => [text, met])).toContainEqual([
    'search: p95 with 1000000 risks under 20 ms',
    true,
  ]);
});

test('the line of a missed goal starts with NOT MET', () => {
  const lines = goalLines(goalsOf([measured(), measured({ service: rounds([1], 10, 10, 10) })])).split('\n');
  expect(lines.map((line) => line.startsWith('NOT MET'))).toEqual([false, true]);
});

test('the table has a line for each operation and size, as long as its header', () => {
  const [head = '', line = ''] = tableOf([rowOf(measured())]).split('\n');
  expect(line).toMatch(/^list, filtered and sorted +1000 +2\.00 +3\.00 +3\.00 +90 +200 +60 % +1\.00 +1\.00 +100 %$/);
  expect(line).toHaveLength(head.length);
});
