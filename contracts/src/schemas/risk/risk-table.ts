import Type, { type Static } from 'typebox';
import { Id, Text, Title, closed, named, nullable, optional, record } from '../base.ts';
import { only, ownOrganizationQuery, page, paging, search, sortBy } from '../list.ts';

/** A named register. Risks refer to it by `table_id`. */
const editable = {
  description: Text(2000),
  domain: Type.Union([Id, Type.Null()], { description: 'Id of a GRC domain' }),
};

export const RiskTable = named(
  'RiskTable',
  Type.Object(
    {
      ...record,
      name: Title(200),
      ...editable,
      is_template: Type.Boolean({ description: 'Registers are created from it; it contains no risks' }),
      template_id: nullable(Id),
    },
    closed,
  ),
);
export type RiskTable = Static<typeof RiskTable>;

export const RiskTablePage = page('RiskTablePage', RiskTable);

export const RiskTableCreate = named(
  'RiskTableCreate',
  Type.Object({ organization_id: Id, name: Title(200), ...optional(editable) }, closed),
);
export type RiskTableCreate = Static<typeof RiskTableCreate>;

export const RiskTableFromTemplate = named(
  'RiskTableFromTemplate',
  Type.Object({ organization_id: Type.Optional(Id), template_id: Id, name: Title(200) }, closed),
);
export type RiskTableFromTemplate = Static<typeof RiskTableFromTemplate>;

export const RiskTableQuery = Type.Object(
  {
    ...ownOrganizationQuery,
    ...paging,
    ...only,
    sort: sortBy('name', 'created_at', 'updated_at'),
    q: search('name or description'),
    domain: Type.Optional(Id),
    templates_only: Type.Optional(
      Type.Boolean({ description: 'true: only templates; false: only registers; absent: both' }),
    ),
  },
  closed,
);
export type RiskTableQuery = Static<typeof RiskTableQuery>;

/** The number of templates that were added; zero when they all existed. */
export const RiskTableDefaults = named(
  'RiskTableDefaults',
  Type.Object({ created_templates: Type.Integer({ minimum: 0 }) }, closed),
);
export type RiskTableDefaults = Static<typeof RiskTableDefaults>;
