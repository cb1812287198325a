/** Finds overdue actions of treatment plans. */
import type { TreatmentAction, TreatmentPlan } from '@parapet/contracts';
import { MOST_FACTS, OPEN_PLANS, type OverdueActions } from './facts.ts';

type Plan = Pick<TreatmentPlan, 'title' | 'status'> & { actions: readonly Pick<TreatmentAction, 'title' | 'dueDate' | 'status'>[] };

const OPEN: readonly string[] = OPEN_PLANS;

/**
 * An action is overdue when its due date has passed, and neither it nor its plan is completed.
 * @param plans that the member may read @param today `2026-03-01`
 * @returns the oldest {@link MOST_FACTS} actions, and the number of all
 */
export function overdueActions(plans: readonly Plan[], today: string): OverdueActions {
  const late = plans
    .filter(({ status }) => OPEN.includes(status))
    .flatMap(({ title: plan, actions }) => actions.flatMap(({ title, dueDate: due, status }) => (status !== 'completed' && due !== null && due < today ? [{ title, plan, due }] : [])))
    .toSorted((a, b) => a.due.localeCompare(b.due));
  return { actions: late.slice(0, MOST_FACTS), total: late.length };
}
