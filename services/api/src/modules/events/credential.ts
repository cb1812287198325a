/** What an event stream was opened with: the session of a browser, or the token of a script. */
import type { Identity } from '../../identity/identity.ts';
import { hashOf } from '../../identity/secrets.ts';
import { IDLE } from '../../identity/sessions.ts';
import type { Call } from '../../pipeline/call.ts';

export interface Credential {
  /** Identifies it. */
  key: string;
  isValid(): Promise<boolean>;
}

export function credentialOf({ sessions, tokens }: Pick<Identity, 'sessions' | 'tokens'>, { principal, head }: Call): Credential {
  const { sessionId } = principal ?? {};
  if (sessionId !== undefined) {
    return {
      key: sessionId,
      // Does not count as use of the session: an open page alone must not keep it alive.
      async isValid() {
        const session = await sessions.get(sessionId);
        return session !== null && Date.now() < Date.parse(session.seen_at) + IDLE;
      },
    };
  }
  const secret = String(head.headers['authorization'] ?? '').split(' ').at(-1) ?? '';
  return { key: hashOf(secret), isValid: async () => (await tokens.find(secret)) !== null };
}
