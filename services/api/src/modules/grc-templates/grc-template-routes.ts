import { operations } from '@parapet/contracts';
import type { App } from '../../app-type.ts';
import type { Store } from '../../store/port.ts';
import { callerIn, callerOf } from '../caller.ts';
import { asCreated } from '../records.ts';
import { expectedVersion, toWire, withETag } from '../wire.ts';
import { addGrcDefaults } from './default-grc-templates.ts';
import { grcTemplateService } from './grc-template-service.ts';

export function grcTemplateRoutes(app: App, store: Store): void {
  const templates = grcTemplateService(store);

  app.route({ ...operations.listGrcTemplates, handler: async (request) => templates.list(callerIn(request, request.query.organization_id), request.query) });
  app.route({ ...operations.initializeGrcDefaults, handler: async (request) => addGrcDefaults(store, callerOf(request)) });

  app.route({
    ...operations.createGrcTemplate,
    handler: async (request, reply) => {
      const template = await templates.create(callerIn(request, request.body.organization_id), request.body);
      asCreated(reply, 'grc-templates', template);
      return reply.send(toWire(template));
    },
  });

  app.route({
    ...operations.getGrcTemplate,
    handler: async (request, reply) => {
      const template = await templates.get(callerOf(request), request.params.id);
      withETag(reply, template);
      return toWire(template);
    },
  });

  app.route({
    ...operations.updateGrcTemplate,
    handler: async (request, reply) => {
      const template = await templates.replace(callerIn(request, request.body.organization_id), request.params.id, request.body, expectedVersion(request.headers['if-match']));
      withETag(reply, template);
      return toWire(template);
    },
  });

  app.route({
    ...operations.deleteGrcTemplate,
    handler: async (request, reply) => {
      await templates.remove(callerOf(request), request.params.id, expectedVersion(request.headers['if-match']));
      return reply.code(204).send(null);
    },
  });
}
