/** The embedded provider, for installations without one: accounts with e-mail address and password, at `/idp` of the same process. */
import type { FastifyInstance } from 'fastify';
import type { AdapterFactory, Configuration, KoaContextWithOIDC } from 'oidc-provider';
import type Provider from 'oidc-provider';
import type { SignUpMode } from '@parapet/contracts/rules';
import type { Post } from '../../mail/post.ts';
import type { Store } from '../../store/port.ts';
import { languageOf } from '../pages/page-language.ts';
import { pageContext, pageHeaders } from '../pages/layout.ts';
import type { ApiTokens } from '../api-tokens.ts';
import type { Sessions } from '../sessions.ts';
import { createRelyingParty } from '../sign-in/openid-relying-party.ts';
import { SignInRefusedError, type RelyingParty } from '../sign-in/relying-party.ts';
import { accountRoutes } from './account-routes.ts';
import { storeUserIds } from './account-user-ids.ts';
import { createAccounts, type Accounts } from './accounts.ts';
import { artifactsIn } from './artifacts.ts';
import { confirmRoutes } from './confirmation/confirm-routes.ts';
import { mailSignUpWith } from './confirmation/mail-sign-up.ts';
import { createPendingSignUps } from './confirmation/pending-sign-ups.ts';
import { signUpByMail } from './confirmation/sign-up-by-mail.ts';
import { verifyRoutes } from './confirmation/verify-routes.ts';
import { interactionStore } from './interaction-store.ts';
import { createAttempts } from './passwords/attempts.ts';
import { changedMailWith } from './recovery/changed-mail.ts';
import { forgotRoutes } from './recovery/forgot-routes.ts';
import { createPasswordLinks } from './recovery/password-links.ts';
import { resetPasswordIn } from './recovery/reset-password.ts';
import { resetRoutes } from './recovery/reset-routes.ts';
import { afterAnswers } from './requests/after-answer.ts';
import { inProcess } from './requests/in-process.ts';
import { interactionRoutes } from './interaction-routes.ts';
import { providerKeys, SIGNING_ALG, type ProviderKeys } from './keys.ts';
import { MOUNT } from './requests/mount-path.ts';
import { mountProvider } from './requests/mount.ts';
import { ownAccountIn } from './own-account.ts';
import { loadProvider } from './oidc-provider.ts';
import { signUpGate } from './sign-up-gate.ts';
import { problemPage } from './pages/problem-page.ts';

const CLIENT_ID = 'parapet';
const SCOPE = 'openid email profile';

export interface EmbeddedProviderOptions {
  store: Store;
  publicUrl: string;
  sessions: Sessions;
  tokens: ApiTokens;
  signUp: SignUpMode;
  /** null: no mail can be sent. */
  post: Post | null;
}

/** @returns the relying party, which calls the provider without the network, and the secret that both share */
export async function embeddedProvider(
  app: FastifyInstance,
  { store, publicUrl, sessions, tokens, signUp, post }: EmbeddedProviderOptions,
): Promise<{ party: RelyingParty; secret: string }> {
  const issuer = publicUrl + MOUNT;
  await storeUserIds(store, issuer);
  const [keys, accounts, Provider] = await Promise.all([
    providerKeys(store),
    createAccounts(store, issuer),
    loadProvider(),
  ]);
  const artifacts = artifactsIn(store);
  const interactions = interactionStore({
    secret: keys.client_secret,
    secure: publicUrl.startsWith('https:'),
    artifacts: artifacts('Interaction'),
  });
  const adapter: AdapterFactory = (model) => (model === 'Interaction' ? interactions.adapter : artifacts(model));
  const provider = new Provider(
    issuer,
    configuration({ adapter, publicUrl, keys, accounts, provider: () => provider }),
  );
  provider.on('server_error', (_context, error) => app.log.error({ err: error }, 'provider failed'));
  const attempts = createAttempts(store);
  const [afterAnswer, pending] = [afterAnswers(app), createPendingSignUps(store)];
  const maySignUp = signUpGate(store, signUp);
  const byMail =
    post === null
      ? null
      : signUpByMail({
          secret: keys.client_secret,
          accounts,
          pending,
          maySignUp,
          afterAnswer,
          mailSignUp: mailSignUpWith({ publicUrl, accounts, pending, post }),
        });
  const dispatch = await mountProvider(app, { provider, interactions, publicUrl });
  await interactionRoutes(app, { provider, interactions, accounts, attempts, publicUrl, maySignUp, byMail });
  const ownAccount = ownAccountIn({ accounts, sessions });
  const mailChanged = changedMailWith({ publicUrl, post, afterAnswer });
  await accountRoutes(app, { accounts, attempts, sessions, ownAccount, mailChanged });
  if (post !== null) await verifyRoutes(app, { store, publicUrl, ownAccount, post });
  const links = createPasswordLinks(store);
  await forgotRoutes(app, { publicUrl, accounts, links, post, afterAnswer });
  await resetRoutes(app, { accounts, attempts, links, resetPassword: resetPasswordIn(store), tokens, mailChanged });
  await confirmRoutes(app, { accounts, attempts, pending, maySignUp });
  const party = createRelyingParty({
    issuer,
    clientId: CLIENT_ID,
    clientSecret: keys.client_secret,
    publicUrl,
    fetch: inProcess(dispatch),
    idTokenAlg: SIGNING_ALG,
    embedded: true,
  });
  return { party: withStoredIds(party, accounts), secret: keys.client_secret };
}

/** The user ids of these accounts do not depend on the issuer. */
function withStoredIds(party: RelyingParty, accounts: Accounts): RelyingParty {
  return {
    ...party,
    async redeem(...args) {
      const user = await party.redeem(...args);
      const account = await accounts.find(user.subject);
      if (account === null) throw new SignInRefusedError('access_denied', new Error('The account was removed'));
      return { ...user, userId: account.user_id };
    },
  };
}

interface Parts {
  adapter: AdapterFactory;
  publicUrl: string;
  keys: ProviderKeys;
  accounts: Accounts;
  provider: () => Provider;
}

function configuration({ adapter, publicUrl, keys, accounts, provider }: Parts): Configuration {
  const cookie = { httpOnly: true, sameSite: 'lax', signed: true, secure: publicUrl.startsWith('https:') } as const;
  return {
    adapter,
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
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
    },
    interactions: { url: (_context, { uid }) => `${MOUNT}/interaction/${uid}` },
    // In seconds.
    ttl: { Interaction: 3600, Session: 60, Grant: 120, AuthorizationCode: 60, AccessToken: 60, IdToken: 300 },
    findAccount: async (_context, sub) => {
      const account = await accounts.find(sub);
      if (account === null) return undefined;
      return {
        accountId: sub,
        claims: async () => ({
          sub,
          email: account.email,
          email_verified: typeof account.email_verified_at === 'string',
          name: account.name,
        }),
      };
    },
    loadExistingGrant: (context) => grantOf(provider(), context),
    renderError: async (context, out) => {
      const expired = out.error === 'invalid_request' && context.path.startsWith('/auth/');
      context.type = 'html';
      context.set(pageHeaders());
      context.body = problemPage(
        pageContext(languageOf(context.oidc?.params?.['ui_locales'], context.get('accept-language'))),
        expired ? 'failed.login_expired' : 'failed.other',
      );
    },
  };
}

/** The only client is the product itself, which needs no consent. */
async function grantOf(
  provider: Provider,
  { oidc }: KoaContextWithOIDC,
): Promise<KoaContextWithOIDC['oidc']['entities']['Grant']> {
  const { client, session } = oidc;
  if (client === undefined || session?.accountId === undefined) return undefined;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(SCOPE);
  await grant.save();
  return grant;
}
