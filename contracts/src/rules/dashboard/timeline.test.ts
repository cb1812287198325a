import { expect, test } from 'vitest';
import type { DashboardRange } from '../../schemas/risk/dashboard.ts';
import {
  DEFAULT_RANGE,
  isInRange,
  periodOf,
  rangeStart,
  statusCounts,
  timelinePoints,
  timelineUnit,
  totalCompleted,
} from './timeline.ts';

// A Sunday.
const NOW = new Date('2026-03-01T10:30:00.000Z');

test.each<[DashboardRange, string, string]>([
  ['1w', '2026-03-01T10:30:00Z', '2026-02-22'],
  ['1m', '2026-03-01T10:30:00Z', '2026-02-01'],
  ['3m', '2026-03-01T10:30:00Z', '2025-12-01'],
  ['1y', '2026-03-01T10:30:00Z', '2025-03-01'],
  ['1w', '2026-01-03T00:00:00Z', '2025-12-27'],
  ['1m', '2026-03-31T23:59:59Z', '2026-02-28'],
  ['1m', '2028-03-30T00:00:00Z', '2028-02-29'],
  ['3m', '2026-05-31T12:00:00Z', '2026-02-28'],
  ['1m', '2026-01-15T12:00:00Z', '2025-12-15'],
  ['1y', '2028-02-29T12:00:00Z', '2027-02-28'],
])('%s before %s starts on %s', (range, now, start) => {
  expect(rangeStart(range, new Date(now)).toISOString()).toBe(`${start}T00:00:00.000Z`);
});

test('a range starts at midnight in the time zone of the person, counted from the current day there', () => {
  // Still Saturday in Los Angeles, already Sunday in Auckland.
  const now = new Date('2026-03-01T05:00:00Z');
  expect(rangeStart('1w', now, 'America/Los_Angeles').toISOString()).toBe('2026-02-21T08:00:00.000Z');
  expect(rangeStart('1w', now, 'Pacific/Auckland').toISOString()).toBe('2026-02-21T11:00:00.000Z');
  // Winter time half a year ago, summer time now.
  expect(rangeStart('1y', new Date('2026-04-15T12:00:00Z'), 'Europe/Berlin').toISOString()).toBe(
    '2025-04-14T22:00:00.000Z',
  );
  expect(rangeStart('3m', new Date('2026-04-15T12:00:00Z'), 'Europe/Berlin').toISOString()).toBe(
    '2026-01-14T23:00:00.000Z',
  );
});

test('a range includes its first midnight and the current moment, but nothing later', () => {
  expect(isInRange('2026-02-22T00:00:00.000Z', '1w', NOW)).toBe(true);
  expect(isInRange('2026-02-21T23:59:59.999Z', '1w', NOW)).toBe(false);
  expect(isInRange('2026-02-21T23:00:00.000Z', '1w', NOW, 'Europe/Berlin')).toBe(true);
  expect(isInRange('2026-03-01T10:30:00.000Z', '1w', NOW)).toBe(true);
  expect(isInRange('2026-03-01T10:30:00.001Z', '1w', NOW)).toBe(false);
  expect(isInRange(null, '1y', NOW)).toBe(false);
});

test('points are days for a week and a month, weeks for three months and a year', () => {
  expect((['1w', '1m', '3m', '1y'] as const).map(timelineUnit)).toEqual(['day', 'day', 'week', 'week']);
  expect(DEFAULT_RANGE).toBe('1m');
});

test.each([
  ['2026-03-01', '2026-02-23'],
  ['2026-03-02', '2026-03-02'],
  ['2026-01-01', '2025-12-29'],
])('%s is in the week from %s', (day, week) => {
  expect((['day', 'week'] as const).map((unit) => periodOf(day, unit))).toEqual([day, week]);
});

const moments = [
  '2026-03-01T00:00:00Z',
  '2026-02-23T08:00:00Z',
  '2026-02-23T20:00:00Z',
  '2026-02-01T00:00:00Z',
  '2026-03-01T23:00:00Z',
].map((at) => ({ at, count: 1 }));
const written = (points: readonly { _id: string; count: number }[]) =>
  points.map(({ _id, count }) => `${_id.slice(5)}:${count}`);

test('the timeline has a point for every period, also for those without events', () => {
  expect(written(timelinePoints(moments, '1w', NOW))).toEqual([
    '02-22:0',
    '02-23:2',
    '02-24:0',
    '02-25:0',
    '02-26:0',
    '02-27:0',
    '02-28:0',
    '03-01:1',
  ]);
  expect(timelinePoints([], '1m', NOW)).toHaveLength(29);
  expect(
    timelinePoints([{ at: '2026-02-11T12:00:00Z', count: 3 }], '3m', NOW).filter(({ count }) => count > 0),
  ).toEqual([{ _id: '2026-02-09', count: 3 }]);
  expect(timelinePoints([], '3m', NOW).map(({ _id }) => _id)).toEqual([
    '2025-12-01',
    '2025-12-08',
    '2025-12-15',
    '2025-12-22',
    '2025-12-29',
    '2026-01-05',
    '2026-01-12',
    '2026-01-19',
    '2026-01-26',
    '2026-02-02',
    '2026-02-09',
    '2026-02-16',
    '2026-02-23',
  ]);
  expect(written(timelinePoints(moments, '1y', NOW)).slice(-5)).toEqual([
    '01-26:1',
    '02-02:0',
    '02-09:0',
    '02-16:0',
    '02-23:3',
  ]);
  expect(timelinePoints([], '1y', NOW)).toHaveLength(53);
});

test('an event late in the evening counts on the day of the person', () => {
  const late = [{ at: '2026-02-23T23:30:00Z', count: 1 }];
  expect(written(timelinePoints(late, '1w', NOW)).filter((point) => point.endsWith(':1'))).toEqual(['02-23:1']);
  expect(written(timelinePoints(late, '1w', NOW, 'Europe/Berlin')).filter((point) => point.endsWith(':1'))).toEqual([
    '02-24:1',
  ]);
});

test('status counts follow the order of the list and omit zeros; completed and archived count as completed', () => {
  const counts = { draft: 2, 'in-progress': 0, completed: 3, archived: 1 };
  const counted = statusCounts(['draft', 'in-progress', 'completed', 'archived'] as const, (status) => counts[status]);
  expect(counted).toEqual([
    { _id: 'draft', count: 2 },
    { _id: 'completed', count: 3 },
    { _id: 'archived', count: 1 },
  ]);
  expect(totalCompleted(counted)).toBe(4);
  expect(totalCompleted([{ _id: 'draft', count: 2 }])).toBe(0);
});
