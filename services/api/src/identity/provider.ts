/** The OpenID Connect provider: that of the settings, or the embedded one. */
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Store } from '../store/port.ts';
import type { Identity } from './identity.ts';
import { assetRoutes } from './pages/page-assets.ts';
import { embeddedProvider } from './provider/embedded-provider.ts';
import { createRelyingParty } from './sign-in/openid-relying-party.ts';
import type { SignInOptions } from './sign-in/sign-in-handlers.ts';

interface ProviderOptions {
  store: Store;
  identity: Identity;
  /** Undefined for the embedded provider at `/idp`. */
  oidc: Config['oidc'];
}

export async function provider(app: FastifyInstance, { store, identity: { publicUrl, sessions }, oidc }: ProviderOptions): Promise<Pick<SignInOptions, 'party' | 'signIn' | 'embedded'>> {
  assetRoutes(app);
  if (oidc !== undefined) return { party: createRelyingParty({ ...oidc, publicUrl }), signIn: { mode: 'popup', account_url: null }, embedded: false };
  return { party: await embeddedProvider(app, { store, publicUrl, sessions }), signIn: { mode: 'frame', account_url: '/idp/account' }, embedded: true };
}
