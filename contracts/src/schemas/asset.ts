import Type, { type Static } from 'typebox';
import { Attributes } from './attributes.ts';
import { Id, Ids, Text, Title, closed, named, nullable, oneOf, optional, record, ref } from './base.ts';
import { anyOf, only, organizationQuery, page, paging, search, sortBy } from './list.ts';

export const ASSET_RISK_LEVELS = ['Low', 'Medium', 'High', 'Critical'] as const;
export const AssetRiskLevel = named('AssetRiskLevel', oneOf(ASSET_RISK_LEVELS));
export type AssetRiskLevel = Static<typeof AssetRiskLevel>;

/** Options of the form without a template; a template may offer others. */
export const ASSET_TYPES = ['Hardware', 'Software', 'Network', 'Data', 'Personnel'] as const;
export const ASSET_STATUSES = ['Active', 'Inactive', 'Under Review', 'Retired'] as const;

/** The fields that a person may set. */
const editable = {
  description: Text(10_000),
  type: Type.String({ maxLength: 100, description: "Empty when the asset's template does not ask for it" }),
  status: Type.String({ maxLength: 100, description: "Empty when the asset's template does not ask for it" }),
  risk_level: nullable(ref(AssetRiskLevel)),
  linked_properties: Type.Array(Id, { maxItems: 500, uniqueItems: true, description: 'At least one, unless properties were deleted later' }),
  template_id: nullable(Id),
  attributes: ref(Attributes),
};

export const Asset = named('Asset', Type.Object({ ...record, name: Title(200), ...editable }, closed));
export type Asset = Static<typeof Asset>;

export const AssetPage = page('AssetPage', Asset);

const name = Title(200, 'name is required');

export const AssetCreate = named('AssetCreate', Type.Object({ organization_id: Id, name, ...optional({ ...editable, linked_properties: Ids }) }, closed));
export type AssetCreate = Static<typeof AssetCreate>;

export const AssetUpdate = named(
  'AssetUpdate',
  Type.Object(optional({ name, ...editable, linked_properties: Ids }), { ...closed, minProperties: 1 }),
);
export type AssetUpdate = Static<typeof AssetUpdate>;

export const AssetQuery = Type.Object(
  {
    ...organizationQuery,
    ...paging,
    ...only,
    sort: sortBy('name', 'type', 'risk_level', 'status', 'created_at', 'updated_at'),
    q: search('name, description or type'),
    type: anyOf(Title(100)),
    risk_level: anyOf(ref(AssetRiskLevel), 4),
    status: anyOf(Title(100)),
    category: Type.Optional(Type.String({ maxLength: 100, description: 'Category of the template of the asset (the one it names, or else the one for its type), or the type of the asset' })),
    template_id: Type.Optional(Id),
  },
  closed,
);
export type AssetQuery = Static<typeof AssetQuery>;
