/** What goes when an asset is removed (D16), so that a person can be told and can take it back. */
import type { RiskFlow, FlowWorkspace } from '@parapet/contracts';
import { selectAssets } from '@parapet/contracts/rules';
import type { FlowChanges } from './flow-changes.ts';

const MAPS = [
  'asset_comments',
  'property_comments',
  'scenario_comments',
  'scenario_assessments',
  'asset_scenario_evaluations',
] as const;

/** The content of the flow without the assets; the service comes to the same. */
export function withoutAssets(
  flow: RiskFlow,
  ids: readonly string[],
  { assets, properties, risk }: Pick<FlowWorkspace, 'assets' | 'properties' | 'risk'>,
): RiskFlow {
  const remaining = flow.selected_assets.filter((id) => !ids.includes(id));
  return selectAssets(flow, remaining, { assets, properties }, risk.selected_scenarios);
}

/** How many properties, scenarios and written entries the flow loses. */
export function removalOf(before: RiskFlow, after: RiskFlow) {
  const written = (flow: RiskFlow) => MAPS.reduce((sum, map) => sum + Object.keys(flow[map]).length, 0);
  return {
    properties: before.selected_properties.length - after.selected_properties.length,
    scenarios: before.selected_scenarios.length - after.selected_scenarios.length,
    /** Comments, assessments and evaluations. */
    written: written(before) - written(after),
  };
}

/** Puts removed assets back, with everything that was written; what was written since stays. */
export function restored(now: RiskFlow, before: RiskFlow): FlowChanges {
  const union = (a: readonly string[], b: readonly string[]) => [...new Set([...a, ...b])];
  return {
    selected_assets: union(now.selected_assets, before.selected_assets),
    selected_properties: union(now.selected_properties, before.selected_properties),
    selected_scenarios: union(now.selected_scenarios, before.selected_scenarios),
    asset_comments: { ...before.asset_comments, ...now.asset_comments },
    property_comments: { ...before.property_comments, ...now.property_comments },
    scenario_comments: { ...before.scenario_comments, ...now.scenario_comments },
    scenario_assessments: { ...before.scenario_assessments, ...now.scenario_assessments },
    asset_scenario_evaluations: { ...before.asset_scenario_evaluations, ...now.asset_scenario_evaluations },
  };
}
