import type { RiskDoc, RiskFlowDoc } from '../../collections.ts';
import type { MigrationDb } from '../../store/migration.ts';
import { flowOfRisk } from '@parapet/contracts/rules';

/** Stores in each risk which flow it has. */
export async function addFlowsToRisks(db: MigrationDb): Promise<void> {
  for (const organization of await db.organizations('risk_flows')) {
    const flows = await db.org(organization).collection<RiskFlowDoc>('risk_flows').find({});
    const risks = db.org(organization).collection<RiskDoc>('risks');
    for (const [risk_id, ofRisk] of Map.groupBy(flows, (flow) => flow.risk_id)) await risks.updateOne({ _id: risk_id }, { $set: { flow: flowOfRisk(ofRisk) } });
  }
}
