/** Which actions of treatment plans are overdue. */
import type { TreatmentAction, TreatmentPlan } from '../schemas/risk/treatment-plan.ts';
import { MOST_FACTS, OPEN_PLANS, type OverdueActions } from './facts.ts';

type Plan = Pick<TreatmentPlan, 'title' | 'status'> & { actions: readonly Pick<TreatmentAction, 'title' | 'dueDate' | 'status'>[] };

const OPEN: readonly string[] = OPEN_PLANS;

/**
 * Actions that are not completed, whose day is over, of plans that are not completed.
 * @param plans that the member who asks may read @param today `2026-03-01`
 * @returns the oldest, at most {@link MOST_FACTS}, and how many there are
 */
export function overdueActions(plans: readonly Plan[], today: string): OverdueActions {
  const late = plans
    .filter(({ status }) => OPEN.includes(status))
    .flatMap(({ title: plan, actions }) => actions.flatMap(({ title, dueDate: due, status }) => (status !== 'completed' && due !== null && due < today ? [{ title, plan, due }] : [])))
    .toSorted((a, b) => a.due.localeCompare(b.due));
  return { actions: late.slice(0, MOST_FACTS), total: late.length };
}
