/** The plan that a flow is completed with. */
import type { RiskFlowCompletion, TreatmentAction } from '@parapet/contracts';
import { newPlan, newPlanForm, planForm, planRecord, type PlanForm } from '@parapet/contracts/rules';
import type { MemberDoc, RiskFlowDoc, TreatmentPlanDoc } from '../../collections.ts';
import type { OrgDb } from '../../store/port.ts';
import { changeRecord } from '../records.ts';

export type Form = PlanForm<TreatmentAction>;

export const plansOf = (db: OrgDb) => db.collection<TreatmentPlanDoc>('treatment_plans');

/**
 * What the body says, else what was saved last: in the flow itself or as the record of its plan.
 * @returns an empty one when nothing was ever written
 */
export function planToFinish(input: RiskFlowCompletion, flow: RiskFlowDoc, record: TreatmentPlanDoc | null): Form {
  const actions = input.actions ?? record?.actions ?? [];
  if (input.treatment_plan !== undefined) return { ...input.treatment_plan, actions };
  const inFlow = flow.treatment_plan;
  const flowIsNewer = record === null || (flow.plan_saved_at ?? '') > record.updated_at;
  if (inFlow !== null && flowIsNewer) return { ...inFlow, actions };
  return { ...(record === null ? newPlanForm() : planForm(record)), actions };
}

/** Makes the record of a flow's plan, or brings it up to date, and completes it. */
export async function savePlan(
  db: OrgDb,
  member: MemberDoc,
  flow: RiskFlowDoc,
  record: TreatmentPlanDoc | null,
  form: Form,
  completed: Pick<TreatmentPlanDoc, 'status' | 'completed_at'>,
): Promise<void> {
  const fields = { ...planRecord(form), actions: [...form.actions], ...completed };
  if (record !== null) {
    await changeRecord(plansOf(db), record, { $set: fields });
    return;
  }
  const plan = newPlan({ organization_id: flow.organization_id, risk_id: flow.risk_id, risk_flow_id: flow._id }, member.user_id);
  await plansOf(db).insertOne({ ...plan, ...fields, risk_domain_id: flow.risk_domain_id });
}
