import { expect, test } from 'vitest';
import type { TaskStatus } from '../../schemas/risk/task.ts';
import { daysLate, dueGroup, dueOrder, isOverdue, weekEnd } from './task-due.ts';

const TODAY = '2026-11-22';

test.each<[TaskStatus, string | null, string]>([
  ['pending', '2026-11-21', 'overdue'],
  ['in-progress', '2025-01-01', 'overdue'],
  ['completed', '2026-11-21', 'earlier'],
  ['cancelled', '2026-11-21', 'earlier'],
  ['pending', '2026-11-22', 'week'],
  ['completed', '2026-11-29', 'week'],
  ['pending', '2026-11-30', 'later'],
  ['pending', null, 'none'],
  ['completed', null, 'none'],
])('a task that is %s and due on %s is listed under %s', (status, due_date, group) => {
  expect(dueGroup({ status, due_date }, TODAY)).toBe(group);
  expect(isOverdue(status, due_date, TODAY)).toBe(group === 'overdue');
});

test('days late are counted in whole days, also over a change of the clocks', () => {
  expect([
    daysLate('2026-11-20', TODAY),
    daysLate(TODAY, TODAY),
    daysLate('2026-12-01', TODAY),
    daysLate('2026-03-28', '2026-03-30'),
  ]).toEqual([2, 0, 0, 2]);
});

test('the coming week ends seven days from today', () => {
  expect(weekEnd(TODAY)).toBe('2026-11-29');
});

test('undated tasks are sorted last', () => {
  expect([null, '2026-12-01', '2030-01-01'].toSorted((a, b) => (dueOrder(a) < dueOrder(b) ? -1 : 1))).toEqual([
    '2026-12-01',
    '2030-01-01',
    null,
  ]);
});
