import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TokenScope } from '@parapet/contracts/rules';
import { stores } from '../store/testing.ts';
import { openIdentity, type TestIdentity } from './testing/open-identity.ts';

describe.each(stores)('API tokens on $name', (on) => {
  let id: TestIdentity;
  beforeAll(async () => {
    id = await openIdentity(on);
  });
  afterAll(() => id.close());

  const make = (userId: string, scopes: TokenScope[], expiresAt?: string) =>
    id.tokens.createToken({
      userId,
      organization: 'org_a',
      name: 'nightly export',
      scopes,
      ...(expiresAt !== undefined && { expiresAt }),
    });

  async function call(method: 'GET' | 'POST', authorization: string, cookie = '') {
    const answer = await id.app.inject({
      method,
      url: method === 'GET' ? '/api/whoami' : '/api/things',
      headers: { authorization, cookie },
    });
    return {
      status: answer.statusCode,
      code: answer.json().code,
      principal: answer.json().principal,
      headers: answer.headers,
    };
  }

  test('a token acts for its owner, with its scopes, in its organization', async () => {
    const { secret } = await make('ann', ['read', 'risks/update']);
    const token = { name: 'nightly export', organization: 'org_a', scopes: ['read', 'risks/update'] };
    expect((await call('GET', `Bearer ${secret}`)).principal).toEqual({
      userId: 'ann',
      email: null,
      emailVerified: false,
      name: null,
      via: 'token',
      token,
    });
    expect((await call('POST', `bearer ${secret}`)).status).toBe(200);
  });

  test('a token ends after 90 days, or when its owner wants, but within a year', async () => {
    const day = 86_400_000;
    const ends = async (days?: number) =>
      Date.parse(
        (await make('fay', ['read'], days === undefined ? undefined : new Date(id.now() + days * day).toISOString()))
          .token.expires_at,
      ) - id.now();
    expect(Math.round((await ends()) / day)).toBe(90);
    expect(Math.round((await ends(364.9)) / day)).toBe(365);
    await expect(make('fay', ['read'], new Date(id.now() + 365 * day + 60_000).toISOString())).rejects.toMatchObject({
      status: 400,
      code: 'invalid_token_expiry',
    });
  });

  test('its last use is exact to a minute, and checking it is no use', async () => {
    const { secret } = await make('gus', ['read']);
    const used = async () => (await id.tokens.listTokens({ userId: 'gus' }))[0]?.last_used_at ?? null;
    await id.tokens.look(secret);
    expect(await used()).toBeNull();
    await call('GET', `Bearer ${secret}`);
    const first = await used();
    expect(first).not.toBeNull();
    id.pass(59_000);
    await call('GET', `Bearer ${secret}`);
    expect(await used()).toBe(first);
    id.pass(2_000);
    await call('GET', `Bearer ${secret}`);
    expect(Date.parse((await used()) ?? '') - Date.parse(first ?? '')).toBeGreaterThanOrEqual(60_000);
  });

  test('a revoked token is not valid, and only its owner can revoke it', async () => {
    const { secret, token } = await make('bob', ['read']);
    expect(await id.tokens.revokeToken({ userId: 'ann' }, token.id)).toBe(false);
    expect((await call('GET', `Bearer ${secret}`)).status).toBe(200);
    expect(await id.tokens.revokeToken({ userId: 'bob' }, token.id)).toBe(true);
    const answer = await call('GET', `Bearer ${secret}`);
    expect([answer.status, answer.code, answer.headers['www-authenticate']]).toEqual([
      401,
      'invalid_token',
      'Bearer error="invalid_token"',
    ]);
  });

  test('an expired token is not valid and not listed', async () => {
    const { secret } = await make('carl', ['read'], new Date(id.now() + 60_000).toISOString());
    expect((await call('GET', `Bearer ${secret}`)).status).toBe(200);
    expect(await id.tokens.listTokens({ userId: 'carl' })).toHaveLength(1);
    id.pass(60_000);
    expect((await call('GET', `Bearer ${secret}`)).status).toBe(401);
    expect(await id.tokens.listTokens({ userId: 'carl' })).toEqual([]);
  });

  test('neither the list nor the store contains secrets', async () => {
    const { secret } = await make('dora', ['read']);
    expect(await id.tokens.listTokens({ userId: 'dora' })).toEqual([
      expect.objectContaining({ name: 'nightly export', scopes: ['read'] }),
    ]);
    const stored = JSON.stringify([
      await id.tokens.listTokens({ userId: 'dora' }),
      await id.store.system('api_tokens').find({}),
    ]);
    expect(stored).not.toContain(secret.slice(4));
  });

  test('with an Authorization header the cookie is ignored', async () => {
    const profile = { email: null, email_verified: false, name: null };
    const cookie = await id.sessions.start({
      user_id: 'eve',
      profile,
      issuer: 'x',
      subject: 'eve',
      provider_sid: null,
      id_token: null,
    });
    for (const authorization of ['Bearer pat_unknown', 'Bearer x', 'Basic eDp5', '', 'Bearer']) {
      expect((await call('GET', authorization, `parapet=${cookie}`)).status, authorization).toBe(401);
    }
    const { secret } = await make('ann', ['read']);
    expect((await call('GET', `Bearer ${secret}`, `parapet=${cookie}`)).principal.userId).toBe('ann');
  });

  test.each([
    ['', ['read'], undefined, 'invalid_token_name'],
    ['x', [], undefined, 'invalid_token_scope'],
    ['x', ['read'], '2001-01-01T00:00:00.000Z', 'invalid_token_expiry'],
    ['x', ['read'], 'soon', 'invalid_token_expiry'],
  ] as const)('a token named %j for %j until %s is refused', async (name, scopes, expiresAt, code) => {
    const made = id.tokens.createToken({
      userId: 'ann',
      organization: 'org_a',
      name,
      scopes: [...scopes],
      ...(expiresAt !== undefined && { expiresAt }),
    });
    await expect(made).rejects.toMatchObject({ status: 400, code });
  });
});
