/** What a line of events was opened with: the session of a browser, or the token of a script. */
import type { FastifyRequest } from 'fastify';
import type { App } from '../../app-type.ts';
import { IDLE } from '../../identity/sessions.ts';
import { hashOf } from '../../identity/secrets.ts';

export interface Holder {
  /** The same for every line that was opened with it. */
  key: string;
  isGood(): Promise<boolean>;
}

export function holderOf({ identity }: App, { principal, headers }: FastifyRequest): Holder {
  const { sessionId } = principal ?? {};
  if (sessionId !== undefined) {
    return {
      key: sessionId,
      // Without marking it as used: an open page alone must not keep a session from ending.
      async isGood() {
        const session = await identity.sessions.get(sessionId);
        return session !== null && Date.now() < Date.parse(session.seen_at) + IDLE;
      },
    };
  }
  const secret = headers.authorization?.split(' ').at(-1) ?? '';
  return { key: hashOf(secret), isGood: async () => (await identity.tokens.find(secret)) !== null };
}
