/** The properties that link to a scenario, in the order in which the links were added. */
import { MAX_LINKS } from '@parapet/contracts';
import { assetScope } from '@parapet/contracts/rules';
import type { MemberDoc, PropertyDoc } from '../../collections.ts';
import { Problem, refuse } from '../../pipeline/problem.ts';
import type { OrgDb, Tx } from '../../store/port.ts';
import { visibleItems } from '../items/visible-items.ts';
import { checkReferences } from '../links/named-records.ts';
import { changeRecord } from '../records.ts';

type Linking = Pick<PropertyDoc, 'linked_scenarios' | 'linked_at'>;

/** The times of links that were added after the property was created. @param after ids of the linked scenarios after a change */
export function linkTimes(
  { linked_scenarios, linked_at = {} }: Linking,
  after: readonly string[],
): Record<string, string> {
  const before = new Set(linked_scenarios);
  const now = new Date().toISOString();
  return Object.fromEntries(
    after.flatMap((id) => {
      const time = before.has(id) ? linked_at[id] : now;
      return time === undefined ? [] : [[id, time]];
    }),
  );
}

/** Adds the ids of the linking properties to scenarios, of those that the member may see. */
export async function withProperties<S>(
  db: OrgDb,
  member: MemberDoc,
  scenarios: readonly S[],
  idOf: (scenario: S) => string,
): Promise<(S & { linked_properties: string[] })[]> {
  if (scenarios.length === 0) return [];
  const ids = new Set(scenarios.map(idOf));
  const properties = await db
    .collection<PropertyDoc>('properties')
    .find({ $and: [await visibleItems(db, member, 'properties'), { linked_scenarios: { $in: [...ids] } }] });
  const links = properties.flatMap(({ _id: property, created_at, linked_scenarios, linked_at = {} }) =>
    linked_scenarios
      .filter((id) => ids.has(id))
      .map((scenario) => ({ scenario, property, at: linked_at[scenario] ?? created_at })),
  );
  const linked = Map.groupBy(
    links.toSorted((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at))),
    ({ scenario }) => scenario,
  );
  return scenarios.map((scenario) => ({
    ...scenario,
    linked_properties: (linked.get(idOf(scenario)) ?? []).map(({ property }) => property),
  }));
}

/**
 * Links exactly these properties to a scenario.
 * @param member who changes an existing scenario
 * @throws Problem 400 when a property does not exist, or would have no scenario or too many; 403 for a member of single assets
 */
export async function linkToProperties(
  db: Tx,
  scenario: string,
  wanted: readonly string[],
  member?: MemberDoc,
): Promise<void> {
  const properties = db.collection<PropertyDoc>('properties');
  const linking = await properties.find({
    $and: [member === undefined ? {} : await visibleItems(db, member, 'properties'), { linked_scenarios: scenario }],
  });
  const before = new Set(linking.map(({ _id }) => _id));
  const added = wanted.filter((id) => !before.has(id));
  const removed = linking.filter(({ _id }) => !wanted.includes(_id));
  if (added.length === 0 && removed.length === 0) return;
  if (member !== undefined && assetScope(member).kind !== 'all')
    throw new Problem(403, 'role_not_allowed', 'Link the scenario where you change the property');
  await checkReferences(db, [{ path: '/linked_properties', collection: 'properties', ids: added }]);
  const changes = [
    ...removed.map((property) => ({
      property,
      linked_scenarios: property.linked_scenarios.filter((id) => id !== scenario),
    })),
    ...(await properties.find({ _id: { $in: added } })).map((property) => ({
      property,
      linked_scenarios: [...property.linked_scenarios, scenario],
    })),
  ];
  const wrong = changes.find(({ linked_scenarios: { length } }) => length === 0 || length > MAX_LINKS);
  if (wrong)
    refuse([
      {
        path: '/linked_properties',
        message:
          wrong.linked_scenarios.length === 0
            ? `${wrong.property.name} needs at least one risk scenario`
            : `${wrong.property.name} has too many risk scenarios`,
      },
    ]);
  for (const { property, linked_scenarios } of changes)
    await changeRecord(properties, property, {
      $set: { linked_scenarios, linked_at: linkTimes(property, linked_scenarios) },
    });
}
