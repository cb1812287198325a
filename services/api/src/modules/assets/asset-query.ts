import type { AssetQuery } from '@parapet/contracts';
import { assetScope, typesInCategory, type AssetMembership } from '@parapet/contracts/rules';
import type { AssetDoc, TemplateDoc } from '../../collections.ts';
import type { Filter, OrgDb } from '../../store/port.ts';
import { sortedList, type ListRequest } from '../list-page.ts';

/** Stored fields by sort name. */
const SORT_FIELDS = {
  name: 'name_folded',
  type: 'type_folded',
  risk_level: 'risk_level_rank',
  status: 'status_folded',
  created_at: 'created_at',
  updated_at: 'updated_at',
};

/** The assets that a member may see. @param ids limits the result to these assets */
export function visibleAssets(member: AssetMembership, ids?: readonly string[]): Filter {
  const scope = assetScope(member);
  if (scope.kind === 'all') return ids === undefined ? {} : { _id: { $in: [...ids] } };
  const own = scope.kind === 'assets' ? scope.assets : [];
  return { _id: { $in: ids === undefined ? [...own] : own.filter((id) => ids.includes(id)) } };
}

/** Assets in a category: by their template; without one, by the template that fits their type; or because their type is the category's name. */
async function inCategory(db: OrgDb, category: string): Promise<Filter> {
  const templates = (await db.collection<TemplateDoc>('asset_templates').find({}, { limit: 1000 })).map((template) => ({
    ...template,
    id: template._id,
  }));
  const named = templates.filter((template) => template.category === category).map(({ id }) => id);
  const types = named.length === 0 ? [] : await db.collection<AssetDoc>('assets').countBy(['type']);
  const leading = typesInCategory(
    category,
    types.map(({ key }) => String(key['type'])),
    templates,
  );
  return { $or: [{ type: category }, { template_id: { $in: named } }, { type: { $in: leading }, template_id: null }] };
}

/** The query of the store for a list call. */
export async function assetList(db: OrgDb, query: AssetQuery, member: AssetMembership): Promise<ListRequest> {
  const {
    id,
    type,
    risk_level,
    status,
    template_id,
    property_id,
    category,
    q,
    cursor,
    limit,
    sort = '-updated_at',
  } = query;
  return {
    filter: {
      ...visibleAssets(member, id),
      ...(type && { type: { $in: type } }),
      ...(risk_level && { risk_level: { $in: risk_level } }),
      ...(status && { status: { $in: status } }),
      ...(template_id !== undefined && { template_id }),
      ...(property_id && { linked_properties: { $in: property_id } }),
      ...(category !== undefined && category !== '' && (await inCategory(db, category))),
    },
    ...sortedList(sort, SORT_FIELDS, 'updated_at'),
    search: q,
    cursor,
    limit,
  };
}
