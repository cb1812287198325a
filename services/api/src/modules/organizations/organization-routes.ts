import { operations } from '@parapet/contracts';
import { invitationUrl } from '@parapet/contracts/rules';
import type { App } from '../../app-type.ts';
import type { Config } from '../../config.ts';
import { createMailer } from '../../mail/mailer.ts';
import { actorOf, organizationOf, principalOf } from '../../plugins/access.ts';
import type { Store } from '../../store/port.ts';
import { callerOf } from '../caller.ts';
import { meOf } from '../me/me.ts';
import { preferencesOf } from '../me/own-preferences.ts';
import { expectedVersion, withETag } from '../wire.ts';
import { invitationMailing } from './invitation-mailing.ts';
import { memberService } from './member-service.ts';
import { memberToWire } from './member-wire.ts';
import { organizationService } from './organization-service.ts';

/** @param options.publicUrl origin that people open; links of invitations lead there */
export function organizationRoutes(app: App, store: Store, { publicUrl, mail }: Pick<Config, 'publicUrl' | 'mail'>): void {
  const organizations = organizationService(store);
  const members = memberService(store);
  const mailInvitation = invitationMailing(store, mail === undefined ? null : createMailer(mail, publicUrl));

  app.route({
    ...operations.createOrganization,
    handler: async (request, reply) => {
      const { organization, created } = await organizations.setUp(principalOf(request), request.body, request.id);
      return reply.code(created ? 201 : 200).send(organization);
    },
  });

  app.route({
    ...operations.getOrganization,
    handler: async (request) => organizations.read(store.org(organizationOf(request, request.params.orgId), actorOf(request))),
  });

  app.route({
    ...operations.addMember,
    handler: async (request, reply) => {
      organizationOf(request, request.params.orgId);
      const caller = callerOf(request);
      const { member, token, expiresAt } = await members.add(caller, request.body);
      const url = invitationUrl(publicUrl, token);
      const mailed = await mailInvitation({ caller, callerName: principalOf(request).name, to: member.email, url, expiresAt }, request.log);
      withETag(reply, member);
      return reply.code(201).send({ member: memberToWire(member), invitation_url: url, expires_at: expiresAt, mailed });
    },
  });

  app.route({
    ...operations.updateMember,
    handler: async (request, reply) => {
      organizationOf(request, request.params.orgId);
      const member = await members.update(callerOf(request), request.params.userId, request.body, expectedVersion(request.headers['if-match']));
      withETag(reply, member);
      return memberToWire(member);
    },
  });

  app.route({
    ...operations.removeMember,
    handler: async (request, reply) => {
      organizationOf(request, request.params.orgId);
      await members.remove(callerOf(request), request.params.userId, expectedVersion(request.headers['if-match']));
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...operations.acceptInvitation,
    handler: async (request) => {
      const principal = principalOf(request);
      const member = await organizations.accept(principal, request.body.token, request.id);
      return meOf(member, await preferencesOf(store.org(member.organization_id, { id: member.user_id }), member.user_id), principal);
    },
  });
}
