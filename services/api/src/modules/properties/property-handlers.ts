import { RECORD_KINDS } from '@parapet/contracts';
import { handlersFor } from '../../pipeline/operation-types.ts';
import type { ServiceOptions } from '../links/cascades.ts';
import { recordHandlers } from '../record-service.ts';
import { propertyService } from './property-service.ts';

export function propertyHandlers(options: ServiceOptions) {
  const properties = propertyService(options);
  const { list, create, get, update, remove } = recordHandlers(RECORD_KINDS.properties, properties, properties.shown);
  return handlersFor({
    listProperties: list,
    listPropertyCategories: ({ caller, query }) => properties.values(caller, 'category', query),
    createProperty: create,
    getProperty: get,
    updateProperty: update,
    deleteProperty: remove,
  });
}
