/** The properties of a scenario: the link is kept in the property, and read the other way round here. */
import type { PropertyDoc } from '../../collections.ts';
import type { OrgDb } from '../../store/port.ts';

/** @returns the scenarios with the ids of the properties that name them, oldest first */
export async function withProperties<S>(db: OrgDb, scenarios: readonly S[], idOf: (scenario: S) => string): Promise<(S & { linked_properties: string[] })[]> {
  const ids = scenarios.map(idOf);
  if (ids.length === 0) return [];
  const sort = { field: 'created_at', direction: 1 } as const;
  const properties = await db.collection<PropertyDoc>('properties').find({ linked_scenarios: { $in: ids } }, { sort });
  return scenarios.map((scenario) => {
    const id = idOf(scenario);
    return { ...scenario, linked_properties: properties.filter(({ linked_scenarios }) => linked_scenarios.includes(id)).map(({ _id }) => _id) };
  });
}
