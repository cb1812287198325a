import Type, { type Static } from 'typebox';
import { LEAVING } from '../../rules/member/leaving.ts';
import { Id, Timestamp, described, namedObject, nullable, object, oneOf, ref } from '../base.ts';
import { Role } from './me.ts';
import { Person } from './person.ts';

/** The state of the invitation of a member who has not joined yet. */
export const PendingInvitation = namedObject('PendingInvitation', {
  invited_at: Timestamp,
  link_expires_at: described(Timestamp, 'From then on the link does not work any more; another one can be issued'),
  mailed_at: nullable(Timestamp),
  invitation_url: Type.Optional(
    nullable(
      Type.String({
        format: 'uri',
        description:
          'To forward to the person, in the organization as an admin reads it in a session; null when the link has ended, or has to be issued again to be shown',
      }),
    ),
  ),
});
export type PendingInvitation = Static<typeof PendingInvitation>;

const token = Type.String({
  minLength: 20,
  maxLength: 200,
  pattern: '^[A-Za-z0-9_-]+$',
  description: 'The token in the link',
});

export const InvitationToken = namedObject('InvitationToken', { token });
export type InvitationToken = Static<typeof InvitationToken>;

const successor = described(
  Id,
  'User id of the member who becomes an admin; required of the last admin when others belong to the organization',
);

/** How somebody leaves the organization that they belong to. */
export const OrganizationDeparture = namedObject('OrganizationDeparture', {
  organization_id: described(Id, 'The organization that the person was asked about'),
  successor: Type.Optional(successor),
  delete: Type.Optional(Type.Boolean({ description: 'Delete it with everything in it; required of its only member' })),
});
export type OrganizationDeparture = Static<typeof OrganizationDeparture>;

export const InvitationAcceptance = namedObject('InvitationAcceptance', {
  token,
  leave: Type.Optional(ref(OrganizationDeparture)),
});
export type InvitationAcceptance = Static<typeof InvitationAcceptance>;

export const OrganizationLeave = namedObject('OrganizationLeave', { successor: Type.Optional(successor) });
export type OrganizationLeave = Static<typeof OrganizationLeave>;

/** The organization that a person belongs to, and what leaving it takes. */
export const CurrentOrganization = namedObject('CurrentOrganization', {
  id: Id,
  name: Type.String(),
  is_empty: Type.Boolean({ description: 'Accepting replaces it without a question' }),
  records: Type.Integer({ minimum: 0, description: 'Without unchanged defaults' }),
  members: Type.Integer({ minimum: 1, description: 'Including the person and people who were invited' }),
  leaving: oneOf(LEAVING, 'free; successor: another member has to become an admin; deletion: it can only be deleted'),
  candidates: Type.Array(ref(Person), {
    maxItems: 200,
    description: 'Members who can become an admin, by e-mail address; empty when none is needed',
  }),
});
export type CurrentOrganization = Static<typeof CurrentOrganization>;

/** What somebody with the link is invited to. */
export const InvitationPreview = namedObject('InvitationPreview', {
  organization: object({ id: Id, name: Type.String() }),
  role: ref(Role),
  link_expires_at: Timestamp,
  current: nullable(ref(CurrentOrganization)),
});
export type InvitationPreview = Static<typeof InvitationPreview>;
