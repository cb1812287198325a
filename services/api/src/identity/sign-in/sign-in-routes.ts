/** Signing in and out, as the browser sees it. */
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { operations, type AuthSession, type SignInQuery } from '@parapet/contracts';
import { Problem } from '../../problem.ts';
import type { Store } from '../../store/port.ts';
import type { Cookies } from '../cookies.ts';
import { languageOf } from '../pages/language.ts';
import { pageContext, sendPage } from '../pages/layout.ts';
import type { Profiles } from '../profiles.ts';
import { newSecret, userIdOf } from '../secrets.ts';
import { ABSOLUTE, sessionIdOf, type Sessions } from '../sessions.ts';
import { donePage, type DoneResult } from './done-page.ts';
import { endByLogoutToken } from './logout-token.ts';
import { ProviderUnreachableError, SignInRefusedError, type RelyingParty } from './relying-party.ts';
import { returnPath } from './return-path.ts';
import { SIGN_IN_TIME, type SignInRequest, type SignInStates } from './sign-in-states.ts';

export interface SignInOptions {
  store: Store;
  publicUrl: string;
  cookies: Cookies;
  sessions: Sessions;
  profiles: Profiles;
  states: SignInStates;
  party: RelyingParty;
  /** How signing in works here, for the shell. */
  signIn: AuthSession['sign_in'];
  /** Our provider runs in this process, with no session of its own that outlives a sign-in. */
  embedded: boolean;
  /** See the options of identity. */
  onSignIn: ((userId: string, name: string | null, requestId: string) => Promise<void>) | undefined;
}

export async function signInRoutes(app: FastifyInstance, options: SignInOptions): Promise<void> {
  const { publicUrl, cookies, sessions, states, party } = options;

  app.route({
    ...operations.getAuthSession,
    handler: async ({ principal }): Promise<AuthSession> => {
      if (principal === null) return { user: null, sign_in: options.signIn };
      const { userId: id, email, emailVerified: email_verified, name } = principal;
      return { user: { id, email, email_verified, name }, sign_in: options.signIn };
    },
  });

  app.route<{ Querystring: SignInQuery }>({
    ...operations.signIn,
    handler: async (request, reply) => {
      const { mode = 'redirect', channel = null, screen = 'login', return_to } = request.query;
      const asked: SignInRequest = { mode, channel, return_to: returnPath(return_to, publicUrl) };
      const browser = cookies.signIn.read(request) ?? newSecret();
      const { state, ...pending } = await states.begin(asked, browser);
      try {
        const url = await party.authorizationUrl(state, pending, screen);
        cookies.signIn.set(reply, browser, SIGN_IN_TIME / 1000);
        return reply.redirect(url, 302);
      } catch (error) {
        return finish(reply, asked, failureCode(request, error));
      }
    },
  });

  app.route<{ Querystring: { state?: unknown } }>({
    ...operations.signInCallback,
    handler: async (request, reply) => {
      const { state } = request.query;
      const begun = typeof state === 'string' ? await states.take(state, cookies.signIn.read(request)) : null;
      if (begun === null || typeof state !== 'string') return finish(reply, LOST, 'login_expired');
      try {
        const user = await party.redeem(queryOf(request), state, begun);
        await startSession(request, reply, user);
        return await finish(reply, begun, null);
      } catch (error) {
        return finish(reply, begun, failureCode(request, error));
      }
    },
  });

  async function startSession(request: FastifyRequest, reply: FastifyReply, user: Awaited<ReturnType<RelyingParty['redeem']>>): Promise<void> {
    const { issuer, subject, sid, profile } = user;
    const user_id = userIdOf(issuer, subject);
    await options.profiles.save(user_id, profile);
    await options.onSignIn?.(user_id, profile.name, request.id);
    // What the cookie said before sign-in must be worth nothing after it.
    const before = cookies.session.read(request);
    if (before !== null) await sessions.revoke(sessionIdOf(before));
    const id_token = options.embedded ? null : user.idToken;
    const cookie = await sessions.start({ user_id, profile, issuer, subject, provider_sid: sid, id_token });
    cookies.session.set(reply, cookie, ABSOLUTE / 1000);
  }

  app.route<{ Querystring: { channel?: unknown; error?: unknown; return_to?: unknown } }>({
    ...operations.signInDone,
    handler: async (request, reply) => {
      const { channel, error, return_to } = request.query;
      const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value.slice(0, 2000) : null);
      const result: DoneResult = { channel: text(channel), error: text(error), returnTo: returnPath(text(return_to) ?? undefined, publicUrl) };
      return sendPage(reply, 200, donePage(pageContext(languageOf(undefined, request.headers['accept-language'])), result));
    },
  });

  app.route({
    ...operations.signOut,
    handler: async (request, reply) => {
      const value = cookies.session.read(request);
      const session = value === null || request.principal?.via !== 'session' ? null : await sessions.find(value);
      cookies.session.clear(reply);
      if (session === null) return { end_session_url: null };
      await sessions.revoke(session._id);
      return { end_session_url: options.embedded ? null : await party.endSessionUrl(session.id_token) };
    },
  });

  await app.register(async (forms) => {
    await forms.register(formbody);
    forms.route<{ Body: { logout_token?: unknown } | undefined }>({
      ...operations.backchannelLogout,
      handler: async ({ body, log }, reply) => {
        const token = body?.logout_token;
        if (options.embedded || typeof token !== 'string') throw new Problem(400, 'invalid_logout_token', 'There is no logout token that is expected here');
        try {
          await endByLogoutToken(token, { party, sessions, store: options.store });
        } catch (error) {
          if (!(error instanceof ProviderUnreachableError)) throw error;
          log.warn({ err: error }, 'logout token not checked');
          throw new Problem(503, 'provider_unreachable', "The provider's keys can't be read at the moment");
        }
        return reply.code(204).send(null);
      },
    });
  });
}

/** A callback that belongs to no sign-in we know of. */
const LOST: SignInRequest = { mode: 'redirect', channel: null, return_to: '/' };

/** @param error code of what went wrong; null when the person is signed in */
async function finish(reply: FastifyReply, { mode, channel, return_to }: SignInRequest, error: string | null): Promise<FastifyReply> {
  if (mode === 'redirect' && error === null) return reply.redirect(return_to, 302);
  const told = { return_to, ...(channel === null ? {} : { channel }), ...(error === null ? {} : { error }) };
  return reply.redirect(`/api/auth/done?${new URLSearchParams(told).toString()}`, 302);
}

function failureCode(request: FastifyRequest, error: unknown): string {
  if (error instanceof SignInRefusedError) {
    // The person's own wish is nothing to look into.
    if (error.code !== 'access_denied') request.log.warn({ err: error }, 'sign-in refused');
    return error.code;
  }
  request.log.error({ err: error }, 'sign-in not possible');
  return error instanceof ProviderUnreachableError ? 'provider_unreachable' : 'sign_in_failed';
}

function queryOf({ url }: FastifyRequest): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at);
}
