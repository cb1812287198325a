/** The changes that a person makes to a flow. */
import type { RiskFlow } from '@parapet/contracts';

/** The fields of a flow that its pages change. */
export type FlowChanges = Partial<
  Pick<
    RiskFlow,
    | 'status'
    | 'current_step'
    | 'assigned_to'
    | 'selected_assets'
    | 'selected_properties'
    | 'selected_scenarios'
    | 'asset_comments'
    | 'property_comments'
    | 'scenario_comments'
    | 'scenario_assessments'
    | 'asset_scenario_evaluations'
    | 'treatment_description'
  >
>;

/** A text about one record. An empty one is removed. */
export function withText(texts: Readonly<Record<string, string>>, id: string, text: string): Record<string, string> {
  const { [id]: _, ...others } = texts;
  return text === '' ? others : { ...others, [id]: text };
}

/** A map without one entry. */
export function without<T>(map: Readonly<Record<string, T>>, key: string): Record<string, T> {
  const { [key]: _, ...others } = map;
  return others;
}

type Evaluations = RiskFlow['asset_scenario_evaluations'];

/** The evaluations with the link of some of them set or removed. An evaluation without a link and a comment is removed. */
export function withLinks(evaluations: Evaluations, links: Readonly<Record<string, string | null>>): Evaluations {
  const changed = Object.entries(links).map(([key, risk_id]) => [key, { ...evaluations[key], risk_id }] as const);
  const isSaying = ({ risk_id, comments = '' }: Evaluations[string]) => risk_id !== null || comments !== '';
  return Object.fromEntries([
    ...Object.entries(evaluations).filter(([key]) => !Object.hasOwn(links, key)),
    ...changed.filter(([, one]) => isSaying(one)),
  ]);
}
