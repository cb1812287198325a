/** An open flow after a record that it links to was deleted. */
import { flowWithoutAsset, flowWithoutProperty, flowWithoutScenario, linkedRisks, withoutLinksTo, type FlowSelection } from '@parapet/contracts/rules';
import type { RiskDoc, RiskFlowDoc } from '../../collections.ts';
import type { OrgDb } from '../../store/port.ts';
import type { DeletedRecord } from '../links/deleted-record.ts';
import { catalogOf } from './flow-content.ts';

/** @returns the fields that change */
export async function flowWithout(db: OrgDb, flow: RiskFlowDoc, deleted: DeletedRecord): Promise<Partial<RiskFlowDoc>> {
  const content = await contentWithout(db, flow, deleted);
  return { ...content, evaluated_risks: linkedRisks(content.asset_scenario_evaluations) };
}

async function contentWithout(db: OrgDb, flow: RiskFlowDoc, { collection, id, linked_properties }: DeletedRecord): Promise<Pick<FlowSelection, 'asset_scenario_evaluations'>> {
  if (collection === 'properties') return flowWithoutProperty(flow, id);
  if (collection === 'risk_scenarios') return flowWithoutScenario(flow, id);
  if (collection === 'risks') return { asset_scenario_evaluations: withoutLinksTo(id, flow.asset_scenario_evaluations) };
  const catalog = await catalogOf(db, flow.selected_assets, [{ id, linked_properties }]);
  const risk = await db.collection<RiskDoc>('risks').findOne({ _id: flow.risk_id });
  return flowWithoutAsset(flow, id, catalog, risk?.selected_scenarios ?? []);
}
