/** The plan that a flow is completed with. */
import type { FlowTreatmentPlan, FlowTreatmentPlanInput, RiskFlow, RiskFlowCompletion } from '../../schemas/risk-flow.ts';
import type { TreatmentAction, TreatmentPlan } from '../../schemas/treatment-plan.ts';
import { newPlanForm, planForm, planRecord, type PlanForm } from '../plan/plan-form.ts';

/** @param plan_saved_at when the flow's own copy of the plan was saved last; null when it never was */
type Flow = Pick<RiskFlow, 'treatment_plan'> & { plan_saved_at: string | null };
type Saved = Pick<TreatmentPlan, 'title' | 'description' | 'assigned_to' | 'priority' | 'estimated_cost' | 'timeline' | 'actions' | 'updated_at'>;

/** A plan as a flow keeps it: empty where nothing was said, and of medium priority. */
export function flowPlan({ assignedTo, ...given }: FlowTreatmentPlanInput): FlowTreatmentPlan {
  const { actions: _, ...empty } = newPlanForm();
  return { ...empty, ...given, assignedTo: assignedTo ?? '' };
}

/**
 * What the body says, else what was saved last: in the flow itself or as the record of its plan.
 * @returns an empty one when nothing was ever written
 */
export function planToFinish(input: RiskFlowCompletion, flow: Flow, record: Saved | null): PlanForm<TreatmentAction> {
  const actions = input.actions ?? record?.actions ?? [];
  if (input.treatment_plan !== undefined) return { ...flowPlan(input.treatment_plan), actions };
  const inFlow = flow.treatment_plan;
  const flowIsNewer = record === null || (flow.plan_saved_at ?? '') > record.updated_at;
  if (inFlow !== null && flowIsNewer) return { ...inFlow, actions };
  return { ...(record === null ? newPlanForm() : planForm(record)), actions };
}

/** The plan as the flow keeps it, and as its record does. */
export function finishedPlan({ actions, ...form }: PlanForm<TreatmentAction>) {
  return { inFlow: form, inRecord: { ...planRecord({ ...form, actions }), actions: [...actions] } };
}
