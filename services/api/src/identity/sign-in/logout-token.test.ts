import { exportJWK, generateKeyPair, createLocalJWKSet, SignJWT, type JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stores } from '../../store/testing.ts';
import { userIdOf } from '../../platform/secrets.ts';
import { openIdentity, type TestIdentity } from '../testing/open-identity.ts';
import { endByLogoutToken } from './logout-token.ts';

const ISSUER = 'https://id.example.com';
const EVENTS = { 'http://schemas.openid.net/event/backchannel-logout': {} };
const profile = { email: null, email_verified: false, name: null };

describe.each(stores)('logout tokens on $name', async (on) => {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), alg: 'RS256' }] });
  const party = { clientId: 'parapet', keys: async () => ({ issuer: ISSUER, keys }) };
  let id: TestIdentity;
  let number = 0;
  beforeAll(async () => {
    id = await openIdentity(on);
  });
  afterAll(() => id.close());

  const sign = (claims: JWTPayload, { audience = 'parapet', issued = Math.floor(Date.now() / 1000) } = {}) =>
    new SignJWT({ jti: `jti-${(number += 1)}`, ...claims })
      .setProtectedHeader({ alg: 'RS256' })
      .setIssuer(ISSUER)
      .setAudience(audience)
      .setIssuedAt(issued)
      .sign(privateKey);
  const end = (token: string) => endByLogoutToken(token, { party, sessions: id.sessions, store: id.store });
  const start = (subject: string, provider_sid: string | null) =>
    id.sessions.start({
      user_id: userIdOf(ISSUER, subject),
      profile,
      issuer: ISSUER,
      subject,
      provider_sid,
      id_token: null,
    });
  const lives = async (cookie: string) => (await id.sessions.find(cookie)) !== null;

  test('a token with a sid ends that session', async () => {
    const [one, two] = [await start('ann', 's1'), await start('ann', 's2')];
    await end(await sign({ events: EVENTS, sid: 's1', sub: 'ann' }));
    expect([await lives(one), await lives(two)]).toEqual([false, true]);
  });

  test('a token with a subject only ends all sessions of that person', async () => {
    const [one, two, other] = [await start('bob', 's3'), await start('bob', 's4'), await start('carl', 's5')];
    await end(await sign({ events: EVENTS, sub: 'bob' }));
    expect([await lives(one), await lives(two), await lives(other)]).toEqual([false, false, true]);
  });

  test('a token can be used once', async () => {
    const token = await sign({ events: EVENTS, sub: 'dora' });
    await end(token);
    const later = await start('dora', null);
    await expect(end(token)).rejects.toMatchObject({ status: 400, code: 'invalid_logout_token' });
    expect(await lives(later)).toBe(true);
  });

  test.each<[string, JWTPayload, Parameters<typeof sign>[1]?]>([
    ['an ID token', { sub: 'eve', nonce: 'n' }],
    ['one with a nonce', { sub: 'eve', nonce: 'n', events: EVENTS }],
    ['one of another event', { sub: 'eve', events: { other: {} } }],
    ['one that names nobody', { events: EVENTS }],
    ['one for another client', { sub: 'eve', events: EVENTS }, { audience: 'other' }],
    ['an old one', { sub: 'eve', events: EVENTS }, { issued: Math.floor(Date.now() / 1000) - 600 }],
  ])('%s is refused', async (_name, claims, how) => {
    const session = await start('eve', null);
    await expect(sign(claims, how).then(end)).rejects.toMatchObject({ status: 400, code: 'invalid_logout_token' });
    expect(await lives(session)).toBe(true);
  });
});
