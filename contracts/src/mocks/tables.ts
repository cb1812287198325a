/** The tables of the mocks, by the names that the audit trail uses. */
import type { AssetFields, FlowFields, PlanFields, PropertyFields, RiskFields, ScenarioFields, TaskFields } from '../rules/index.ts';
import type { GrcDomain, GrcTemplate } from '../schemas/item/grc.ts';
import type { RiskNote } from '../schemas/risk/risk-note.ts';
import type { RiskTable } from '../schemas/risk/risk-table.ts';
import type { AssetTemplate } from '../schemas/item/template.ts';

/** What every record carries. */
export interface Stamp {
  id: string;
  organization_id: string;
  version: number;
  created_at: string;
  updated_at: string;
}

/** What the product brings along has a key, so that it is added once. */
interface Seeded {
  default_key?: string;
}

/** What is seen with a risk keeps the risk's domain, as in the API; it never goes on the wire. */
interface OfRisk {
  risk_domain_id: string | null;
}

/** When the flow's own copy of its plan was saved last; it never goes on the wire either. */
interface OwnPlan {
  plan_saved_at: string | null;
}

/** The fields of each kind of record, without the stamp. */
export interface Fields {
  risks: RiskFields;
  risk_notes: Omit<RiskNote, keyof Stamp>;
  risk_flows: FlowFields & OfRisk & OwnPlan;
  treatment_plans: PlanFields & OfRisk;
  tasks: TaskFields & OfRisk;
  risk_tables: Omit<RiskTable, keyof Stamp> & Seeded;
  grc_domains: Omit<GrcDomain, keyof Stamp> & Seeded;
  grc_templates: Omit<GrcTemplate, keyof Stamp> & Seeded;
  assets: AssetFields;
  properties: PropertyFields;
  /** The properties that name a scenario say so themselves. */
  risk_scenarios: ScenarioFields;
  asset_templates: Omit<AssetTemplate, keyof Stamp> & Seeded;
  property_templates: Omit<AssetTemplate, keyof Stamp> & Seeded;
  risk_scenario_templates: Omit<AssetTemplate, keyof Stamp> & Seeded;
}
export type TableName = keyof Fields;

export type Kept<K extends TableName> = Fields[K] & Stamp;
export type Tables = { [K in TableName]: Kept<K>[] };

/** One change, for the audit trail and for live events. */
export interface Change {
  entity: TableName | 'members' | 'organizations';
  entity_id: string;
  organization_id: string;
  version: number;
  action: 'create' | 'update' | 'delete';
  at: string;
  actor_id: string;
  request_id: string | null;
  before: unknown;
  after: unknown;
}

export function emptyTables(): Tables {
  return {
    risks: [], risk_notes: [], risk_flows: [], treatment_plans: [], tasks: [], risk_tables: [], grc_domains: [], grc_templates: [],
    assets: [], properties: [], risk_scenarios: [], asset_templates: [], property_templates: [], risk_scenario_templates: [],
  };
}
