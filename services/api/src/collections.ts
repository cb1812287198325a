/** How each of the product's collections is stored. */
import { fold, severityRank, type RiskFields } from '@parapet/contracts/rules';
import type { AssetTemplate, Member, Organization, Preferences, RiskSeverity } from '@parapet/contracts';
import type { Doc, StoreSpec, SystemDoc } from './store/port.ts';
import { identitySystemSpec } from './identity/system-spec.ts';

export type RiskDoc = Doc & RiskFields;
export type OrganizationDoc = Doc & Pick<Organization, 'name' | 'domain'>;
export type MemberDoc = Doc & Member & { preferences: Preferences };
export type AssetTemplateDoc = Doc & Omit<AssetTemplate, 'id' | keyof Doc>;

/** Which organisation an account belongs to; the id is the user's. */
export interface UserDoc extends SystemDoc {
  organization: string;
}

export const collections: StoreSpec = {
  collections: {
    organizations: {},
    members: { filters: ['email'], unique: [['user_id']] },
    risks: {
      filters: ['severity', 'status', 'domain_id', 'table_id', 'asset_id', 'owner_id'],
      sorts: ['created_at', 'updated_at', 'risk_score', 'title_folded', 'category_folded', 'severity_rank', 'status'],
      search: ['title', 'description', 'category'],
      derived: {
        title_folded: (doc) => fold(String(doc['title'])),
        category_folded: (doc) => fold(String(doc['category'])),
        severity_rank: (doc) => severityRank(doc['severity'] as RiskSeverity),
      },
    },
    asset_templates: {
      filters: ['category'],
      sorts: ['name_folded'],
      derived: { name_folded: (doc) => fold(String(doc['name'])) },
    },
    // What a risk may point at.
    assets: {},
    risk_scenarios: {},
    grc_domains: {},
    grc_templates: {},
    risk_tables: {},
  },
  system: { users: { index: ['organization'] }, ...identitySystemSpec },
};
