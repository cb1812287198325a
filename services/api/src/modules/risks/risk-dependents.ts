/** Flows, plans and tasks store some fields of their risk, which follow it when it changes. */
import type { RiskDoc, RiskFlowDoc } from '../../collections.ts';
import type { Doc, Tx } from '../../store/port.ts';

const UNFINISHED = { status: { $in: ['draft', 'in-progress'] } };

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
