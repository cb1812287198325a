import { operations } from '@parapet/contracts';
import type { App } from '../../app-type.ts';
import type { Store } from '../../store/port.ts';
import { callerIn, callerOf } from '../caller.ts';
import { asCreated } from '../records.ts';
import { expectedVersion, toWire, withETag } from '../wire.ts';
import { assetService } from './asset-service.ts';

export function assetRoutes(app: App, store: Store): void {
  const assets = assetService(store);

  app.route({ ...operations.listAssets, handler: async (request) => assets.list(callerIn(request, request.query.organization_id), request.query) });

  app.route({
    ...operations.createAsset,
    handler: async (request, reply) => {
      const caller = callerIn(request, request.body.organization_id);
      const asset = await assets.create(caller, request.body);
      asCreated(reply, 'assets', asset);
      return reply.send(toWire(asset));
    },
  });

  app.route({
    ...operations.getAsset,
    handler: async (request, reply) => {
      const caller = callerOf(request);
      const asset = await assets.get(caller, request.params.id);
      withETag(reply, asset);
      return toWire(asset);
    },
  });

  app.route({
    ...operations.updateAsset,
    handler: async (request, reply) => {
      const caller = callerOf(request);
      const asset = await assets.update(caller, request.params.id, request.body, expectedVersion(request.headers['if-match']));
      withETag(reply, asset);
      return toWire(asset);
    },
  });

  app.route({
    ...operations.deleteAsset,
    handler: async (request, reply) => {
      await assets.remove(callerOf(request), request.params.id, expectedVersion(request.headers['if-match']));
      return reply.code(204).send(null);
    },
  });
}
