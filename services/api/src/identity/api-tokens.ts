/**
 * API tokens for scripts: hashed, with scopes and an end, revocable, and shown only when they are created. Making and revoking one is in the
 * audit trail, as a change of the member whom it belongs to.
 */
import { MOST_TOKEN_DAYS, MOST_TOKENS, TOKEN_DAYS } from '@parapet/contracts';
import { TOKEN_SCOPES, type TokenScope } from '@parapet/contracts/rules';
import type { TokenChange } from '../collections.ts';
import { Problem } from '../pipeline/problem.ts';
import {
  StoreFullError,
  type Actor,
  type Doc,
  type Filter,
  type Store,
  type SystemDoc,
  type Tx,
} from '../store/port.ts';
import { hashOf, newSecret } from '../platform/secrets.ts';

/** Makes tokens recognizable, e.g. for scanners that look for leaked secrets. */
const PREFIX = 'pat_';
const DAY = 86_400_000;
/** A token is marked as used at most once in this time (ms). */
const TOUCH = 60_000;

export interface TokenDoc extends SystemDoc {
  id: string;
  user_id: string;
  /** Id of the organization in which the token acts. */
  organization: string;
  name: string;
  scopes: TokenScope[];
  /** ISO 8601. */
  created_at: string;
  /** ISO 8601. */
  expires_at: string;
  /** ISO 8601, exact to a minute; null or absent for never. */
  last_used_at?: string | null;
}

export interface NewToken extends Pick<TokenDoc, 'organization' | 'name' | 'scopes'> {
  userId: string;
  /** ISO 8601, UTC; in 90 days by default. */
  expiresAt?: string;
  /** Of the request, for the audit trail. */
  requestId?: string;
}

/** A person, or an organization. */
type Owner = { userId: string } | { organization: string };

const filterOf = (of: Owner): Filter => ('userId' in of ? { user_id: of.userId } : { organization: of.organization });

/**
 * The end of a new token.
 * @param asked ISO 8601; in 90 days by default
 * @param now ms since 1970
 * @throws Problem 400 for one in the past or after more than a year
 */
export function tokenEnd(asked: string | undefined, now: number): string {
  const ends = asked === undefined ? now + TOKEN_DAYS * DAY : Date.parse(asked);
  if (ends > now && ends <= now + MOST_TOKEN_DAYS * DAY) return new Date(ends).toISOString();
  const detail = `The end must be in the future, and at most ${MOST_TOKEN_DAYS} days away`;
  throw new Problem(400, 'invalid_token_expiry', detail);
}

export type ApiTokens = ReturnType<typeof createApiTokens>;

export function createApiTokens(store: Store, now: () => number = Date.now) {
  const tokens = store.system<TokenDoc>('api_tokens');
  const isLiving = ({ expires_at }: TokenDoc) => Date.parse(expires_at) > now();

  /** @param secret as in `Authorization: Bearer …` @returns null for an unknown, revoked or expired token */
  async function look(secret: string): Promise<TokenDoc | null> {
    const doc = secret.startsWith(PREFIX) ? await tokens.get(hashOf(secret)) : null;
    return doc !== null && isLiving(doc) ? doc : null;
  }

  /** Newest first. */
  const listTokens = async (of: Owner) =>
    (await tokens.find(filterOf(of)))
      .filter(isLiving)
      .toSorted((one, other) => other.created_at.localeCompare(one.created_at) || one.id.localeCompare(other.id));

  async function note(
    tx: Tx,
    action: TokenChange['action'],
    { user_id, id, name, scopes, expires_at }: TokenDoc,
  ): Promise<void> {
    const api_token: TokenChange = { action, at: new Date(now()).toISOString(), id, name, scopes, expires_at };
    await tx.collection<Doc>('members').updateOne({ user_id }, { $set: { api_token } });
  }

  return {
    look,
    listTokens,
    /** @returns the token, which cannot be read again. @throws Problem 400 without a name or scope, with an end in the past or after more than a year, or past 50 tokens */
    async createToken({ userId, organization, name, scopes, expiresAt, requestId }: NewToken) {
      if (name.trim() === '' || name.length > 100)
        throw new Problem(400, 'invalid_token_name', 'Give the token a name of 1 to 100 characters');
      if (scopes.length === 0 || scopes.some((scope) => !TOKEN_SCOPES.includes(scope))) {
        throw new Problem(
          400,
          'invalid_token_scope',
          `Choose at least one of these scopes: ${TOKEN_SCOPES.join(', ')}`,
        );
      }
      const expires_at = tokenEnd(expiresAt, now());
      if ((await listTokens({ userId })).length >= MOST_TOKENS)
        throw new Problem(400, 'too_many_tokens', `You already have ${MOST_TOKENS} tokens. Revoke one of them first.`);
      const secret = PREFIX + newSecret();
      const token: TokenDoc = {
        _id: hashOf(secret),
        id: crypto.randomUUID(),
        user_id: userId,
        organization,
        name: name.trim(),
        scopes: [...new Set(scopes)],
        created_at: new Date(now()).toISOString(),
        expires_at,
      };
      await store.transaction(
        organization,
        { id: userId, ...(requestId !== undefined && { request_id: requestId }) },
        async (tx) => {
          await tx.system<TokenDoc>('api_tokens').put(token);
          await note(tx, 'created', token);
        },
      );
      return { secret, token };
    },
    /** @param actor who revokes it; its owner by default @returns false when that person, or organization, has no such token */
    async revokeToken(of: Owner, id: string, actor?: Actor) {
      const token = await tokens.findOne({ ...filterOf(of), id });
      if (token === null) return false;
      return store.transaction(token.organization, actor ?? { id: token.user_id }, async (tx) => {
        const isRevoked = (await tx.system<TokenDoc>('api_tokens').delete({ _id: token._id })) > 0;
        if (isRevoked) await note(tx, 'revoked', token);
        return isRevoked;
      });
    },
    /** As `look`, and marks the token as used. */
    async find(secret: string) {
      const doc = await look(secret);
      if (doc === null || Date.parse(doc.last_used_at ?? doc.created_at) + (doc.last_used_at ? TOUCH : 0) > now())
        return doc;
      const $set = { last_used_at: new Date(now()).toISOString() };
      // Reading works while the disk is full.
      return tokens.updateOne({ _id: doc._id }, { $set }).catch((error: unknown) => {
        if (error instanceof StoreFullError) return doc;
        throw error;
      });
    },
  };
}
