import type { Role } from '../../schemas/organization/me.ts';
import type { Invitation, MemberRecord } from '../mock-state.ts';
import { daysBefore, sampleId } from './dates.ts';
import { DOMAINS, ORGANIZATION_ID, OTHER_ORGANIZATION_ID } from './organizations.ts';

interface Person {
  id: string;
  name: string | null;
  email: string;
  role: Role;
  domains?: readonly string[];
}

/** Members of the sample, one for each role at least. */
export const PEOPLE = {
  grace: { id: 'user_grace', name: 'Grace Okafor', email: 'grace.okafor@harbourmutual.example', role: 'admin' },
  daniel: { id: 'user_daniel', name: 'Daniel Reyes', email: 'daniel.reyes@harbourmutual.example', role: 'risk_manager' },
  priya: { id: 'user_priya', name: 'Priya Nair', email: 'priya.nair@harbourmutual.example', role: 'grc_domain_manager', domains: [DOMAINS.Cybersecurity, DOMAINS.Privacy] },
  tomasz: { id: 'user_tomasz', name: 'Tomasz Zieliński', email: 'tomasz.zielinski@harbourmutual.example', role: 'asset_owner' },
  lena: { id: 'user_lena', name: 'Lena Hoffmann', email: 'lena.hoffmann@harbourmutual.example', role: 'risk_owner' },
  amelie: { id: 'user_amelie', name: 'Amélie Laurent', email: 'amelie.laurent@harbourmutual.example', role: 'risk_owner' },
  marcus: { id: 'user_marcus', name: 'Marcus Bell', email: 'marcus.bell@harbourmutual.example', role: 'stakeholder' },
  ingrid: { id: 'user_ingrid', name: 'Ingrid Solberg', email: 'ingrid.solberg@harbourmutual.example', role: 'auditor' },
} as const satisfies Record<string, Person>;
export type PersonName = keyof typeof PEOPLE;

const OTHER_ADMIN: Person = { id: 'user_erik', name: 'Erik Dahl', email: 'erik.dahl@fjordline.example', role: 'admin' };
/** Signs in for the first time. */
const NEWCOMER = { id: 'user_noor', name: 'Noor Haddad', email: 'noor.haddad@cedarworks.example' };

export function seedAccounts() {
  return [...Object.values(PEOPLE), OTHER_ADMIN, NEWCOMER].map(({ id, name, email }) => ({ id, name, email, email_verified: true }));
}

/** Was added three days ago, and has not signed in yet. */
const INVITED: Person = { id: 'temp_1760000000000', name: null, email: 'oskar.lindqvist@harbourmutual.example', role: 'asset_owner' };

const MEMBER_KIND = 11;

function member({ id, name, email, role, domains = [] }: Person, number: number, organization_id: string, created_at: string): MemberRecord {
  const stamp = { id: sampleId(MEMBER_KIND, number), organization_id, version: 1, created_at, updated_at: created_at };
  return { ...stamp, user_id: id, email, name, role, domains: [...domains], assets: [] };
}

export function seedMembers(now: Date): MemberRecord[] {
  return [
    ...Object.values(PEOPLE).map((person, index) => member(person, index + 1, ORGANIZATION_ID, daysBefore(now, 420 - index * 12))),
    member(INVITED, 100, ORGANIZATION_ID, daysBefore(now, 3)),
    member(OTHER_ADMIN, 9001, OTHER_ORGANIZATION_ID, daysBefore(now, 200)),
  ];
}

export function seedInvitations(now: Date): Invitation[] {
  const { id, email } = INVITED;
  return [{ organization_id: ORGANIZATION_ID, member: id, email, token: 'sample-invitation-of-oskar', link_expires_at: daysBefore(now, -4), invited_at: daysBefore(now, 3) }];
}
