/** Invitations: who was added to an organisation and has not come yet. */
import { foldEmail, INVITATION_LINK_LIFE } from '@parapet/contracts/rules';
import { hashOf, newSecret } from '../../identity/secrets.ts';
import type { Principal } from '../../identity/principal.ts';
import type { Store, SystemCollection, SystemDoc, Tx } from '../../store/port.ts';

export interface InvitationDoc extends SystemDoc {
  organization: string;
  /** `temp_…`, the id of the member's record until it is bound to an account. */
  member: string;
  /** Folded by {@link foldEmail}. */
  email: string;
  /** SHA-256 of the token in the link, which is not kept. */
  token_hash: string;
  /** ISO 8601. */
  link_expires_at: string;
  /** ISO 8601. */
  invited_at: string;
}

const idOf = (organization: string, member: string) => `${organization}/${member}`;
const of = (source: Store | Tx): SystemCollection<InvitationDoc> => source.system<InvitationDoc>('invitations');

export interface Issued {
  /** 256 random bits, base64url; told once. */
  token: string;
  expiresAt: string;
}

/** Invites somebody, in the transaction that adds their record. @param now milliseconds since 1970 */
export async function invite(tx: Tx, member: string, email: string, now: number): Promise<Issued> {
  const token = newSecret();
  const expiresAt = new Date(now + INVITATION_LINK_LIFE).toISOString();
  await of(tx).put({
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

/** Takes an invitation out of the world. @returns false when it was used or taken back before */
export async function withdraw(tx: Tx, member: string): Promise<boolean> {
  return (await of(tx).delete({ _id: idOf(tx.organizationId, member) })) > 0;
}

/** @returns the invitation that a link leads to; null when it was used, taken back or is too old */
export async function byToken(store: Store, token: string, now: number): Promise<InvitationDoc | null> {
  const found = await of(store).findOne({ token_hash: hashOf(token) });
  return found !== null && Date.parse(found.link_expires_at) > now ? found : null;
}

/** @returns the oldest invitation of a person's address; null unless their provider has verified that it is theirs */
export async function byVerifiedEmail(store: Store, { email, emailVerified }: Principal): Promise<InvitationDoc | null> {
  if (email === null || !emailVerified) return null;
  const found = await of(store).find({ email: foldEmail(email) });
  return found.toSorted((a, b) => (a.invited_at < b.invited_at ? -1 : 1))[0] ?? null;
}
