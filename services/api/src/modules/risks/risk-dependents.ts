/** Flows, plans and tasks store copies of some fields of their risk. */
import type { RiskDoc, RiskFlowDoc } from '../../collections.ts';
import type { Doc, Tx } from '../../store/port.ts';

const UNFINISHED = { status: { $in: ['draft', 'in-progress'] } };

/** Updates the copies after a change of the risk. Finished flows keep the title and severity of their time. */
export async function updateDependents(db: Tx, before: RiskDoc, after: RiskDoc): Promise<void> {
  const renamed = after.title !== before.title || after.severity !== before.severity;
  const moved = after.domain_id !== before.domain_id;
  // Without the lock, a record that is added at the same time would copy the old fields.
  if (renamed || moved) await db.lock('risks', [after._id]);
  if (renamed) {
    const flows = db.collection<RiskFlowDoc>('risk_flows');
    await flows.updateMany(
      { risk_id: after._id, ...UNFINISHED },
      { $set: { risk_title: after.title, risk_severity: after.severity } },
    );
  }
  if (!moved) return;
  for (const name of ['risk_flows', 'treatment_plans', 'tasks']) {
    await db.collection<Doc>(name).updateMany({ risk_id: after._id }, { $set: { risk_domain_id: after.domain_id } });
  }
}
