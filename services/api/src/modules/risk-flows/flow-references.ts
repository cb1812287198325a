/** What a flow names must exist. What it named before may have been deleted since, and is no reason to refuse a change. */
import type { RiskFlowUpdate } from '@parapet/contracts';
import type { MemberDoc, RiskDoc, RiskFlowDoc } from '../../collections.ts';
import type { Tx } from '../../store/port.ts';
import { checkReferences, unknownReference, type Reference } from '../references.ts';
import { takeRiskTurn } from '../risk-scope.ts';
import { visibleRisks } from '../risks/risk-query.ts';

type Named = Pick<RiskFlowDoc, 'selected_assets' | 'selected_properties' | 'selected_scenarios' | 'asset_scenario_evaluations'>;

const keys = (map: object | undefined) => Object.keys(map ?? {});

/** The assets and scenarios that evaluations are about. */
function evaluated(input: RiskFlowUpdate): { assets: string[]; scenarios: string[] } {
  const pairs = keys(input.asset_scenario_evaluations).map((key) => key.split(':'));
  return { assets: pairs.map(([asset = '']) => asset), scenarios: pairs.map(([, scenario = '']) => scenario) };
}

/** Ids of the risks that evaluations link to. */
export function risksIn(evaluations: RiskFlowUpdate['asset_scenario_evaluations'] = {}): string[] {
  return [...new Set(Object.values(evaluations).flatMap(({ risk_id }) => risk_id ?? []))];
}

/** @throws Problem 400 that names every field with an id that is not there */
export async function checkNamed(db: Tx, member: MemberDoc, before: Named, input: RiskFlowUpdate): Promise<void> {
  const { assets, scenarios } = evaluated(input);
  const fresh = (path: string, collection: string, ids: readonly string[], known: readonly string[]): Reference => {
    const had = new Set(known);
    return { path, collection, field: '_id', ids: ids.filter((id) => !had.has(id)) };
  };
  await checkReferences(db, [
    fresh('/selected_assets', 'assets', input.selected_assets ?? [], before.selected_assets),
    fresh('/selected_properties', 'properties', input.selected_properties ?? [], before.selected_properties),
    fresh('/selected_scenarios', 'risk_scenarios', input.selected_scenarios ?? [], before.selected_scenarios),
    fresh('/asset_comments', 'assets', keys(input.asset_comments), before.selected_assets),
    fresh('/property_comments', 'properties', keys(input.property_comments), before.selected_properties),
    fresh('/scenario_comments', 'risk_scenarios', keys(input.scenario_comments), before.selected_scenarios),
    fresh('/scenario_assessments', 'risk_scenarios', keys(input.scenario_assessments), before.selected_scenarios),
    fresh('/asset_scenario_evaluations', 'assets', assets, before.selected_assets),
    fresh('/asset_scenario_evaluations', 'risk_scenarios', scenarios, before.selected_scenarios),
  ]);
  const had = new Set(risksIn(before.asset_scenario_evaluations));
  const risks = risksIn(input.asset_scenario_evaluations).filter((id) => !had.has(id));
  if (risks.length === 0) return;
  const found = await db.collection<RiskDoc>('risks').count({ _id: { $in: risks }, ...visibleRisks(member) });
  if (found < risks.length) throw unknownReference(['/asset_scenario_evaluations']);
  for (const id of risks) await takeRiskTurn(db, id);
}
