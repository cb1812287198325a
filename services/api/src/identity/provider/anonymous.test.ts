/** What people who never sign in can cause. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stores } from '../../store/testing.ts';
import { identitySystemSpec } from '../../identity-collections.ts';
import { actionOf, Browser, injected } from '../testing/browser.ts';
import {
  LOGIN,
  openIdentity,
  ORIGIN,
  PASSWORD,
  signIn,
  signUp,
  userOf,
  type TestIdentity,
} from '../testing/open-identity.ts';

describe.each(stores)('before a sign-in, on $name', (on) => {
  let id: TestIdentity;
  beforeAll(async () => {
    id = await openIdentity(on);
  });
  afterAll(() => id.close());

  const stored = async () =>
    (await Promise.all(Object.keys(identitySystemSpec).map((name) => id.store.system(name).find({})))).flat();

  test('opening forms stores nothing', async () => {
    const before = await stored();
    for (let n = 0; n < 20; n += 1) {
      const browser = id.browser();
      const form = await browser.go(LOGIN);
      expect(form.text).toContain('autocomplete="current-password"');
      await browser.post(actionOf(form, '/login'), { email: 'not an address', password: '' });
      expect((await browser.post(actionOf(form, '/abort'), {})).text).toContain('data-error="access_denied"');
    }
    expect(await stored()).toEqual(before);
  });

  test('a form that one process shows can be sent to another', async () => {
    await signUp(id.browser(), 'two@example.com');
    const [here, there] = [id.app, await id.restart()];
    const [one, other] = [injected(here), injected(there)];
    let requests = 0;
    const browser = new Browser((sent) => ((requests += 1) % 2 === 0 ? one : other)(sent), ORIGIN);
    expect((await signIn(browser, 'two@example.com')).status).toBe(200);
    expect((await userOf(browser))?.email).toBe('two@example.com');
  });

  test('the sealed state of a form fits into a cookie, and is refused after a change or in another browser', async () => {
    const browser = id.browser();
    const form = await browser.go(`${LOGIN}&return_to=/${'x'.repeat(1900)}`);
    for (const line of browser.received) expect(line.length).toBeLessThan(4096);
    const cookie = 'parapet-form';
    const sealed = browser.cookie(cookie) ?? '';
    expect(sealed).not.toContain('parapet');
    const action = actionOf(form, '/login');
    for (const changed of ['x', `${sealed.slice(0, -2)}AA`]) {
      browser.changeCookie(cookie, changed);
      expect((await browser.post(action, { email: 'two@example.com', password: PASSWORD })).status).toBe(400);
    }
    const [empty, begun] = [id.browser(), id.browser()];
    const own = actionOf(await begun.go(LOGIN), '/login');
    empty.setCookie(cookie, sealed);
    begun.changeCookie(cookie, sealed);
    begun.setCookie(cookie, sealed);
    for (const [other, form] of [
      [empty, action],
      [begun, action],
      [begun, own],
    ] as const) {
      expect((await other.post(form, { email: 'two@example.com', password: PASSWORD })).status).toBe(400);
      expect(await userOf(other)).toBeNull();
    }
    browser.changeCookie(cookie, sealed);
    await browser.post(action, { email: 'two@example.com', password: PASSWORD });
    expect((await userOf(browser))?.email).toBe('two@example.com');
  });
});
