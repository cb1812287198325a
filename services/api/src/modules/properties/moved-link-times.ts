import type { MigrationDb } from '../../store/migration.ts';
import type { Doc } from '../../store/port.ts';

type ScenarioLinkDoc = Doc & { property_id: string; scenario_id: string };

/** Copies the times of links from `scenario_links` to the properties. */
export async function moveLinkTimes(db: MigrationDb): Promise<void> {
  const times = new Map<string, Record<string, string>>();
  const key = (organization: unknown, property: unknown) => `${String(organization)}/${String(property)}`;
  for (const organization of await db.organizations('scenario_links')) {
    for (const { property_id, scenario_id, created_at } of await db
      .org(organization)
      .collection<ScenarioLinkDoc>('scenario_links')
      .find({})) {
      const property = key(organization, property_id);
      times.set(property, { ...times.get(property), [scenario_id]: created_at });
    }
  }
  await db.rewrite('properties', (property) => {
    const linked = Object.entries(times.get(key(property['organization_id'], property['_id'])) ?? {});
    const later = linked.filter(([, at]) => at > String(property['created_at']));
    return later.length === 0 ? null : { ...property, linked_at: Object.fromEntries(later) };
  });
}
