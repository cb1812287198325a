/** What belongs to a risk follows it: its notes, flows, plans and tasks, and the links to it. */
import { withoutLinksTo } from '@parapet/contracts/rules';
import type { PropertyDoc, RiskDoc, RiskFlowDoc } from '../../collections.ts';
import type { Doc, OrgDb, Tx } from '../../store/port.ts';

const UNFINISHED = { status: { $in: ['draft', 'in-progress'] } };

/** Deletes what belongs to a risk and the links to it; finished flows keep what their evaluations said. */
export async function removeDependents(db: OrgDb, riskId: string): Promise<void> {
  for (const name of ['risk_notes', 'tasks', 'treatment_plans', 'risk_flows']) {
    const collection = db.collection<Doc>(name);
    for (const { _id } of await collection.find({ risk_id: riskId })) await collection.deleteOne({ _id });
  }
  await db.collection<PropertyDoc>('properties').updateMany({ linked_risks: riskId }, { $pull: { linked_risks: riskId } });
  const flows = db.collection<RiskFlowDoc>('risk_flows');
  for (const flow of await flows.find({ ...UNFINISHED, evaluated_risks: riskId })) {
    const asset_scenario_evaluations = withoutLinksTo(riskId, flow.asset_scenario_evaluations);
    await flows.updateOne({ _id: flow._id }, { $set: { asset_scenario_evaluations }, $pull: { evaluated_risks: riskId } });
  }
}

/** Tells flows, plans and tasks of a risk what they keep of it; finished flows keep its title and severity as they were. */
export async function updateDependents(db: Tx, before: RiskDoc, after: RiskDoc): Promise<void> {
  const renamed = after.title !== before.title || after.severity !== before.severity;
  const moved = after.domain_id !== before.domain_id;
  // What is being added in this moment would keep the risk as it was.
  if (renamed || moved) await db.lock('risks', [after._id]);
  if (renamed) {
    const flows = db.collection<RiskFlowDoc>('risk_flows');
    await flows.updateMany({ risk_id: after._id, ...UNFINISHED }, { $set: { risk_title: after.title, risk_severity: after.severity } });
  }
  if (!moved) return;
  for (const name of ['risk_flows', 'treatment_plans', 'tasks']) {
    await db.collection<Doc>(name).updateMany({ risk_id: after._id }, { $set: { risk_domain_id: after.domain_id } });
  }
}
