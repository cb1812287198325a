/** What a stream of events was opened with: the session of a browser, or the token of a script. */
import type { Identity } from '../../identity/identity.ts';
import { hashOf } from '../../identity/secrets.ts';
import { IDLE } from '../../identity/sessions.ts';
import type { Call } from '../../pipeline/call.ts';

export interface Holder {
  /** The same for every stream that was opened with it. */
  key: string;
  isValid(): Promise<boolean>;
}

export function holderOf({ sessions, tokens }: Pick<Identity, 'sessions' | 'tokens'>, { principal, head }: Call): Holder {
  const { sessionId } = principal ?? {};
  if (sessionId !== undefined) {
    return {
      key: sessionId,
      // Without marking it as used: an open page alone must not keep a session alive.
      async isValid() {
        const session = await sessions.get(sessionId);
        return session !== null && Date.now() < Date.parse(session.seen_at) + IDLE;
      },
    };
  }
  const secret = String(head.headers['authorization'] ?? '').split(' ').at(-1) ?? '';
  return { key: hashOf(secret), isValid: async () => (await tokens.find(secret)) !== null };
}
