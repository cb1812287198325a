/** Reads and changes assets on behalf of a member. */
import type { Asset, AssetCreate, AssetQuery, AssetUpdate } from '@parapet/contracts';
import { ASSET_RULES } from '@parapet/contracts/rules';
import type { AssetDoc } from '../../collections.ts';
import type { Caller } from '../../pipeline/call.ts';
import { readAs } from '../caller.ts';
import { propertyNames, riskCounts } from '../items/item-links.ts';
import { itemService, type ItemKind } from '../items/item-service.ts';
import type { ServiceOptions } from '../links/cascades.ts';
import { listPage } from '../list-page.ts';
import { assetList } from './asset-query.ts';

const ASSETS: ItemKind<AssetDoc, AssetCreate, AssetUpdate> = { ...ASSET_RULES, items: 'assets' };

export function assetService(options: ServiceOptions) {
  /** Adds the names of the properties of assets, and the number of their risks. */
  async function withLinks<A extends Pick<AssetDoc, 'linked_properties'>>(
    caller: Caller,
    assets: readonly A[],
    idOf: (asset: A) => string,
  ): Promise<(A & Pick<Asset, 'names' | 'risk_count'>)[]> {
    const db = readAs(options.store, caller);
    const [namesOf, countOf] = await Promise.all([
      propertyNames(
        db,
        assets.flatMap(({ linked_properties }) => linked_properties),
      ),
      riskCounts(db, caller.member, 'assets', assets.map(idOf)),
    ]);
    return assets.map((asset) => ({
      ...asset,
      names: namesOf(asset.linked_properties),
      risk_count: countOf(idOf(asset)),
    }));
  }

  return {
    ...itemService(options, ASSETS),
    async list(caller: Caller, query: AssetQuery) {
      const db = readAs(options.store, caller);
      return listPage(db.collection<AssetDoc>('assets'), await assetList(db, query, caller.member));
    },
    withLinks,
    async oneWithLinks(caller: Caller, asset: AssetDoc) {
      const [one] = await withLinks(caller, [asset], ({ _id }) => _id);
      return one ?? { ...asset, names: {}, risk_count: 0 };
    },
  };
}
