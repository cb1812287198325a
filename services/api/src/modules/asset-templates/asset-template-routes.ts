import { operations } from '@parapet/contracts';
import type { App } from '../../app-type.ts';
import type { Store } from '../../store/port.ts';
import { callerIn, callerOf } from '../caller.ts';
import { asCreated } from '../records.ts';
import { templateService } from '../templates/template-service.ts';
import { expectedVersion, toWire, withETag } from '../wire.ts';

export function assetTemplateRoutes(app: App, store: Store): void {
  const templates = templateService(store, { kind: 'asset', templates: 'asset_templates', items: 'assets' });

  app.route({ ...operations.listAssetTemplates, handler: async (request) => templates.list(callerIn(request, request.query.organization_id), request.query) });
  app.route({ ...operations.listAssetTemplateCategories, handler: async (request) => templates.categories(callerIn(request, request.query.organization_id), request.query) });

  app.route({
    ...operations.createAssetTemplate,
    handler: async (request, reply) => {
      const template = await templates.create(callerIn(request, request.body.organization_id), request.body);
      asCreated(reply, 'asset-templates', template);
      return reply.send(toWire(template));
    },
  });

  app.route({
    ...operations.getAssetTemplate,
    handler: async (request, reply) => {
      const template = await templates.get(callerOf(request), request.params.id);
      withETag(reply, template);
      return toWire(template);
    },
  });

  app.route({
    ...operations.updateAssetTemplate,
    handler: async (request, reply) => {
      const template = await templates.update(callerOf(request), request.params.id, request.body, expectedVersion(request.headers['if-match']));
      withETag(reply, template);
      return toWire(template);
    },
  });

  app.route({
    ...operations.deleteAssetTemplate,
    handler: async (request, reply) => {
      await templates.remove(callerOf(request), request.params.id, expectedVersion(request.headers['if-match']));
      return reply.code(204).send(null);
    },
  });
}
