import { can, mailDomain, organizationId, organizationName } from '../../rules/index.ts';
import type { Organization, OrganizationCreate } from '../../schemas/organization/organization.ts';
import { addDefaultTemplates } from '../default-templates.ts';
import { byVerifiedEmail, join } from '../joining.ts';
import { addMember, memberToWire } from '../member-records.ts';
import { mock, organizationOf, type Context } from '../mock.ts';
import { fieldProblem, MockProblem } from '../problem.ts';
import { remember } from '../records.ts';
import type { Account, MemberRecord, OrganizationRecord } from '../mock-state.ts';
import { membersOf } from './members.ts';

function read(context: Context, organizationId: string): Organization {
  const found = context.state.organizations.find(({ id }) => id === organizationId);
  if (found === undefined) throw new MockProblem(404, 'organization_not_found', 'There is no such organization');
  const { id, name, domain, created_at } = found;
  return { id, name, domain, created_at, members: membersOf(context, id).map(memberToWire) };
}

/** The organisation as a member of any role may have it: without the other members, unless the role may read them. */
function readAsMember(context: Context, member: MemberRecord): Organization {
  const found = read(context, member.organization_id);
  const seesAll = can(member, 'organizations', 'read').allowed;
  return seesAll ? found : { ...found, members: found.members.filter(({ user_id }) => user_id === member.user_id) };
}

/** Gives the person an organisation with them as its admin, unless they have one; twice at once is the same as once. */
async function setUp(context: Context, account: Account, input: OrganizationCreate) {
  const email = account.email?.trim() ?? '';
  const domain = mailDomain(email);
  if (domain === null) throw new MockProblem(400, 'no_email', 'No email address available');
  if (input.domain !== undefined && input.domain.toLowerCase() !== domain) throw fieldProblem('/domain', 'must be the domain of your own e-mail address');
  const id = await organizationId(domain, Date.now(), crypto.randomUUID());
  const first = context.state.members.find(({ user_id }) => user_id === account.id);
  if (first !== undefined) return { status: 200, body: readAsMember(context, first) } as const;
  const now = new Date().toISOString();
  const organization: OrganizationRecord = { id, organization_id: id, name: input.name?.trim() ?? organizationName(email), domain, version: 1, created_at: now, updated_at: now };
  context.state.organizations.push(organization);
  remember(context, { entity: 'organizations', action: 'create', before: null, after: organization }, organization);
  addMember(context, id, { user_id: account.id, email, name: account.name, role: 'admin', domains: [], assets: [] });
  addDefaultTemplates(context, id, now);
  return { status: 201, body: read(context, id) } as const;
}

export const organizationMocks = [
  mock('createOrganization', async ({ body }, context) => {
    const { state, account, member } = context;
    if (account === null) throw new MockProblem(401, 'not_signed_in', 'Sign in to go on');
    if (member !== null) return { status: 200, body: readAsMember(context, member) };
    const invitation = byVerifiedEmail(state, account);
    if (invitation !== undefined) return { status: 200, body: readAsMember(context, join(context, account, invitation)) };
    return setUp(context, account, body);
  }),

  mock('getOrganization', ({ params }, context) => ({ status: 200, body: read(context, organizationOf(context, params.orgId)) })),
];
