/** Removing deleted records from risk flows. A finished flow keeps what it stored until it is reopened. */
import {
  removeAsset,
  removeScenario,
  SELECTION,
  withoutUnselected,
  type Catalog,
  type FlowContent,
} from './asset-selection.ts';
import { linkedRisks, withoutLinksToAny } from './added-references.ts';
import { pickedFields } from '../../merge/picked-fields.ts';
import type { FlowFields } from '../new-flow.ts';
import type { RiskFields } from '../../risk/new-risk.ts';

/** The fields of a flow that depend on what is selected, including the stored names. */
export type FlowSelection = Pick<FlowFields, keyof FlowContent | 'names'>;

function selectionOf(flow: FlowFields): FlowSelection {
  const selected = new Set([...flow.selected_assets, ...flow.selected_properties, ...flow.selected_scenarios]);
  return {
    ...pickedFields(flow, SELECTION),
    names: Object.fromEntries(Object.entries(flow.names).filter(([id]) => selected.has(id))),
  };
}

/**
 * The selection without a deleted asset and without what no other asset leads to, just as when a person removes the asset.
 * @param catalog the links of the flow's assets, including the deleted one
 * @param handPicked scenarios of the flow's risk, which stay
 */
export function flowWithoutAsset(
  flow: FlowFields,
  assetId: string,
  catalog: Catalog,
  handPicked: readonly string[],
): FlowSelection {
  return selectionOf(removeAsset(flow, assetId, catalog, handPicked));
}

/** The scenarios of the property stay, as people may have assessed them. */
export function flowWithoutProperty(flow: FlowFields, propertyId: string): FlowSelection {
  return selectionOf(
    withoutUnselected({ ...flow, selected_properties: flow.selected_properties.filter((id) => id !== propertyId) }),
  );
}

export function flowWithoutScenario(flow: FlowFields, scenarioId: string): FlowSelection {
  return selectionOf(removeScenario(flow, scenarioId));
}

/**
 * The content of a reopened flow: without records that were deleted since and anything written about them, and with the current title and
 * severity of its risk.
 * @param existing ids of existing assets, properties, scenarios and risks; it may contain others than those of the flow
 */
export function reopenedFlow(
  flow: FlowFields,
  risk: Pick<RiskFields, 'title' | 'severity'>,
  existing: ReadonlySet<string>,
): FlowSelection & Pick<FlowFields, 'risk_title' | 'risk_severity'> {
  const remaining = (ids: readonly string[]) => ids.filter((id) => existing.has(id));
  const cleaned = withoutUnselected({
    ...flow,
    selected_assets: remaining(flow.selected_assets),
    selected_properties: remaining(flow.selected_properties),
    selected_scenarios: remaining(flow.selected_scenarios),
  });
  const evaluations = cleaned.asset_scenario_evaluations;
  const deleted = new Set(linkedRisks(evaluations)).difference(existing);
  const asset_scenario_evaluations = withoutLinksToAny(deleted, evaluations);
  return {
    ...selectionOf({ ...cleaned, asset_scenario_evaluations }),
    risk_title: risk.title,
    risk_severity: risk.severity,
  };
}
