import { operations } from '@parapet/contracts';
import type { App } from '../../app-type.ts';
import type { Store } from '../../store/port.ts';
import { callerIn, callerOf } from '../caller.ts';
import { asCreated } from '../records.ts';
import { templateService } from '../templates/template-service.ts';
import { expectedVersion, toWire, withETag } from '../wire.ts';

export function propertyTemplateRoutes(app: App, store: Store): void {
  const templates = templateService(store, { kind: 'property', templates: 'property_templates', items: 'properties' });

  app.route({ ...operations.listPropertyTemplates, handler: async (request) => templates.list(callerIn(request, request.query.organization_id), request.query) });
  app.route({ ...operations.listPropertyTemplateCategories, handler: async (request) => templates.categories(callerIn(request, request.query.organization_id), request.query) });

  app.route({
    ...operations.createPropertyTemplate,
    handler: async (request, reply) => {
      const template = await templates.create(callerIn(request, request.body.organization_id), request.body);
      asCreated(reply, 'property-templates', template);
      return reply.send(toWire(template));
    },
  });

  app.route({
    ...operations.getPropertyTemplate,
    handler: async (request, reply) => {
      const template = await templates.get(callerOf(request), request.params.id);
      withETag(reply, template);
      return toWire(template);
    },
  });

  app.route({
    ...operations.updatePropertyTemplate,
    handler: async (request, reply) => {
      const template = await templates.update(callerOf(request), request.params.id, request.body, expectedVersion(request.headers['if-match']));
      withETag(reply, template);
      return toWire(template);
    },
  });

  app.route({
    ...operations.deletePropertyTemplate,
    handler: async (request, reply) => {
      await templates.remove(callerOf(request), request.params.id, expectedVersion(request.headers['if-match']));
      return reply.code(204).send(null);
    },
  });
}
