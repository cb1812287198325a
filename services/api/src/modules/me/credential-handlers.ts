import type { ApiToken as Token, OwnSession } from '@parapet/contracts';
import type { ApiToken } from '../../identity/api-tokens.ts';
import type { Identity } from '../../identity/identity.ts';
import type { Principal } from '../../identity/principal.ts';
import type { SessionDoc } from '../../identity/sessions.ts';
import type { HandlersOf } from '../../pipeline/operation-types.ts';
import { Problem } from '../../pipeline/problem.ts';
import { noContent, Reply } from '../../pipeline/reply.ts';
import { notFound } from '../records.ts';

type CredentialOperation = 'getApiTokens' | 'createApiToken' | 'revokeApiToken' | 'getSessions' | 'revokeSession' | 'revokeOtherSessions';

/** @throws Problem 403 for a request with a token: a stolen one must not prolong itself, or lock its owner out */
function withSession({ account }: { account: Principal }): Principal {
  if (account.via !== 'session') throw new Problem(403, 'session_required', 'Sign in to do this. An API token is not enough.');
  return account;
}

const toToken = ({ id, name, scopes, createdAt, expiresAt }: ApiToken): Token => ({ id, name, scopes, created_at: createdAt, expires_at: expiresAt });

const toSession = ({ _id: id, user_agent, started_at, seen_at, expires_at }: SessionDoc, current: string | undefined): OwnSession => ({
  id, current: id === current, user_agent: user_agent ?? null, started_at, seen_at, expires_at,
});

export function credentialHandlers({ identity: { tokens, sessions } }: { identity: Identity }): HandlersOf<CredentialOperation> {
  return {
    async getApiTokens(call) {
      return { items: (await tokens.listTokens(withSession(call).userId)).map(toToken) };
    },

    async createApiToken(call) {
      const { name, scopes, expires_at } = call.body;
      const { secret, token } = await tokens.createToken({ userId: withSession(call).userId, name, scopes, ...(typeof expires_at === 'string' && { expiresAt: expires_at }) });
      return new Reply(201, { secret, token: toToken(token) });
    },

    async revokeApiToken(call) {
      if (!(await tokens.revokeToken(withSession(call).userId, call.params.id))) throw notFound('API token');
      return noContent();
    },

    async getSessions(call) {
      const { userId, sessionId } = withSession(call);
      return { items: (await sessions.list(userId)).map((session) => toSession(session, sessionId)) };
    },

    async revokeSession(call) {
      if (!(await sessions.revokeOwn(withSession(call).userId, call.params.id))) throw notFound('session');
      return noContent();
    },

    async revokeOtherSessions(call) {
      const { userId, sessionId } = withSession(call);
      await sessions.revokeUser(userId, sessionId);
      return noContent();
    },
  };
}
