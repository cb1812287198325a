/** Reads and changes properties on behalf of a member. */
import type { Property, PropertyCreate, PropertyQuery, PropertyUpdate, UsedValueQuery } from '@parapet/contracts';
import { PROPERTY_RULES, sameValue } from '@parapet/contracts/rules';
import type { PropertyDoc } from '../../collections.ts';
import type { Caller } from '../../pipeline/call.ts';
import { readAs } from '../caller.ts';
import { assetsOfProperties, scenarioNames } from '../items/item-links.ts';
import { itemService, type ItemKind } from '../items/item-service.ts';
import { visibleItems } from '../items/visible-items.ts';
import type { ServiceOptions } from '../links/cascades.ts';
import { listPage } from '../list-page.ts';
import { valuePage } from '../value-page.ts';
import { linkTimes } from './linked-scenarios.ts';
import { propertyList } from './property-query.ts';

const PROPERTIES: ItemKind<PropertyDoc, PropertyCreate, PropertyUpdate> = {
  ...PROPERTY_RULES,
  items: 'properties',
  assetsOf: (db, id) => assetsOfProperties(db, [id]),
  change: (input, before) => ({
    ...PROPERTY_RULES.change(input),
    ...(input.linked_scenarios &&
      !sameValue(input.linked_scenarios, before.linked_scenarios) && {
        linked_at: linkTimes(before, input.linked_scenarios),
      }),
  }),
};

export function propertyService(options: ServiceOptions) {
  /** Adds the names of their scenarios. */
  async function withNames<P extends Pick<PropertyDoc, 'linked_scenarios'>>(
    caller: Caller,
    properties: readonly P[],
  ): Promise<(P & Pick<Property, 'names'>)[]> {
    const namesOf = await scenarioNames(
      readAs(options.store, caller),
      properties.flatMap(({ linked_scenarios }) => linked_scenarios),
    );
    return properties.map((property) => ({ ...property, names: namesOf(property.linked_scenarios) }));
  }

  const items = itemService(options, PROPERTIES);
  return {
    ...items,
    async categories(caller: Caller, query: UsedValueQuery) {
      const db = readAs(options.store, caller);
      return valuePage(
        db.collection<PropertyDoc>('properties'),
        'category',
        query,
        await visibleItems(db, caller.member, 'properties'),
      );
    },
    async list(caller: Caller, query: PropertyQuery) {
      const db = readAs(options.store, caller);
      return listPage(db.collection<PropertyDoc>('properties'), await propertyList(db, query, caller.member));
    },
    withNames,
    async oneWithNames(caller: Caller, property: PropertyDoc) {
      const [[one], changeable] = await Promise.all([
        withNames(caller, [property]),
        items.changeable(caller, property._id),
      ]);
      return { ...property, names: one?.names ?? {}, changeable };
    },
  };
}
