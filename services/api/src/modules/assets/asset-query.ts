import type { AssetQuery } from '@parapet/contracts';
import { typesInCategory, type AssetMembership } from '@parapet/contracts/rules';
import type { AssetDoc, TemplateDoc } from '../../collections.ts';
import type { Filter, OrgDb } from '../../store/port.ts';
import { ASSET_LIST } from '../../list-plan.ts';
import { visibleAssets } from '../items/visible-items.ts';
import { plannedList, type ListRequest } from '../list-page.ts';

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
  const { id, category } = query;
  return plannedList(ASSET_LIST, query, '-updated_at', {
    ...visibleAssets(member, id),
    ...(category !== undefined && category !== '' && (await inCategory(db, category))),
  });
}
