import { canChangeRole, canRemoveMember, foldEmail, freePendingId, INVITATION_LINK_LIFE, invitationUrl, isPendingMember, memberRefusal, newMemberProblems, type Decision } from '../../rules/index.ts';
import type { MemberUpdate } from '../../schemas/organization/organization.ts';
import { byToken, join, refusal } from '../joining.ts';
import { addMember, changeMember, memberToWire, removeMember } from '../member-records.ts';
import { memberOf, mock, organizationOf, type Context } from '../mock.ts';
import { MockProblem } from '../problem.ts';
import { checkReferences } from '../references.ts';
import type { MemberRecord } from '../mock-state.ts';
import { assertVersion, etag, expectedVersion } from '../versions.ts';
import { meOf } from './me.ts';

export function membersOf({ state }: Pick<Context, 'state'>, organizationId: string): MemberRecord[] {
  return state.members.filter(({ organization_id }) => organization_id === organizationId);
}

/** @throws MockProblem 404, or 412 when they are not at the version of If-Match */
function findMember(all: readonly MemberRecord[], userId: string, expected: number | undefined): MemberRecord {
  const found = all.find(({ user_id }) => user_id === userId);
  if (found === undefined) throw new MockProblem(404, 'member_not_found', 'There is no such member');
  assertVersion(found, expected);
  return found;
}

function checkMemberReferences(context: Context, { domains = [], assets = [] }: Pick<MemberUpdate, 'domains' | 'assets'>): void {
  checkReferences(context, [
    { path: '/domains', collection: 'grc_domains', ids: domains },
    { path: '/assets', collection: 'assets', ids: assets },
  ]);
}

function assertAllowed(decision: Decision, code: string): void {
  if (!decision.allowed) throw new MockProblem(409, code, decision.reason);
}

/** 256 random bits, base64url. */
function newToken(): string {
  const text = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export const memberMocks = [
  mock('addMember', ({ params, body }, context) => {
    const organization_id = organizationOf(context, params.orgId);
    const { email, role, domains = [], assets = [] } = body;
    const all = membersOf(context, organization_id);
    const problems = newMemberProblems(all, { email, role });
    if (problems.length > 0) {
      const { status, code, detail, errors } = memberRefusal(problems);
      throw new MockProblem(status, code, detail, errors);
    }
    checkMemberReferences(context, { domains, assets });
    const now = Date.now();
    const user_id = body.user_id ?? freePendingId(all, now);
    if (all.some((member) => member.user_id === user_id)) throw new MockProblem(409, 'already_exists', 'There is a member with this id already');
    const member = addMember(context, organization_id, { user_id, email: email.trim(), name: null, role, domains, assets });
    const token = newToken();
    const expires_at = new Date(now + INVITATION_LINK_LIFE).toISOString();
    context.state.invitations.push({ organization_id, member: user_id, email: foldEmail(email), token, link_expires_at: expires_at, invited_at: new Date(now).toISOString() });
    const invitation_url = invitationUrl(context.url.origin, token);
    return { status: 201, body: { member: memberToWire(member), invitation_url, expires_at, mailed: false }, headers: { etag: etag(member) } };
  }),

  mock('updateMember', ({ params, body }, context) => {
    const all = membersOf(context, organizationOf(context, params.orgId));
    const before = findMember(all, params.userId, expectedVersion(context.headers));
    if (body.role !== undefined) assertAllowed(canChangeRole(all, before, body.role), 'last_admin');
    checkMemberReferences(context, body);
    const after = changeMember(context, before, body);
    return { status: 200, body: memberToWire(after), headers: { etag: etag(after) } };
  }),

  mock('removeMember', ({ params }, context) => {
    const all = membersOf(context, organizationOf(context, params.orgId));
    const before = findMember(all, params.userId, expectedVersion(context.headers));
    const self = memberOf(context).user_id;
    assertAllowed(canRemoveMember(all, before, self), before.user_id === self ? 'cannot_remove_self' : 'last_admin');
    removeMember(context, before);
    const { state } = context;
    const { user_id, organization_id } = before;
    if (isPendingMember(before)) state.invitations = state.invitations.filter((one) => one.member !== user_id || one.organization_id !== organization_id);
    return { status: 204, body: null };
  }),

  mock('acceptInvitation', ({ body }, context) => {
    const { state, account, member } = context;
    if (account === null) throw new MockProblem(401, 'not_signed_in', 'Sign in to go on');
    if (member !== null) throw refusal('already_in_organization');
    const invitation = byToken(state, body.token);
    if (invitation === undefined) throw refusal('invitation_not_found');
    return { status: 200, body: meOf(context, join(context, account, invitation)) };
  }),
];
