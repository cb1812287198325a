import { Asset, AssetCreate, AssetPage, AssetQuery, AssetUpdate } from '../../schemas/item/asset.ts';
import { itemOperations } from './items.ts';

const words = { all: 'assets', any: 'an asset', one: 'asset' };
const { list, create, get, update, remove } = itemOperations('assets', 'Asset', 'Assets', words, {
  one: Asset,
  page: AssetPage,
  query: AssetQuery,
  create: AssetCreate,
  update: AssetUpdate,
});

export const assetOperations = {
  listAssets: list,
  createAsset: create,
  getAsset: get,
  updateAsset: update,
  deleteAsset: remove,
} as const;
