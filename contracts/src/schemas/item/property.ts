import Type, { type Static } from 'typebox';
import { bulkLinks, bulkRequest } from '../bulk.ts';
import { recordSchemas } from '../record-schemas.ts';
import { Attributes, AttributesInput } from './attributes.ts';
import {
  Changeable,
  Id,
  Ids,
  Line,
  NamesById,
  Text,
  Title,
  namedObject,
  nullable,
  optional,
  record,
  ref,
  requiredByRules,
  requiredIds,
  requiredWithoutTemplate,
} from '../base.ts';
import { anyOf, organizationQuery, search } from '../list.ts';

/** Options of the form without a template; a template may offer others. */
export const PROPERTY_TYPES = ['Physical', 'Digital', 'Intellectual', 'Financial', 'Human'] as const;

/** The fields that a person may set. */
const editable = {
  type: Line(100, "Empty when the property's template does not ask for it"),
  category: Line(100),
  value: Type.String({ maxLength: 200, description: 'As it was entered: an amount, a grade or text' }),
  description: Text(10_000),
  linked_scenarios: Type.Array(Id, {
    maxItems: 500,
    uniqueItems: true,
    description: 'At least one, unless scenarios were deleted later',
  }),
  linked_risks: Ids,
  template_id: nullable(Id),
  attributes: ref(Attributes),
};

export const Property = namedObject('Property', {
  ...record,
  name: Title(200),
  ...editable,
  names: NamesById('risk scenarios'),
  changeable: Changeable,
});
export type Property = Static<typeof Property>;

const name = requiredByRules(Title(200, 'name is required'), '');
const settable = {
  ...editable,
  type: requiredByRules(editable.type, ''),
  category: requiredByRules(editable.category, ''),
  value: requiredByRules(editable.value, ''),
  linked_scenarios: requiredByRules(Ids, []),
  attributes: ref(AttributesInput),
};

export const PropertyCreate = namedObject(
  'PropertyCreate',
  { organization_id: Id, name, ...optional(settable), linked_scenarios: requiredIds },
  { ...requiredWithoutTemplate({ type: '' }) },
);
export type PropertyCreate = Static<typeof PropertyCreate>;

const filters = {
  q: search('name, description, type or category'),
  category: anyOf(Title(100)),
  type: anyOf(Title(100)),
  template_id: Type.Optional(Id),
  asset_id: Type.Optional(Type.Array(Id, { maxItems: 100, description: 'Properties of these assets' })),
  scenario_id: Type.Optional(Type.Array(Id, { maxItems: 100, description: 'Properties with one of these scenarios' })),
};

export const {
  page: PropertyPage,
  update: PropertyUpdate,
  query: PropertyQuery,
  exportQuery: PropertyExportQuery,
} = recordSchemas('Property', {
  row: Property,
  organization: organizationQuery,
  changeable: { name, ...settable },
  filters,
  sorts: ['name', 'type', 'category', 'created_at', 'updated_at'],
});
export type PropertyUpdate = Static<typeof PropertyUpdate>;
export type PropertyQuery = Static<typeof PropertyQuery>;
export type PropertyExportQuery = Static<typeof PropertyExportQuery>;

export const PropertyBulk = bulkRequest(
  'PropertyBulk',
  ['update', 'link', 'unlink', 'delete'],
  filters,
  PropertyUpdate,
  bulkLinks('risk scenarios'),
);
export type PropertyBulk = Static<typeof PropertyBulk>;
