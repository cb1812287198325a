import Type, { type Static } from 'typebox';
import { Id, Ids, Scale, Timestamp, Title, closed, named, nullable, oneOf, optional, ref } from './base.ts';
import { anyOf, only, organizationQuery, page, paging, search, sortBy } from './list.ts';
import { GrcQuestion } from './grc.ts';

export const RISK_SEVERITIES = ['low', 'medium', 'high', 'critical'] as const;
export const RiskSeverity = named('RiskSeverity', oneOf(RISK_SEVERITIES));
export type RiskSeverity = Static<typeof RiskSeverity>;

/** Both vocabularies of risk status, and archived. */
export const RISK_STATUSES = [
  'identified', 'assessing', 'mitigating', 'monitored', 'open', 'in-progress', 'mitigated', 'accepted', 'closed', 'archived',
] as const;
export const RiskStatus = named('RiskStatus', oneOf(RISK_STATUSES));
export type RiskStatus = Static<typeof RiskStatus>;

/** What a risk may start with: archiving has operations of its own. */
const StartStatus = oneOf(RISK_STATUSES.filter((status) => status !== 'archived'));

/** What the register filters by; `rules/risk-status.ts` says which statuses each stands for. */
export const RISK_STATUS_GROUPS = ['open', 'in-progress', 'mitigated', 'accepted', 'closed', 'archived'] as const;
export const RiskStatusGroup = named('RiskStatusGroup', oneOf(RISK_STATUS_GROUPS));
export type RiskStatusGroup = Static<typeof RiskStatusGroup>;

const answer = Type.Union([Type.String({ maxLength: 10_000 }), Type.Number(), Type.Boolean(), Type.Null()]);

/** What a person may set on a risk. */
const editable = {
  description: Type.String({ maxLength: 10_000 }),
  category: Type.String({ maxLength: 100 }),
  severity: ref(RiskSeverity),
  impact_level: Scale,
  probability: Scale,
  owner_id: nullable(Id),
  reviewer_id: nullable(Id),
  asset_id: nullable(Id),
  domain_id: nullable(Id),
  table_id: nullable(Id),
  template_id: nullable(Id),
  template_answers: Type.Record(Type.String({ minLength: 1, maxLength: 300 }), answer, { maxProperties: 500 }),
  selected_assets: Ids,
  selected_scenarios: Ids,
};
/** Questions beyond those of the template; their answers are in `template_answers`. None when absent. */
const custom = { custom_questions: Type.Optional(Type.Array(ref(GrcQuestion), { maxItems: 100 })) };

const Score = (description: string) => Type.Integer({ minimum: 1, maximum: 25, description });

export const Risk = named(
  'Risk',
  Type.Object(
    {
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
    },
    closed,
  ),
);
export type Risk = Static<typeof Risk>;

export const RiskPage = page('RiskPage', Risk);

const settable = { ...optional({ ...editable, risk_score: Score('As it was answered; the server works it out anew') }), ...custom };

export const RiskCreate = named(
  'RiskCreate',
  Type.Object({ organization_id: Id, title: Title(200), status: Type.Optional(StartStatus), ...settable }, closed),
);
export type RiskCreate = Static<typeof RiskCreate>;

/** Which status may follow is a matter of the one before. */
export const RiskUpdate = named(
  'RiskUpdate',
  Type.Object({ ...optional({ title: Title(200), status: ref(RiskStatus) }), ...settable }, { ...closed, minProperties: 1 }),
);
export type RiskUpdate = Static<typeof RiskUpdate>;

/** Sortable fields; a minus in front turns the order round. */
export const RISK_SORTS = [
  'title', '-title', 'category', '-category', 'severity', '-severity', 'status', '-status', 'risk_score', '-risk_score',
  'created_at', '-created_at', 'updated_at', '-updated_at',
] as const;
export type RiskSort = (typeof RISK_SORTS)[number];

/** What the register is narrowed by. */
const filters = {
  q: search('title, description or category'),
  severity: anyOf(ref(RiskSeverity), 4),
  status: Type.Optional(Type.Array(ref(RiskStatusGroup), { maxItems: 6, description: 'By group: open also finds identified' })),
  tableId: Type.Optional(Id),
  asset_id: Type.Optional(Id),
  domain_id: Type.Optional(Id),
  template_id: Type.Optional(Id),
};

export const RiskQuery = Type.Object({ ...organizationQuery, ...paging, ...only, sort: Type.Optional(oneOf(RISK_SORTS)), ...filters }, closed);
export type RiskQuery = Static<typeof RiskQuery>;

export const ArchivedRiskQuery = Type.Object(
  { ...organizationQuery, ...paging, sort: sortBy('title', 'severity', 'risk_score', 'archived_at', 'updated_at'), q: filters.q },
  closed,
);
export type ArchivedRiskQuery = Static<typeof ArchivedRiskQuery>;

export const RiskSummaryQuery = Type.Object({ ...organizationQuery, ...filters }, closed);
export type RiskSummaryQuery = Static<typeof RiskSummaryQuery>;

const count = Type.Integer({ minimum: 0 });

/** All risks that match, counted: for the matrix and the summary, which a page of the list cannot give. */
export const RiskSummary = named(
  'RiskSummary',
  Type.Object(
    {
      total: count,
      levels: Type.Object({ low: count, medium: count, high: count, critical: count }, { ...closed, description: 'By risk_score: low to 3, medium to 8, high to 15' }),
      cells: Type.Array(Type.Object({ impact_level: Scale, probability: Scale, count }, closed), { maxItems: 25, description: 'Cells of the matrix that hold risks' }),
    },
    closed,
  ),
);
export type RiskSummary = Static<typeof RiskSummary>;
