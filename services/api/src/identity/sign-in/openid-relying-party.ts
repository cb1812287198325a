/** The relying party of OpenID Connect, over openid-client. */
import { createRemoteJWKSet, customFetch as joseFetch, type JWTVerifyGetKey } from 'jose';
import * as oidc from 'openid-client';
import { isPlainLine, plainLine } from '@parapet/contracts/rules';
import { userIdOf } from '../../platform/secrets.ts';
import { ProviderUnreachableError, SignInRefusedError, type RelyingParty, type SignedInUser } from './relying-party.ts';

export interface RelyingPartyOptions {
  issuer: string;
  clientId: string;
  clientSecret: string;
  publicUrl: string;
  /** Default: the global fetch. */
  fetch?: ProviderFetch;
  /** Time limit of a request to the provider (s). Default 10. */
  timeout?: number;
}

export type ProviderFetch = (
  url: string,
  request: { method: string; headers: Record<string, string> | Headers; body?: oidc.FetchBody },
) => Promise<Response>;

const TIMEOUT = 10;
/** The provider's configuration is read again after this time (ms), so that its changes need no restart. */
const FRESH = 3_600_000;

export function createRelyingParty(options: RelyingPartyOptions): RelyingParty {
  const { clientId, publicUrl } = options;
  let found: { at: number; config: Promise<oidc.Configuration>; keys?: JWTVerifyGetKey } | undefined;
  // Read lazily, and again after an error, so that the service runs while the provider is down.
  async function discovered(within = FRESH): Promise<{ config: oidc.Configuration; keys: () => JWTVerifyGetKey }> {
    if (found === undefined || Date.now() >= found.at + within) found = { at: Date.now(), config: discover(options) };
    const mine = found;
    try {
      const config = await mine.config;
      return { config, keys: () => (mine.keys ??= remoteKeys(config, options)) };
    } catch (error) {
      if (found === mine) found = undefined;
      throw new ProviderUnreachableError(`${options.issuer} can't be used`, { cause: error });
    }
  }

  return {
    clientId,
    async authorizationUrl(state, { verifier, nonce }, screen) {
      // Read each time, so that our own page can say that the provider is down.
      const { config } = await discovered(0);
      return oidc.buildAuthorizationUrl(config, {
        redirect_uri: `${publicUrl}/api/auth/callback`,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...promptOf(config, screen),
      }).href;
    },
    async redeem(query, state, { verifier, nonce }) {
      const { config } = await discovered();
      try {
        const url = new URL(`${publicUrl}/api/auth/callback${query}`);
        const checks = {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        };
        return await userOf(config, await oidc.authorizationCodeGrant(config, url, checks));
      } catch (error) {
        throw refusal(error);
      }
    },
    async endSessionUrl(idToken) {
      const config = await discovered(0).then(
        (known) => known.config,
        () => null,
      );
      if (config?.serverMetadata().end_session_endpoint === undefined) return null;
      const back = { post_logout_redirect_uri: `${publicUrl}/` };
      return oidc.buildEndSessionUrl(config, idToken === null ? back : { ...back, id_token_hint: idToken }).href;
    },
    async keys() {
      const { config, keys } = await discovered();
      return { issuer: config.serverMetadata().issuer, keys: keys() };
    },
  };
}

function discover({
  issuer,
  clientId,
  clientSecret,
  fetch = globalThis.fetch,
  timeout = TIMEOUT,
}: RelyingPartyOptions): Promise<oidc.Configuration> {
  const basic = oidc.ClientSecretBasic(clientSecret);
  const post = oidc.ClientSecretPost(clientSecret);
  const authenticate: oidc.ClientAuth = (server, ...rest) => {
    // The default that every provider must support.
    const known = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (known.includes('client_secret_basic') ? basic : post)(server, ...rest);
  };
  const metadata = { client_secret: clientSecret };
  return oidc.discovery(new URL(issuer), clientId, metadata, authenticate, {
    timeout,
    // For a provider on the same machine or network, as the operator's URL says.
    execute: issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : [],
    [oidc.customFetch]: answered(fetch),
  });
}

function remoteKeys(config: oidc.Configuration, { fetch = globalThis.fetch }: RelyingPartyOptions): JWTVerifyGetKey {
  const { jwks_uri } = config.serverMetadata();
  if (jwks_uri === undefined) throw new ProviderUnreachableError('The provider publishes no keys');
  return createRemoteJWKSet(new URL(jwks_uri), { [joseFetch]: answered(fetch) });
}

function promptOf(config: oidc.Configuration, screen: 'login' | 'signup'): Record<string, string> {
  // Not every provider supports the prompt for sign-up.
  const { prompt_values_supported: known } = config.serverMetadata();
  if (screen === 'signup' && Array.isArray(known) && known.includes('create')) return { prompt: 'create' };
  return {};
}

async function userOf(
  config: oidc.Configuration,
  tokens: Awaited<ReturnType<typeof oidc.authorizationCodeGrant>>,
): Promise<SignedInUser> {
  const claims = tokens.claims();
  if (claims === undefined || tokens.id_token === undefined) throw new Error('no ID token');
  let facts: Readonly<Record<string, unknown>> = claims;
  // Many providers return the e-mail address only from the userinfo endpoint.
  if (claims['email'] === undefined && config.serverMetadata().userinfo_endpoint !== undefined) {
    facts = { ...claims, ...(await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)) };
  }
  const text = (name: string) => (typeof facts[name] === 'string' && facts[name] !== '' ? facts[name] : null);
  const name = plainLine(text('name') ?? text('preferred_username') ?? '') || null;
  const email = text('email');
  return {
    userId: userIdOf(claims.iss, claims.sub),
    issuer: claims.iss,
    subject: claims.sub,
    sid: typeof claims['sid'] === 'string' ? claims['sid'] : null,
    idToken: tokens.id_token,
    // An address with hidden characters is dropped: without these characters, it could be somebody else's address.
    profile: {
      email: email !== null && isPlainLine(email) ? email : null,
      email_verified: facts['email_verified'] === true,
      name,
    },
  };
}

/** A `fetch` that throws a ProviderUnreachableError when the provider does not answer, or answers with a 5xx. */
function answered(fetch: ProviderFetch): ProviderFetch {
  return async (url, request) => {
    const response = await fetch(url, request).catch((error: unknown) => {
      throw new ProviderUnreachableError(`${url} gives no answer`, { cause: error });
    });
    if (response.status >= 500) throw new ProviderUnreachableError(`${url} answers with ${response.status}`);
    return response;
  };
}

/** Finds the error among the causes: the library wraps errors, and reports a response that stops in the middle as a TimeoutError. */
function unreachable(error: unknown): ProviderUnreachableError | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof ProviderUnreachableError) return error;
  return error.name === 'TimeoutError'
    ? new ProviderUnreachableError('The provider stopped in the middle of an answer', { cause: error })
    : unreachable(error.cause);
}

function refusal(error: unknown): Error {
  const down = unreachable(error);
  if (down !== null) return down;
  if (error instanceof oidc.AuthorizationResponseError) return new SignInRefusedError(error.error, error);
  return new SignInRefusedError('sign_in_failed', error);
}
