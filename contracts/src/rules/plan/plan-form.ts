/** The required fields of a treatment plan, and the conversion between its form and its record. */
import { storedDay } from '../../schemas/base.ts';
import type { TreatmentAction, TreatmentActionInput } from '../../schemas/risk/treatment-plan.ts';

/** The values of the form. @typeParam A an action */
export interface PlanForm<A = unknown> {
  title: string;
  description: string;
  /** Id or e-mail address of a person. */
  assignedTo: string;
  priority: 'low' | 'medium' | 'high' | 'critical';
  /** Free text. */
  estimatedCost: string;
  /** Free text. */
  timeline: string;
  actions: readonly A[];
}

export type RequiredPlanField = 'title' | 'description' | 'assignedTo';
const REQUIRED: readonly RequiredPlanField[] = ['title', 'description', 'assignedTo'];

export { PLAN_INCOMPLETE } from '../../schemas/risk/treatment-plan.ts';

/** The required fields that are missing or blank. */
export function missingPlanFields(plan: Partial<Record<RequiredPlanField, string | null>>): RequiredPlanField[] {
  return REQUIRED.filter((field) => (plan[field] ?? '').trim() === '');
}

/** Whether title, description and assignee are filled in. */
export function isPlanComplete(plan: Partial<Record<RequiredPlanField, string | null>> | null): boolean {
  return plan !== null && missingPlanFields(plan).length === 0;
}

/** An empty form. */
export function newPlanForm(): PlanForm<never> {
  return {
    title: '',
    description: '',
    assignedTo: '',
    priority: 'medium',
    estimatedCost: '',
    timeline: '',
    actions: [],
  };
}

/** An empty action. @param id a new one */
export function newPlanAction(id: string) {
  return { id, title: '', description: '', responsible: '', dueDate: null, status: 'pending' } as const;
}

/** Actions as a plan stores them. @param newId makes the id of an action without one */
export function plannedActions(actions: readonly TreatmentActionInput[], newId: () => string): TreatmentAction[] {
  return actions.map(({ id, dueDate = null, ...action }) => ({
    ...newPlanAction(id ?? newId()),
    ...action,
    dueDate: storedDay(dueDate),
  }));
}

/** The fields of the record that the form sets. */
export function planRecord<A>(form: PlanForm<A>) {
  const { assignedTo, estimatedCost, title, ...rest } = form;
  return { ...rest, title: title.trim(), assigned_to: assignedTo.trim(), estimated_cost: estimatedCost };
}

/** The form for a record: the inverse of {@link planRecord}. */
export function planForm<A>(record: ReturnType<typeof planRecord<A>>): PlanForm<A> {
  const { title, description, assigned_to, priority, estimated_cost, timeline, actions } = record;
  return { title, description, assignedTo: assigned_to, priority, estimatedCost: estimated_cost, timeline, actions };
}
