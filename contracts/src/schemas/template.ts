import Type, { type Static } from 'typebox';
import { Id, Timestamp, Title, closed, named, oneOf, organizationQuery, page, paging, ref } from './base.ts';

export const FIELD_TYPES = ['text', 'textarea', 'select', 'number', 'checkbox'] as const;

/** One field of the form that a template describes. */
export const TemplateField = named(
  'TemplateField',
  Type.Object(
    {
      id: Id,
      name: Type.String({ minLength: 1, maxLength: 100, description: 'Attribute of the item that the field fills' }),
      label: Title(200),
      type: oneOf(FIELD_TYPES),
      required: Type.Boolean(),
      placeholder: Type.Optional(Type.String({ maxLength: 200 })),
      options: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { maxItems: 200, description: 'For select' })),
      defaultValue: Type.Optional(Type.Union([Type.String({ maxLength: 1000 }), Type.Number(), Type.Boolean()])),
      order: Type.Integer({ minimum: 0 }),
    },
    closed,
  ),
);
export type TemplateField = Static<typeof TemplateField>;

export const ASSET_TEMPLATE_CATEGORIES = ['Infrastructure', 'Application', 'Data', 'Physical', 'Personnel'] as const;

export const AssetTemplate = named(
  'AssetTemplate',
  Type.Object(
    {
      id: Id,
      organization_id: Id,
      version: Type.Integer({ minimum: 1 }),
      name: Title(200),
      description: Type.String({ maxLength: 2000 }),
      category: Title(100),
      is_default: Type.Boolean(),
      fields: Type.Array(ref(TemplateField), { maxItems: 200 }),
      created_at: Timestamp,
      updated_at: Timestamp,
    },
    closed,
  ),
);
export type AssetTemplate = Static<typeof AssetTemplate>;

export const AssetTemplatePage = page('AssetTemplatePage', AssetTemplate);

export const AssetTemplateQuery = Type.Object({ ...organizationQuery, ...paging, category: Type.Optional(Title(100)) }, closed);
export type AssetTemplateQuery = Static<typeof AssetTemplateQuery>;
