import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ownDays, periodOf } from '@parapet/domain-ui';
import { riskList } from './risk-list.ts';

const { due, changed } = riskList.filters;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 2, 10, 15, 30) });
});
afterEach(() => {
  vi.useRealTimers();
});

it('reads usual periods and days, and nothing else', () => {
  expect(
    [['week'], ['2026-03-01/2026-03-31'], ['/2026-03-31'], ['2026-02-30/'], ['soon'], ['constructor'], []].map(
      (texts) => due.read(texts),
    ),
  ).toEqual(['week', '2026-03-01/2026-03-31', '/2026-03-31', null, null, null, null]);
});

it.each([
  ['overdue', { due_by: '2026-03-09' }],
  ['week', { due_by: '2026-03-17' }],
  ['2026-03-01/2026-03-31', { due_from: '2026-03-01', due_by: '2026-03-31' }],
  ['2026-03-01/', { due_from: '2026-03-01' }],
  [null, {}],
])('turns the due filter %s into request parameters', (value, asked) =>
  expect(due.request(value, 'due')).toEqual(asked),
);

const start = (month: number, day: number) => new Date(2026, month - 1, day).toISOString();

it.each([
  ['today', { changed_since: start(3, 10) }],
  ['week', { changed_since: start(3, 3) }],
  ['month', { changed_since: start(2, 8) }],
  ['2026-03-01/2026-03-31', { changed_since: start(3, 1), changed_before: start(4, 1) }],
  ['/2026-03-09', { changed_before: start(3, 10) }],
])('turns the changed filter %s into request parameters for whole local days', (value, asked) =>
  expect(changed.request(value, 'changed')).toEqual(asked),
);

it('converts days and back', () => {
  expect(ownDays('2026-03-01/2026-03-31')).toEqual({ from: '2026-03-01', to: '2026-03-31' });
  expect(periodOf({ from: null, to: '2026-03-31' })).toBe('/2026-03-31');
  expect([ownDays('week'), ownDays(null), periodOf(null), periodOf({ from: null, to: null })]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
