/** The embedded provider, for installations without one: accounts with e-mail address and password, at `/idp` of the same process. */
import type { FastifyInstance } from 'fastify';
import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import type Provider from 'oidc-provider';
import type { Store } from '../../store/port.ts';
import { languageOf } from '../pages/page-language.ts';
import { pageContext, pageHeaders } from '../pages/layout.ts';
import type { Sessions } from '../sessions.ts';
import { createRelyingParty } from '../sign-in/openid-relying-party.ts';
import type { RelyingParty } from '../sign-in/relying-party.ts';
import { accountRoutes } from './account-routes.ts';
import { createAccounts, type Accounts } from './accounts.ts';
import { artifactsIn } from './artifacts.ts';
import { createAttempts } from './passwords/attempts.ts';
import { inProcess } from './in-process.ts';
import { interactionRoutes } from './interaction-routes.ts';
import { providerKeys, SIGNING_ALG, type ProviderKeys } from './keys.ts';
import { MOUNT, mountProvider } from './mount.ts';
import { loadProvider } from './oidc-provider.ts';
import { problemPage } from './pages/problem-page.ts';

const CLIENT_ID = 'parapet';
const SCOPE = 'openid email profile';

export interface EmbeddedProviderOptions {
  store: Store;
  publicUrl: string;
  sessions: Sessions;
}

/** @returns the relying party, which calls the provider without the network */
export async function embeddedProvider(app: FastifyInstance, { store, publicUrl, sessions }: EmbeddedProviderOptions): Promise<RelyingParty> {
  const issuer = publicUrl + MOUNT;
  const [keys, accounts, Provider] = await Promise.all([providerKeys(store), createAccounts(store), loadProvider()]);
  const provider = new Provider(issuer, configuration({ store, publicUrl, keys, accounts, provider: () => provider }));
  provider.on('server_error', (_context, error) => app.log.error({ err: error }, 'provider failed'));
  const attempts = createAttempts(store);
  await mountProvider(app, provider, publicUrl);
  await interactionRoutes(app, { provider, accounts, attempts, publicUrl });
  await accountRoutes(app, { issuer, accounts, attempts, sessions });
  return createRelyingParty({
    issuer,
    clientId: CLIENT_ID,
    clientSecret: keys.client_secret,
    publicUrl,
    fetch: inProcess(app),
    idTokenAlg: SIGNING_ALG,
    embedded: true,
  });
}

interface Parts {
  store: Store;
  publicUrl: string;
  keys: ProviderKeys;
  accounts: Accounts;
  provider: () => Provider;
}

function configuration({ store, publicUrl, keys, accounts, provider }: Parts): Configuration {
  const cookie = { httpOnly: true, sameSite: 'lax', signed: true, secure: publicUrl.startsWith('https:') } as const;
  return {
    adapter: artifactsIn(store),
    jwks: { keys: [keys.signing] },
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: keys.client_secret,
        grant_types: ['authorization_code'],
        response_types: ['code'],
        redirect_uris: [`${publicUrl}/api/auth/callback`],
        id_token_signed_response_alg: SIGNING_ALG,
      },
    ],
    responseTypes: ['code'],
    scopes: SCOPE.split(' '),
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // Name and e-mail address in the ID token save a second request.
    conformIdTokenClaims: false,
    enabledJWA: { idTokenSigningAlgValues: [SIGNING_ALG] },
    pkce: { required: () => true },
    // The session of the library is needed only between the form and the code. With a path that is never requested, its cookie is
    // never sent: each sign-in asks for the password, and the session of the product is the only one to end.
    cookies: { keys: keys.cookies, long: { ...cookie, path: `${MOUNT}/no-session` }, short: cookie },
    extraParams: ['screen'],
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false }, userinfo: { enabled: false } },
    interactions: { url: (_context, { uid }) => `${MOUNT}/interaction/${uid}` },
    // In seconds.
    ttl: { Interaction: 3600, Session: 60, Grant: 120, AuthorizationCode: 60, AccessToken: 60, IdToken: 300 },
    findAccount: async (_context, sub) => {
      const account = await accounts.find(sub);
      if (account === null) return undefined;
      return { accountId: sub, claims: async () => ({ sub, email: account.email, email_verified: false, name: account.name }) };
    },
    loadExistingGrant: (context) => grantOf(provider(), context),
    renderError: async (context, out) => {
      const expired = out.error === 'invalid_request' && context.path.startsWith('/auth/');
      context.type = 'html';
      context.set(pageHeaders());
      context.body = problemPage(pageContext(languageOf(context.oidc?.params?.['ui_locales'], context.get('accept-language'))), expired ? 'failed.login_expired' : 'failed.other');
    },
  };
}

/** The only client is the product itself, which needs no consent. */
async function grantOf(provider: Provider, { oidc }: KoaContextWithOIDC): Promise<KoaContextWithOIDC['oidc']['entities']['Grant']> {
  const { client, session } = oidc;
  if (client === undefined || session?.accountId === undefined) return undefined;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(SCOPE);
  await grant.save();
  return grant;
}
