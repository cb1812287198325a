import type { HandlersOf } from '../../pipeline/operation-types.ts';
import { created, noContent, record } from '../../pipeline/reply.ts';
import type { ServiceOptions } from '../links/cascades.ts';
import { propertyService } from './property-service.ts';

export function propertyHandlers(
  options: ServiceOptions,
): HandlersOf<
  'listProperties' | 'listPropertyCategories' | 'createProperty' | 'getProperty' | 'updateProperty' | 'deleteProperty'
> {
  const properties = propertyService(options);
  return {
    async listProperties({ caller, query }) {
      const page = await properties.list(caller, query);
      return { ...page, items: await properties.withNames(caller, page.items) };
    },
    listPropertyCategories: ({ caller, query }) => properties.categories(caller, query),
    createProperty: async ({ caller, body }) =>
      created('properties', await properties.oneWithNames(caller, await properties.create(caller, body))),
    getProperty: async ({ caller, params }) =>
      record(await properties.oneWithNames(caller, await properties.get(caller, params.id))),
    updateProperty: async ({ caller, params, body, version }) =>
      record(await properties.oneWithNames(caller, await properties.update(caller, params.id, body, version))),
    async deleteProperty({ caller, params, version }) {
      await properties.remove(caller, params.id, version);
      return noContent();
    },
  };
}
