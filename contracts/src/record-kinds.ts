/**
 * Every kind of record with a history, once: its names, who may read it, and what can be done with it. Schemas, operations, messages and access
 * follow from this table. It comes before the declarations of the kinds, which refer to one another by these names.
 */
import type { Resource } from './rules/access/permissions.ts';

interface RecordKind {
  /** Below `/api`; the kinds without operations of their own have one too. */
  path: string;
  /** In the ids of operations and in the names of schemas, for one record and for several. */
  type: string;
  types: string;
  /** One record in messages. */
  noun: string;
  /** The resource whose permissions count (section 6). */
  access: Resource;
  /** Visible where their risk is. */
  withRisk?: true;
  /** Visible where the assets are that they hang on. */
  withAssets?: true;
  /** Admins can restore it when it was deleted. */
  restorable?: true;
  /** Pages announce that they have one open. */
  presence?: true;
  /** Many can be changed with one request. */
  bulk?: true;
  /** The list can be had as a file. */
  export?: true;
  /** Records can be created from a file. */
  import?: true;
  /** What `GET /api/references` calls a record whose references it lists. */
  referenced?: string;
  /** What it calls a record that refers to another one, and the field with the record's name. */
  referring?: { kind: string; name: string };
}

/** Of kinds with a form, and of those that are listed in a table besides. */
const FORM = { restorable: true, presence: true } as const;
const TABLE = { ...FORM, bulk: true, export: true } as const;

/** In the order in which documents list kinds. */
export const RECORD_KINDS = {
  risks: {
    path: 'risks',
    type: 'Risk',
    types: 'Risks',
    noun: 'risk',
    access: 'risks',
    ...TABLE,
    import: true,
    referring: { kind: 'risk', name: 'title' },
  },
  risk_notes: {
    path: 'risk-notes',
    type: 'RiskNote',
    types: 'RiskNotes',
    noun: 'note',
    access: 'risks',
    withRisk: true,
  },
  risk_flows: {
    path: 'risk-flows',
    type: 'RiskFlow',
    types: 'RiskFlows',
    noun: 'risk flow',
    access: 'risks',
    withRisk: true,
    ...FORM,
    referring: { kind: 'risk-flow', name: 'risk_title' },
  },
  treatment_plans: {
    path: 'treatment-plans',
    type: 'TreatmentPlan',
    types: 'TreatmentPlans',
    noun: 'treatment plan',
    access: 'risks',
    withRisk: true,
    ...FORM,
  },
  risk_tables: { path: 'risk-tables', type: 'RiskTable', types: 'RiskTables', noun: 'register', access: 'risks' },
  /** How the organization likes to look at a list, under a name. */
  shared_views: {
    path: 'shared-views',
    type: 'SharedView',
    types: 'SharedViews',
    noun: 'shared view',
    access: 'risks',
  },
  grc_templates: {
    path: 'grc-templates',
    type: 'GrcTemplate',
    types: 'GrcTemplates',
    noun: 'GRC template',
    access: 'risks',
    ...FORM,
    referenced: 'grc-template',
  },
  grc_domains: { path: 'grc-domains', type: 'GrcDomain', types: 'GrcDomains', noun: 'GRC domain', access: 'risks' },
  assets: {
    path: 'assets',
    type: 'Asset',
    types: 'Assets',
    noun: 'asset',
    access: 'assets',
    ...TABLE,
    import: true,
    referenced: 'asset',
    referring: { kind: 'asset', name: 'name' },
  },
  properties: {
    path: 'properties',
    type: 'Property',
    types: 'Properties',
    noun: 'property',
    access: 'assets',
    withAssets: true,
    ...TABLE,
    import: true,
    referenced: 'property',
    referring: { kind: 'property', name: 'name' },
  },
  risk_scenarios: {
    path: 'risk-scenarios',
    type: 'RiskScenario',
    types: 'RiskScenarios',
    noun: 'risk scenario',
    access: 'assets',
    withAssets: true,
    ...TABLE,
    import: true,
    referenced: 'risk-scenario',
    referring: { kind: 'risk-scenario', name: 'title' },
  },
  asset_templates: {
    path: 'asset-templates',
    type: 'AssetTemplate',
    types: 'AssetTemplates',
    noun: 'asset template',
    access: 'assets',
    ...FORM,
    referenced: 'asset-template',
  },
  property_templates: {
    path: 'property-templates',
    type: 'PropertyTemplate',
    types: 'PropertyTemplates',
    noun: 'property template',
    access: 'assets',
    ...FORM,
    referenced: 'property-template',
  },
  risk_scenario_templates: {
    path: 'risk-scenario-templates',
    type: 'RiskScenarioTemplate',
    types: 'RiskScenarioTemplates',
    noun: 'risk scenario template',
    access: 'assets',
    ...FORM,
    referenced: 'risk-scenario-template',
  },
  tasks: { path: 'tasks', type: 'Task', types: 'Tasks', noun: 'task', access: 'tasks', withRisk: true, ...TABLE },
  organizations: {
    path: 'organizations',
    type: 'Organization',
    types: 'Organizations',
    noun: 'organization',
    access: 'organizations',
  },
  members: {
    path: 'members',
    type: 'Member',
    types: 'Members',
    noun: 'member',
    access: 'organizations',
    referring: { kind: 'member', name: 'email' },
  },
  webhooks: { path: 'webhooks', type: 'Webhook', types: 'Webhooks', noun: 'webhook', access: 'organizations' },
  /** Which release of each remote the people of the organization get. Only the service writes them, for the audit log. */
  releases: { path: 'releases', type: 'Release', types: 'Releases', noun: 'release', access: 'organizations' },
} as const satisfies Readonly<Record<string, RecordKind>>;

type Kinds = typeof RECORD_KINDS;
/** The name of a kind, which is also that of its collection. */
export type AuditedEntity = keyof Kinds;
/** The kinds with an option. */
export type KindsWith<Option extends keyof RecordKind> = {
  [Name in AuditedEntity]: Option extends keyof Kinds[Name] ? Name : never;
}[AuditedEntity];
export type RestorableEntity = KindsWith<'restorable'>;
export type PresenceEntity = KindsWith<'presence'>;
export type ReferencedEntity = KindsWith<'referenced'>;
export type ReferencedKind = Kinds[ReferencedEntity]['referenced'];
export type ReferringKind = Kinds[KindsWith<'referring'>]['referring']['kind'];
export type RecordNoun = Kinds[AuditedEntity]['noun'];

const isKind = (name: string): name is AuditedEntity => Object.hasOwn(RECORD_KINDS, name);

/** Kinds of records with a history. Everybody who may read a record may read its history. */
export const AUDITED_ENTITIES: readonly AuditedEntity[] = Object.keys(RECORD_KINDS).filter(isKind);

/** Whether a kind has an option. */
export function isKindWith<Option extends keyof RecordKind>(
  option: Option,
  name: AuditedEntity,
): name is KindsWith<Option> {
  return Object.hasOwn(RECORD_KINDS[name], option);
}

/** The kinds with an option, in the order of the table. */
export function kindsWith<Option extends keyof RecordKind>(option: Option): readonly KindsWith<Option>[] {
  return AUDITED_ENTITIES.filter((name) => isKindWith(option, name));
}
