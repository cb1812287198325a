import { operations } from '@parapet/contracts';
import type { App } from '../../app-type.ts';
import type { Store } from '../../store/port.ts';
import { callerIn, callerOf } from '../caller.ts';
import { asCreated } from '../records.ts';
import { expectedVersion, toWire, withETag } from '../wire.ts';
import { propertyService } from './property-service.ts';

export function propertyRoutes(app: App, store: Store): void {
  const properties = propertyService(store);

  app.route({ ...operations.listProperties, handler: async (request) => properties.list(callerIn(request, request.query.organization_id), request.query) });

  app.route({
    ...operations.createProperty,
    handler: async (request, reply) => {
      const caller = callerIn(request, request.body.organization_id);
      const property = await properties.create(caller, request.body);
      asCreated(reply, 'properties', property);
      return reply.send(toWire(property));
    },
  });

  app.route({
    ...operations.getProperty,
    handler: async (request, reply) => {
      const caller = callerOf(request);
      const property = await properties.get(caller, request.params.id);
      withETag(reply, property);
      return toWire(property);
    },
  });

  app.route({
    ...operations.updateProperty,
    handler: async (request, reply) => {
      const caller = callerOf(request);
      const property = await properties.update(caller, request.params.id, request.body, expectedVersion(request.headers['if-match']));
      withETag(reply, property);
      return toWire(property);
    },
  });

  app.route({
    ...operations.deleteProperty,
    handler: async (request, reply) => {
      await properties.remove(callerOf(request), request.params.id, expectedVersion(request.headers['if-match']));
      return reply.code(204).send(null);
    },
  });
}
