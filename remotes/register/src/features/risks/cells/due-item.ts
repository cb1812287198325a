import type { TaskRow, TreatmentAction, TreatmentPlanRow } from '@parapet/contracts';
import { dueOrder, OPEN_TASK_STATUSES } from '@parapet/contracts/rules';

/** What is due first on a risk: an open task, or an open action of a treatment plan. */
export type DueItem =
  | { kind: 'task'; task: TaskRow }
  | { kind: 'action'; plan: TreatmentPlanRow; action: TreatmentAction };

/** @returns the open task or action with the earliest due date, a task before an action of the same day; null when none has a date */
export function firstDue(tasks: readonly TaskRow[], plans: readonly TreatmentPlanRow[]): DueItem | null {
  const items: (readonly [day: string | null, item: DueItem])[] = [
    ...tasks
      .filter(({ status }) => OPEN_TASK_STATUSES.includes(status))
      .map((task) => [task.due_date, { kind: 'task', task }] as const),
    ...plans.flatMap((plan) =>
      plan.actions
        .filter(({ status }) => status !== 'completed')
        .map((action) => [action.dueDate, { kind: 'action', plan, action }] as const),
    ),
  ];
  const [first] = items.toSorted(([a], [b]) => (dueOrder(a) === dueOrder(b) ? 0 : dueOrder(a) < dueOrder(b) ? -1 : 1));
  return first === undefined || first[0] === null ? null : first[1];
}
