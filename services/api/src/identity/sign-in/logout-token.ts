/** Back-channel logout: the provider sends a signed token for sessions that have ended. */
import { jwtVerify } from 'jose';
import { Problem } from '../../pipeline/problem.ts';
import type { Store } from '../../store/port.ts';
import { hashOf, userIdOf } from '../../platform/secrets.ts';
import type { Sessions } from '../sessions.ts';
import { ProviderUnreachableError, type RelyingParty } from './relying-party.ts';

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
/** Longest age of a logout token (s). */
const MAX_AGE = 180;

interface LogoutContext {
  party: Pick<RelyingParty, 'clientId' | 'keys'>;
  sessions: Sessions;
  store: Store;
}

/**
 * Ends the sessions that a logout token names (OpenID Connect Back-Channel Logout 1.0, section 2.6).
 * @throws Problem 400 when the token is not a valid one of that provider for us, or was used before; ProviderUnreachableError
 */
export async function endByLogoutToken(token: string, { party, sessions, store }: LogoutContext): Promise<void> {
  const { issuer, keys } = await party.keys();
  const requiredClaims = ['iat', 'jti', 'events'];
  const { payload } = await jwtVerify(token, keys, {
    issuer,
    audience: party.clientId,
    requiredClaims,
    maxTokenAge: MAX_AGE,
  }).catch((error: unknown) => {
    // A provider whose keys cannot be read sends the token again.
    throw error instanceof ProviderUnreachableError ? error : refused('The logout token is not valid', error);
  });
  const { events, jti, sid, sub } = payload;
  if (typeof events !== 'object' || events === null || !(EVENT in events)) throw refused('That is not a logout token');
  // Only an ID token has a nonce; it must not pass as a logout token.
  if ('nonce' in payload) throw refused('A logout token has no nonce');
  if (typeof sid !== 'string' && typeof sub !== 'string') throw refused('The logout token names no session');
  const expires_at = new Date(Date.now() + 2 * MAX_AGE * 1000).toISOString();
  if (!(await store.system('logout_tokens').insertIfAbsent({ _id: hashOf(`${issuer}\n${jti}`), expires_at })))
    throw refused('The logout token was used before');
  if (typeof sid === 'string') await sessions.revokeProviderSession(issuer, sid);
  else if (typeof sub === 'string') await sessions.revokeUser(userIdOf(issuer, sub));
}

function refused(detail: string, cause?: unknown): Problem {
  const problem = new Problem(400, 'invalid_logout_token', detail);
  problem.cause = cause;
  return problem;
}
