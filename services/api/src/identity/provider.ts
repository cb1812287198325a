/** The OpenID Connect provider: that of the settings, or the embedded one. */
import type { FastifyInstance } from 'fastify';
import type { SignUpMode } from '@parapet/contracts/rules';
import type { Config } from '../config.ts';
import type { Post } from '../mail/post.ts';
import type { Store } from '../store/port.ts';
import { sayChangedIssuer } from './changed-issuer.ts';
import type { Identity } from './identity.ts';
import { assetRoutes } from './pages/page-assets.ts';
import { VERIFY } from './provider/confirmation/verify-routes.ts';
import { embeddedProvider } from './provider/embedded-provider.ts';
import { createRelyingParty } from './sign-in/openid-relying-party.ts';
import type { SignInOptions } from './sign-in/sign-in-handlers.ts';

interface ProviderOptions {
  store: Store;
  identity: Identity;
  signUp: SignUpMode;
  /** null: no mail can be sent. */
  post: Post | null;
  /** Undefined for the embedded provider at `/idp`. */
  oidc: Config['oidc'];
}

export async function provider(
  app: FastifyInstance,
  { store, identity: { publicUrl, cookies, sessions, tokens }, signUp, post, oidc }: ProviderOptions,
): Promise<Pick<SignInOptions, 'party' | 'secret' | 'signIn' | 'embedded'>> {
  assetRoutes(app);
  await sayChangedIssuer(store, oidc === undefined ? null : oidc.issuer.replace(/\/$/, ''), app.log);
  if (oidc !== undefined)
    return {
      party: createRelyingParty({ ...oidc, publicUrl }),
      secret: oidc.clientSecret,
      signIn: { mode: 'popup', sign_up: signUp, account_url: null, verify_url: null },
      embedded: false,
    };
  return {
    ...(await embeddedProvider(app, { store, publicUrl, cookies, sessions, tokens, signUp, post })),
    signIn: { mode: 'frame', sign_up: signUp, account_url: '/idp/account', verify_url: post === null ? null : VERIFY },
    embedded: true,
  };
}
