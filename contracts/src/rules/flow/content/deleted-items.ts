/** Taking what is deleted out of a risk flow that is not finished; a finished one keeps what it stored until it is taken up again. */
import { removeAsset, removeScenario, withoutStrays, type Catalogue, type FlowContent } from './asset-selection.ts';
import { risksIn, withoutLinksToAny } from './added-references.ts';
import type { FlowFields } from '../new-flow.ts';
import type { RiskFields } from '../../risk/new-risk.ts';

/** What of a flow depends on what is selected, the names that it keeps included. */
export type FlowSelection = Pick<FlowFields, keyof FlowContent | 'names'>;

export function isUnfinished({ status }: Pick<FlowFields, 'status'>): boolean {
  return status === 'draft' || status === 'in-progress';
}

function selectionOf(flow: FlowFields): FlowSelection {
  const { selected_assets, selected_properties, selected_scenarios, asset_comments, property_comments, scenario_comments } = flow;
  const { scenario_assessments, asset_scenario_evaluations, names } = flow;
  const selected = new Set([...selected_assets, ...selected_properties, ...selected_scenarios]);
  return {
    selected_assets, selected_properties, selected_scenarios, asset_comments, property_comments, scenario_comments,
    scenario_assessments, asset_scenario_evaluations,
    names: Object.fromEntries(Object.entries(names).filter(([id]) => selected.has(id))),
  };
}

/**
 * With the asset goes what only it brought in, as when a person takes it out.
 * @param catalogue with the links of the flow's assets, this one included
 * @param handPicked scenarios of the flow's risk, which stay
 */
export function flowWithoutAsset(flow: FlowFields, assetId: string, catalogue: Catalogue, handPicked: readonly string[]): FlowSelection {
  return selectionOf(removeAsset(flow, assetId, catalogue, handPicked));
}

/** The scenarios that the property brought in stay: people may have assessed them. */
export function flowWithoutProperty(flow: FlowFields, propertyId: string): FlowSelection {
  return selectionOf(withoutStrays({ ...flow, selected_properties: flow.selected_properties.filter((id) => id !== propertyId) }));
}

export function flowWithoutScenario(flow: FlowFields, scenarioId: string): FlowSelection {
  return selectionOf(removeScenario(flow, scenarioId));
}

/**
 * What a finished flow holds once it is taken up again: nothing that was deleted since, nor anything written about it,
 * and the title and severity that its risk has now.
 * @param there ids of the assets, properties, scenarios and risks that are there; those that the flow does not name do not matter
 */
export function reopenedFlow(
  flow: FlowFields,
  risk: Pick<RiskFields, 'title' | 'severity'>,
  there: ReadonlySet<string>,
): FlowSelection & Pick<FlowFields, 'risk_title' | 'risk_severity'> {
  const left = (ids: readonly string[]) => ids.filter((id) => there.has(id));
  const kept = withoutStrays({
    ...flow,
    selected_assets: left(flow.selected_assets),
    selected_properties: left(flow.selected_properties),
    selected_scenarios: left(flow.selected_scenarios),
  });
  const evaluations = kept.asset_scenario_evaluations;
  const gone = new Set(risksIn(evaluations)).difference(there);
  const asset_scenario_evaluations = withoutLinksToAny(gone, evaluations);
  return { ...selectionOf({ ...kept, asset_scenario_evaluations }), risk_title: risk.title, risk_severity: risk.severity };
}
