import Type, { type Static } from 'typebox';
import { Attributes } from './attributes.ts';
import { Id, Ids, Text, Title, closed, named, nullable, optional, record, ref } from './base.ts';
import { anyOf, only, organizationQuery, page, paging, search, sortBy } from './list.ts';

/** Options of the form without a template; a template may offer others. */
export const PROPERTY_TYPES = ['Physical', 'Digital', 'Intellectual', 'Financial', 'Human'] as const;

/** The fields that a person may set. */
const editable = {
  type: Type.String({ maxLength: 100, description: "Empty when the property's template does not ask for it" }),
  category: Text(100),
  value: Type.String({ maxLength: 200, description: 'As it was entered: an amount, a grade or text' }),
  description: Text(10_000),
  linked_scenarios: Type.Array(Id, { maxItems: 500, uniqueItems: true, description: 'At least one, unless scenarios were deleted later' }),
  linked_risks: Ids,
  template_id: nullable(Id),
  attributes: ref(Attributes),
};

export const Property = named('Property', Type.Object({ ...record, name: Title(200), ...editable }, closed));
export type Property = Static<typeof Property>;

export const PropertyPage = page('PropertyPage', Property);

const name = Title(200, 'name is required');

export const PropertyCreate = named(
  'PropertyCreate',
  Type.Object({ organization_id: Id, name, ...optional({ ...editable, linked_scenarios: Ids }) }, closed),
);
export type PropertyCreate = Static<typeof PropertyCreate>;

export const PropertyUpdate = named(
  'PropertyUpdate',
  Type.Object(optional({ name, ...editable, linked_scenarios: Ids }), { ...closed, minProperties: 1 }),
);
export type PropertyUpdate = Static<typeof PropertyUpdate>;

export const PropertyQuery = Type.Object(
  {
    ...organizationQuery,
    ...paging,
    ...only,
    sort: sortBy('name', 'type', 'category', 'created_at', 'updated_at'),
    q: search('name, description, type or category'),
    category: anyOf(Title(100)),
    type: anyOf(Title(100)),
    template_id: Type.Optional(Id),
  },
  closed,
);
export type PropertyQuery = Static<typeof PropertyQuery>;
