/** Who people are: sign-in at a provider, sessions of browsers, tokens of scripts. */
import cookie from '@fastify/cookie';
import fp from 'fastify-plugin';
import type { Store } from '../store/port.ts';
import { createApiTokens, type ApiTokens } from './api-tokens.ts';
import { authenticate } from './authenticate.ts';
import { createCookies } from './cookies.ts';
import { assetRoutes } from './pages/assets.ts';
import './principal.ts';
import { createProfiles } from './profiles.ts';
import { embeddedProvider } from './provider/embedded-provider.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { createRelyingParty } from './sign-in/relying-party.ts';
import { signInRoutes } from './sign-in/sign-in-routes.ts';
import { createSignInStates } from './sign-in/sign-in-states.ts';

export interface IdentityOptions {
  store: Store;
  /** Origin that people open, without a slash at the end. */
  publicUrl: string;
  /** An OpenID Connect provider; without one, an embedded provider is mounted at `/idp`. */
  issuer?: string;
  clientId?: string;
  clientSecret?: string;
  /** Cookies for https only. */
  cookieSecure: boolean;
  /** Told of everybody who signs in, before they go on. @param name as the provider tells it */
  onSignIn?: (userId: string, name: string | null, requestId: string) => Promise<void>;
  /** The time, ms since 1970; for tests. */
  now?: () => number;
}

export interface Identity {
  sessions: Sessions;
  tokens: ApiTokens;
}

declare module 'fastify' {
  interface FastifyInstance {
    identity: Identity;
  }
}

export const identity = fp<IdentityOptions>(
  async (app, { store, publicUrl, issuer, clientId, clientSecret, cookieSecure, onSignIn, now = Date.now }) => {
    const cookies = createCookies(cookieSecure);
    const sessions = createSessions(store, now);
    const tokens = createApiTokens(store, now);
    const profiles = createProfiles(store);
    app.decorate('identity', { sessions, tokens });
    app.decorateRequest('principal', null);
    await app.register(cookie);
    app.addHook('onRequest', async (request) => {
      request.principal = await authenticate(request, { publicUrl, cookie: cookies.session, sessions, tokens, profiles });
    });
    assetRoutes(app);

    const embedded = issuer === undefined;
    const party = embedded
      ? await embeddedProvider(app, { store, publicUrl, sessions })
      : createRelyingParty({ issuer, clientId: clientId ?? '', clientSecret: clientSecret ?? '', publicUrl });
    await signInRoutes(app, {
      store,
      publicUrl,
      cookies,
      sessions,
      profiles,
      states: createSignInStates(store, now),
      party,
      signIn: embedded ? { mode: 'frame', account_url: '/idp/account' } : { mode: 'popup', account_url: null },
      embedded,
      onSignIn,
    });
  },
  { name: 'identity' },
);
