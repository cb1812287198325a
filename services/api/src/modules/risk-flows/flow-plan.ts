/** The plan that a flow is completed with. */
import type { TreatmentAction } from '@parapet/contracts';
import { planCopies, newPlan, type PlanForm } from '@parapet/contracts/rules';
import type { MemberDoc, RiskFlowDoc, TreatmentPlanDoc } from '../../collections.ts';
import type { OrgDb } from '../../store/port.ts';
import { changeRecord } from '../records.ts';

export const plansOf = (db: OrgDb) => db.collection<TreatmentPlanDoc>('treatment_plans');

/** Makes the record of a flow's plan, or brings it up to date, and completes it. */
export async function savePlan(
  db: OrgDb,
  member: MemberDoc,
  flow: RiskFlowDoc,
  record: TreatmentPlanDoc | null,
  form: PlanForm<TreatmentAction>,
  completed: Pick<TreatmentPlanDoc, 'status' | 'completed_at'>,
): Promise<void> {
  const fields = { ...planCopies(form).inRecord, ...completed };
  if (record !== null) {
    await changeRecord(plansOf(db), record, { $set: fields });
    return;
  }
  const plan = newPlan({ organization_id: flow.organization_id, risk_id: flow.risk_id, risk_flow_id: flow._id }, member.user_id);
  await plansOf(db).insertOne({ ...plan, ...fields, risk_domain_id: flow.risk_domain_id });
}
