/** Handlers of sign-in and sign-out. */
import type { AuthSession, SignOutResult } from '@parapet/contracts';
import type { Post } from '../../mail/post.ts';
import type { Call } from '../../pipeline/call.ts';
import { findMember } from '../../pipeline/membership.ts';
import { handlersFor } from '../../pipeline/operation-types.ts';
import { Problem } from '../../pipeline/problem.ts';
import { html, noContent, redirect, Reply } from '../../pipeline/reply.ts';
import { problemOf } from '../../pipeline/problem-document.ts';
import { StoreDamagedError, StoreFullError, type Store } from '../../store/port.ts';
import type { Identity } from '../identity.ts';
import { languageOf } from '../pages/page-language.ts';
import { pageContext, pageHeaders } from '../pages/layout.ts';
import { newSecret } from '../../platform/secrets.ts';
import { ABSOLUTE, sessionIdOf } from '../sessions.ts';
import { donePage, type DoneResult } from './done-page.ts';
import { endByLogoutToken } from './logout-token.ts';
import { ProviderUnreachableError, SignInRefusedError, type RelyingParty, type SignedInUser } from './relying-party.ts';
import { returnPath } from './return-path.ts';
import type { IsServerAdmin } from '../../modules/server/server-handlers.ts';
import { createSignInStates, SIGN_IN_TIME, type SignInRequest } from './sign-in-states.ts';

export interface SignInOptions {
  store: Store;
  identity: Identity;
  party: RelyingParty;
  /** For sealing pending sign-ins; the same in every process. */
  secret: string;
  /** For the shell. */
  signIn: AuthSession['sign_in'];
  /** null: no mail can be sent. */
  post: Post | null;
  /** The provider runs in this process, and has no session after a sign-in. */
  embedded: boolean;
  isServerAdmin: IsServerAdmin;
  /** Called at each sign-in. @param name from the provider */
  onSignIn?: ((userId: string, name: string | null, requestId: string) => Promise<void>) | undefined;
}

export function signInHandlers({
  store,
  identity,
  party,
  secret,
  signIn,
  post,
  embedded,
  isServerAdmin,
  onSignIn,
}: SignInOptions) {
  const { publicUrl, cookies, sessions, profiles, now } = identity;
  const shared = { sign_in: signIn, sends_mail: post !== null };
  const states = createSignInStates(store, secret, now);

  /** @returns `set-cookie` of the new session */
  async function startSession(
    { head, requestId }: Call,
    { userId: user_id, issuer, subject, sid, profile, idToken }: SignedInUser,
  ): Promise<string> {
    await profiles.save(user_id, profile);
    await onSignIn?.(user_id, profile.name, requestId);
    // Revokes the session of an earlier cookie.
    const before = cookies.session.read(head.headers);
    if (before !== null) await sessions.revoke(sessionIdOf(before));
    const session = await sessions.start({
      user_id,
      profile,
      issuer,
      subject,
      provider_sid: sid,
      id_token: idToken,
      user_agent: browserOf(head),
    });
    return cookies.session.set(session, ABSOLUTE / 1000);
  }

  return handlersFor({
    async getAuthSession({ principal }): Promise<AuthSession> {
      if (principal === null) return { user: null, ...shared };
      const { userId: id, email, emailVerified: email_verified, name } = principal;
      return {
        user: {
          id,
          email,
          email_verified,
          name,
          ...(isServerAdmin(principal) && { server_admin: true }),
          has_organization: (await findMember(store, id)) !== null,
        },
        ...shared,
      };
    },

    async signIn(call) {
      const { mode = 'redirect', channel = null, screen = 'login', return_to } = call.query;
      const request: SignInRequest = { mode, channel, return_to: returnPath(return_to, publicUrl) };
      const browser = cookies.signIn.read(call.head.headers) ?? newSecret();
      const { state, ...pending } = await states.begin(request, browser);
      try {
        const url = await party.authorizationUrl(state, pending, screen);
        return redirect(url, { 'set-cookie': cookies.signIn.set(browser, SIGN_IN_TIME / 1000) });
      } catch (error) {
        return redirect(endOf(request, failureCode(call, error)));
      }
    },

    async signInCallback(call) {
      const search = searchOf(call);
      const state = new URLSearchParams(search).get('state');
      let request = UNKNOWN;
      try {
        const end =
          state === null
            ? null
            : await states.finish(state, cookies.signIn.read(call.head.headers), async (begun) => {
                request = begun;
                const user = await party.redeem(search, state, begun);
                return redirect(endOf(begun, null), { 'set-cookie': await startSession(call, user) });
              });
        return end ?? redirect(endOf(UNKNOWN, 'login_expired'));
      } catch (error) {
        return redirect(endOf(request, failureCode(call, error)));
      }
    },

    signInDone(call) {
      const query = new URLSearchParams(searchOf(call));
      const text = (name: string) => query.get(name)?.slice(0, 2000) || null;
      const result: DoneResult = {
        channel: text('channel'),
        error: text('error'),
        returnTo: returnPath(text('return_to') ?? undefined, publicUrl),
      };
      const accepted = call.head.headers['accept-language'];
      return html(
        donePage(pageContext(languageOf(undefined, typeof accepted === 'string' ? accepted : undefined)), result),
        pageHeaders(),
      );
    },

    async signOut({ principal, head }) {
      const value = cookies.session.read(head.headers);
      const session = value === null || principal?.via !== 'session' ? null : await sessions.find(value);
      if (session !== null) await sessions.revoke(session._id);
      const end_session_url = session === null || embedded ? null : await party.endSessionUrl(session.id_token);
      return new Reply(200, { end_session_url } satisfies SignOutResult, { 'set-cookie': cookies.session.clear() });
    },

    async backchannelLogout({ body, log }) {
      const token: unknown = Reflect.get(Object(body), 'logout_token');
      if (embedded || typeof token !== 'string' || token === '')
        throw new Problem(400, 'invalid_logout_token', 'No logout token is expected here');
      try {
        await endByLogoutToken(token, { party, sessions, store });
      } catch (error) {
        if (!(error instanceof ProviderUnreachableError)) throw error;
        log.warn({ err: error }, 'logout token not checked');
        throw new Problem(503, 'provider_unreachable', 'The keys of the sign-in service cannot be read at the moment');
      }
      return noContent();
    },
  });
}

/** Longer than any browser's `User-Agent` header. */
const LONGEST_USER_AGENT = 500;

function browserOf({ headers: { 'user-agent': name } }: Call['head']): string | null {
  return typeof name === 'string' && name !== '' ? name.slice(0, LONGEST_USER_AGENT) : null;
}

/** For a callback that belongs to no pending sign-in. */
const UNKNOWN: SignInRequest = { mode: 'redirect', channel: null, return_to: '/' };

/** The path to which a sign-in redirects at its end. @param error code; null after a successful sign-in */
function endOf({ mode, channel, return_to }: SignInRequest, error: string | null): string {
  if (mode === 'redirect' && error === null) return return_to;
  const result = { return_to, ...(channel === null ? {} : { channel }), ...(error === null ? {} : { error }) };
  return `/api/auth/done?${new URLSearchParams(result).toString()}`;
}

function failureCode({ log }: Call, error: unknown): string {
  if (error instanceof SignInRefusedError) {
    // A person who cancels is no error.
    if (error.code !== 'access_denied') log.warn({ err: error }, 'sign-in refused');
    return error.code;
  }
  log.error({ err: error }, 'sign-in not possible');
  if (error instanceof ProviderUnreachableError) return 'provider_unreachable';
  // The disk is full, or the database damaged: trying again does not help.
  const isStore = error instanceof StoreFullError || error instanceof StoreDamagedError;
  return isStore ? problemOf(error).code : 'sign_in_failed';
}

/** The query of the request, with its `?`. */
function searchOf({ head: { url } }: Call): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at);
}
