/** The properties that link to a scenario, in the order in which the links were added. */
import type { PropertyDoc } from '../../collections.ts';
import type { OrgDb } from '../../store/port.ts';

type Linking = Pick<PropertyDoc, 'linked_scenarios' | 'linked_at'>;

/** The times of links that were added after the property was created. @param after ids of the linked scenarios after a change */
export function linkTimes({ linked_scenarios, linked_at = {} }: Linking, after: readonly string[]): Record<string, string> {
  const before = new Set(linked_scenarios);
  const now = new Date().toISOString();
  return Object.fromEntries(after.flatMap((id) => {
    const time = before.has(id) ? linked_at[id] : now;
    return time === undefined ? [] : [[id, time]];
  }));
}

/** Adds the ids of the linking properties to scenarios. */
export async function withProperties<S>(db: OrgDb, scenarios: readonly S[], idOf: (scenario: S) => string): Promise<(S & { linked_properties: string[] })[]> {
  if (scenarios.length === 0) return [];
  const ids = new Set(scenarios.map(idOf));
  const properties = await db.collection<PropertyDoc>('properties').find({ linked_scenarios: { $in: [...ids] } });
  const links = properties.flatMap(({ _id: property, created_at, linked_scenarios, linked_at = {} }) =>
    linked_scenarios.filter((id) => ids.has(id)).map((scenario) => ({ scenario, property, at: linked_at[scenario] ?? created_at })),
  );
  const linked = Map.groupBy(links.toSorted((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at))), ({ scenario }) => scenario);
  return scenarios.map((scenario) => ({ ...scenario, linked_properties: (linked.get(idOf(scenario)) ?? []).map(({ property }) => property) }));
}
