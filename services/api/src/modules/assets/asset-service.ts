/** Reading and changing assets, as one member of an organisation. */
import type { AssetCreate, AssetQuery, AssetUpdate } from '@parapet/contracts';
import { ASSET_FIELDS, assetProblems, newAsset } from '@parapet/contracts/rules';
import type { AssetDoc, MemberDoc, RiskDoc } from '../../collections.ts';
import type { OrgDb, Store } from '../../store/port.ts';
import { readAs, type Caller } from '../caller.ts';
import { filledAttributes } from '../items/attributes.ts';
import { valuesOf } from '../items/item-problems.ts';
import { itemService, type ItemKind } from '../items/item-service.ts';
import { removeAssetFromFlows } from '../items/open-flows.ts';
import { listPage } from '../list-page.ts';
import { assetList, visibleAssets } from './asset-query.ts';

const ASSETS: ItemKind<AssetDoc, AssetCreate, AssetUpdate> = {
  noun: 'asset',
  items: 'assets',
  templates: 'asset_templates',
  ownFields: ASSET_FIELDS,
  visible: (member, id) => visibleAssets(member, [id]),
  make(input) {
    const asset = newAsset(input);
    return { ...asset, attributes: filledAttributes(asset.attributes) };
  },
  change: ({ name, attributes, ...given }) => ({
    ...given,
    ...(name !== undefined && { name: name.trim() }),
    ...(attributes !== undefined && { attributes: filledAttributes(attributes) }),
  }),
  problems: (asset, template) => assetProblems({ linked_properties: asset.linked_properties, values: valuesOf(asset, ASSET_FIELDS) }, template),
  references: ({ linked_properties = [], template_id }) => [
    { path: '/linked_properties', collection: 'properties', ids: linked_properties },
    { path: '/template_id', collection: 'asset_templates', ids: template_id ? [template_id] : [] },
  ],
  unlink: unlinkAsset,
};

/** Takes an asset that is about to be deleted out of risks, of flows that are not finished, and of what members look after. */
async function unlinkAsset(db: OrgDb, id: string): Promise<void> {
  await removeAssetFromFlows(db, id);
  const risks = db.collection<RiskDoc>('risks');
  await risks.updateMany({ asset_id: id }, { $set: { asset_id: null } });
  await risks.updateMany({ selected_assets: id }, { $pull: { selected_assets: id } });
  await db.collection<MemberDoc>('members').updateMany({ assets: id }, { $pull: { assets: id } });
}

export function assetService(store: Store) {
  return {
    ...itemService(store, ASSETS),
    async list(caller: Caller, query: AssetQuery) {
      const db = readAs(store, caller);
      return listPage(db.collection<AssetDoc>('assets'), await assetList(db, query, caller.member));
    },
  };
}
