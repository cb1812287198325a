import { RECORD_KINDS } from '../../record-kinds.ts';
import {
  Asset,
  AssetBulk,
  AssetCreate,
  AssetExportQuery,
  AssetPage,
  AssetQuery,
  AssetUpdate,
} from '../../schemas/item/asset.ts';
import { bulkOf } from '../collection/bulk.ts';
import { exportOf } from '../collection/export.ts';
import { importOf } from '../collection/import.ts';
import { restoreOf } from '../collection/restore.ts';
import { DELETED, recordOperations, refined } from '../record-operations.ts';
import { ITEM_DELETION } from './item-deletion.ts';

const { list, create, get, update, remove } = recordOperations(
  RECORD_KINDS.assets,
  { all: 'assets', any: 'an asset', one: 'asset' },
  { one: Asset, page: AssetPage, query: AssetQuery, create: AssetCreate, update: AssetUpdate },
  DELETED,
);

export const assetOperations = {
  listAssets: list,
  createAsset: create,
  getAsset: get,
  updateAsset: update,
  deleteAsset: refined(remove, ITEM_DELETION),
  bulkAssets: bulkOf(RECORD_KINDS.assets, AssetBulk),
  exportAssets: exportOf(RECORD_KINDS.assets, AssetExportQuery),
  importAssets: importOf(RECORD_KINDS.assets),
  restoreAsset: restoreOf(RECORD_KINDS.assets, 'asset'),
} as const;
