/** Taking what is deleted out of the risk flows that are not finished; finished ones keep what they stored. */
import { flowWithoutAsset, flowWithoutProperty, flowWithoutScenario, isUnfinished, type FlowSelection } from '../rules/index.ts';
import { catalogOf } from './catalogue.ts';
import type { Context } from './mock.ts';
import { changeRecord, ownRecords } from './records.ts';
import type { Kept } from './tables.ts';

type Flow = Kept<'risk_flows'>;

function changeOpenFlows(context: Context, named: (flow: Flow) => readonly string[], id: string, change: (flow: Flow) => FlowSelection): void {
  for (const flow of ownRecords(context, 'risk_flows')) {
    if (isUnfinished(flow) && named(flow).includes(id)) changeRecord(context, 'risk_flows', flow, change(flow));
  }
}

/** To be called while the links of the asset are there. */
export function removeAssetFromFlows(context: Context, id: string): void {
  const catalog = catalogOf(context);
  changeOpenFlows(context, (flow) => flow.selected_assets, id, (flow) => {
    const risk = ownRecords(context, 'risks').find((one) => one.id === flow.risk_id);
    return flowWithoutAsset(flow, id, catalog, risk?.selected_scenarios ?? []);
  });
}

export function removePropertyFromFlows(context: Context, id: string): void {
  changeOpenFlows(context, (flow) => flow.selected_properties, id, (flow) => flowWithoutProperty(flow, id));
}

export function removeScenarioFromFlows(context: Context, id: string): void {
  changeOpenFlows(context, (flow) => flow.selected_scenarios, id, (flow) => flowWithoutScenario(flow, id));
}
