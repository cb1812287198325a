/** Taking what is deleted out of the risk flows that are not finished; finished ones keep what they stored. */
import { flowWithoutAsset, flowWithoutProperty, flowWithoutScenario, linkedRisks, type FlowSelection } from '@parapet/contracts/rules';
import type { RiskDoc, RiskFlowDoc } from '../../collections.ts';
import type { Filter, OrgDb } from '../../store/port.ts';
import { catalogOf } from '../risk-flows/flow-content.ts';
import { flowsOf } from '../risk-flows/flows.ts';

const OPEN = { status: { $in: ['draft', 'in-progress'] } };

type Change = (flow: RiskFlowDoc) => Promise<FlowSelection> | FlowSelection;

async function changeOpenFlows(db: OrgDb, filter: Filter, change: Change): Promise<void> {
  for (const flow of await flowsOf(db).find({ ...filter, ...OPEN })) {
    const left = await change(flow);
    await flowsOf(db).updateOne({ _id: flow._id }, { $set: { ...left, evaluated_risks: linkedRisks(left.asset_scenario_evaluations) } });
  }
}

/** To be called while the links of the asset are there. */
export function removeAssetFromFlows(db: OrgDb, id: string): Promise<void> {
  return changeOpenFlows(db, { selected_assets: id }, async (flow) => {
    const catalog = await catalogOf(db, flow.selected_assets);
    const risk = await db.collection<RiskDoc>('risks').findOne({ _id: flow.risk_id });
    return flowWithoutAsset(flow, id, catalog, risk?.selected_scenarios ?? []);
  });
}

export function removePropertyFromFlows(db: OrgDb, id: string): Promise<void> {
  return changeOpenFlows(db, { selected_properties: id }, (flow) => flowWithoutProperty(flow, id));
}

export function removeScenarioFromFlows(db: OrgDb, id: string): Promise<void> {
  return changeOpenFlows(db, { selected_scenarios: id }, (flow) => flowWithoutScenario(flow, id));
}
