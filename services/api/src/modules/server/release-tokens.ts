/**
 * Tokens with which a remote is released over HTTP: each for one remote, hashed, with an end, revocable, and shown only when it is made. Making
 * and revoking one is in the audit trail of the organization of whoever does it, as a change of the member.
 */
import { MOST_RELEASE_TOKENS, type ReleaseToken } from '@parapet/contracts';
import type { MemberDoc, ReleaseTokenChange } from '../../collections.ts';
import { tokenEnd } from '../../identity/api-tokens.ts';
import { findMember } from '../../pipeline/membership.ts';
import type { Principal } from '../../pipeline/principal.ts';
import { Problem } from '../../pipeline/problem.ts';
import { hashOf, newSecret } from '../../platform/secrets.ts';
import type { Store, SystemDoc } from '../../store/port.ts';

/** Makes tokens recognizable, e.g. for scanners that look for leaked secrets. */
const PREFIX = 'prt_';

/** The id is the hash of the secret, so that finding one compares nothing that depends on the secret. */
export type ReleaseTokenDoc = SystemDoc & ReleaseToken;

/** Who does something, and in which request. */
export interface By {
  principal: Principal;
  requestId: string;
}

const toToken = ({ _id, ...token }: ReleaseTokenDoc): ReleaseToken => token;

export type ReleaseTokens = ReturnType<typeof releaseTokens>;

export function releaseTokens(store: Store, now: () => number = Date.now) {
  const tokens = store.system<ReleaseTokenDoc>('release_tokens');
  const isLiving = ({ expires_at }: ReleaseToken) => Date.parse(expires_at) > now();
  const stamp = () => new Date(now()).toISOString();

  /** Those that have not expired, newest first. */
  const list = async () =>
    (await tokens.find({}))
      .filter(isLiving)
      .toSorted((one, other) => other.created_at.localeCompare(one.created_at) || one.id.localeCompare(other.id))
      .map(toToken);

  async function note({ principal, requestId }: By, action: ReleaseTokenChange['action'], token: ReleaseToken) {
    const { id, remote, expires_at } = token;
    const { userId } = principal;
    const member = await findMember(store, userId);
    // Who belongs to no organization has no audit trail.
    if (member === null) return;
    const release_token: ReleaseTokenChange = { action, at: stamp(), id, remote, expires_at };
    await store.transaction(member.organization_id, { id: userId, request_id: requestId }, (tx) =>
      tx.collection<MemberDoc>('members').updateOne({ user_id: userId }, { $set: { release_token } }),
    );
  }

  return {
    list,
    /**
     * @param expiresAt ISO 8601; in 90 days by default
     * @returns the token, which cannot be read again
     * @throws Problem 400 with an end in the past or after more than a year, or past 100 tokens
     */
    async create(by: By, remote: string, expiresAt?: string) {
      const expires_at = tokenEnd(expiresAt, now());
      if ((await list()).length >= MOST_RELEASE_TOKENS)
        throw new Problem(
          400,
          'too_many_tokens',
          `There are ${MOST_RELEASE_TOKENS} tokens for releases already. Revoke one of them first.`,
        );
      const secret = PREFIX + newSecret();
      const { name, email } = by.principal;
      const token: ReleaseToken = {
        id: crypto.randomUUID(),
        remote,
        created_by: name ?? email,
        created_at: stamp(),
        expires_at,
        last_used_at: null,
      };
      // First the trail: a token that is in no trail must not work.
      await note(by, 'created', token);
      await tokens.put({ _id: hashOf(secret), ...token });
      return { secret, token };
    },
    /** @returns false when there is none with this id */
    async revoke(by: By, id: string) {
      const token = await tokens.findOne({ id });
      if (token === null || (await tokens.delete({ _id: token._id })) === 0) return false;
      await note(by, 'revoked', token);
      return true;
    },
    /** @param secret as in `Authorization: Bearer …` @returns null for an unknown, revoked or expired token */
    async find(secret: string) {
      const doc = secret.startsWith(PREFIX) ? await tokens.get(hashOf(secret)) : null;
      return doc !== null && isLiving(doc) ? toToken(doc) : null;
    },
    /** Notes that something was released with a token. */
    async touch(id: string) {
      await tokens.updateOne({ id }, { $set: { last_used_at: stamp() } });
    },
  };
}
