import type { RiskFlowDoc } from '../../collections.ts';
import type { Rewrite } from '../../store/migration.ts';
import { toJson } from '../../store/json.ts';
import { flowOfRisk } from '@parapet/contracts/rules';

/** Stores in each risk which flow it has. */
export const addFlowsToRisks: Rewrite = {
  collection: 'risks',
  async prepare(db, risks) {
    const flows = await db
      .collection<RiskFlowDoc>('risk_flows')
      .find({ risk_id: { $in: risks.map(({ _id }) => _id) } });
    const byRisk = Map.groupBy(flows, ({ risk_id }) => risk_id);
    return (risk) => {
      const ofRisk = byRisk.get(String(risk['_id']));
      return ofRisk === undefined ? null : { ...risk, flow: toJson(flowOfRisk(ofRisk)) };
    };
  },
};
