import { DEFAULT_PREFERENCES } from '../../rules/index.ts';
import type { Role } from '../../schemas/me.ts';
import { DOMAINS, ORGANIZATION_ID, OTHER_ORGANIZATION_ID } from './organizations.ts';

interface Person {
  id: string;
  name: string;
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

function member({ id, email, role, domains = [] }: Person, organizationId: string) {
  return { user_id: id, email, role, domains: [...domains], assets: [], organization_id: organizationId, preferences: { ...DEFAULT_PREFERENCES } };
}

export function seedMembers() {
  return [...Object.values(PEOPLE).map((person) => member(person, ORGANIZATION_ID)), member(OTHER_ADMIN, OTHER_ORGANIZATION_ID)];
}
