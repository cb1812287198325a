/** Finds out who a request comes from, before anything else looks at it. */
import type { FastifyRequest } from 'fastify';
import { Problem } from '../problem.ts';
import type { ApiTokens } from './api-tokens.ts';
import type { Cookie } from './cookies.ts';
import type { Principal, Profile } from './principal.ts';
import type { Profiles } from './profiles.ts';
import { isSafe, requireSameSite } from './same-site.ts';
import type { Sessions } from './sessions.ts';

export interface AuthenticateOptions {
  publicUrl: string;
  cookie: Cookie;
  sessions: Sessions;
  tokens: ApiTokens;
  profiles: Profiles;
}

const NO_PROFILE: Profile = { email: null, email_verified: false, name: null };

/** @throws Problem 403 (from another site, or a scope is missing) or 401 (a token that is not valid) */
export async function authenticate(request: FastifyRequest, options: AuthenticateOptions): Promise<Principal | null> {
  const { authorization } = request.headers;
  // With an Authorization header the cookie is not looked at: a script never acts as the browser it runs beside.
  if (authorization !== undefined) return byToken(request, authorization, options);
  requireSameSite(request, options.publicUrl);
  return bySession(request, options);
}

async function bySession(request: FastifyRequest, { cookie, sessions }: AuthenticateOptions): Promise<Principal | null> {
  const value = cookie.read(request);
  const session = value === null ? null : await sessions.find(value);
  if (session === null) return null;
  return { ...principalOf(session.user_id, session.profile), via: 'session', sessionId: session._id };
}

async function byToken(request: FastifyRequest, authorization: string, { tokens, profiles }: AuthenticateOptions): Promise<Principal | null> {
  // Other paths have credentials of their own, e.g. the provider's token endpoint; public calls need none.
  const { access } = request.routeOptions.config;
  if (access === undefined || access === 'public') return null;
  const [, secret] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
  const token = secret === undefined ? null : await tokens.find(secret);
  if (token === null) {
    const headers = { 'www-authenticate': 'Bearer error="invalid_token"' };
    throw new Problem(401, 'invalid_token', 'The API token is unknown, revoked or past its time', { headers });
  }
  const needed = isSafe(request.method) ? 'read' : 'write';
  if (!token.scopes.includes(needed)) throw new Problem(403, 'scope_missing', `This API token has no scope ${needed}`);
  const profile = (await profiles.find(token.userId)) ?? NO_PROFILE;
  return { ...principalOf(token.userId, profile), via: 'token', scopes: token.scopes };
}

function principalOf(userId: string, { email, email_verified, name }: Profile): Omit<Principal, 'via'> {
  return { userId, email, emailVerified: email_verified, name };
}
