/** Reads and changes assets on behalf of a member. */
import type { Asset, AssetCreate, AssetQuery, AssetUpdate } from '@parapet/contracts';
import { ASSET_RULES } from '@parapet/contracts/rules';
import type { AssetDoc, MemberDoc } from '../../collections.ts';
import type { Caller } from '../../pipeline/call.ts';
import type { OrgDb } from '../../store/port.ts';
import { readAs } from '../caller.ts';
import { propertyLinks, riskCounts } from '../items/item-links.ts';
import { itemService } from '../items/item-service.ts';
import type { ServiceOptions } from '../links/cascades.ts';
import { assetList } from './asset-query.ts';

type OfOthers = Pick<Asset, 'names' | 'risk_count' | 'scenario_count'>;

/** Adds the names of the properties of assets, and the numbers of their risks and scenarios. */
async function withLinks<A extends Pick<AssetDoc, 'linked_properties'>>(
  db: OrgDb,
  member: MemberDoc,
  assets: readonly A[],
  idOf: (asset: A) => string,
): Promise<(A & OfOthers)[]> {
  const [{ namesOf, scenarioCount }, countOf] = await Promise.all([
    propertyLinks(
      db,
      assets.flatMap(({ linked_properties }) => linked_properties),
    ),
    riskCounts(db, member, 'assets', assets.map(idOf)),
  ]);
  return assets.map((asset) => ({
    ...asset,
    names: namesOf(asset.linked_properties),
    risk_count: countOf(idOf(asset)),
    scenario_count: scenarioCount(asset.linked_properties),
  }));
}

export function assetService(options: ServiceOptions) {
  return {
    ...itemService<AssetDoc, AssetQuery, AssetCreate, AssetUpdate, OfOthers>(options, {
      ...ASSET_RULES,
      items: 'assets',
      list: (db, query, { member }) => assetList(db, query, member),
      rows: (db, assets, { member }) => withLinks(db, member, assets, ({ id }) => id),
    }),

    shown: async (caller: Caller, asset: AssetDoc) => {
      const [one] = await withLinks(readAs(options.store, caller), caller.member, [asset], ({ _id }) => _id);
      return one ?? { ...asset, names: {}, risk_count: 0, scenario_count: 0 };
    },
  };
}
