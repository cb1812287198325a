import type { Member, PendingInvitation } from '@parapet/contracts';
import type { MemberDoc } from '../../collections.ts';
import type { InvitationDoc } from './invitations/invitations.ts';

const pendingInvitation = ({ invited_at, link_expires_at, mailed_at }: InvitationDoc): PendingInvitation => ({
  invited_at,
  link_expires_at,
  mailed_at: mailed_at ?? null,
});

/**
 * @param invitation null for a member who has joined
 * @param link of the invitation; undefined where it is not shown
 */
export function toMember(
  { user_id, email, name, role, domains, assets, version }: MemberDoc,
  invitation: InvitationDoc | null,
  link?: string | null,
): Member {
  const shown = invitation && { ...pendingInvitation(invitation), ...(link !== undefined && { invitation_url: link }) };
  return { user_id, email, name: name ?? null, role, domains, assets, invitation: shown, version };
}
