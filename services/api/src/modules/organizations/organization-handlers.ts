import { invitationUrl } from '@parapet/contracts/rules';
import type { Mailer } from '../../mail/mailer.ts';
import type { HandlersOf } from '../../pipeline/operation-types.ts';
import { etagOf, noContent, Reply } from '../../pipeline/reply.ts';
import type { Store } from '../../store/port.ts';
import { readAs } from '../caller.ts';
import { meOf } from '../me/me.ts';
import { preferencesOf } from '../me/preferences.ts';
import { invitationSender } from './send-invitation.ts';
import { memberService } from './member-service.ts';
import { toMember } from './member-mapper.ts';
import { organizationService } from './organization-service.ts';

export interface OrganizationOptions {
  store: Store;
  /** Origin that people open, for the links of invitations. */
  publicUrl: string;
  /** null: invitations are not mailed. */
  mailer: Mailer | null;
}

type OrganizationOperation = 'createOrganization' | 'getOrganization' | 'addMember' | 'updateMember' | 'removeMember' | 'acceptInvitation';

export function organizationHandlers({ store, publicUrl, mailer }: OrganizationOptions): HandlersOf<OrganizationOperation> {
  const organizations = organizationService(store);
  const members = memberService(store);
  const sendInvitation = invitationSender(store, mailer);
  return {
    async createOrganization({ account, body, requestId }) {
      const { organization, created } = await organizations.setUp(account, body, requestId);
      return created ? new Reply(201, organization) : organization;
    },

    getOrganization: ({ caller }) => organizations.read(readAs(store, caller)),

    async addMember({ caller, account, body, log }) {
      const { member, token, expiresAt } = await members.add(caller, body);
      const url = invitationUrl(publicUrl, token);
      const mailed = await sendInvitation({ caller, callerName: account.name, to: member.email, url, expiresAt }, log);
      return new Reply(201, { member: toMember(member), invitation_url: url, expires_at: expiresAt, mailed }, etagOf(member));
    },

    async updateMember({ caller, params, body, version }) {
      const member = await members.update(caller, params.userId, body, version);
      return new Reply(200, toMember(member), etagOf(member));
    },

    async removeMember({ caller, params, version }) {
      await members.remove(caller, params.userId, version);
      return noContent();
    },

    async acceptInvitation({ account, body, requestId }) {
      const member = await organizations.accept(account, body.token, requestId);
      return meOf(member, await preferencesOf(store.org(member.organization_id, { id: member.user_id }), member.user_id), account);
    },
  };
}
