/** The documents of a seed, by collection, as the store keeps them. */
import type {
  AssetDoc,
  GrcDomainDoc,
  GrcTemplateDoc,
  MemberDoc,
  OrganizationDoc,
  PropertyDoc,
  RiskDoc,
  RiskFlowDoc,
  RiskNoteDoc,
  RiskScenarioDoc,
  RiskTableDoc,
  TaskDoc,
  TemplateDoc,
  TreatmentPlanDoc,
  UserDoc,
} from '@parapet/api/collections.ts';
import type { ProfileDoc } from '@parapet/api/identity/profiles.ts';
import type { InvitationDoc } from '@parapet/api/modules/organizations/invitations/invitations.ts';
import type { MemberRecordsDoc } from '@parapet/api/modules/organizations/member-records.ts';
import type { Doc } from '@parapet/api/store/port.ts';

/** Collections of the organizations. */
export interface SeedTables {
  organizations: OrganizationDoc[];
  members: MemberDoc[];
  asset_templates: TemplateDoc[];
  property_templates: TemplateDoc[];
  risk_scenario_templates: TemplateDoc[];
  grc_domains: GrcDomainDoc[];
  grc_templates: GrcTemplateDoc[];
  risk_tables: RiskTableDoc[];
  risk_scenarios: RiskScenarioDoc[];
  properties: PropertyDoc[];
  assets: AssetDoc[];
  risks: RiskDoc[];
  risk_flows: RiskFlowDoc[];
  treatment_plans: TreatmentPlanDoc[];
  tasks: TaskDoc[];
  risk_notes: RiskNoteDoc[];
}

/** Collections that belong to no organization. */
export interface SystemTables {
  users: UserDoc[];
  /** Everybody who can sign in. */
  identity_profiles: ProfileDoc[];
  member_records: MemberRecordsDoc[];
  invitations: InvitationDoc[];
}

export function emptyTables(): SeedTables {
  return {
    organizations: [],
    members: [],
    asset_templates: [],
    property_templates: [],
    risk_scenario_templates: [],
    grc_domains: [],
    grc_templates: [],
    risk_tables: [],
    risk_scenarios: [],
    properties: [],
    assets: [],
    risks: [],
    risk_flows: [],
    treatment_plans: [],
    tasks: [],
    risk_notes: [],
  };
}

/** The fields that every document of an organization has. */
export function stamp(_id: string, organization_id: string, created_at: string, updated_at = created_at): Doc {
  return { _id, organization_id, version: 1, created_at, updated_at };
}
