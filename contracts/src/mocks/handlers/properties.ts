import { fold, PROPERTY_RULES } from '../../rules/index.ts';
import type { PropertyQuery } from '../../schemas/item/property.ts';
import { created, deleted, found } from '../answers.ts';
import { itemsOf } from '../items.ts';
import { among, listPage, sortedBy } from '../list-page.ts';
import { mock, organizationOf, type Context } from '../mock.ts';
import { removePropertyFromFlows } from '../open-flows.ts';
import { changeRecord, ownRecords } from '../records.ts';
import { keepScenarioLinks } from '../scenario-links.ts';
import type { Kept } from '../tables.ts';

type Property = Kept<'properties'>;

const properties = itemsOf({
  table: 'properties',
  rules: PROPERTY_RULES,
  follow: (context, id, before, after) => keepScenarioLinks(context, id, before?.linked_scenarios ?? [], after?.linked_scenarios ?? []),
  unlink: unlinkProperty,
});

/** Takes a property that is about to be deleted out of assets, and of flows that are not finished. */
function unlinkProperty(context: Context, id: string): void {
  for (const asset of ownRecords(context, 'assets')) {
    const { linked_properties } = asset;
    if (linked_properties.includes(id)) changeRecord(context, 'assets', asset, { linked_properties: linked_properties.filter((one) => one !== id) });
  }
  removePropertyFromFlows(context, id);
}

const SORT_VALUES = {
  name: ({ name }: Property) => fold(name),
  type: ({ type }: Property) => fold(type),
  category: ({ category }: Property) => fold(category),
  created_at: ({ created_at }: Property) => created_at,
  updated_at: ({ updated_at }: Property) => updated_at,
};

/** Whether a property is among those that the query asks for. */
function filterOf({ id, type, category, template_id }: PropertyQuery): (property: Property) => boolean {
  return (property) =>
    among(id, property.id) && among(type, property.type) && among(category, property.category) && (template_id === undefined || property.template_id === template_id);
}

export const propertyMocks = [
  mock('listProperties', ({ query }, context) => {
    organizationOf(context, query.organization_id);
    const { sort = '-updated_at', q, cursor, limit } = query;
    const search = { q, texts: ({ name, description, type, category }: Property) => [name, description, type, category] };
    const matching = ownRecords(context, 'properties').filter(filterOf(query));
    return { status: 200, body: listPage(matching, { ...sortedBy(sort, SORT_VALUES, 'updated_at'), search, cursor, limit }) };
  }),

  mock('createProperty', ({ body }, context) => created('properties', properties.create(context, body))),
  mock('getProperty', ({ params }, context) => found(properties.get(context, params.id))),
  mock('updateProperty', ({ params, body }, context) => found(properties.update(context, params.id, body))),
  mock('deleteProperty', ({ params }, context) => {
    properties.remove(context, params.id);
    return deleted;
  }),
];
