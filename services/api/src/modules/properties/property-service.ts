/** Reads and changes properties on behalf of a member. */
import type { Property, PropertyCreate, PropertyQuery, PropertyUpdate } from '@parapet/contracts';
import { PROPERTY_RULES, sameValue } from '@parapet/contracts/rules';
import type { PropertyDoc } from '../../collections.ts';
import type { Caller } from '../../pipeline/call.ts';
import type { OrgDb } from '../../store/port.ts';
import { readAs } from '../caller.ts';
import { assetsOfProperties, scenarioNames } from '../items/item-links.ts';
import { itemService } from '../items/item-service.ts';
import type { ServiceOptions } from '../links/cascades.ts';
import { linkTimes } from './linked-scenarios.ts';
import { propertyList } from './property-query.ts';

/** Adds the names of their scenarios. */
async function withNames<P extends Pick<PropertyDoc, 'linked_scenarios'>>(
  db: OrgDb,
  properties: readonly P[],
): Promise<(P & Pick<Property, 'names'>)[]> {
  const namesOf = await scenarioNames(
    db,
    properties.flatMap(({ linked_scenarios }) => linked_scenarios),
  );
  return properties.map((property) => ({ ...property, names: namesOf(property.linked_scenarios) }));
}

export function propertyService(options: ServiceOptions) {
  const items = itemService<PropertyDoc, PropertyQuery, PropertyCreate, PropertyUpdate, Pick<Property, 'names'>>(
    options,
    {
      ...PROPERTY_RULES,
      items: 'properties',
      list: (db, query, { member }) => propertyList(db, query, member),
      rows: (db, properties) => withNames(db, properties),
      assetsOf: assetsOfProperties,
      change: (input, before) => ({
        ...PROPERTY_RULES.change(input),
        ...(input.linked_scenarios &&
          !sameValue(input.linked_scenarios, before.linked_scenarios) && {
            linked_at: linkTimes(before, input.linked_scenarios),
          }),
      }),
    },
  );
  return {
    ...items,
    shown: async (caller: Caller, property: PropertyDoc) => {
      const [[one], changeable] = await Promise.all([
        withNames(readAs(options.store, caller), [property]),
        items.changeable(caller, property._id),
      ]);
      return { ...property, names: one?.names ?? {}, changeable };
    },
  };
}
