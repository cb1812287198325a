import { expect, test } from 'vitest';
import type { DashboardRange } from '../../schemas/risk/dashboard.ts';
import { DEFAULT_RANGE, countsPerDay, isInRange, rangeStart, timelineLabel, statusCounts, timelineLabels, timelinePoints, timelineUnit, totalCompleted } from './timeline.ts';

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

test('a range includes its first midnight and the current moment, but nothing later', () => {
  expect(isInRange('2026-02-22T00:00:00.000Z', '1w', NOW)).toBe(true);
  expect(isInRange('2026-02-21T23:59:59.999Z', '1w', NOW)).toBe(false);
  expect(isInRange('2026-03-01T10:30:00.000Z', '1w', NOW)).toBe(true);
  expect(isInRange('2026-03-01T10:30:00.001Z', '1w', NOW)).toBe(false);
  expect(isInRange(null, '1y', NOW)).toBe(false);
});

test('points are days for a week and a month, weeks for three months, months for a year', () => {
  expect((['1w', '1m', '3m', '1y'] as const).map(timelineUnit)).toEqual(['day', 'day', 'week', 'month']);
  expect(DEFAULT_RANGE).toBe('1m');
});

test.each([
  ['2026-03-01T23:59:59Z', '2026-03-01', '2026-W09', '2026-03'],
  ['2026-03-02T00:00:00Z', '2026-03-02', '2026-W10', '2026-03'],
  ['2026-01-01T12:00:00Z', '2026-01-01', '2026-W01', '2026-01'],
  // 1 January 2027 is a Friday: its week is week 53 of 2026.
  ['2027-01-01T00:00:00Z', '2027-01-01', '2026-W53', '2027-01'],
  // 31 December 2024 is a Tuesday in week 1 of 2025.
  ['2024-12-31T12:00:00Z', '2024-12-31', '2025-W01', '2024-12'],
])('%s is the day %s, the week %s and the month %s', (at, day, week, month) => {
  const date = new Date(at);
  expect((['day', 'week', 'month'] as const).map((unit) => timelineLabel(date, unit))).toEqual([day, week, month]);
});

test('labels run from the start of the range to now without repetition', () => {
  expect(timelineLabels('1w', NOW)).toEqual([
    '2026-02-22', '2026-02-23', '2026-02-24', '2026-02-25', '2026-02-26', '2026-02-27', '2026-02-28', '2026-03-01',
  ]);
  expect(timelineLabels('3m', NOW)).toEqual([
    '2025-W49', '2025-W50', '2025-W51', '2025-W52', '2026-W01', '2026-W02', '2026-W03', '2026-W04', '2026-W05', '2026-W06', '2026-W07', '2026-W08', '2026-W09',
  ]);
  expect(timelineLabels('1y', NOW)).toEqual([
    '2025-03', '2025-04', '2025-05', '2025-06', '2025-07', '2025-08', '2025-09', '2025-10', '2025-11', '2025-12', '2026-01', '2026-02', '2026-03',
  ]);
  expect(timelineLabels('1m', NOW)).toHaveLength(29);
});

const moments = ['2026-03-01T00:00:00Z', '2026-02-23T08:00:00Z', '2026-02-23T20:00:00Z', '2026-02-01T00:00:00Z', '2026-03-01T23:00:00Z'];

test('counts cover the days of the range, oldest first, without empty days', () => {
  expect(countsPerDay(moments, '1w', NOW)).toEqual([{ _id: '2026-02-23', count: 2 }, { _id: '2026-03-01', count: 1 }]);
  expect(countsPerDay(moments, '1m', NOW)).toEqual([{ _id: '2026-02-01', count: 1 }, { _id: '2026-02-23', count: 2 }, { _id: '2026-03-01', count: 1 }]);
});

test('the timeline of a week has a point for every day, even without events', () => {
  const points = timelinePoints(countsPerDay(moments, '1w', NOW), '1w', NOW);
  expect(points.map(({ _id, count }) => `${_id.slice(8)}:${count}`)).toEqual(['22:0', '23:2', '24:0', '25:0', '26:0', '27:0', '28:0', '01:1']);
});

test('a point of three months is a week, a point of a year is a month', () => {
  const days = [{ _id: '2026-02-09', count: 1 }, { _id: '2026-02-15', count: 2 }, { _id: '2026-02-16', count: 4 }];
  expect(timelinePoints(days, '3m', NOW).filter(({ count }) => count > 0)).toEqual([{ _id: '2026-W07', count: 3 }, { _id: '2026-W08', count: 4 }]);
  expect(timelinePoints(days, '3m', NOW)).toHaveLength(13);
  expect(timelinePoints(days, '1y', NOW).slice(-3)).toEqual([{ _id: '2026-01', count: 0 }, { _id: '2026-02', count: 7 }, { _id: '2026-03', count: 0 }]);
});

test('a timeline without events has no points', () => {
  expect(timelinePoints([], '1y', NOW)).toEqual([]);
  expect(timelinePoints([{ _id: '2026-03-01', count: 0 }], '1w', NOW)).toEqual([]);
});

test('counts of statuses are in the order of the list, without zeros', () => {
  const counts = { draft: 2, 'in-progress': 0, completed: 3, archived: 1 };
  const counted = statusCounts(['draft', 'in-progress', 'completed', 'archived'] as const, (status) => counts[status]);
  expect(counted).toEqual([{ _id: 'draft', count: 2 }, { _id: 'completed', count: 3 }, { _id: 'archived', count: 1 }]);
  expect(totalCompleted(counted)).toBe(4);
  expect(totalCompleted([{ _id: 'draft', count: 2 }])).toBe(0);
});
