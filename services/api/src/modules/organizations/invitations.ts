/** Invitations of members who have not joined yet. */
import { foldEmail, INVITATION_LINK_LIFE } from '@parapet/contracts/rules';
import { hashOf, newSecret } from '../../identity/secrets.ts';
import type { Principal } from '../../identity/principal.ts';
import type { Store, SystemCollection, SystemDoc, Tx } from '../../store/port.ts';

export interface InvitationDoc extends SystemDoc {
  organization: string;
  /** `temp_…`: the member's user id until they join. */
  member: string;
  /** Folded by {@link foldEmail}. */
  email: string;
  /** SHA-256 of the token in the link; the token itself is not stored. */
  token_hash: string;
  /** ISO 8601. */
  link_expires_at: string;
  /** ISO 8601. */
  invited_at: string;
}

const idOf = (organization: string, member: string) => `${organization}/${member}`;
const invitationsIn = (source: Store | Tx): SystemCollection<InvitationDoc> => source.system<InvitationDoc>('invitations');

export interface Issued {
  /** 256 random bits, base64url. */
  token: string;
  expiresAt: string;
}

/** To be called in the transaction that adds the member. @param now milliseconds since 1970 */
export async function invite(tx: Tx, member: string, email: string, now: number): Promise<Issued> {
  const token = newSecret();
  const expiresAt = new Date(now + INVITATION_LINK_LIFE).toISOString();
  await invitationsIn(tx).put({
    _id: idOf(tx.organizationId, member),
    organization: tx.organizationId,
    member,
    email: foldEmail(email),
    token_hash: hashOf(token),
    link_expires_at: expiresAt,
    invited_at: new Date(now).toISOString(),
  });
  return { token, expiresAt };
}

/** @returns false when there is no such invitation (any more) */
export async function deleteInvitation(tx: Tx, member: string): Promise<boolean> {
  return (await invitationsIn(tx).delete({ _id: idOf(tx.organizationId, member) })) > 0;
}

/** @returns null when the invitation was used or withdrawn, or its link has expired */
export async function findByToken(store: Store, token: string, now: number): Promise<InvitationDoc | null> {
  const found = await invitationsIn(store).findOne({ token_hash: hashOf(token) });
  return found !== null && Date.parse(found.link_expires_at) > now ? found : null;
}

/** @returns the oldest invitation to a person's address; null if their identity provider has not verified the address */
export async function findByVerifiedEmail(store: Store, { email, emailVerified }: Principal): Promise<InvitationDoc | null> {
  if (email === null || !emailVerified) return null;
  const found = await invitationsIn(store).find({ email: foldEmail(email) });
  return found.toSorted((a, b) => (a.invited_at < b.invited_at ? -1 : 1))[0] ?? null;
}
