import type { HandlersOf } from '../../pipeline/operation-types.ts';
import { created, noContent, record } from '../../pipeline/reply.ts';
import type { ServiceOptions } from '../links/cascades.ts';
import { assetService } from './asset-service.ts';

export function assetHandlers(
  options: ServiceOptions,
): HandlersOf<'listAssets' | 'createAsset' | 'getAsset' | 'updateAsset' | 'deleteAsset'> {
  const assets = assetService(options);
  return {
    async listAssets({ caller, query }) {
      const page = await assets.list(caller, query);
      return { ...page, items: await assets.withLinks(caller, page.items, ({ id }) => id) };
    },
    createAsset: async ({ caller, body }) =>
      created('assets', await assets.oneWithLinks(caller, await assets.create(caller, body))),
    getAsset: async ({ caller, params }) =>
      record(await assets.oneWithLinks(caller, await assets.get(caller, params.id))),
    updateAsset: async ({ caller, params, body, version }) =>
      record(await assets.oneWithLinks(caller, await assets.update(caller, params.id, body, version))),
    async deleteAsset({ caller, params, version }) {
      await assets.remove(caller, params.id, version);
      return noContent();
    },
  };
}
