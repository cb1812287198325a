import { newPlan, planInFlow, sameValue, writtenPlan } from '@parapet/contracts/rules';
import type { RiskFlowDoc, TreatmentPlanDoc } from '../../../collections.ts';
import { toJson } from '../../../store/json.ts';
import type { Rewrite } from '../../../store/migration.ts';
import type { OrgDb } from '../../../store/port.ts';

/** A flow of earlier versions, which stored its plan twice: in the flow, and in a record of its own. */
type EarlierFlow = RiskFlowDoc & { plan_saved_at?: string | null };

/** The plan in a flow and the record of the plan could differ. The one that was saved last becomes the record, and the flow shows it. */
export const joinPlans: Rewrite = {
  collection: 'risk_flows',
  async prepare(org, docs) {
    const ids = docs.map(({ _id }) => _id);
    const plans = await org.collection<TreatmentPlanDoc>('treatment_plans').find({ risk_flow_id: { $in: ids } });
    const records = new Map(plans.map((plan) => [plan.risk_flow_id, plan]));
    const shown = new Map<string, TreatmentPlanDoc | null>();
    for (const flow of await org.collection<EarlierFlow>('risk_flows').find({ _id: { $in: ids } }))
      shown.set(flow._id, await joined(org, flow, records.get(flow._id) ?? null));
    return (stored) => {
      const { plan_saved_at: _, ...flow } = stored;
      const treatment_plan = planInFlow(shown.get(String(flow['_id'])) ?? null);
      return sameValue(treatment_plan, flow['treatment_plan'])
        ? null
        : { ...flow, treatment_plan: toJson(treatment_plan) };
    };
  },
};

async function joined(db: OrgDb, flow: EarlierFlow, record: TreatmentPlanDoc | null): Promise<TreatmentPlanDoc | null> {
  const { treatment_plan: inFlow, plan_saved_at, organization_id, risk_id, risk_domain_id, created_by } = flow;
  const plans = db.collection<TreatmentPlanDoc>('treatment_plans');
  if (inFlow === null) return record;
  if (record === null)
    return plans.insertOne({
      ...newPlan({ organization_id, risk_id, risk_flow_id: flow._id }, created_by),
      ...writtenPlan(inFlow),
      risk_domain_id,
    });
  return (plan_saved_at ?? '') > record.updated_at
    ? plans.updateOne({ _id: record._id }, { $set: writtenPlan(inFlow) })
    : record;
}
