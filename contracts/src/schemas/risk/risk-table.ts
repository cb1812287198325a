import Type, { type Static } from 'typebox';
import { Id, Text, Title, namedObject, nullable, object, optional, record } from '../base.ts';
import { only, ownOrganizationQuery, page, paging, search, sortBy } from '../list.ts';

/** A named register. Risks refer to it by `table_id`. */
const editable = {
  description: Text(2000),
  domain: Type.Union([Id, Type.Null()], { description: 'Id of a GRC domain' }),
};

export const RiskTable = namedObject('RiskTable', {
  ...record,
  name: Title(200),
  ...editable,
  is_template: Type.Boolean({ description: 'Registers are created from it; it contains no risks' }),
  template_id: nullable(Id),
});
export type RiskTable = Static<typeof RiskTable>;

export const RiskTablePage = page('RiskTablePage', RiskTable);

export const RiskTableCreate = namedObject('RiskTableCreate', {
  organization_id: Id,
  name: Title(200),
  ...optional(editable),
});
export type RiskTableCreate = Static<typeof RiskTableCreate>;

export const RiskTableFromTemplate = namedObject('RiskTableFromTemplate', {
  organization_id: Type.Optional(Id),
  template_id: Id,
  name: Title(200),
});
export type RiskTableFromTemplate = Static<typeof RiskTableFromTemplate>;

export const RiskTableQuery = object({
  ...ownOrganizationQuery,
  ...paging,
  ...only,
  sort: sortBy('name', 'created_at', 'updated_at'),
  q: search('name or description'),
  domain: Type.Optional(Id),
  templates_only: Type.Optional(
    Type.Boolean({ description: 'true: only templates; false: only registers; absent: both' }),
  ),
});
export type RiskTableQuery = Static<typeof RiskTableQuery>;

/** The number of templates that were added; zero when they all existed. */
export const RiskTableDefaults = namedObject('RiskTableDefaults', { created_templates: Type.Integer({ minimum: 0 }) });
export type RiskTableDefaults = Static<typeof RiskTableDefaults>;
