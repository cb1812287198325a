/** What a flow names must exist. What it named before may have been deleted since, and is no reason to refuse a change. */
import type { RiskFlow, RiskFlowUpdate } from '../../../schemas/risk-flow.ts';
import { evaluationOf } from './asset-selection.ts';
import type { NamedCollection, Reference } from '../../validation/named-records.ts';

type Evaluations = RiskFlow['asset_scenario_evaluations'];
type Named = Pick<RiskFlow, 'selected_assets' | 'selected_properties' | 'selected_scenarios' | 'asset_scenario_evaluations'>;

const keys = (map: object | undefined) => Object.keys(map ?? {});

/** The assets and scenarios that evaluations are about. */
function evaluated(input: RiskFlowUpdate): { assets: string[]; scenarios: string[] } {
  const pairs = keys(input.asset_scenario_evaluations).map(evaluationOf);
  return { assets: pairs.map(({ asset }) => asset), scenarios: pairs.map(({ scenario }) => scenario) };
}

/** The assets, properties and scenarios that a change of a flow names, and that it did not name before. */
export function flowReferences(before: Named, input: RiskFlowUpdate): Reference[] {
  const { assets, scenarios } = evaluated(input);
  const fresh = (path: string, collection: NamedCollection, ids: readonly string[], known: readonly string[]): Reference => {
    const had = new Set(known);
    return { path, collection, ids: ids.filter((id) => !had.has(id)) };
  };
  return [
    fresh('/selected_assets', 'assets', input.selected_assets ?? [], before.selected_assets),
    fresh('/selected_properties', 'properties', input.selected_properties ?? [], before.selected_properties),
    fresh('/selected_scenarios', 'risk_scenarios', input.selected_scenarios ?? [], before.selected_scenarios),
    fresh('/asset_comments', 'assets', keys(input.asset_comments), before.selected_assets),
    fresh('/property_comments', 'properties', keys(input.property_comments), before.selected_properties),
    fresh('/scenario_comments', 'risk_scenarios', keys(input.scenario_comments), before.selected_scenarios),
    fresh('/scenario_assessments', 'risk_scenarios', keys(input.scenario_assessments), before.selected_scenarios),
    fresh('/asset_scenario_evaluations', 'assets', assets, before.selected_assets),
    fresh('/asset_scenario_evaluations', 'risk_scenarios', scenarios, before.selected_scenarios),
  ];
}

/** Ids of the risks that evaluations link to. */
export function risksIn(evaluations: Evaluations = {}): string[] {
  return [...new Set(Object.values(evaluations).flatMap(({ risk_id }) => risk_id ?? []))];
}

/** Ids of the risks that a change of a flow links to, and that it did not link to before. */
export function risksLinked(before: Named, input: RiskFlowUpdate): string[] {
  const had = new Set(risksIn(before.asset_scenario_evaluations));
  return risksIn(input.asset_scenario_evaluations).filter((id) => !had.has(id));
}

/** Evaluations whose links to a risk are taken out; what was written about them stays. */
export function withoutLinksTo(riskId: string, evaluations: Evaluations): Evaluations {
  return withoutLinksToAny(new Set([riskId]), evaluations);
}

/** The same for the links to any of several risks. */
export function withoutLinksToAny(riskIds: ReadonlySet<string>, evaluations: Evaluations): Evaluations {
  const isLinked = ({ risk_id: id }: Evaluations[string]) => typeof id === 'string' && riskIds.has(id);
  return Object.fromEntries(Object.entries(evaluations).map(([key, one]) => [key, isLinked(one) ? { ...one, risk_id: null } : one]));
}
