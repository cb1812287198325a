/** Reading and changing assets, as one member of an organisation. */
import type { AssetCreate, AssetQuery, AssetUpdate } from '@parapet/contracts';
import { ASSET_RULES } from '@parapet/contracts/rules';
import type { AssetDoc, MemberDoc, RiskDoc } from '../../collections.ts';
import type { OrgDb, Store } from '../../store/port.ts';
import type { Caller } from '../../pipeline/call.ts';
import { readAs } from '../caller.ts';
import { itemService, type ItemKind } from '../items/item-service.ts';
import { removeAssetFromFlows } from '../items/open-flows.ts';
import { listPage } from '../list-page.ts';
import { assetList, visibleAssets } from './asset-query.ts';

const ASSETS: ItemKind<AssetDoc, AssetCreate, AssetUpdate> = {
  ...ASSET_RULES,
  items: 'assets',
  visible: (member, id) => visibleAssets(member, [id]),
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
