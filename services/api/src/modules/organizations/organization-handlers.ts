import type { MemberInvitation, Organization } from '@parapet/contracts';
import type { MemberDoc } from '../../collections.ts';
import { handlersFor, type CallOf } from '../../pipeline/operation-types.ts';
import { etagOf, noContent, Reply } from '../../pipeline/reply.ts';
import type { Store } from '../../store/port.ts';
import { readAs } from '../caller.ts';
import { eraseJobs } from '../jobs/erase-jobs.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { meIn } from '../me/me.ts';
import { notFound } from '../records.ts';
import { holdingsOf } from './hand-over.ts';
import type { InvitationLinks, NewLink } from './invitations/invitation-links.ts';
import { invitationsOf, markMailed } from './invitations/invitations.ts';
import { leavingService } from './leaving.ts';
import type { InvitationSender } from './invitations/send-invitation.ts';
import { memberService } from './member-service.ts';
import { toMember } from './member-mapper.ts';
import type { OrganizationService } from './organization-service.ts';

export interface OrganizationOptions {
  store: Store;
  jobs: Jobs;
  organizations: OrganizationService;
  links: InvitationLinks;
  sendInvitation: InvitationSender;
}

export function organizationHandlers({ store, jobs, organizations, links, sendInvitation }: OrganizationOptions) {
  jobs.define('erase', eraseJobs(store));
  const members = memberService(store);
  const leaving = leavingService(store);

  const invitationOf = async ({ organization_id, user_id }: MemberDoc) =>
    (await invitationsOf(store, organization_id, [user_id])).get(user_id) ?? null;

  async function issued(
    { caller, account, log }: CallOf<'addMember'> | CallOf<'reissueInvitation'>,
    member: MemberDoc,
    { token, expiresAt }: NewLink,
  ): Promise<Reply<201, MemberInvitation>> {
    const url = links.urlOf(token);
    const mailed = await sendInvitation({ caller, callerName: account.name, to: member.email, url, expiresAt }, log);
    if (mailed) await markMailed(store, token, Date.now());
    return new Reply(
      201,
      { member: toMember(member, await invitationOf(member)), invitation_url: url, expires_at: expiresAt, mailed },
      etagOf(member),
    );
  }

  return handlersFor({
    async createOrganization({ account, body, requestId }) {
      const { organization, created } = await organizations.setUp(account, body, requestId);
      return created ? new Reply(201, organization) : organization;
    },

    // A link lets somebody in, so a token that reads the organization does not get it.
    getOrganization: ({ caller, account }): Promise<Organization> =>
      organizations.read(readAs(store, caller), account.via === 'session'),

    async updateOrganization({ caller, body, version }) {
      const { organization, stored } = await organizations.update(caller, body, version);
      return new Reply(200, organization, etagOf(stored));
    },

    async addMember(call) {
      const link = await links.create();
      return issued(call, await members.add(call.caller, call.body, link), link);
    },

    async reissueInvitation(call) {
      const link = await links.create();
      return issued(call, await members.reissue(call.caller, call.params.userId, link), link);
    },

    async updateMember({ caller, params, body, version }) {
      const member = await members.update(caller, params.userId, body, version);
      return new Reply(200, toMember(member, await invitationOf(member)), etagOf(member));
    },

    async getMemberHoldings({ caller, params: { userId } }) {
      const db = readAs(store, caller);
      if ((await db.collection<MemberDoc>('members').findOne({ user_id: userId })) === null) throw notFound('member');
      return holdingsOf(db, userId);
    },

    async removeMember({ caller, params, query, version }) {
      await members.remove(caller, params.userId, version, query.hand_over_to);
      return noContent();
    },

    async leaveOrganization({ caller, body }) {
      await leaving.leave(caller, body);
      return noContent();
    },

    async transferOrganization({ caller, account, body }) {
      return meIn(store, await leaving.transfer(caller, body.user_id, body.own_role), account);
    },

    async deleteOrganization({ caller, query, version }) {
      await leaving.delete(caller, query.name, version);
      jobs.look();
      return noContent();
    },
  });
}
