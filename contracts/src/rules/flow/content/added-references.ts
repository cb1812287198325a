/** The references that a change adds to a flow; these must exist. Earlier ones may have been deleted since. */
import { referencesIn, type LinkTarget, type Reference } from '../../../links.ts';
import type { RiskFlow, RiskFlowUpdate } from '../../../schemas/risk/risk-flow.ts';
import { evaluationOf } from './asset-selection.ts';

type Evaluations = RiskFlow['asset_scenario_evaluations'];
type Named = Pick<
  RiskFlow,
  'selected_assets' | 'selected_properties' | 'selected_scenarios' | 'asset_scenario_evaluations'
>;

const keys = (map: object | undefined) => Object.keys(map ?? {});

/** The assets and scenarios of the evaluations. */
function evaluated(input: RiskFlowUpdate): { assets: string[]; scenarios: string[] } {
  const pairs = keys(input.asset_scenario_evaluations).map(evaluationOf);
  return { assets: pairs.map(({ asset }) => asset), scenarios: pairs.map(({ scenario }) => scenario) };
}

/** The assets, properties and scenarios to which a change of a flow refers for the first time. */
export function flowReferences(before: Named, input: RiskFlowUpdate): Reference[] {
  // The fields that name people are left out: they may contain e-mail addresses, which are looked up elsewhere.
  const { assigned_to: _, treatment_plan: __, ...content } = input;
  const { assets, scenarios } = evaluated(input);
  const added = (
    path: string,
    collection: LinkTarget,
    ids: readonly string[],
    before: readonly string[],
  ): Reference => {
    const old = new Set(before);
    return { path, collection, ids: ids.filter((id) => !old.has(id)) };
  };
  return [
    ...referencesIn('risk_flows', content, before),
    added('/asset_comments', 'assets', keys(input.asset_comments), before.selected_assets),
    added('/property_comments', 'properties', keys(input.property_comments), before.selected_properties),
    added('/scenario_comments', 'risk_scenarios', keys(input.scenario_comments), before.selected_scenarios),
    added('/scenario_assessments', 'risk_scenarios', keys(input.scenario_assessments), before.selected_scenarios),
    added('/asset_scenario_evaluations', 'assets', assets, before.selected_assets),
    added('/asset_scenario_evaluations', 'risk_scenarios', scenarios, before.selected_scenarios),
  ];
}

/** The risks that evaluations link to. */
export function linkedRisks(evaluations: Evaluations = {}): string[] {
  return [...new Set(Object.values(evaluations).flatMap(({ risk_id }) => risk_id ?? []))];
}

/** The risks that a change of a flow links to for the first time. */
export function addedRisks(before: Named, input: RiskFlowUpdate): string[] {
  const old = new Set(linkedRisks(before.asset_scenario_evaluations));
  return linkedRisks(input.asset_scenario_evaluations).filter((id) => !old.has(id));
}

/** Evaluations without their links to a risk; the rest of each evaluation stays. */
export function withoutLinksTo(riskId: string, evaluations: Evaluations): Evaluations {
  return withoutLinksToAny(new Set([riskId]), evaluations);
}

/** The same for several risks. */
export function withoutLinksToAny(riskIds: ReadonlySet<string>, evaluations: Evaluations): Evaluations {
  const isLinked = ({ risk_id: id }: Evaluations[string]) => typeof id === 'string' && riskIds.has(id);
  return Object.fromEntries(
    Object.entries(evaluations).map(([key, one]) => [key, isLinked(one) ? { ...one, risk_id: null } : one]),
  );
}
