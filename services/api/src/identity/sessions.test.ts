import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { StoreFullError, type SystemDoc } from '../store/port.ts';
import { stores } from '../store/testing.ts';
import { ABSOLUTE, createSessions, IDLE, sessionIdOf, type NewSession } from './sessions.ts';
import { Browser } from './testing/browser.ts';
import { openIdentity, ORIGIN, userOf, type TestIdentity } from './testing/open-identity.ts';

const MINUTE = 60_000;
const profile = { email: 'ann@example.com', email_verified: true, name: 'Ann' };
const session = (user_id: string, provider_sid: string | null = null): NewSession => ({
  user_id,
  profile,
  issuer: 'https://id.example.com',
  subject: user_id,
  provider_sid,
  id_token: null,
});

describe.each(stores)('sessions on $name', (on) => {
  let id: TestIdentity;
  beforeAll(async () => {
    id = await openIdentity(on);
  });
  afterAll(() => id.close());

  async function signedIn(userId: string): Promise<{ browser: Browser; secret: string }> {
    const secret = await id.sessions.start(session(userId));
    const browser = id.browser();
    browser.setCookie('parapet', secret);
    return { browser, secret };
  }

  test('a session ends half an hour after its last request', async () => {
    const { browser } = await signedIn('idle');
    for (let round = 0; round < 3; round += 1) {
      id.pass(IDLE - MINUTE);
      expect((await userOf(browser))?.id).toBe('idle');
    }
    id.pass(IDLE);
    expect(await userOf(browser)).toBeNull();
  });

  test('a session ends twelve hours after sign-in in any case', async () => {
    const { browser } = await signedIn('absolute');
    const steps = ABSOLUTE / (IDLE / 2);
    for (let step = 1; step < steps; step += 1) {
      id.pass(IDLE / 2);
      expect(await userOf(browser), `step ${step}`).not.toBeNull();
    }
    id.pass(IDLE / 2);
    expect(await userOf(browser)).toBeNull();
  });

  test('the use of a session is stored at most once a minute', async () => {
    const { browser, secret } = await signedIn('touch');
    const seen = async () => (await id.sessions.get(sessionIdOf(secret)))?.seen_at;
    const first = await seen();
    id.pass(MINUTE / 2);
    await userOf(browser);
    expect(await seen()).toBe(first);
    id.pass(MINUTE / 2);
    await userOf(browser);
    expect(Date.parse((await seen()) ?? '')).toBeGreaterThanOrEqual(Date.parse(first ?? '') + MINUTE);
  });

  test('a session that another process ended is over with the next request', async () => {
    const { browser, secret } = await signedIn('elsewhere');
    const elsewhere = createSessions(id.store);
    for (let n = 0; n < 2; n += 1) expect((await userOf(browser))?.id).toBe('elsewhere');
    expect(await elsewhere.revoke(sessionIdOf(secret))).toBe(true);
    expect(await userOf(browser)).toBeNull();
  });

  test('a session that cannot be removed, as the disk is full, is over nonetheless', async () => {
    const { sessions } = id;
    const { browser, secret } = await signedIn('full');
    let full = true;
    const onFullDisk = createSessions({
      ...id.store,
      system: <T extends SystemDoc>(name: string) => {
        const found = id.store.system<T>(name);
        const remove = found.delete.bind(found);
        vi.spyOn(found, 'delete').mockImplementation(async (filter) => {
          if (full) throw new StoreFullError('full');
          return remove(filter);
        });
        return found;
      },
    });
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    expect([await onFullDisk.revoke(sessionIdOf(secret)), await onFullDisk.revoke(sessionIdOf(secret))]).toEqual([
      true,
      false,
    ]);
    expect([
      await onFullDisk.find(secret),
      await onFullDisk.look(secret),
      await onFullDisk.get(sessionIdOf(secret)),
      await onFullDisk.list('full'),
    ]).toEqual([null, null, null, []]);
    vi.advanceTimersByTime(60_000);
    expect((await userOf(browser))?.id).toBe('full');
    full = false;
    vi.advanceTimersByTime(60_000);
    await expect.poll(() => sessions.get(sessionIdOf(secret))).toBeNull();
    vi.useRealTimers();
  });

  test('background requests of pages do not keep a session alive', async () => {
    const { secret } = await signedIn('background');
    id.pass(IDLE - MINUTE);
    expect(await id.sessions.look(secret)).not.toBeNull();
    id.pass(MINUTE);
    expect(await id.sessions.look(secret)).toBeNull();
  });

  test('one session can be ended, or all of a user, or all but one', async () => {
    const { sessions } = id;
    const [one, two, three, other] = await Promise.all([
      signedIn('many'),
      signedIn('many'),
      signedIn('many'),
      signedIn('other'),
    ]);
    expect(await sessions.revoke(sessionIdOf(one.secret))).toBe(true);
    expect(await sessions.revoke(sessionIdOf(one.secret))).toBe(false);
    expect(await userOf(one.browser)).toBeNull();
    expect(await sessions.revokeUser('many', sessionIdOf(two.secret))).toBe(1);
    expect([await userOf(two.browser), await userOf(three.browser)]).toEqual([
      expect.objectContaining({ id: 'many' }),
      null,
    ]);
    expect(await sessions.revokeUser('many')).toBe(1);
    expect((await userOf(other.browser))?.id).toBe('other');
  });

  test('a provider ends its own sessions only', async () => {
    const { sessions } = id;
    const secret = await sessions.start(session('sid', 'sid-1'));
    expect(await sessions.revokeProviderSession('https://other.example.com', 'sid-1')).toBe(0);
    expect(await sessions.revokeProviderSession('https://id.example.com', 'sid-1')).toBe(1);
    expect(await sessions.find(secret)).toBeNull();
    expect([await sessions.isRevoked(secret), await sessions.isRevoked('unknown')]).toEqual([true, false]);
  });

  test('an unknown cookie has no session', async () => {
    for (const value of ['', 'x', '%00', 'a'.repeat(4000)]) {
      const browser = new Browser(id.app, ORIGIN);
      browser.setCookie('parapet', value);
      expect(await userOf(browser), value.slice(0, 10)).toBeNull();
    }
  });

  describe('unsafe requests', () => {
    const send = async (headers: Record<string, string>) => {
      const { secret } = await signedIn('csrf');
      const answer = await id.app.inject({
        method: 'POST',
        url: '/api/things',
        headers: { cookie: `parapet=${secret}`, ...headers },
      });
      return [answer.statusCode, answer.json().code];
    };

    test.each([
      ['our origin', { origin: ORIGIN }],
      ['no origin, same-origin by Sec-Fetch-Site', { 'sec-fetch-site': 'same-origin' }],
    ])('are allowed with %s', async (_name, headers) => {
      expect(await send(headers)).toEqual([200, undefined]);
    });

    test.each<[string, Record<string, string>]>([
      ['another origin', { origin: 'https://evil.example' }],
      ['our host on another port', { origin: 'http://localhost:8081' }],
      ['our host by https', { origin: 'https://localhost:8080' }],
      ['a hidden origin', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
      [
        'another origin, whatever Sec-Fetch-Site says',
        { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
      ],
      ['a sibling site', { 'sec-fetch-site': 'same-site' }],
      ['nothing that says where from', {}],
    ])('are refused with %s', async (_name, headers) => {
      expect(await send(headers)).toEqual([403, 'cross_site']);
    });

    test('include sign-out', async () => {
      const { browser } = await signedIn('csrf-logout');
      expect(
        (await browser.go('/api/auth/logout', { method: 'POST', headers: { origin: 'https://evil.example' } })).status,
      ).toBe(403);
      expect(await userOf(browser)).not.toBeNull();
    });
  });
});
