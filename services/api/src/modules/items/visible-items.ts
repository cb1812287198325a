/** Which items a member may see: all, or, with assets of their own, these and what hangs on them (D42). */
import { assetScope, type AssetMembership } from '@parapet/contracts/rules';
import type { AssetDoc, PropertyDoc } from '../../collections.ts';
import type { Filter, OrgDb } from '../../store/port.ts';

export type ItemCollection = 'assets' | 'properties' | 'risk_scenarios';

export const isItemCollection = (name: string): name is ItemCollection =>
  name === 'assets' || name === 'properties' || name === 'risk_scenarios';

/** The assets that a member may see. @param ids limits the result to these assets */
export function visibleAssets(member: AssetMembership, ids?: readonly string[]): Filter {
  const scope = assetScope(member);
  if (scope.kind === 'all') return ids === undefined ? {} : { _id: { $in: [...ids] } };
  const own = scope.kind === 'assets' ? scope.assets : [];
  return { _id: { $in: ids === undefined ? [...own] : own.filter((id) => ids.includes(id)) } };
}

const linkedBy = (ids: readonly string[]): Filter => ({ _id: { $in: [...new Set(ids)] } });

/** Takes one query for each step from assets to items, however many items there are, and none for a member who sees all of them. */
export async function visibleItems(db: OrgDb, member: AssetMembership, collection: ItemCollection): Promise<Filter> {
  if (collection === 'assets' || assetScope(member).kind !== 'assets') return visibleAssets(member);
  const assets = await db.collection<AssetDoc>('assets').find(visibleAssets(member));
  const properties = linkedBy(assets.flatMap(({ linked_properties }) => linked_properties));
  if (collection === 'properties') return properties;
  const linking = await db.collection<PropertyDoc>('properties').find(properties);
  return linkedBy(linking.flatMap(({ linked_scenarios }) => linked_scenarios));
}

/** Those of these items that the member may see. */
export async function visibleIds(
  db: OrgDb,
  member: AssetMembership,
  collection: ItemCollection,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const found = await db
    .collection(collection)
    .positions({ $and: [await visibleItems(db, member, collection), { _id: { $in: [...ids] } }] });
  return new Set(found.map(({ id }) => id));
}
