/** When tasks and actions are due, by the days of a person. */
import type { Task, TaskDue, TaskStatus } from '../../schemas/risk/task.ts';
import { addDays } from '../dashboard/time-zone.ts';

/** What still has to be done. Completed and cancelled tasks are never overdue. */
export const OPEN_TASK_STATUSES: readonly TaskStatus[] = ['pending', 'in-progress'];

/** The days after today that count as the coming week. */
const WEEK = 7;

/** The last day of the coming week. @param today such as `2026-03-01` */
export const weekEnd = (today: string): string => addDays(today, WEEK);

/** @param dueDate null for none */
export function isOverdue(status: string, dueDate: string | null, today: string): boolean {
  return dueDate !== null && dueDate < today && status !== 'completed' && status !== 'cancelled';
}

/** How many days before `today` the due date was; 0 when it was not before. */
export function daysLate(dueDate: string, today: string): number {
  return Math.max(0, Math.round((Date.parse(today) - Date.parse(dueDate)) / 86_400_000));
}

/** The group that a task is listed in; `earlier` for one that was due and is done. */
export type DueGroup = TaskDue | 'earlier';

export function dueGroup({ status, due_date }: Pick<Task, 'status' | 'due_date'>, today: string): DueGroup {
  if (due_date === null) return 'none';
  if (due_date < today) return isOverdue(status, due_date, today) ? 'overdue' : 'earlier';
  return due_date <= weekEnd(today) ? 'week' : 'later';
}

/** Sorts undated tasks last. */
export const dueOrder = (dueDate: string | null): string => dueDate ?? '9999-12-31';
