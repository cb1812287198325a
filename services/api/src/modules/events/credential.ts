/** What an event stream was opened with: the session of a browser, or the token of a script. */
import type { Identity } from '../../identity/identity.ts';
import { hashOf } from '../../platform/secrets.ts';
import { hasEnded, IDLE, type SessionDoc } from '../../identity/sessions.ts';
import type { Call } from '../../pipeline/call.ts';

export interface Credential {
  /** Identifies the session or token. */
  key: string;
  isValid(): Promise<boolean>;
  /** To be called once the credential is invalid: whether the person was signed out, and the session has not just expired. */
  isSignedOut(): boolean;
}

export function credentialOf(
  { sessions, tokens }: Pick<Identity, 'sessions' | 'tokens'>,
  { principal, head }: Pick<Call, 'principal' | 'head'>,
): Credential {
  const { sessionId } = principal ?? {};
  if (sessionId !== undefined) {
    const openedAt = Date.now();
    let last: SessionDoc | null = null;
    let isGone = false;
    return {
      key: sessionId,
      // Does not count as use of the session: an open page alone must not keep it alive.
      async isValid() {
        const session = await sessions.get(sessionId);
        isGone = session === null;
        last = session ?? last;
        return session !== null && !hasEnded(session, Date.now());
      },
      isSignedOut: () => isGone && (last === null ? Date.now() < openedAt + IDLE : !hasEnded(last, Date.now())),
    };
  }
  const secret =
    String(head.headers['authorization'] ?? '')
      .split(' ')
      .at(-1) ?? '';
  return { key: hashOf(secret), isValid: async () => (await tokens.look(secret)) !== null, isSignedOut: () => false };
}
