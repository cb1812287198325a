/** Identifies the caller of a request. */
import type { Access } from '@parapet/contracts';
import type { RequestHead } from '../pipeline/call.ts';
import { invalidToken, Problem } from '../pipeline/problem.ts';
import type { ApiTokens } from './api-tokens.ts';
import type { Cookie } from './cookies.ts';
import type { Principal, Profile } from '../pipeline/principal.ts';
import type { Profiles } from './profiles.ts';
import { requireSameSite } from './same-site.ts';
import type { Sessions } from './sessions.ts';

export interface AuthenticateOptions {
  publicUrl: string;
  cookie: Cookie;
  sessions: Sessions;
  tokens: ApiTokens;
  profiles: Profiles;
}

const NO_PROFILE: Profile = { email: null, email_verified: false, name: null };

/** What is asked for. */
export interface Asked {
  /** Of the operation; undefined for other routes. */
  access: Access | undefined;
  /** Whether pages send the request by themselves. */
  isBackground: boolean;
}

/**
 * @throws Problem 403 (from another site) or 401 (invalid token, or a session that was ended from elsewhere)
 */
export async function authenticate(
  head: RequestHead,
  { access, isBackground }: Asked,
  options: AuthenticateOptions,
): Promise<Principal | null> {
  const { publicUrl, cookie, sessions } = options;
  const { authorization } = head.headers;
  // An Authorization header overrides the cookie: a script never acts with the session of a browser.
  if (typeof authorization === 'string') return byToken(head, access, authorization, options);
  requireSameSite(head, publicUrl);
  const value = cookie.read(head.headers);
  if (value === null) return null;
  const session = await (isBackground ? sessions.look(value) : sessions.find(value));
  if (session !== null)
    return { ...principalOf(session.user_id, session.profile), via: 'session', sessionId: session._id };
  // With this code, a page hides its data instead of waiting for the person to sign in again.
  if (!isOpen(access) && (await sessions.isRevoked(value)))
    throw new Problem(401, 'signed_out', 'You have been signed out');
  return null;
}

/** Public operations, and routes that are not operations, need nobody to be signed in. */
const isOpen = (access: Access | undefined) => access === undefined || access === 'public';

async function byToken(
  head: RequestHead,
  access: Access | undefined,
  authorization: string,
  { tokens, profiles }: AuthenticateOptions,
): Promise<Principal | null> {
  // Other paths have their own credentials, e.g. the token endpoint of the provider. Public operations need none.
  if (isOpen(access)) return null;
  const [, secret] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
  const token = secret === undefined ? null : await tokens.find(secret);
  if (token === null) throw invalidToken();
  const { user_id, name, scopes, organization } = token;
  const profile = (await profiles.find(user_id)) ?? NO_PROFILE;
  return { ...principalOf(user_id, profile), via: 'token', token: { name, scopes, organization } };
}

function principalOf(userId: string, { email, email_verified, name }: Profile): Omit<Principal, 'via'> {
  return { userId, email, emailVerified: email_verified, name };
}
