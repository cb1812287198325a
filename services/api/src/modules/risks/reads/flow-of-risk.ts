/** A risk stores its current flow, so that the register filters by it. */
import { flowOfRisk } from '@parapet/contracts/rules';
import type { RiskDoc, RiskFlowDoc } from '../../../collections.ts';
import type { OrgDb, Tx } from '../../../store/port.ts';

export const currentFlowOf = async (db: OrgDb, riskId: string) =>
  flowOfRisk(await db.collection<RiskFlowDoc>('risk_flows').find({ risk_id: riskId }));

/** Updates the stored flow after a flow of the risk was added, deleted or given another status. */
export async function updateFlowOfRisk(db: Tx, riskId: string): Promise<void> {
  const risks = db.collection<RiskDoc>('risks');
  const [risk, flow] = [await risks.findOne({ _id: riskId }), await currentFlowOf(db, riskId)];
  if (risk === null || (risk.flow?.id === flow?.id && risk.flow?.status === flow?.status)) return;
  await risks.updateOne({ _id: riskId }, { $set: { flow } });
}
