import type { HandlersOf } from '../../pipeline/operation-types.ts';
import { created, noContent, record } from '../../pipeline/reply.ts';
import type { ServiceOptions } from '../links/cascades.ts';
import { assetService } from './asset-service.ts';

export function assetHandlers(options: ServiceOptions): HandlersOf<'listAssets' | 'createAsset' | 'getAsset' | 'updateAsset' | 'deleteAsset'> {
  const assets = assetService(options);
  return {
    listAssets: ({ caller, query }) => assets.list(caller, query),
    createAsset: async ({ caller, body }) => created('assets', await assets.create(caller, body)),
    getAsset: async ({ caller, params }) => record(await assets.get(caller, params.id)),
    updateAsset: async ({ caller, params, body, version }) => record(await assets.update(caller, params.id, body, version)),
    async deleteAsset({ caller, params, version }) {
      await assets.remove(caller, params.id, version);
      return noContent();
    },
  };
}
