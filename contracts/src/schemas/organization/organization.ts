import Type, { type Static } from 'typebox';
import {
  Id,
  Ids,
  TimeZone,
  Timestamp,
  Title,
  described,
  namedObject,
  nullable,
  object,
  optional,
  ref,
} from '../base.ts';
import { PendingInvitation } from './invitation.ts';
import { Role, ScaleLabels } from './me.ts';

export const Member = namedObject('Member', {
  user_id: Id,
  email: Type.String(),
  name: nullable(Type.String({ description: "From the person's identity provider; null until they sign in" })),
  role: ref(Role),
  domains: Type.Array(Id),
  assets: Type.Array(Id),
  invitation: nullable(ref(PendingInvitation)),
  version: Type.Optional(Type.Integer({ minimum: 1, description: 'The ETag: `"3"` for version 3' })),
});
export type Member = Static<typeof Member>;

const count = Type.Integer({ minimum: 0 });

/** The fields that an admin sets. Domains restrict a grc_domain_manager, assets an asset_owner. */
const editable = { domains: Type.Array(Id, { maxItems: 200, uniqueItems: true }), assets: Ids };

export const MemberCreate = namedObject('MemberCreate', {
  user_id: Type.Optional(
    Type.String({
      maxLength: 40,
      pattern: '^temp_[0-9]+$',
      description: 'Id until they sign in; the server creates one when absent',
    }),
  ),
  email: Type.String({ format: 'email', maxLength: 320 }),
  role: ref(Role),
  ...optional(editable),
});
export type MemberCreate = Static<typeof MemberCreate>;

export const MemberUpdate = namedObject('MemberUpdate', optional({ role: ref(Role), ...editable }), {
  minProperties: 1,
});
export type MemberUpdate = Static<typeof MemberUpdate>;

/** A member who has not signed in yet, and their invitation link. */
export const MemberInvitation = namedObject('MemberInvitation', {
  member: ref(Member),
  invitation_url: Type.String({ format: 'uri', description: 'To forward to the person; works once' }),
  expires_at: Timestamp,
  mailed: Type.Boolean({ description: 'Whether it was also sent by e-mail' }),
});
export type MemberInvitation = Static<typeof MemberInvitation>;

/** What belongs to a member and is not finished. */
export const MemberHoldings = namedObject('MemberHoldings', {
  risks: count,
  risk_flows: count,
  treatment_plans: count,
  tasks: count,
});
export type MemberHoldings = Static<typeof MemberHoldings>;

export const MemberRemovalQuery = object({
  hand_over_to: Type.Optional(described(Id, 'User id of the member who gets what is not finished')),
});
export type MemberRemovalQuery = Static<typeof MemberRemovalQuery>;

/** Another member becomes an admin, and the caller gets another role. */
export const OrganizationTransfer = namedObject('OrganizationTransfer', { user_id: Id, own_role: ref(Role) });
export type OrganizationTransfer = Static<typeof OrganizationTransfer>;

export const OrganizationDeletionQuery = object({
  name: Type.String({
    minLength: 1,
    maxLength: 200,
    description: 'The name of the organization, so that none is deleted by mistake',
  }),
});
export type OrganizationDeletionQuery = Static<typeof OrganizationDeletionQuery>;

export const Organization = namedObject('Organization', {
  id: Id,
  name: Title(200),
  domain: Type.String(),
  time_zone: described(TimeZone, 'For mails, jobs and clients that name none; UTC until an admin sets it'),
  scale_labels: ref(ScaleLabels),
  created_at: Timestamp,
  members: Type.Array(ref(Member)),
});
export type Organization = Static<typeof Organization>;

/** What an admin changes. */
export const OrganizationUpdate = namedObject(
  'OrganizationUpdate',
  optional({ name: Title(200), time_zone: TimeZone, scale_labels: ref(ScaleLabels) }),
  { minProperties: 1 },
);
export type OrganizationUpdate = Static<typeof OrganizationUpdate>;

/** Both fields default to values from the person's e-mail address. */
export const OrganizationCreate = namedObject('OrganizationCreate', {
  name: Type.Optional(Title(200)),
  domain: Type.Optional(
    Type.String({ minLength: 1, maxLength: 253, description: "Must be the domain of the person's own e-mail address" }),
  ),
});
export type OrganizationCreate = Static<typeof OrganizationCreate>;
