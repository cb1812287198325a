import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { stores } from '../../store/testing.ts';
import { actionOf, type Browser } from '../testing/browser.ts';
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
import { DELAYS } from './passwords/attempt-delay.ts';

const FREE = DELAYS.person.free;

describe.each(stores)('forms of the embedded provider on $name', (on) => {
  let id: TestIdentity;
  beforeAll(async () => {
    id = await openIdentity(on);
    await signUp(id.browser(), 'ann@example.com');
  });
  afterEach(() => void vi.useRealTimers());
  afterAll(() => id.close());

  test('a wrong password and an unknown address have the same response', async () => {
    const wrong = await signIn(id.browser(), 'ann@example.com', 'not her password');
    const unknown = await signIn(id.browser(), 'bob@example.com', 'not her password');
    const plain = (text: string) => text.replaceAll(/(interaction\/|from=)[\w-]+/g, '').replaceAll(/(ann|bob)@/g, '');
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.text).toContain('The email or password is incorrect.');
    expect(plain(wrong.text)).toBe(plain(unknown.text));
  });

  /** Tries passwords in one sign-in. @returns the statuses */
  async function guess(browser: Browser, email: string, times: number): Promise<number[]> {
    const action = actionOf(await browser.go(LOGIN), '/login');
    const statuses: number[] = [];
    for (let tries = 0; tries < times; tries += 1)
      statuses.push((await browser.post(action, { email, password: 'a wrong guess' })).status);
    return statuses;
  }
  const refusals = (times: number) => Array.from({ length: times }, () => 401);

  test('the response for an unknown address takes about as long as for a wrong password', async () => {
    const time = async (email: string) => {
      const browser = id.browser();
      const action = actionOf(await browser.go(LOGIN), '/login');
      const from = performance.now();
      await browser.post(action, { email, password: 'not the password' });
      return performance.now() - from;
    };
    const median = (times: number[]) => times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
    await signUp(id.browser(), 'timed@example.com');
    const [known, unknown]: [number[], number[]] = [[], []];
    for (let round = 0; round < 5; round += 1) {
      known.push(await time('timed@example.com'));
      unknown.push(await time('nobody-timed@example.com'));
    }
    // Without the check a response takes a fraction of the time.
    expect(median(unknown)).toBeGreaterThan(median(known) / 3);
  });

  test('after too many wrong passwords even the right one has to wait, with or without an account', async () => {
    await signUp(id.browser(), 'slow@example.com');
    vi.useFakeTimers({ toFake: ['Date'] });
    for (const email of ['slow@example.com', 'nobody@example.com']) {
      const browser = id.browser();
      expect(await guess(browser, email, FREE)).toEqual(refusals(FREE));
      const refused = await signIn(browser, email, PASSWORD);
      expect(refused.status).toBe(429);
      expect(refused.text).toContain('Too many attempts. Try again in 1 s.');
      expect(refused.headers.get('retry-after')).toBe('1');
    }
  });

  test('a stranger who guesses does not lock the owner out', async () => {
    await signUp(id.browser(), 'owner@example.com');
    vi.useFakeTimers({ toFake: ['Date'] });
    expect((await guess(id.browser(), 'owner@example.com', 10)).at(-1)).toBe(429);
    expect((await signIn(id.browser(), 'owner@example.com')).status).toBe(200);
  });

  test('a sign-in resets the count of wrong passwords', async () => {
    await signUp(id.browser(), 'typo@example.com');
    const browser = id.browser();
    for (let round = 0; round < 2; round += 1) {
      expect(await guess(browser, 'typo@example.com', FREE - 1)).toEqual(refusals(FREE - 1));
      expect((await signIn(browser, 'typo@example.com')).status).toBe(200);
    }
  });

  test.each([
    ['too short', 'Use at least 10 characters.'],
    ['x'.repeat(129), 'Use at most 128 characters.'],
    ['rules@example.com', 'Do not use your email'],
    ['Password1234', 'This password is too common.'],
    ['', 'Enter your password.'],
  ])('the password %j is refused, with the reason at the field', async (password, reason) => {
    const answer = await signUp(id.browser(), 'rules@example.com', password);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain(reason);
    expect(answer.text).toMatch(
      /<input id="password"[^>]* aria-invalid="true" aria-describedby="password-error password-hint" autofocus>/,
    );
    expect(await id.store.system('accounts').findOne({ email: 'rules@example.com' })).toBeNull();
  });

  test('after an error the form has its values again, except the password', async () => {
    const browser = id.browser();
    const form = await browser.go(`${LOGIN}&screen=signup`);
    const answer = await browser.post(actionOf(form, '/signup'), {
      name: 'A "B" <C>',
      email: 'not an address',
      password: PASSWORD,
    });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('value="A &#34;B&#34; &#60;C&#62;"');
    expect(answer.text).toMatch(
      /<input id="email"[^>]* value="not an address"[^>]* aria-invalid="true" aria-describedby="email-error" autofocus>/,
    );
    expect(answer.text).not.toContain(PASSWORD);
  });

  test('an address has one account, in any case of letters', async () => {
    const answer = await signUp(id.browser(), 'ANN@example.com');
    expect([answer.status, await userOf(id.browser())]).toEqual([409, null]);
    expect(answer.text).toContain('No account can be created with this email.');
  });

  test('of two concurrent sign-ups with one address, one succeeds', async () => {
    const answers = await Promise.all([
      signUp(id.browser(), 'race@example.com'),
      signUp(id.browser(), 'race@example.com'),
    ]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  test('the sign-in form and the sign-up form link to each other', async () => {
    const browser = id.browser();
    const login = await browser.go(LOGIN);
    const [, link = ''] = /href="([^"]+screen=signup)"/.exec(login.text) ?? [];
    const signup = await browser.go(link);
    expect(signup.text).toContain('Create your account');
    const [, back = ''] = /href="([^"]+screen=login)"/.exec(signup.text) ?? [];
    expect((await browser.go(back)).text).toContain('autocomplete="current-password"');
  });

  test('a sign-in is bound to the browser that started it', async () => {
    const action = actionOf(await id.browser().go(LOGIN), '/login');
    const other = id.browser();
    const answer = await other.post(action, { email: 'ann@example.com', password: PASSWORD });
    expect([answer.status, await userOf(other)]).toEqual([400, null]);
    expect(answer.text).toContain('Please start again.');
  });

  test('an error is a page with a link', async () => {
    const browser = id.browser();
    const action = actionOf(await browser.go(LOGIN), '/login');
    const refused: Record<string, string>[] = [
      { 'content-type': 'text/x-unknown' },
      { origin: 'https://evil.example' },
    ];
    for (const headers of refused) {
      const answer = await browser.post(action, { email: 'ann@example.com', password: PASSWORD }, { headers });
      expect([403, 415]).toContain(answer.status);
      expect(answer.headers.get('content-type')).toContain('text/html');
      expect(answer.text).toContain('href="/" target="_top"');
    }
    expect(await userOf(browser)).toBeNull();
  });

  test('pages are in the language of the browser', async () => {
    const texts = {
      'es-MX,en;q=0.5': 'Contraseña',
      'fr;q=0.9,de;q=0.4': 'Mot de passe',
      'pt, de;q=0.5': 'Passwort',
      ja: 'Password',
    };
    for (const [accepted, text] of Object.entries(texts)) {
      const browser = id.browser();
      const { url } = await browser.go(LOGIN);
      expect((await browser.go(url, { headers: { 'accept-language': accepted } })).text, accepted).toContain(
        `>${text}</label>`,
      );
    }
  });

  test('a forged host does not change where a sign-in leads', async () => {
    const forged = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      forwarded: 'host=evil.example',
    };
    const browser = id.browser();
    const form = await browser.go(LOGIN, { headers: forged });
    expect([form.status, new URL(form.url).origin]).toEqual([200, ORIGIN]);
    const values = { email: 'ann@example.com', password: PASSWORD };
    const done = await browser.post(actionOf(form, '/login'), values, {
      headers: { ...forged, origin: ORIGIN },
      stay: true,
    });
    expect(done.headers.get('location')).toMatch(`${ORIGIN}/api/auth/callback?`);
  });

  test('a form is opened for a sign-in of its browser only', async () => {
    const begun = await id.browser().go(LOGIN, { stay: true });
    const { pathname, search } = new URL(begun.url);
    const browser = id.browser();
    await browser.go(LOGIN);
    for (const [who, path] of [
      [id.browser(), pathname + search],
      [browser, pathname],
      [browser, `${pathname}?redirect_uri=https://evil.example/`],
    ] as const) {
      const answer = await who.go(path);
      expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
      expect(answer.text).toContain('Please start again.');
    }
  });
});
