/** Invitations of members who have not joined yet. */
import { foldEmail } from '@parapet/contracts/rules';
import { hashOf } from '../../../platform/secrets.ts';
import type { Principal } from '../../../pipeline/principal.ts';
import type { NewLink } from './invitation-links.ts';
import type { Store, SystemCollection, SystemDoc, Tx } from '../../../store/port.ts';

export interface InvitationDoc extends SystemDoc {
  organization: string;
  /** `temp_…`: the member's user id until they join. */
  member: string;
  /** Folded by {@link foldEmail}. */
  email: string;
  /** SHA-256 of the token in the link; the token itself is not stored in a readable form. */
  token_hash: string;
  /** The token as `invitation-links.ts` seals it; absent for links of earlier versions. */
  sealed_token?: string;
  /** ISO 8601. */
  link_expires_at: string;
  /** ISO 8601. */
  invited_at: string;
  /** When the mail server took the link; null, or absent, when it was not mailed. ISO 8601. */
  mailed_at?: string | null;
}

const idOf = (organization: string, member: string) => `${organization}/${member}`;
const invitationsIn = (source: Store | Tx): SystemCollection<InvitationDoc> =>
  source.system<InvitationDoc>('invitations');

/**
 * Stores a new link. An earlier link of the same member stops working. To be called in a transaction with the members locked.
 * @param now milliseconds since 1970
 */
export async function invite(
  tx: Tx,
  member: string,
  email: string,
  { token, sealed, expiresAt }: NewLink,
  now: number,
): Promise<void> {
  const _id = idOf(tx.organizationId, member);
  const earlier = await invitationsIn(tx).get(_id);
  await invitationsIn(tx).put({
    _id,
    organization: tx.organizationId,
    member,
    email: foldEmail(email),
    token_hash: hashOf(token),
    sealed_token: sealed,
    link_expires_at: expiresAt,
    invited_at: earlier?.invited_at ?? new Date(now).toISOString(),
  });
}

/** Notes that a link was mailed, unless another one was issued since. */
export async function markMailed(store: Store, token: string, now: number): Promise<void> {
  await invitationsIn(store).updateOne(
    { token_hash: hashOf(token) },
    { $set: { mailed_at: new Date(now).toISOString() } },
  );
}

/** The invitations of an organization, by the id of their member. */
export async function invitationsOf(
  source: Store,
  organization: string,
  members: readonly string[],
): Promise<Map<string, InvitationDoc>> {
  if (members.length === 0) return new Map();
  const found = await invitationsIn(source).find({ _id: { $in: members.map((member) => idOf(organization, member)) } });
  return new Map(found.map((invitation) => [invitation.member, invitation]));
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
export async function findByVerifiedEmail(
  store: Store,
  { email, emailVerified }: Principal,
): Promise<InvitationDoc | null> {
  if (email === null || !emailVerified) return null;
  const found = await invitationsIn(store).find({ email: foldEmail(email) });
  return found.toSorted((a, b) => (a.invited_at < b.invited_at ? -1 : 1))[0] ?? null;
}
