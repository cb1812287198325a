/**
 * Stand-ins for providers that people use: no network, but the discovery documents and the claims that each of them sends, as its
 * documentation shows them. They sign their tokens, check the code, its verifier and the client, and refuse what the real one would.
 */
import { createHash } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import type { ProviderFetch } from '../sign-in/openid-relying-party.ts';

export interface StandIn {
  name: string;
  /** As an administrator types it. */
  issuer: string;
  /** Besides issuer, keys, response types and algorithms. */
  metadata: Readonly<Record<string, unknown>>;
  /** Claims of the ID token about one person. */
  claims: Readonly<Record<string, unknown>>;
  /** Of the endpoint for more claims; null when it is not called. */
  userinfo: Readonly<Record<string, unknown>> | null;
}

const KEYCLOAK = 'https://id.example.com/realms/company';
const ENTRA = 'https://login.microsoftonline.com/8eaef023-2b34-4da1-9baa-8bc8c9d6a490';
const OKTA = 'https://company.okta.com';
const METHODS = ['client_secret_post', 'client_secret_basic'];

export const standIns: readonly StandIn[] = [
  {
    name: 'Keycloak',
    issuer: KEYCLOAK,
    metadata: {
      authorization_endpoint: `${KEYCLOAK}/protocol/openid-connect/auth`,
      token_endpoint: `${KEYCLOAK}/protocol/openid-connect/token`,
      userinfo_endpoint: `${KEYCLOAK}/protocol/openid-connect/userinfo`,
      end_session_endpoint: `${KEYCLOAK}/protocol/openid-connect/logout`,
      jwks_uri: `${KEYCLOAK}/protocol/openid-connect/certs`,
      token_endpoint_auth_methods_supported: [
        'private_key_jwt',
        'client_secret_basic',
        'client_secret_post',
        'tls_client_auth',
        'client_secret_jwt',
      ],
      prompt_values_supported: ['none', 'login', 'consent', 'create'],
      backchannel_logout_supported: true,
      backchannel_logout_session_supported: true,
    },
    claims: {
      sub: 'f1b1c7ae-5a3e-4f0e-9c4a-2f6d1f0f9a11',
      typ: 'ID',
      azp: 'parapet',
      sid: 'b9e8a9f2-8f0c-4f3f-8c3a-7a1d5f1e2c33',
      acr: '1',
      email: 'ann@example.com',
      email_verified: true,
      name: 'Ann Example',
      preferred_username: 'ann',
      given_name: 'Ann',
      family_name: 'Example',
    },
    userinfo: null,
  },
  {
    name: 'Entra ID',
    issuer: `${ENTRA}/v2.0`,
    metadata: {
      authorization_endpoint: `${ENTRA}/oauth2/v2.0/authorize`,
      token_endpoint: `${ENTRA}/oauth2/v2.0/token`,
      userinfo_endpoint: 'https://graph.microsoft.com/oidc/userinfo',
      end_session_endpoint: `${ENTRA}/oauth2/v2.0/logout`,
      jwks_uri: `${ENTRA}/discovery/v2.0/keys`,
      token_endpoint_auth_methods_supported: ['client_secret_post', 'private_key_jwt', 'client_secret_basic'],
      subject_types_supported: ['pairwise'],
      http_logout_supported: true,
      frontchannel_logout_supported: true,
      tenant_region_scope: 'EU',
      cloud_instance_name: 'microsoftonline.com',
    },
    // Says nothing about whether the address is verified.
    claims: {
      sub: 'AAAAAAAAAAAAAAAAAAAAAIkzqFVrSaSaFHy782bbtaQ',
      oid: '00000000-0000-0000-66f3-3332eca7ea81',
      tid: '8eaef023-2b34-4da1-9baa-8bc8c9d6a490',
      ver: '2.0',
      email: 'ann@example.com',
      name: 'Ann Example',
      preferred_username: 'ann@example.com',
    },
    userinfo: null,
  },
  {
    name: 'Google',
    issuer: 'https://accounts.google.com',
    // There is no page for signing out.
    metadata: {
      authorization_endpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
      device_authorization_endpoint: 'https://oauth2.googleapis.com/device/code',
      token_endpoint: 'https://oauth2.googleapis.com/token',
      userinfo_endpoint: 'https://openidconnect.googleapis.com/v1/userinfo',
      revocation_endpoint: 'https://oauth2.googleapis.com/revoke',
      jwks_uri: 'https://www.googleapis.com/oauth2/v3/certs',
      token_endpoint_auth_methods_supported: METHODS,
    },
    claims: {
      sub: '110169484474386276334',
      azp: 'parapet',
      hd: 'example.com',
      email: 'ann@example.com',
      email_verified: true,
      name: 'Ann Example',
      given_name: 'Ann',
      family_name: 'Example',
      locale: 'en',
    },
    userinfo: null,
  },
  {
    name: 'Okta',
    issuer: OKTA,
    metadata: {
      authorization_endpoint: `${OKTA}/oauth2/v1/authorize`,
      token_endpoint: `${OKTA}/oauth2/v1/token`,
      userinfo_endpoint: `${OKTA}/oauth2/v1/userinfo`,
      registration_endpoint: `${OKTA}/oauth2/v1/clients`,
      end_session_endpoint: `${OKTA}/oauth2/v1/logout`,
      jwks_uri: `${OKTA}/oauth2/v1/keys`,
      token_endpoint_auth_methods_supported: [
        'client_secret_basic',
        'client_secret_post',
        'client_secret_jwt',
        'private_key_jwt',
        'none',
      ],
    },
    // A "thin" ID token: with an access token beside it, the profile comes from the userinfo endpoint.
    claims: {
      sub: '00uid4BxXw6I6TV4m0g3',
      ver: 1,
      amr: ['pwd'],
      idp: '00ok1u7AsAkrwdZL3z0g3',
      preferred_username: 'ann@example.com',
    },
    userinfo: {
      sub: '00uid4BxXw6I6TV4m0g3',
      name: 'Ann Example',
      preferred_username: 'ann@example.com',
      email: 'ann@example.com',
      email_verified: true,
      zoneinfo: 'Europe/Berlin',
    },
  },
];

export interface RunningStandIn {
  fetch: ProviderFetch;
  /** Answers an authorization request as after a right password. @returns the query of the callback */
  approve(authorizationUrl: string): string;
  /** A token for back-channel logout. */
  logoutToken(claims: JWTPayload): Promise<string>;
}

/** Credentials of HTTP basic authentication; both parts are form-encoded (RFC 6749, 2.3.1). */
const credentials = (header: string | null) =>
  atob((header ?? '').replace(/^Basic /, ''))
    .split(':')
    .map((part) => decodeURIComponent(part.replaceAll('+', ' ')))
    .join(':');

const json = (content: unknown, status = 200) => Response.json(content, { status });

/** @param client id and secret, as registered */
export async function runStandIn(
  { issuer, metadata, claims, userinfo }: StandIn,
  client: { id: string; secret: string; redirectUri: string },
): Promise<RunningStandIn> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const kid = 'stand-in';
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid, use: 'sig', alg: 'RS256' }] };
  const sign = (payload: JWTPayload) =>
    new SignJWT(payload)
      .setProtectedHeader({ alg: 'RS256', kid })
      .setIssuer(issuer)
      .setAudience(client.id)
      .setIssuedAt();
  const codes = new Map<string, URLSearchParams>();

  async function token(request: Parameters<ProviderFetch>[1]): Promise<Response> {
    const form = new URLSearchParams(await new Response(request.body ?? '').text());
    if (credentials(new Headers(request.headers).get('authorization')) !== `${client.id}:${client.secret}`)
      return json({ error: 'invalid_client' }, 401);
    const asked = codes.get(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (
      asked === undefined ||
      asked.get('code_challenge') !== challenge ||
      form.get('redirect_uri') !== client.redirectUri
    )
      return json({ error: 'invalid_grant' }, 400);
    codes.delete(form.get('code') ?? '');
    const id_token = await sign({ ...claims, nonce: asked.get('nonce') ?? '' })
      .setExpirationTime('1h')
      .sign(privateKey);
    return json({
      token_type: 'Bearer',
      expires_in: 3600,
      scope: 'openid email profile',
      access_token: 'access',
      id_token,
    });
  }

  return {
    async fetch(url, request) {
      if (url === `${issuer}/.well-known/openid-configuration`) {
        return json({
          issuer,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
          code_challenge_methods_supported: ['S256'],
          scopes_supported: ['openid', 'email', 'profile'],
          ...metadata,
        });
      }
      if (url === metadata['jwks_uri']) return json(keys);
      if (url === metadata['token_endpoint']) return token(request);
      if (url === metadata['userinfo_endpoint'] && userinfo !== null) return json(userinfo);
      return json({ error: 'not_found' }, 404);
    },
    approve(authorizationUrl) {
      const { origin, pathname, searchParams } = new URL(authorizationUrl);
      if (origin + pathname !== metadata['authorization_endpoint'])
        throw new Error(`${authorizationUrl} is not where people sign in`);
      if (searchParams.get('client_id') !== client.id || searchParams.get('redirect_uri') !== client.redirectUri)
        throw new Error('The client is not registered like this');
      codes.set('code-1', searchParams);
      return `?${new URLSearchParams({ code: 'code-1', state: searchParams.get('state') ?? '' }).toString()}`;
    },
    logoutToken: (payload) =>
      sign({
        jti: crypto.randomUUID(),
        events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
        ...payload,
      }).sign(privateKey),
  };
}
