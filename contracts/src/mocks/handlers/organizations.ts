import { DEFAULT_PREFERENCES, mailDomain, organizationId, organizationName } from '../../rules/index.ts';
import type { Organization, OrganizationCreate } from '../../schemas/organization.ts';
import { mock, organizationOf } from '../mock.ts';
import { fieldProblem, MockProblem } from '../problem.ts';
import { addDefaultTemplates, type Account, type MockState } from '../state.ts';

function read(state: MockState, id: string): Organization {
  const organization = state.organizations.find((one) => one.id === id);
  if (organization === undefined) throw new MockProblem(404, 'organization_not_found', 'There is no such organization');
  const members = state.members
    .filter(({ organization_id }) => organization_id === id)
    .map(({ user_id, email, role, domains, assets }) => ({ user_id, email, role, domains, assets }));
  return { ...organization, members };
}

function existing(state: MockState, account: Account): Organization | null {
  const member = state.members.find(({ user_id }) => user_id === account.id);
  return member === undefined ? null : read(state, member.organization_id);
}

/** Gives the person an organisation with them as its admin, unless they have one; twice at once is the same as once. */
async function setUp(state: MockState, account: Account, input: OrganizationCreate) {
  const email = account.email?.trim() ?? '';
  const domain = mailDomain(email);
  if (domain === null) throw new MockProblem(400, 'no_email', 'No email address available');
  if (input.domain !== undefined && input.domain.toLowerCase() !== domain) throw fieldProblem('/domain', 'must be the domain of your own e-mail address');
  const id = await organizationId(domain, Date.now(), crypto.randomUUID());
  const first = existing(state, account);
  if (first !== null) return { status: 200, body: first } as const;
  const created_at = new Date().toISOString();
  state.organizations.push({ id, name: input.name?.trim() ?? organizationName(email), domain, created_at });
  state.members.push({ user_id: account.id, email, role: 'admin', domains: [], assets: [], organization_id: id, preferences: { ...DEFAULT_PREFERENCES } });
  addDefaultTemplates(state.tables, id, created_at);
  return { status: 201, body: read(state, id) } as const;
}

export const organizationMocks = [
  mock('createOrganization', async ({ body }, { state, account }) => {
    if (account === null) throw new MockProblem(401, 'not_signed_in', 'Sign in to go on');
    const before = existing(state, account);
    return before === null ? setUp(state, account, body) : { status: 200, body: before };
  }),

  mock('getOrganization', ({ params }, context) => ({ status: 200, body: read(context.state, organizationOf(context, params.orgId)) })),
];
