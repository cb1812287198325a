/** What the mocks remember: an in-memory database, plain JSON from end to end. */
import type { AuditSeal } from '../schemas/audit.ts';
import type { AuthSession } from '../schemas/organization/auth.ts';
import type { Preferences, Role } from '../schemas/organization/me.ts';
import type { Member, Organization } from '../schemas/organization/organization.ts';
import type { Change, Stamp, Tables } from './tables.ts';

/** Somebody who can sign in, as the identity provider knows them. */
export type Account = NonNullable<AuthSession['user']>;
export type OrganizationRecord = Stamp & Pick<Organization, 'name' | 'domain'>;
/** The name is what their account was called last; null before they came. */
export type MemberRecord = Stamp & Member & { name: string | null };

/** Who was added to an organisation and has not come yet. */
export interface Invitation {
  organization_id: string;
  /** `user_id` of the member's record. */
  member: string;
  /** Folded. */
  email: string;
  token: string;
  link_expires_at: string;
  invited_at: string;
}

export interface ScenarioLink {
  property_id: string;
  scenario_id: string;
}

export interface MockState {
  /** Id of the account that is signed in. */
  signedInAs: string | null;
  accounts: Account[];
  organizations: OrganizationRecord[];
  members: MemberRecord[];
  /** By user id; the defaults of those who have changed none are not there. */
  preferences: Record<string, Preferences>;
  invitations: Invitation[];
  tables: Tables;
  /** Every change since the state was made, oldest first. */
  changes: Change[];
  /** In the order in which properties and scenarios were linked. */
  scenarioLinks: ScenarioLink[];
  /** Over the audit trail of each organisation, oldest first. */
  seals: AuditSeal[];
  /** What they are signed with; null before the first. */
  sealKey: { privateKey: JsonWebKey; public_key: string } | null;
}

/** Whom to be: a member with that role, somebody without organisation, or nobody. */
export type Who = Role | 'newcomer' | 'nobody';
