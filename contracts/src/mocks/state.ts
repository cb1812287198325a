/** How the mocks begin: the sample, and who is signed in. */
import { seedGrcTemplates } from './seed/grc-templates.ts';
import { seedItems } from './seed/items.ts';
import { seedAccounts, seedInvitations, seedMembers } from './seed/members.ts';
import { seedDomains, seedOrganizations } from './seed/organizations.ts';
import { seedOtherItems } from './seed/other-items.ts';
import { seedOtherWork } from './seed/other-work.ts';
import { seedWork } from './seed/work.ts';
import { seedRegisters } from './seed/registers.ts';
import { seedOtherRisks, seedRisks } from './seed/risks.ts';
import { seedDefaultTemplates, seedOwnTemplates } from './seed/templates.ts';
import type { Account, MockState, Who } from './mock-state.ts';
import { emptyTables } from './tables.ts';

export interface SeedOptions {
  /** Who is signed in; the admin when absent. */
  who?: Who;
  /** `none`: the organisation is as new: it has its people and the templates that it starts with. */
  risks?: 'sample' | 'none';
  /** The moment that the sample's dates count back from; now when absent. */
  now?: Date;
}

/** A fresh state with one organisation that has members of every role, and another that must never be seen. */
export function createMockState({ who = 'admin', risks = 'sample', now = new Date() }: SeedOptions = {}): MockState {
  const tables = emptyTables();
  const state: MockState = { signedInAs: null, accounts: seedAccounts(), organizations: seedOrganizations(now), members: seedMembers(now), preferences: {}, invitations: seedInvitations(now), tables, changes: [], scenarioLinks: [], seals: [], sealKey: null };
  seedDefaultTemplates(tables, now);
  if (risks === 'sample') {
    tables.grc_domains.push(...seedDomains(now));
    seedOwnTemplates(tables, now);
    seedItems(state, now);
    seedGrcTemplates(tables, now);
    seedRegisters(tables, now);
  }
  tables.risks.push(...(risks === 'sample' ? seedRisks(now) : []), ...seedOtherRisks(now));
  if (risks === 'sample') seedWork(tables, now);
  seedOtherItems(state, now);
  seedOtherWork(tables, now);
  signInAs(state, who);
  return state;
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
