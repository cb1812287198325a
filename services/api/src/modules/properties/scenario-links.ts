/**
 * Which properties name which scenarios. The properties say so themselves; these are kept beside them, so that the
 * properties of a scenario are found by an index.
 */
import type { PropertyDoc, ScenarioLinkDoc } from '../../collections.ts';
import type { OrgDb, Tx } from '../../store/port.ts';

const linksOf = (db: OrgDb) => db.collection<ScenarioLinkDoc>('scenario_links');

/**
 * Brings the links of a property to what it says now.
 * @param before ids of the scenarios that it named
 * @param after ids of those that it names
 */
export async function keepScenarioLinks(db: OrgDb, property_id: string, before: readonly string[], after: readonly string[]): Promise<void> {
  for (const scenario_id of new Set(after).difference(new Set(before))) await linksOf(db).insertOne({ property_id, scenario_id });
  for (const scenario_id of new Set(before).difference(new Set(after))) await linksOf(db).deleteOne({ property_id, scenario_id });
}

/** Takes a scenario out of the properties that name it; no flow draws it from one of them in the same moment. */
export async function removeScenarioFromProperties(db: Tx, scenario_id: string): Promise<void> {
  const properties = db.collection<PropertyDoc>('properties');
  const links = await linksOf(db).find({ scenario_id });
  await db.lock('properties', links.map(({ property_id }) => property_id));
  for (const { _id, property_id } of links) {
    await properties.updateOne({ _id: property_id }, { $pull: { linked_scenarios: scenario_id } });
    await linksOf(db).deleteOne({ _id });
  }
}

/** @returns the scenarios with the ids of the properties that name them, in the order in which they were linked */
export async function withProperties<S>(db: OrgDb, scenarios: readonly S[], idOf: (scenario: S) => string): Promise<(S & { linked_properties: string[] })[]> {
  if (scenarios.length === 0) return [];
  const links = await linksOf(db).find({ scenario_id: { $in: scenarios.map(idOf) } }, { sort: { field: 'created_at', direction: 1 } });
  const linked = Map.groupBy(links, ({ scenario_id }) => scenario_id);
  return scenarios.map((scenario) => ({ ...scenario, linked_properties: (linked.get(idOf(scenario)) ?? []).map(({ property_id }) => property_id) }));
}
