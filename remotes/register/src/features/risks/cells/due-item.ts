import type { TaskRow, TreatmentAction, TreatmentPlanRow } from '@parapet/contracts';
import { dueOrder } from '@parapet/contracts/rules';

/** What is due first on a risk: an open task, or an open action of a treatment plan. */
export type DueItem =
  | { kind: 'task'; task: TaskRow }
  | { kind: 'action'; plan: TreatmentPlanRow; action: TreatmentAction };

/**
 * @param tasks open ones
 * @returns the task or open action with the earliest due date, a task before an action of the same day; null when none has a date
 */
export function firstDue(tasks: readonly TaskRow[], plans: readonly TreatmentPlanRow[]): DueItem | null {
  const items: (readonly [day: string | null, item: DueItem])[] = [
    ...tasks.map((task) => [task.due_date, { kind: 'task', task }] as const),
    ...plans.flatMap((plan) =>
      plan.actions
        .filter(({ status }) => status !== 'completed')
        .map((action) => [action.dueDate, { kind: 'action', plan, action }] as const),
    ),
  ];
  const [first] = items.toSorted(([a], [b]) => (dueOrder(a) === dueOrder(b) ? 0 : dueOrder(a) < dueOrder(b) ? -1 : 1));
  return first === undefined || first[0] === null ? null : first[1];
}
