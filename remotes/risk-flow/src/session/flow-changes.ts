/** The changes that a person makes to a flow, and what becomes of them when the flow changes elsewhere. */
import type { RiskFlow } from '@parapet/contracts';
import { changesOnto, mergeRecords, sameValue } from '@parapet/contracts/rules';

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

/** The version that a page shows, and the person's own changes on it. */
export interface Edited<R, C> {
  record: R;
  changes: C;
}

/** The changes without those that are the same in the record. */
export function changesTo<C extends object>(record: object, changes: C): Partial<C> {
  const stored: Readonly<Record<string, unknown>> = { ...record };
  const own: Partial<C> = {};
  for (const name in changes) if (!sameValue(changes[name], stored[name])) own[name] = changes[name];
  return own;
}

const valuesOf = (record: object): Readonly<Record<string, unknown>> => ({ ...record });

/** Moves the person's changes onto a newer version; null when both changed the same field or entry to different values. */
export function rebased<R extends object, C extends object>(
  { record, changes }: Edited<R, C>,
  newest: R,
): Edited<R, Partial<C>> | null {
  const [before, mine, after] = [valuesOf(record), valuesOf(changes), valuesOf(newest)];
  if (mergeRecords(before, mine, after, Object.keys(changes)).conflicts.length > 0) return null;
  // The cast is safe: the result has fields of `changes` only, with values from versions of the same record.
  return { record: newest, changes: changesOnto(before, mine, after) as Partial<C> };
}

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
