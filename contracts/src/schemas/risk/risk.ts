import Type, { type Static } from 'typebox';
import {
  Day,
  Id,
  Ids,
  Line,
  Scale,
  Timestamp,
  Text,
  Title,
  described,
  named,
  namedObject,
  nullable,
  object,
  oneOf,
  optional,
  ref,
} from '../base.ts';
import { RISK_SEVERITIES, type RISK_SORTS, RISK_STATUS_GROUPS, RISK_STATUSES, SORT_FIELDS } from './risk-values.ts';
import { FlowOfRisk } from './risk-flow-status.ts';
import { registerFilters } from './risk-filters.ts';
import { anyOf, archived, organizationQuery, paging, search, sortBy } from '../list.ts';
import { bulkRequest } from '../bulk.ts';
import { recordSchemas } from '../record-schemas.ts';
import { GrcQuestion } from '../item/grc.ts';

export const RiskSeverity = named('RiskSeverity', oneOf(RISK_SEVERITIES));
export type RiskSeverity = Static<typeof RiskSeverity>;

export const RiskStatus = named('RiskStatus', oneOf(RISK_STATUSES));
export type RiskStatus = Static<typeof RiskStatus>;

/** The status of a new risk. Archiving is a separate operation. */
const InitialStatus = oneOf(RISK_STATUSES.filter((status) => status !== 'archived'));

export const RiskStatusGroup = named('RiskStatusGroup', oneOf(RISK_STATUS_GROUPS));
export type RiskStatusGroup = Static<typeof RiskStatusGroup>;

const answer = Type.Union([Type.String({ maxLength: 10_000 }), Type.Number(), Type.Boolean(), Type.Null()]);

/** Most answers of a risk: more than anybody asks, e.g. 12 steps of 80 questions. */
export const MAX_ANSWERS = 1000;

/** The fields that a person may set. */
const editable = {
  description: Type.String({ maxLength: 10_000 }),
  category: Line(100),
  severity: ref(RiskSeverity),
  impact_level: Scale,
  probability: Scale,
  owner_id: nullable(Id),
  reviewer_id: nullable(Id),
  asset_id: nullable(Id),
  domain_id: nullable(Id),
  table_id: nullable(Id),
  template_id: nullable(Id),
  template_answers: Type.Record(Type.String({ minLength: 1, maxLength: 300 }), answer, { maxProperties: MAX_ANSWERS }),
  selected_assets: Ids,
  selected_scenarios: Ids,
};
/** Questions in addition to those of the template; their answers are in `template_answers`. */
const custom = { custom_questions: Type.Array(ref(GrcQuestion), { maxItems: 100 }) };

const Score = (description: string) => Type.Integer({ minimum: 1, maximum: 25, description });

export const Risk = namedObject('Risk', {
  id: Id,
  organization_id: Id,
  version: Type.Integer({ minimum: 1 }),
  title: Title(200),
  ...editable,
  ...custom,
  status: ref(RiskStatus),
  risk_score: Score('impact_level x probability'),
  created_by: Id,
  created_at: Timestamp,
  updated_at: Timestamp,
  archived_at: nullable(Timestamp),
  flow: described(nullable(ref(FlowOfRisk)), 'The current risk flow; null without one'),
  due_date: Type.Optional(
    described(
      nullable(Day),
      'The earliest day on which an open task or an open action of a treatment plan is due; null without one. Lists have it only with `due_dates`',
    ),
  ),
  names: Type.Record(Type.String(), Type.String(), {
    description:
      'Names of the assets, scenarios, register, owner and reviewer by id; people who have left keep theirs, deleted records are missing',
  }),
});
export type Risk = Static<typeof Risk>;

const settable = { ...editable, ...custom, risk_score: Score('Ignored: the server computes it') };

/** The message for a missing title. */
export const RISK_TITLE_MISSING = 'Title is required';
const title = Title(200, RISK_TITLE_MISSING);

export const RiskCreate = namedObject('RiskCreate', {
  organization_id: Id,
  title,
  status: Type.Optional(InitialStatus),
  ...optional(settable),
});
export type RiskCreate = Static<typeof RiskCreate>;

export type RiskSort = (typeof RISK_SORTS)[number];

/** The filters of the register. */
const filters = {
  q: search('title, description or category'),
  severity: anyOf(ref(RiskSeverity), 4),
  status: Type.Optional(
    Type.Array(ref(RiskStatusGroup), { maxItems: 6, description: 'By group: open includes identified' }),
  ),
  ...archived,
  tableId: Type.Optional(Id),
  asset_id: Type.Optional(Id),
  domain_id: Type.Optional(Id),
  template_id: Type.Optional(Id),
  exact_category: anyOf(described(Text(100), 'As stored; former names of categories are not followed')),
  exact_status: anyOf(ref(RiskStatus), RISK_STATUSES.length),
  ...registerFilters,
};

const {
  page: RiskPage,
  update: RiskUpdate,
  query,
  exportQuery,
} = recordSchemas('Risk', {
  row: Risk,
  organization: organizationQuery,
  // Which status is allowed depends on the stored one.
  changeable: { title, status: ref(RiskStatus), ...settable },
  filters,
  sorts: SORT_FIELDS,
});
export { RiskPage, RiskUpdate };
export const RiskQuery = object({
  ...query.properties,
  due_dates: Type.Optional(Type.Boolean({ description: 'With `due_date` of each risk, which takes more time' })),
});
export type RiskUpdate = Static<typeof RiskUpdate>;
export type RiskQuery = Static<typeof RiskQuery>;

/** What a table of risks for people can have, in the order of the register. */
export const RISK_EXPORT_COLUMNS = [
  'title',
  'category',
  'severity',
  'risk_score',
  'status',
  'flow',
  'owner_id',
  'reviewer_id',
  'due_date',
  'selected_assets',
  'selected_scenarios',
  'impact_level',
  'probability',
  'table_id',
  'updated_at',
  'created_at',
] as const;
export type RiskExportColumn = (typeof RISK_EXPORT_COLUMNS)[number];

export const RiskExportQuery = object({
  ...exportQuery.properties,
  columns: Type.Optional(
    Type.Array(oneOf(RISK_EXPORT_COLUMNS), {
      minItems: 1,
      maxItems: RISK_EXPORT_COLUMNS.length,
      description:
        'A table for people instead of all data: these columns in this order, names and values in the language of the person, and in a workbook days, colors of levels and a filter',
    }),
  ),
});
export type RiskExportQuery = Static<typeof RiskExportQuery>;

export const RiskBulk = bulkRequest('RiskBulk', ['update', 'archive', 'unarchive', 'delete'], filters, RiskUpdate, {});
export type RiskBulk = Static<typeof RiskBulk>;

export const ArchivedRiskQuery = object({
  ...organizationQuery,
  ...paging,
  sort: sortBy('title', 'severity', 'risk_score', 'archived_at', 'updated_at'),
  q: filters.q,
});
export type ArchivedRiskQuery = Static<typeof ArchivedRiskQuery>;

export const RiskSummaryQuery = object({ ...organizationQuery, ...filters });
export type RiskSummaryQuery = Static<typeof RiskSummaryQuery>;

const count = Type.Integer({ minimum: 0 });

/** Counts of all matching risks for the matrix and the summary, which cannot be computed from one page. */
export const RiskSummary = namedObject('RiskSummary', {
  total: count,
  levels: object(
    { low: count, medium: count, high: count, critical: count },
    { description: 'By risk_score: low up to 3, medium up to 8, high up to 15' },
  ),
  cells: Type.Array(object({ impact_level: Scale, probability: Scale, count }), {
    maxItems: 25,
    description: 'Cells of the matrix with risks',
  }),
});
export type RiskSummary = Static<typeof RiskSummary>;
