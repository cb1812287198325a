/** The recipes of docs/identity-providers.md, against stand-ins with the documents and claims of each provider. */
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { jwtVerify } from 'jose';
import { runStandIn, standIns, type RunningStandIn } from '../testing/stand-in-providers.ts';
import { createRelyingParty } from './openid-relying-party.ts';
import { SignInRefusedError, type RelyingParty } from './relying-party.ts';

const publicUrl = 'https://risk.example.com';
const client = { id: 'parapet', secret: 'a secret of the client', redirectUri: `${publicUrl}/api/auth/callback` };
const pending = { verifier: 'v'.repeat(43), nonce: 'nonce-1' };
const RECIPES = readFileSync(new URL('../../../../../docs/identity-providers.md', import.meta.url), 'utf8');

describe.each(standIns)('$name', (standIn) => {
  let provider: RunningStandIn;
  let party: RelyingParty;
  beforeEach(async () => {
    provider = await runStandIn(standIn, client);
    party = createRelyingParty({
      issuer: standIn.issuer,
      clientId: client.id,
      clientSecret: client.secret,
      publicUrl,
      fetch: provider.fetch,
    });
  });
  const redeem = async () =>
    party.redeem(provider.approve(await party.authorizationUrl('state-1', pending, 'login')), 'state-1', pending);

  test('signs people in, with name and e-mail address', async () => {
    const user = await redeem();
    expect(user).toMatchObject({
      issuer: standIn.issuer,
      subject: standIn.claims['sub'],
      sid: standIn.claims['sid'] ?? null,
    });
    // Entra ID says nothing about the address, so an invitation counts by its link only.
    expect(user.profile).toEqual({
      email: 'ann@example.com',
      email_verified: standIn.name !== 'Entra ID',
      name: 'Ann Example',
    });
  });

  test('leads to its own page for signing up only where it has one', async () => {
    const url = new URL(await party.authorizationUrl('state-1', pending, 'signup'));
    expect(url.searchParams.get('prompt')).toBe(standIn.name === 'Keycloak' ? 'create' : null);
  });

  test('signs people out, where it can', async () => {
    const { idToken } = await redeem();
    const url = await party.endSessionUrl(idToken);
    if (standIn.name === 'Google') return expect(url).toBeNull();
    expect(url?.split('?')[0]).toBe(standIn.metadata['end_session_endpoint']);
    const query = Object.fromEntries(new URL(url ?? '').searchParams);
    expect(query).toMatchObject({ post_logout_redirect_uri: `${publicUrl}/`, id_token_hint: idToken });
  });

  test('refuses a wrong client secret', async () => {
    const wrong = createRelyingParty({
      issuer: standIn.issuer,
      clientId: client.id,
      clientSecret: 'wrong',
      publicUrl,
      fetch: provider.fetch,
    });
    await expect(
      wrong.redeem(provider.approve(await wrong.authorizationUrl('s', pending, 'login')), 's', pending),
    ).rejects.toThrow(SignInRefusedError);
  });

  test('has keys that check its logout tokens', async () => {
    const { issuer, keys } = await party.keys();
    const { payload } = await jwtVerify(await provider.logoutToken({ sid: 's' }), keys, {
      issuer,
      audience: client.id,
    });
    expect(payload['sid']).toBe('s');
  });

  test('has a recipe that says what to type', () => {
    const recipe = RECIPES.split(/^## /m).find((part) => part.startsWith(`${standIn.name}\n`));
    for (const text of ['OIDC_ISSUER=', 'OIDC_CLIENT_ID=', 'OIDC_CLIENT_SECRET=', '/api/auth/callback'])
      expect(recipe).toContain(text);
    const [, issuer = ''] = /OIDC_ISSUER=(\S+)/.exec(recipe ?? '') ?? [];
    expect(issuer.replace('<tenant-id>', '8eaef023-2b34-4da1-9baa-8bc8c9d6a490')).toBe(standIn.issuer);
  });
});
