/** API tokens for scripts: hashed, scoped, revocable, and shown only when they are created. */
import { MOST_TOKENS, TOKEN_SCOPES, type TokenScope } from '@parapet/contracts';
import { Problem } from '../pipeline/problem.ts';
import type { Store, SystemDoc } from '../store/port.ts';
import { hashOf, newSecret } from './secrets.ts';

/** Makes tokens recognizable, e.g. for scanners that look for leaked secrets. */
const PREFIX = 'pat_';

interface TokenDoc extends SystemDoc {
  id: string;
  user_id: string;
  name: string;
  scopes: TokenScope[];
  created_at: string;
}

export interface ApiToken {
  id: string;
  name: string;
  scopes: TokenScope[];
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601; null for none. */
  expiresAt: string | null;
}

export interface NewToken {
  userId: string;
  name: string;
  scopes: TokenScope[];
  /** ISO 8601, UTC. */
  expiresAt?: string;
}

export interface ApiTokens {
  /** @returns the token, which cannot be read again. @throws Problem 400 without a name or scope, with an expiry in the past, or past 50 tokens */
  createToken(token: NewToken): Promise<{ secret: string; token: ApiToken }>;
  /** Newest first. */
  listTokens(userId: string): Promise<ApiToken[]>;
  /** @returns false when that user has no such token */
  revokeToken(userId: string, id: string): Promise<boolean>;
  /** @param secret as in `Authorization: Bearer …` @returns null for an unknown, revoked or expired token */
  find(secret: string): Promise<{ userId: string; scopes: TokenScope[] } | null>;
}

export function createApiTokens(store: Store, now: () => number = Date.now): ApiTokens {
  const tokens = store.system<TokenDoc>('api_tokens');
  const living = (doc: TokenDoc) => doc.expires_at === null || doc.expires_at === undefined || Date.parse(doc.expires_at) > now();

  async function listTokens(userId: string): Promise<ApiToken[]> {
    const found = (await tokens.find({ user_id: userId })).filter(living);
    return found.map(shown).toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  }

  return {
    listTokens,
    async createToken({ userId, name, scopes, expiresAt }) {
      if (name.trim() === '' || name.length > 100) throw new Problem(400, 'invalid_token_name', 'Give the token a name of 1 to 100 characters');
      if (scopes.length === 0 || scopes.some((scope) => !TOKEN_SCOPES.includes(scope))) {
        throw new Problem(400, 'invalid_token_scope', `Choose at least one of these scopes: ${TOKEN_SCOPES.join(', ')}`);
      }
      const expires = expiresAt === undefined ? null : Date.parse(expiresAt);
      if (expires !== null && !(expires > now())) throw new Problem(400, 'invalid_token_expiry', 'The expiry must be in the future');
      if ((await listTokens(userId)).length >= MOST_TOKENS) throw new Problem(400, 'too_many_tokens', `You already have ${MOST_TOKENS} tokens. Revoke one of them first.`);
      const secret = PREFIX + newSecret();
      const doc: TokenDoc = {
        _id: hashOf(secret),
        id: crypto.randomUUID(),
        user_id: userId,
        name: name.trim(),
        scopes: [...new Set(scopes)],
        created_at: new Date(now()).toISOString(),
        expires_at: expires === null ? null : new Date(expires).toISOString(),
      };
      await tokens.put(doc);
      return { secret, token: shown(doc) };
    },
    revokeToken: async (userId, id) => (await tokens.delete({ user_id: userId, id })) > 0,
    async find(secret) {
      if (!secret.startsWith(PREFIX)) return null;
      const doc = await tokens.get(hashOf(secret));
      return doc !== null && living(doc) ? { userId: doc.user_id, scopes: doc.scopes } : null;
    },
  };
}

function shown({ id, name, scopes, created_at, expires_at }: TokenDoc): ApiToken {
  return { id, name, scopes, createdAt: created_at, expiresAt: expires_at ?? null };
}
