/** What the mocks remember: an in-memory database, plain JSON from end to end. */
import { DEFAULT_ASSET_TEMPLATES } from '../rules/index.ts';
import type { AuthSession } from '../schemas/auth.ts';
import type { Preferences, Role } from '../schemas/me.ts';
import type { Member, Organization } from '../schemas/organization.ts';
import type { Risk } from '../schemas/risk.ts';
import type { AssetTemplate } from '../schemas/template.ts';
import { seedAccounts, seedMembers } from './seed/members.ts';
import { seedDomains, seedOrganizations } from './seed/organizations.ts';
import { seedOtherRisks, seedRisks } from './seed/risks.ts';

/** Somebody who can sign in, as the identity provider knows them. */
export type Account = NonNullable<AuthSession['user']>;
export type OrganizationRecord = Omit<Organization, 'members'>;
export type MemberRecord = Member & { organization_id: string; preferences: Preferences };

/** Records that risks point at and that have no operations of their own yet. */
export type ReferencedKind = 'assets' | 'grc_domains' | 'grc_templates' | 'risk_scenarios' | 'risk_tables';

export interface MockState {
  /** Id of the account that is signed in. */
  signedInAs: string | null;
  accounts: Account[];
  organizations: OrganizationRecord[];
  members: MemberRecord[];
  risks: Risk[];
  assetTemplates: AssetTemplate[];
  referenced: Record<ReferencedKind, { id: string; organization_id: string }[]>;
}

/** Whom to be: a member with that role, somebody without organisation, or nobody. */
export type Who = Role | 'newcomer' | 'nobody';

export interface SeedOptions {
  /** Who is signed in; the admin when absent. */
  who?: Who;
  /** `none`: the organisation has no risks yet. */
  risks?: 'sample' | 'none';
  /** The moment that the sample's dates count back from; now when absent. */
  now?: Date;
}

/** A fresh state with one organisation that has members of every role, and another that must never be seen. */
export function createMockState({ who = 'admin', risks = 'sample', now = new Date() }: SeedOptions = {}): MockState {
  const organizations = seedOrganizations(now);
  const state: MockState = {
    signedInAs: null,
    accounts: seedAccounts(),
    organizations,
    members: seedMembers(),
    risks: [...(risks === 'sample' ? seedRisks(now) : []), ...seedOtherRisks(now)],
    assetTemplates: organizations.flatMap(({ id, created_at }) => defaultAssetTemplates(id, created_at)),
    referenced: { assets: [], grc_domains: seedDomains(), grc_templates: [], risk_scenarios: [], risk_tables: [] },
  };
  signInAs(state, who);
  return state;
}

/** The asset templates that an organisation starts with. */
export function defaultAssetTemplates(organizationId: string, now: string): AssetTemplate[] {
  return DEFAULT_ASSET_TEMPLATES.map((template) => ({
    ...structuredClone(template),
    id: crypto.randomUUID(),
    organization_id: organizationId,
    version: 1,
    created_at: now,
    updated_at: now,
  }));
}

/** The account of that kind: the first member with a role, or who belongs to no organisation. */
export function accountOf({ accounts, members }: MockState, who: Exclude<Who, 'nobody'>): Account {
  const isMember = (id: string) => members.some((member) => member.user_id === id);
  const userId = members.find(({ role }) => role === who)?.user_id;
  const found = accounts.find(({ id }) => (who === 'newcomer' ? !isMember(id) : id === userId));
  if (found === undefined) throw new Error(`The mocks have nobody to be ${who}`);
  return found;
}

export function signInAs(state: MockState, who: Who): void {
  state.signedInAs = who === 'nobody' ? null : accountOf(state, who).id;
}
