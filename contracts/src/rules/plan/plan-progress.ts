/** How far the actions of a treatment plan are. */
import type { TreatmentAction } from '../../schemas/risk/treatment-plan.ts';
import { dueOrder, isOverdue } from '../task/task-due.ts';

export interface PlanProgress {
  total: number;
  completed: number;
  overdue: number;
  /** The last day on which an action is due; null when none has a date. */
  lastDue: string | null;
}

/** @param today such as `2026-03-01` */
export function planProgress(
  actions: readonly Pick<TreatmentAction, 'status' | 'dueDate'>[],
  today: string,
): PlanProgress {
  const dates = actions.flatMap(({ dueDate }) => dueDate ?? []).toSorted();
  return {
    total: actions.length,
    completed: actions.filter(({ status }) => status === 'completed').length,
    overdue: actions.filter(({ status, dueDate }) => isOverdue(status, dueDate, today)).length,
    lastDue: dates.at(-1) ?? null,
  };
}

/** Plans without open actions are sorted last. */
export const NO_OPEN_ACTION = '9999-12-31~';

/** Sorts plans by the day on which their next open action is due; undated actions come after dated ones. */
export function nextActionOrder(actions: readonly Pick<TreatmentAction, 'status' | 'dueDate'>[]): string {
  const open = actions.filter(({ status }) => status !== 'completed').map(({ dueDate }) => dueOrder(dueDate));
  return open.toSorted().at(0) ?? NO_OPEN_ACTION;
}
