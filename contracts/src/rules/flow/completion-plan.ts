/** The treatment plan with which a flow is completed. */
import type { FlowTreatmentPlan, FlowTreatmentPlanInput, RiskFlow, RiskFlowCompletion } from '../../schemas/risk/risk-flow.ts';
import type { TreatmentAction, TreatmentPlan } from '../../schemas/risk/treatment-plan.ts';
import { newPlanForm, planForm, planRecord, type PlanForm } from '../plan/plan-form.ts';

/** `plan_saved_at` is when the flow's own copy of the plan was last saved; null when it never was. */
type Flow = Pick<RiskFlow, 'treatment_plan'> & { plan_saved_at: string | null };
type Saved = Pick<TreatmentPlan, 'title' | 'description' | 'assigned_to' | 'priority' | 'estimated_cost' | 'timeline' | 'actions' | 'updated_at'>;

/** A plan as a flow stores it: missing fields are empty, and the priority is medium by default. */
export function flowPlan({ assignedTo, ...given }: FlowTreatmentPlanInput): FlowTreatmentPlan {
  const { actions: _, ...empty } = newPlanForm();
  return { ...empty, ...given, assignedTo: assignedTo ?? '' };
}

/**
 * The plan in the body, or else the one that was saved last: the copy in the flow or the record of the plan.
 * @returns an empty form when none was ever saved
 */
export function planToComplete(input: RiskFlowCompletion, flow: Flow, record: Saved | null): PlanForm<TreatmentAction> {
  const actions = input.actions ?? record?.actions ?? [];
  if (input.treatment_plan !== undefined) return { ...flowPlan(input.treatment_plan), actions };
  const inFlow = flow.treatment_plan;
  const flowIsNewer = record === null || (flow.plan_saved_at ?? '') > record.updated_at;
  if (inFlow !== null && flowIsNewer) return { ...inFlow, actions };
  return { ...(record === null ? newPlanForm() : planForm(record)), actions };
}

/** The two stored copies of a completed plan: in the flow, and as a record of its own. */
export function planCopies({ actions, ...form }: PlanForm<TreatmentAction>) {
  return { inFlow: form, inRecord: { ...planRecord({ ...form, actions }), actions: [...actions] } };
}
