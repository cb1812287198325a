/** The treatment plan of a flow: one record, which the flow shows as `treatment_plan`. */
import type { FlowTreatmentPlan, FlowTreatmentPlanInput, RiskFlowCompletion } from '../../schemas/risk/risk-flow.ts';
import type { TreatmentAction, TreatmentPlan } from '../../schemas/risk/treatment-plan.ts';
import { sameValue } from '../merge/same-value.ts';
import { newPlanForm, planForm, planRecord, type PlanForm } from '../plan/plan-form.ts';

type Completion = Pick<RiskFlowCompletion, 'treatment_plan'> & Partial<Pick<PlanForm<TreatmentAction>, 'actions'>>;
type Saved = Pick<
  TreatmentPlan,
  'title' | 'description' | 'assigned_to' | 'priority' | 'estimated_cost' | 'timeline' | 'actions'
>;

/** A plan in a request with all its fields: missing ones are empty, and the priority is medium by default. */
export function flowPlan({ assignedTo, ...given }: FlowTreatmentPlanInput): FlowTreatmentPlan {
  const { actions: _, ...empty } = newPlanForm();
  return { ...empty, ...given, assignedTo: assignedTo ?? '' };
}

/** The plan as its flow shows it. @param record null when the flow has no plan @returns null also while the plan is still empty */
export function planInFlow(record: Saved | null): FlowTreatmentPlan | null {
  if (record === null) return null;
  const { actions: _, ...plan } = planForm(record);
  return sameValue(plan, flowPlan({})) ? null : plan;
}

/** The fields of the record that writing the flow's plan sets: all but the actions. @param plan null empties them */
export function writtenPlan(plan: FlowTreatmentPlan | null): Omit<Saved, 'actions'> {
  const { actions: _, ...fields } = planRecord({ ...(plan ?? flowPlan({})), actions: [] });
  return fields;
}

/**
 * The plan to complete a flow with. The plan and its actions are each taken from the body, or else from the saved record.
 * @param record null when no plan was ever saved; what the body lacks is then empty
 */
export function planToComplete(input: Completion, record: Saved | null): PlanForm<TreatmentAction> {
  const saved = record === null ? newPlanForm() : planForm(record);
  return {
    ...(input.treatment_plan === undefined ? saved : flowPlan(input.treatment_plan)),
    actions: input.actions ?? saved.actions,
  };
}
