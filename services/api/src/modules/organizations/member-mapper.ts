import type { Member, PendingInvitation } from '@parapet/contracts';
import type { MemberDoc } from '../../collections.ts';
import type { InvitationDoc } from './invitations/invitations.ts';

const pendingInvitation = ({ invited_at, link_expires_at, mailed_at }: InvitationDoc): PendingInvitation => ({ invited_at, link_expires_at, mailed_at: mailed_at ?? null });

/** @param invitation null for a member who has joined */
export function toMember({ user_id, email, name, role, domains, assets, version }: MemberDoc, invitation: InvitationDoc | null): Member {
  return { user_id, email, name: name ?? null, role, domains, assets, invitation: invitation && pendingInvitation(invitation), version };
}
