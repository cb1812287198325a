/** GRC domains, and GRC templates with the questions of a compliance framework. */
import Type, { type Static } from 'typebox';
import {
  Id,
  Line,
  Prose,
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
import { anyOf, ownOrganizationQuery, page, paging, search, sortBy } from '../list.ts';

export const GrcDomain = namedObject('GrcDomain', {
  id: Id,
  organization_id: Id,
  name: Title(200),
  description: Text(2000),
});
export type GrcDomain = Static<typeof GrcDomain>;

export const GrcDomainPage = page('GrcDomainPage', GrcDomain);

export const GrcDomainQuery = object({ ...ownOrganizationQuery, ...paging, q: search('name or description') });
export type GrcDomainQuery = Static<typeof GrcDomainQuery>;

/** The frameworks that the interface offers; a template may have another. */
export const FRAMEWORKS = ['ISO 27001', 'NIST CSF', 'SOC 2', 'GDPR', 'HIPAA', 'PCI DSS'] as const;

export const QUESTION_TYPES = ['text', 'select', 'slider'] as const;

export const GrcQuestion = namedObject('GrcQuestion', {
  id: Type.Optional(described(Id, 'Key of the answer; without an id the key consists of text and position')),
  text: Prose(1000),
  type: oneOf(QUESTION_TYPES),
  required: Type.Optional(Type.Boolean({ description: 'False when absent' })),
  locked: Type.Optional(Type.Boolean({ description: 'Shown, but cannot be changed; false when absent' })),
  default: Type.Optional(Type.Union([Type.String({ maxLength: 1000 }), Type.Number()])),
  placeholder: Type.Optional(Text(200)),
  help: Type.Optional(Text(2000)),
  options: Type.Optional(
    Type.Array(object({ value: Title(200), label: Title(200) }), { maxItems: 200, description: 'For select' }),
  ),
  min: Type.Optional(
    Type.Integer({ minimum: -1_000_000, maximum: 1_000_000, description: 'For slider; 1 when absent' }),
  ),
  max: Type.Optional(
    Type.Integer({ minimum: -1_000_000, maximum: 1_000_000, description: 'For slider; 10 when absent' }),
  ),
  step: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'For slider; 1 when absent' })),
  labels: Type.Optional(object({ min: Line(100), max: Line(100) }, { description: 'Ends of the slider' })),
});
export type GrcQuestion = Static<typeof GrcQuestion>;

export const GrcStep = namedObject('GrcStep', {
  id: Id,
  title: Title(200),
  description: Text(2000),
  order: Type.Integer({ minimum: 0, maximum: 1000 }),
  category: Line(100),
  mandatory: Type.Boolean(),
  questions: Type.Array(ref(GrcQuestion), { maxItems: 100 }),
});
export type GrcStep = Static<typeof GrcStep>;

/** The fields that a person may set. */
const editable = {
  name: Title(200),
  description: Text(2000),
  framework: Line(100),
  domain_id: nullable(Id),
  steps: Type.Array(ref(GrcStep), { maxItems: 50 }),
};

const stored = {
  ...record,
  ...editable,
  is_default: Type.Boolean({ description: 'A default template cannot be deleted' }),
};
export const GrcTemplate = namedObject('GrcTemplate', stored);
export type GrcTemplate = Static<typeof GrcTemplate>;

/** Only lists have this number, because it changes with the risks and not with the template. */
const used_by = Type.Integer({ minimum: 0, description: 'Number of risks with this template that the caller may see' });
export const ListedGrcTemplate = namedObject('ListedGrcTemplate', { ...stored, used_by });
export type ListedGrcTemplate = Static<typeof ListedGrcTemplate>;
export const GrcTemplatePage = page('GrcTemplatePage', ListedGrcTemplate);

const { name, ...rest } = editable;
const is_default = Type.Boolean({ description: 'Ignored: only the product has default templates' });

export const GrcTemplateCreate = namedObject('GrcTemplateCreate', {
  organization_id: Id,
  name,
  ...optional({ ...rest, is_default }),
});
export type GrcTemplateCreate = Static<typeof GrcTemplateCreate>;

/** The whole template, which replaces the stored one. It may be sent back as it was read. */
export const GrcTemplateUpdate = namedObject(
  'GrcTemplateUpdate',
  {
    ...editable,
    ...optional({ ...record, version: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }), is_default }),
  },
  { description: 'Fields that only the server writes are ignored. An id must be that of the template' },
);
export type GrcTemplateUpdate = Static<typeof GrcTemplateUpdate>;

export const GrcTemplateQuery = object({
  ...ownOrganizationQuery,
  ...paging,
  sort: sortBy('name', 'framework', 'created_at', 'updated_at'),
  q: search('name, description or framework'),
  domain_id: Type.Optional(Id),
  framework: anyOf(Title(100)),
});
export type GrcTemplateQuery = Static<typeof GrcTemplateQuery>;

const Count = Type.Integer({ minimum: 0 });

/** The frameworks of the organization's templates, in alphabetical order, with the number of templates of each. */
export const GrcFrameworks = namedObject('GrcFrameworks', {
  items: Type.Array(object({ framework: Text(100), templates: Count })),
});
export type GrcFrameworks = Static<typeof GrcFrameworks>;
export const GrcFrameworkQuery = object({ ...ownOrganizationQuery });
export type GrcFrameworkQuery = Static<typeof GrcFrameworkQuery>;

/** The number of defaults that were added; zero when they all existed. */
export const GrcDefaults = namedObject('GrcDefaults', { created_domains: Count, created_templates: Count });
export type GrcDefaults = Static<typeof GrcDefaults>;
