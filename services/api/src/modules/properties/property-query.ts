import type { PropertyQuery } from '@parapet/contracts';
import type { AssetDoc, MemberDoc } from '../../collections.ts';
import type { Filter, OrgDb } from '../../store/port.ts';
import { visibleAssets } from '../assets/asset-query.ts';
import { visibleItems } from '../items/visible-items.ts';
import { sortedList, type ListRequest } from '../list-page.ts';

/** Stored fields by sort name. */
const SORT_FIELDS = {
  name: 'name_folded',
  type: 'type_folded',
  category: 'category_folded',
  created_at: 'created_at',
  updated_at: 'updated_at',
};

/** The properties of assets that the member may see. */
async function ofAssets(db: OrgDb, member: MemberDoc, ids: readonly string[]): Promise<Filter> {
  const assets = await db.collection<AssetDoc>('assets').find(visibleAssets(member, ids));
  return { _id: { $in: [...new Set(assets.flatMap((asset) => asset.linked_properties))] } };
}

/** The query of the store for a list call. */
export async function propertyList(db: OrgDb, query: PropertyQuery, member: MemberDoc): Promise<ListRequest> {
  const { id, type, category, template_id, asset_id, scenario_id, q, cursor, limit, sort = '-updated_at' } = query;
  const ofRequest: Filter = {
    ...(id && { _id: { $in: id } }),
    ...(type && { type: { $in: type } }),
    ...(category && { category: { $in: category } }),
    ...(template_id !== undefined && { template_id }),
    ...(scenario_id && { linked_scenarios: { $in: scenario_id } }),
  };
  return {
    filter: {
      $and: [
        await visibleItems(db, member, 'properties'),
        ofRequest,
        ...(asset_id ? [await ofAssets(db, member, asset_id)] : []),
      ],
    },
    ...sortedList(sort, SORT_FIELDS, 'updated_at'),
    search: q,
    cursor,
    limit,
  };
}
