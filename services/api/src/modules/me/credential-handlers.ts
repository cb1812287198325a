import type { ApiToken, MemberToken, OwnSession } from '@parapet/contracts';
import type { MemberDoc } from '../../collections.ts';
import type { TokenDoc } from '../../identity/api-tokens.ts';
import type { Identity } from '../../identity/identity.ts';
import { withSession } from '../../pipeline/access.ts';
import type { SessionDoc } from '../../identity/sessions.ts';
import { handlersFor } from '../../pipeline/operation-types.ts';
import { noContent, Reply } from '../../pipeline/reply.ts';
import type { Store } from '../../store/port.ts';
import { readAs } from '../caller.ts';
import { decodeCursor, encodeCursor } from '../cursor.ts';
import { notFound } from '../records.ts';

/** Newest first. */
const TOKEN_ORDER = '-created_at';

const toToken = ({ id, name, scopes, created_at, expires_at, last_used_at = null }: TokenDoc): ApiToken => ({
  id,
  name,
  scopes,
  created_at,
  expires_at,
  last_used_at,
});

const toSession = (
  { _id: id, user_agent, started_at, seen_at, expires_at }: SessionDoc,
  current: string | undefined,
): OwnSession => ({ id, current: id === current, user_agent: user_agent ?? null, started_at, seen_at, expires_at });

export function credentialHandlers({ store, identity: { tokens, sessions } }: { store: Store; identity: Identity }) {
  return handlersFor({
    async getApiTokens(call) {
      return { items: (await tokens.listTokens({ userId: withSession(call).userId })).map(toToken) };
    },

    async createApiToken(call) {
      const { name, scopes, expires_at } = call.body;
      const { userId } = withSession(call);
      const { organization_id: organization } = call.caller.member;
      const { secret, token } = await tokens.createToken({
        userId,
        organization,
        name,
        scopes,
        requestId: call.requestId,
        ...(typeof expires_at === 'string' && { expiresAt: expires_at }),
      });
      return new Reply(201, { secret, token: toToken(token) });
    },

    async revokeApiToken(call) {
      const { userId } = withSession(call);
      if (!(await tokens.revokeToken({ userId }, call.params.id, { id: userId, request_id: call.requestId })))
        throw notFound('API token');
      return noContent();
    },

    async listMemberTokens(call) {
      withSession(call);
      const { cursor, limit = 50 } = call.query;
      const all = await tokens.listTokens({ organization: call.caller.member.organization_id });
      const after = decodeCursor(TOKEN_ORDER, cursor);
      const rest = after === undefined ? all : all.slice(all.findIndex(({ id }) => id === after.id) + 1);
      const page = rest.slice(0, limit);
      const last = page.length < rest.length ? page.at(-1) : undefined;
      const members = await readAs(store, call.caller)
        .collection<MemberDoc>('members')
        .find({ user_id: { $in: page.map(({ user_id }) => user_id) } });
      const owners = new Map(members.map(({ user_id, name, email }) => [user_id, name ?? email]));
      const items = page.map((token): MemberToken => ({
        ...toToken(token),
        user_id: token.user_id,
        owner: owners.get(token.user_id) ?? token.user_id,
      }));
      return {
        items,
        total: all.length,
        next_cursor: last === undefined ? null : encodeCursor(TOKEN_ORDER, { value: last.created_at, id: last.id }),
      };
    },

    async revokeMemberToken(call) {
      withSession(call);
      const { member, actor } = call.caller;
      if (!(await tokens.revokeToken({ organization: member.organization_id }, call.params.id, actor)))
        throw notFound('API token');
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
  });
}
