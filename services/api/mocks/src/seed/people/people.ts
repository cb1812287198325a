/** The people of the seeds: members of every role, somebody who was invited, and people outside the organization. */
import { userIdOf } from '@parapet/api/platform/secrets.ts';
import type { Role } from '@parapet/contracts';
import { DOMAINS } from './organizations.ts';

/** Issuer of all accounts; a provider that does not exist. */
export const ISSUER = 'https://identity.mocks.example';

export interface Person {
  /** Their name at the provider. */
  subject: string;
  /** Hash of issuer and subject. */
  id: string;
  name: string;
  email: string;
  role: Role;
  domains: readonly string[];
}

function person(subject: string, name: string, email: string, role: Role, domains: readonly string[] = []): Person {
  return { subject, id: userIdOf(ISSUER, subject), name, email, role, domains };
}

/** Members of the organization, at least one for each role. */
export const PEOPLE = {
  grace: person('grace', 'Grace Okafor', 'grace.okafor@harbourmutual.example', 'admin'),
  daniel: person('daniel', 'Daniel Reyes', 'daniel.reyes@harbourmutual.example', 'risk_manager'),
  priya: person('priya', 'Priya Nair', 'priya.nair@harbourmutual.example', 'grc_domain_manager', [
    DOMAINS.Cybersecurity,
    DOMAINS.Privacy,
  ]),
  tomasz: person('tomasz', 'Tomasz Zieliński', 'tomasz.zielinski@harbourmutual.example', 'asset_owner'),
  lena: person('lena', 'Lena Hoffmann', 'lena.hoffmann@harbourmutual.example', 'risk_owner'),
  amelie: person('amelie', 'Amélie Laurent', 'amelie.laurent@harbourmutual.example', 'risk_owner'),
  marcus: person('marcus', 'Marcus Bell', 'marcus.bell@harbourmutual.example', 'stakeholder'),
  ingrid: person('ingrid', 'Ingrid Solberg', 'ingrid.solberg@harbourmutual.example', 'auditor'),
} as const satisfies Record<string, Person>;
export type PersonName = keyof typeof PEOPLE;

/** Admin of the organization that nobody in the sample may see. */
export const ERIK = person('erik', 'Erik Dahl', 'erik.dahl@fjordline.example', 'admin');

/** Signs in for the first time. */
export const NEWCOMER = {
  subject: 'noor',
  id: userIdOf(ISSUER, 'noor'),
  name: 'Noor Haddad',
  email: 'noor.haddad@cedarworks.example',
};

/** Was added three days ago and has not signed in yet. */
export const INVITED = {
  id: 'temp_1760000000000',
  name: null,
  email: 'oskar.lindqvist@harbourmutual.example',
  role: 'asset_owner',
  domains: [],
} as const satisfies Omit<Person, 'subject' | 'name'> & { name: null };

/** Whom to be: the first member with that role, somebody without organization, or nobody. */
export type Who = Role | 'newcomer' | 'nobody';

/** Somebody as their provider knows them. */
export interface Account {
  /** Hash of issuer and subject, as the product knows them. */
  id: string;
  subject: string;
  name: string | null;
  email: string;
  emailVerified: boolean;
}

/** Everybody who can sign in from the start. */
export const ACCOUNTS: readonly Account[] = [...Object.values(PEOPLE), ERIK, NEWCOMER].map(
  ({ id, subject, name, email }) => ({ id, subject, name, email, emailVerified: true }),
);

/** Subject of an account at the provider; that of people who signed up is their address. */
export function subjectOf(userId: string, email: string | null): string {
  return ACCOUNTS.find(({ id }) => id === userId)?.subject ?? email ?? '';
}

/** The account to sign in as. */
export function accountOf(who: Exclude<Who, 'nobody'>): Account {
  const wanted = who === 'newcomer' ? NEWCOMER : Object.values(PEOPLE).find(({ role }) => role === who);
  const found = ACCOUNTS.find(({ id }) => id === wanted?.id);
  if (found === undefined) throw new Error(`The mocks have nobody to be ${who}`);
  return found;
}
