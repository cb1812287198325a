import { RECORD_KINDS } from '@parapet/contracts';
import { handlersFor } from '../../pipeline/operation-types.ts';
import type { ServiceOptions } from '../links/cascades.ts';
import { recordHandlers } from '../record-service.ts';
import { assetService } from './asset-service.ts';

export function assetHandlers(options: ServiceOptions) {
  const assets = assetService(options);
  const { list, create, get, update, remove } = recordHandlers(RECORD_KINDS.assets, assets, assets.shown);
  return handlersFor({
    listAssets: list,
    createAsset: create,
    getAsset: get,
    updateAsset: update,
    deleteAsset: remove,
  });
}
