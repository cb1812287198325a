import { expect, test } from 'vitest';
import { nextActionOrder, planProgress } from './plan-progress.ts';

const action = (status: 'pending' | 'in-progress' | 'completed', dueDate: string | null) => ({ status, dueDate });
const ACTIONS = [
  action('completed', '2026-11-01'),
  action('in-progress', '2026-11-20'),
  action('pending', '2027-01-29'),
  action('pending', null),
];

test('progress counts completed and overdue actions and knows the last date', () => {
  expect(planProgress(ACTIONS, '2026-11-22')).toEqual({ total: 4, completed: 1, overdue: 1, lastDue: '2027-01-29' });
  expect(planProgress([], '2026-11-22')).toEqual({ total: 0, completed: 0, overdue: 0, lastDue: null });
});

test('plans are sorted by their next open action; those without one come last', () => {
  const plans = [[], [action('completed', '2020-01-01')], [action('pending', null)], ACTIONS];
  expect(plans.toSorted((a, b) => (nextActionOrder(a) < nextActionOrder(b) ? -1 : 1)).slice(0, 2)).toEqual([
    ACTIONS,
    [action('pending', null)],
  ]);
  expect(nextActionOrder(ACTIONS)).toBe('2026-11-20');
});
