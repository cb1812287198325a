import Type, { type Static } from 'typebox';
import { bulkLinks, bulkRequest } from '../bulk.ts';
import { recordSchemas } from '../record-schemas.ts';
import { Attributes, AttributesInput } from './attributes.ts';
import {
  Id,
  Ids,
  Line,
  NamesById,
  RiskCount,
  Text,
  Title,
  named,
  namedObject,
  nullable,
  oneOf,
  optional,
  record,
  ref,
  requiredByRules,
  requiredIds,
  requiredWithoutTemplate,
} from '../base.ts';
import { anyOf, organizationQuery, search } from '../list.ts';

export const ASSET_RISK_LEVELS = ['Low', 'Medium', 'High', 'Critical'] as const;
export const AssetRiskLevel = named('AssetRiskLevel', oneOf(ASSET_RISK_LEVELS));
export type AssetRiskLevel = Static<typeof AssetRiskLevel>;

/** Options of the form without a template; a template may offer others. */
export const ASSET_TYPES = ['Hardware', 'Software', 'Network', 'Data', 'Personnel'] as const;
export const ASSET_STATUSES = ['Active', 'Inactive', 'Under Review', 'Retired'] as const;

/** The fields that a person may set. */
const editable = {
  description: Text(10_000),
  type: Line(100, "Empty when the asset's template does not ask for it"),
  status: Line(100, "Empty when the asset's template does not ask for it"),
  risk_level: nullable(ref(AssetRiskLevel)),
  linked_properties: Type.Array(Id, {
    maxItems: 500,
    uniqueItems: true,
    description: 'At least one, unless properties were deleted later',
  }),
  template_id: nullable(Id),
  attributes: ref(Attributes),
};

export const Asset = namedObject('Asset', {
  ...record,
  name: Title(200),
  ...editable,
  names: NamesById('properties'),
  risk_count: RiskCount,
  scenario_count: Type.Optional(
    Type.Integer({ minimum: 0, description: 'Scenarios of its properties, each counted once; not within a risk flow' }),
  ),
});
export type Asset = Static<typeof Asset>;

const name = requiredByRules(Title(200, 'name is required'), '');
const settable = {
  ...editable,
  type: requiredByRules(editable.type, ''),
  status: requiredByRules(editable.status, ''),
  risk_level: requiredByRules(editable.risk_level, null),
  linked_properties: requiredByRules(Ids, []),
  attributes: ref(AttributesInput),
};

export const AssetCreate = namedObject(
  'AssetCreate',
  { organization_id: Id, name, ...optional(settable), linked_properties: requiredIds },
  { ...requiredWithoutTemplate({ type: '', status: '', risk_level: null }) },
);
export type AssetCreate = Static<typeof AssetCreate>;

const filters = {
  q: search('name, description or type'),
  type: anyOf(Title(100)),
  risk_level: anyOf(ref(AssetRiskLevel), 4),
  status: anyOf(Title(100)),
  category: Type.Optional(
    Type.String({
      maxLength: 100,
      description:
        'Category of the template of the asset (the one it names, or else the one for its type), or the type of the asset',
    }),
  ),
  template_id: Type.Optional(Id),
  property_id: Type.Optional(Type.Array(Id, { maxItems: 100, description: 'Assets with one of these properties' })),
};

export const {
  page: AssetPage,
  update: AssetUpdate,
  query: AssetQuery,
  exportQuery: AssetExportQuery,
} = recordSchemas('Asset', {
  row: Asset,
  organization: organizationQuery,
  changeable: { name, ...settable },
  filters,
  sorts: ['name', 'type', 'risk_level', 'status', 'created_at', 'updated_at'],
});
export type AssetUpdate = Static<typeof AssetUpdate>;
export type AssetQuery = Static<typeof AssetQuery>;
export type AssetExportQuery = Static<typeof AssetExportQuery>;

export const AssetBulk = bulkRequest(
  'AssetBulk',
  ['update', 'link', 'unlink', 'delete'],
  filters,
  AssetUpdate,
  bulkLinks('properties'),
);
export type AssetBulk = Static<typeof AssetBulk>;
