import type { PropertyQuery } from '@parapet/contracts';
import type { AssetDoc, MemberDoc } from '../../collections.ts';
import type { Filter, OrgDb } from '../../store/port.ts';
import { visibleAssets, visibleItems } from '../items/visible-items.ts';
import { PROPERTY_LIST } from '../../list-plan.ts';
import { plannedList, type ListRequest } from '../list-page.ts';

/** The properties of assets that the member may see. */
async function ofAssets(db: OrgDb, member: MemberDoc, ids: readonly string[]): Promise<Filter> {
  const assets = await db.collection<AssetDoc>('assets').find(visibleAssets(member, ids));
  return { _id: { $in: [...new Set(assets.flatMap((asset) => asset.linked_properties))] } };
}

/** The query of the store for a list call. */
export async function propertyList(db: OrgDb, query: PropertyQuery, member: MemberDoc): Promise<ListRequest> {
  const { filter, ...request } = plannedList(PROPERTY_LIST, query, '-updated_at');
  const ofAsset = query.asset_id ? [await ofAssets(db, member, query.asset_id)] : [];
  return { ...request, filter: { $and: [await visibleItems(db, member, 'properties'), filter, ...ofAsset] } };
}
