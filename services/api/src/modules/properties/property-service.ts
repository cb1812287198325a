/** Reads and changes properties on behalf of a member. */
import type { PropertyCreate, PropertyQuery, PropertyUpdate } from '@parapet/contracts';
import { PROPERTY_RULES } from '@parapet/contracts/rules';
import type { PropertyDoc } from '../../collections.ts';
import type { Caller } from '../../pipeline/call.ts';
import { readAs } from '../caller.ts';
import { itemService, type ItemKind } from '../items/item-service.ts';
import type { ServiceOptions } from '../links/cascades.ts';
import { listPage } from '../list-page.ts';
import { linkTimes } from './linked-scenarios.ts';
import { propertyList } from './property-query.ts';

const PROPERTIES: ItemKind<PropertyDoc, PropertyCreate, PropertyUpdate> = {
  ...PROPERTY_RULES,
  items: 'properties',
  visible: (_member, id) => ({ _id: id }),
  change: (input, before) => ({ ...PROPERTY_RULES.change(input), ...(input.linked_scenarios && { linked_at: linkTimes(before, input.linked_scenarios) }) }),
};

export function propertyService(options: ServiceOptions) {
  return {
    ...itemService(options, PROPERTIES),
    list: (caller: Caller, query: PropertyQuery) => listPage(readAs(options.store, caller).collection<PropertyDoc>('properties'), propertyList(query)),
  };
}
