/** Templates of assets, properties and risk scenarios: the fields of their forms. */
import Type, { type Static, type TProperties } from 'typebox';
import { ATTRIBUTE_NAME } from './attributes.ts';
import {
  Id,
  Line,
  Text,
  Title,
  described,
  namedObject,
  nullable,
  object,
  oneOf,
  optional,
  record,
  ref,
} from '../base.ts';
import { organizationQuery, page, paging, search, sortBy } from '../list.ts';

export const FIELD_TYPES = ['text', 'textarea', 'select', 'number', 'checkbox'] as const;

/** The messages for missing values in a template and in its fields. */
export const TEMPLATE_INCOMPLETE = 'Please fill in all required fields';
export const FIELD_INCOMPLETE = 'All fields must have a name and label';

const field = {
  id: Id,
  name: Type.String({ minLength: 1, maxLength: 100, description: 'Name of the attribute or own field that it sets' }),
  label: Title(200),
  type: oneOf(FIELD_TYPES),
  required: Type.Boolean(),
  placeholder: Type.Optional(Type.String({ maxLength: 200 })),
  options: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { maxItems: 200, description: 'For select' }),
  ),
  defaultValue: Type.Optional(Type.Union([Type.String({ maxLength: 1000 }), Type.Number(), Type.Boolean()])),
  order: Type.Integer({ minimum: 0 }),
};

/** One field of the form that a template describes. */
export const TemplateField = namedObject('TemplateField', field);
export type TemplateField = Static<typeof TemplateField>;

/** The same in a request. The name must be a valid key of an attribute. */
export const TemplateFieldInput = namedObject('TemplateFieldInput', {
  ...field,
  id: Type.Optional(described(field.id, 'Made when it is missing: `field_`, the time, and random letters and digits')),
  name: Type.String({
    minLength: 1,
    maxLength: 100,
    pattern: `^${ATTRIBUTE_NAME}$`,
    description: 'Name of the attribute or own field that it sets; unique in the template',
    'x-missing': FIELD_INCOMPLETE,
  }),
  label: Title(200, FIELD_INCOMPLETE),
  options: Type.Optional(
    Type.Array(Line(200), {
      maxItems: 200,
      description: 'For select; options are trimmed, blanks and repetitions are dropped',
    }),
  ),
  order: Type.Integer({ minimum: 0, maximum: 1000 }),
});
export type TemplateFieldInput = Static<typeof TemplateFieldInput>;

const template = {
  ...record,
  name: Title(200),
  description: Text(2000),
  category: Title(100),
  is_default: Type.Boolean({ description: 'A default template cannot be deleted' }),
  fields: Type.Array(ref(TemplateField), { maxItems: 200 }),
};
/** Only lists have `used_by`, because it changes with the items and not with the template. */
const listed = {
  ...template,
  used_by: Type.Integer({ minimum: 0, description: 'Number of items with this template that the caller may see' }),
};
const words = { name: Title(200, TEMPLATE_INCOMPLETE), category: Title(100, TEMPLATE_INCOMPLETE) };
const fields = Type.Array(ref(TemplateFieldInput), { maxItems: 200 });
const contents = { description: Text(2000), fields };
/** The editor of asset templates has no checkbox for `is_default`. */
const defaults = { is_default: Type.Boolean() };

/** The schemas of one kind of template. @param words its name and category, as a new template has them */
function templateSchemas<const T extends string, Words extends TProperties>(type: T, words: Words) {
  const row = namedObject(`Listed${type}`, listed);
  const settable = { ...contents, ...defaults };
  return {
    one: namedObject(type, template),
    row,
    page: page(`${type}Page`, row),
    create: namedObject(`${type}Create`, { organization_id: Id, ...words, ...optional(settable) }),
    update: namedObject(`${type}Update`, optional({ ...words, ...settable }), { minProperties: 1 }),
  };
}

export const ASSET_TEMPLATE_CATEGORIES = ['Infrastructure', 'Application', 'Data', 'Physical', 'Personnel'] as const;

export const {
  one: AssetTemplate,
  row: ListedAssetTemplate,
  page: AssetTemplatePage,
  create: AssetTemplateCreate,
  update: AssetTemplateUpdate,
} = templateSchemas('AssetTemplate', {
  ...words,
  category: Type.Unsafe<(typeof ASSET_TEMPLATE_CATEGORIES)[number]>({
    ...oneOf(ASSET_TEMPLATE_CATEGORIES),
    'x-missing': TEMPLATE_INCOMPLETE,
  }),
});
export type AssetTemplate = Static<typeof AssetTemplate>;
export type ListedAssetTemplate = Static<typeof ListedAssetTemplate>;
export type AssetTemplateCreate = Static<typeof AssetTemplateCreate>;
export type AssetTemplateUpdate = Static<typeof AssetTemplateUpdate>;

export const {
  one: PropertyTemplate,
  row: ListedPropertyTemplate,
  page: PropertyTemplatePage,
  create: PropertyTemplateCreate,
  update: PropertyTemplateUpdate,
} = templateSchemas('PropertyTemplate', words);
export type PropertyTemplate = Static<typeof PropertyTemplate>;
export type ListedPropertyTemplate = Static<typeof ListedPropertyTemplate>;
export type PropertyTemplateCreate = Static<typeof PropertyTemplateCreate>;
export type PropertyTemplateUpdate = Static<typeof PropertyTemplateUpdate>;

export const {
  one: RiskScenarioTemplate,
  row: ListedRiskScenarioTemplate,
  page: RiskScenarioTemplatePage,
  create: RiskScenarioTemplateCreate,
  update: RiskScenarioTemplateUpdate,
} = templateSchemas('RiskScenarioTemplate', words);
export type RiskScenarioTemplate = Static<typeof RiskScenarioTemplate>;
export type ListedRiskScenarioTemplate = Static<typeof ListedRiskScenarioTemplate>;
export type RiskScenarioTemplateCreate = Static<typeof RiskScenarioTemplateCreate>;
export type RiskScenarioTemplateUpdate = Static<typeof RiskScenarioTemplateUpdate>;

/** The query for lists of templates of all three kinds. */
export const TemplateQuery = object({
  ...organizationQuery,
  ...paging,
  sort: sortBy('name', 'category', 'created_at', 'updated_at'),
  q: search('name or description'),
  category: Type.Optional(Title(100)),
});
export type TemplateQuery = Static<typeof TemplateQuery>;

const Count = Type.Integer({ minimum: 0 });

/** What renaming or removing a field of a template affects. Only items that the caller may see are counted. */
export const TemplateUsage = namedObject('TemplateUsage', {
  items: Type.Integer({ minimum: 0, description: 'Number of items with this template' }),
  fields: Type.Array(object({ name: Type.String(), items: Count }), {
    description: 'Number of these items with a value, for each field of the template in its order',
  }),
});
export type TemplateUsage = Static<typeof TemplateUsage>;

/** The categories of the templates of one kind. */
export const TemplateCategoryPage = namedObject('TemplateCategoryPage', {
  items: Type.Array(Title(100)),
  total: Type.Integer({ minimum: 0, description: 'Number of categories on all pages' }),
  next_cursor: nullable(Type.String({ description: 'Send as `cursor` for the next page; null on the last' })),
});
export type TemplateCategoryPage = Static<typeof TemplateCategoryPage>;

export const TemplateCategoryQuery = object({ ...organizationQuery, ...paging });
export type TemplateCategoryQuery = Static<typeof TemplateCategoryQuery>;
