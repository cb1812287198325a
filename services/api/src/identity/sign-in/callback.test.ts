import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stores } from '../../store/testing.ts';
import type { Browser } from '../testing/browser.ts';
import { actionOf } from '../testing/browser.ts';
import { LOGIN, openIdentity, PASSWORD, userOf, type TestIdentity } from '../testing/open-identity.ts';

describe.each(stores)('callbacks of the provider on $name', (on) => {
  let id: TestIdentity;
  beforeAll(async () => {
    id = await openIdentity(on);
  });
  afterAll(() => id.close());

  /** Signs up, without opening the callback. @returns its URL */
  async function callback(browser: Browser, email: string, login = LOGIN): Promise<string> {
    const form = await browser.go(`${login}&screen=signup`);
    let answer = await browser.post(
      actionOf(form, '/signup'),
      { name: 'Ann', email, password: PASSWORD },
      { stay: true },
    );
    while (answer.status === 303 && !answer.url.includes('/api/auth/callback'))
      answer = await browser.go(answer.url, { stay: true });
    const url = new URL(answer.url);
    expect(url.pathname).toBe('/api/auth/callback');
    return url.pathname + url.search;
  }

  test('a repeated callback signs in once', async () => {
    const browser = id.browser();
    const url = await callback(browser, 'twice@example.com');
    const [one, two] = await Promise.all([browser.go(url, { stay: true }), browser.go(url, { stay: true })]);
    const ends = [one.url, two.url].map((end) => new URL(end).searchParams.get('error'));
    expect(new Set(ends)).toEqual(new Set(['login_expired', null]));
    expect(new URL((await browser.go(url, { stay: true })).url).searchParams.get('error')).toBe('login_expired');
  });

  test("another browser cannot finish a sign-in, e.g. with an attacker's account", async () => {
    const url = await callback(id.browser(), 'attacker@example.com');
    const victim = id.browser();
    expect((await victim.go(url)).text).toContain('data-error="login_expired"');
    await victim.go(LOGIN);
    expect((await victim.go(url)).text).toContain('data-error="login_expired"');
    expect(await userOf(victim)).toBeNull();
  });

  test('the code of another sign-in with the same browser is refused', async () => {
    const browser = id.browser();
    const [one, two] = [await callback(browser, 'mix-1@example.com'), await callback(browser, 'mix-2@example.com')];
    const mixed = new URL(one, 'http://x');
    mixed.searchParams.set('code', new URL(two, 'http://x').searchParams.get('code') ?? '');
    expect((await browser.go(mixed.pathname + mixed.search)).text).toContain('data-error="sign_in_failed"');
    expect(await userOf(browser)).toBeNull();
  });

  test('a response of another issuer is refused', async () => {
    const browser = id.browser();
    const url = new URL(await callback(browser, 'issuer@example.com'), 'http://x');
    url.searchParams.set('iss', 'https://evil.example');
    expect((await browser.go(url.pathname + url.search)).text).toContain('data-error="sign_in_failed"');
  });

  test('a callback after more than an hour is refused', async () => {
    const browser = id.browser();
    const url = await callback(browser, 'late@example.com');
    id.pass(3_600_000);
    expect((await browser.go(url)).text).toContain('took too long');
  });

  test('two sign-ins in two tabs return to their own pages', async () => {
    const browser = id.browser();
    const [one, two] = [
      await callback(browser, 'tab-1@example.com', `${LOGIN}&return_to=/one`),
      await callback(browser, 'tab-2@example.com', `${LOGIN}&return_to=/two`),
    ];
    expect((await browser.go(two, { stay: true })).url).toContain('/two');
    expect((await browser.go(one, { stay: true })).url).toContain('/one');
  });

  test.each(['', '?state=', '?state=x&code=y', '?state=a&state=b', '?error=access_denied'])(
    'the unknown callback%s shows a page with a link',
    async (query) => {
      const answer = await id.browser().go(`/api/auth/callback${query}`);
      expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('href="/" target="_top"')]);
    },
  );

  test.each(['https://evil.example', '//evil.example', '/\\evil.example'])(
    'a sign-in does not return to %s',
    async (to) => {
      const browser = id.browser();
      const url = await callback(
        browser,
        `${crypto.randomUUID()}@example.com`,
        `${LOGIN}&return_to=${encodeURIComponent(to)}`,
      );
      expect((await browser.go(url, { stay: true })).headers.get('location')).toBe('/');
    },
  );
});
