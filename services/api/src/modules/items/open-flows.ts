/** Taking what is deleted out of the risk flows that are not finished; finished ones keep what they stored. */
import { removeAsset, removeScenario, risksIn, withoutStrays, type FlowContent } from '@parapet/contracts/rules';
import type { RiskDoc, RiskFlowDoc } from '../../collections.ts';
import type { Filter, OrgDb } from '../../store/port.ts';
import { catalogueOf } from '../risk-flows/flow-content.ts';
import { flowsOf } from '../risk-flows/flows.ts';

const OPEN = { status: { $in: ['draft', 'in-progress'] } };

type Change = (flow: RiskFlowDoc) => Promise<RiskFlowDoc> | RiskFlowDoc;

async function changeOpenFlows(db: OrgDb, filter: Filter, change: Change): Promise<void> {
  for (const flow of await flowsOf(db).find({ ...filter, ...OPEN })) {
    await flowsOf(db).updateOne({ _id: flow._id }, { $set: contentOf(await change(flow)) });
  }
}

/** What of a flow depends on what is selected. */
function contentOf(flow: RiskFlowDoc) {
  const { selected_assets, selected_properties, selected_scenarios, asset_comments, property_comments, scenario_comments } = flow;
  const { scenario_assessments, asset_scenario_evaluations } = flow;
  const selected = new Set([...selected_assets, ...selected_properties, ...selected_scenarios]);
  return {
    selected_assets, selected_properties, selected_scenarios, asset_comments, property_comments, scenario_comments,
    scenario_assessments, asset_scenario_evaluations,
    evaluated_risks: risksIn(flow.asset_scenario_evaluations),
    names: Object.fromEntries(Object.entries(flow.names).filter(([id]) => selected.has(id))),
  } satisfies FlowContent & Partial<RiskFlowDoc>;
}

/** With the asset goes what only it brought in, as when a person takes it out. To be called while its links are there. */
export function removeAssetFromFlows(db: OrgDb, id: string): Promise<void> {
  return changeOpenFlows(db, { selected_assets: id }, async (flow) => {
    const catalogue = await catalogueOf(db, flow.selected_assets);
    const risk = await db.collection<RiskDoc>('risks').findOne({ _id: flow.risk_id });
    return removeAsset(flow, id, catalogue, risk?.selected_scenarios ?? []);
  });
}

/** The scenarios that the property brought in stay: people may have assessed them. */
export function removePropertyFromFlows(db: OrgDb, id: string): Promise<void> {
  return changeOpenFlows(db, { selected_properties: id }, (flow) =>
    withoutStrays({ ...flow, selected_properties: flow.selected_properties.filter((one) => one !== id) }),
  );
}

export function removeScenarioFromFlows(db: OrgDb, id: string): Promise<void> {
  return changeOpenFlows(db, { selected_scenarios: id }, (flow) => removeScenario(flow, id));
}
