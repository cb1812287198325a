/** Reads and changes assets on behalf of a member. */
import type { AssetCreate, AssetQuery, AssetUpdate } from '@parapet/contracts';
import { ASSET_RULES } from '@parapet/contracts/rules';
import type { AssetDoc } from '../../collections.ts';
import type { Caller } from '../../pipeline/call.ts';
import { readAs } from '../caller.ts';
import { itemService, type ItemKind } from '../items/item-service.ts';
import type { ServiceOptions } from '../links/cascades.ts';
import { listPage } from '../list-page.ts';
import { assetList, visibleAssets } from './asset-query.ts';

const ASSETS: ItemKind<AssetDoc, AssetCreate, AssetUpdate> = {
  ...ASSET_RULES,
  items: 'assets',
  visible: (member, id) => visibleAssets(member, [id]),
};

export function assetService(options: ServiceOptions) {
  return {
    ...itemService(options, ASSETS),
    async list(caller: Caller, query: AssetQuery) {
      const db = readAs(options.store, caller);
      return listPage(db.collection<AssetDoc>('assets'), await assetList(db, query, caller.member));
    },
  };
}
