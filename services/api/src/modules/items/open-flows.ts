/** Taking what is deleted out of the risk flows that are not finished; finished ones keep what they stored. */
import { removeAsset, removeScenario, type FlowContent } from '@parapet/contracts/rules';
import type { AssetDoc, PropertyDoc, RiskDoc, RiskFlowDoc } from '../../collections.ts';
import type { Filter, OrgDb } from '../../store/port.ts';

const OPEN = { status: { $in: ['draft', 'in-progress'] } };

async function changeOpenFlows(db: OrgDb, filter: Filter, change: (flow: RiskFlowDoc) => Promise<FlowContent> | FlowContent): Promise<void> {
  const flows = db.collection<RiskFlowDoc>('risk_flows');
  for (const flow of await flows.find({ ...filter, ...OPEN })) await flows.updateOne({ _id: flow._id }, { $set: contentOf(await change(flow), flow) });
}

/** What of a flow depends on what is selected. */
function contentOf(content: FlowContent, { names }: Pick<RiskFlowDoc, 'names'>) {
  const { selected_assets, selected_properties, selected_scenarios, asset_comments, property_comments, scenario_comments } = content;
  const { scenario_assessments, asset_scenario_evaluations } = content;
  const selected = new Set([...selected_assets, ...selected_properties, ...selected_scenarios]);
  return {
    selected_assets, selected_properties, selected_scenarios, asset_comments, property_comments, scenario_comments,
    scenario_assessments, asset_scenario_evaluations,
    names: Object.fromEntries(Object.entries(names).filter(([id]) => selected.has(id))),
  };
}

const withId = <T extends { _id: string }>({ _id: id, ...rest }: T) => ({ id, ...rest });

/** With the asset goes what only it brought in, as when a person takes it out. To be called while its links are there. */
export async function removeAssetFromFlows(db: OrgDb, id: string): Promise<void> {
  await changeOpenFlows(db, { selected_assets: id }, async (flow) => {
    const assets = await db.collection<AssetDoc>('assets').find({ _id: { $in: flow.selected_assets } });
    const properties = await db.collection<PropertyDoc>('properties').find({ _id: { $in: flow.selected_properties } });
    const risk = await db.collection<RiskDoc>('risks').findOne({ _id: flow.risk_id });
    return removeAsset(flow, id, { assets: assets.map(withId), properties: properties.map(withId) }, risk?.selected_scenarios ?? []);
  });
}

/** The scenarios that the property brought in stay: people may have assessed them. */
export function removePropertyFromFlows(db: OrgDb, id: string): Promise<void> {
  return changeOpenFlows(db, { selected_properties: id }, (flow) => {
    const { [id]: _, ...property_comments } = flow.property_comments;
    return { ...flow, property_comments, selected_properties: flow.selected_properties.filter((one) => one !== id) };
  });
}

export function removeScenarioFromFlows(db: OrgDb, id: string): Promise<void> {
  return changeOpenFlows(db, { selected_scenarios: id }, (flow) => removeScenario(flow, id));
}
