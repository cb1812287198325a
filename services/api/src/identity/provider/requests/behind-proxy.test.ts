/** Behind a reverse proxy, all connections come from one address. Attempts are counted by the client addresses that the proxy reports. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { stores } from '../../../store/testing.ts';
import { openApi, type TestApi } from '../../../testing/api.ts';
import { actionOf, Browser } from '../../testing/browser.ts';
import { LOGIN, ORIGIN, PASSWORD, signUp } from '../../testing/open-identity.ts';

const EMAIL = 'owner@example.com';

describe.each(stores.slice(0, 1))('the pages of the provider behind a proxy', (on) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openApi(on, { config: { trustProxy: 1 } });
    await signUp(new Browser(api.app, ORIGIN), EMAIL);
  });
  afterAll(() => api.close());

  /** @param forwarded what the proxy says of the caller @returns the status of the answer to the form */
  async function signInFrom(forwarded: string, password: string): Promise<number> {
    const browser = new Browser(api.app, ORIGIN);
    const headers = { 'x-forwarded-for': forwarded };
    const form = await browser.go(LOGIN, { headers });
    return (await browser.post(actionOf(form, '/login'), { email: EMAIL, password }, { headers, stay: true })).status;
  }

  test('guesses from one network do not delay other networks, and a caller cannot forge its network', async ({
    onTestFinished,
  }) => {
    // Guesses are forgotten as time goes by, which a busy machine needs for its work.
    vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const guesses: number[] = [];
    for (let n = 1; n <= 8; n += 1) guesses.push(await signInFrom(`2001:db8:1:2::${n}`, 'a wrong guess'));
    expect(guesses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    // An address that the caller sends comes before the one that the proxy adds.
    expect(await signInFrom('198.51.100.7, 2001:db8:1:2::9', PASSWORD)).toBe(429);
    expect(await signInFrom('2001:db8:1:3::1', PASSWORD)).toBe(303);
    expect(await signInFrom('203.0.113.7', PASSWORD)).toBe(303);
  });
});
