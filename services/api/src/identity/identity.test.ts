import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stores } from '../store/testing.ts';
import type { AccountDoc } from './provider/accounts.ts';
import { LOGIN, ORIGIN, openIdentity, signIn, signUp, userOf, type TestIdentity } from './testing/open-identity.ts';
import { actionOf, Browser, injected } from './testing/browser.ts';

describe.each(stores)('sign-in and sign-out on $name', (on) => {
  let id: TestIdentity;
  beforeAll(async () => {
    id = await openIdentity(on);
  });
  afterAll(() => id.close());

  test('after sign-up the person is signed in, on the page that started it', async () => {
    const browser = id.browser();
    expect(await userOf(browser)).toBeNull();
    const answer = await signUp(browser, ' Ann@Example.com ');
    expect([answer.status, answer.url]).toEqual([200, `${ORIGIN}/api/whoami`]);
    const user = await userOf(browser);
    expect(user).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{64}$/),
      email: 'ann@example.com',
      email_verified: false,
      name: 'Ann Example',
      has_organization: false,
    });
    expect(JSON.parse(answer.text).principal).toMatchObject({
      userId: user?.id,
      via: 'session',
      email: 'ann@example.com',
    });
  });

  test('the user id is stored with the account', async () => {
    const browser = id.browser();
    await signUp(browser, 'iss@example.com');
    const account = await id.store.system<AccountDoc>('accounts').findOne({ email: 'iss@example.com' });
    expect((await userOf(browser))?.id).toBe(account?.user_id);
  });

  test('scripts and other sites cannot read the cookie, and the store contains no copy', async () => {
    const browser = id.browser();
    await signUp(browser, 'cookie@example.com');
    const line = browser.received.findLast((one) => one.startsWith('parapet='));
    expect(line).toMatch(/; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/);
    const secret = browser.cookie('parapet') ?? '';
    expect(JSON.stringify(await id.store.system('sessions').find({}))).not.toContain(secret);
  });

  test('another sign-in creates a new secret and ends the earlier session', async () => {
    const browser = id.browser();
    await signUp(browser, 'again@example.com');
    const before = browser.cookie('parapet') ?? '';
    await signIn(browser, 'again@example.com');
    expect(browser.cookie('parapet')).not.toBe(before);
    const thief = id.browser();
    thief.setCookie('parapet', before);
    expect(await userOf(thief)).toBeNull();
  });

  test('a planted session cookie is replaced at sign-in', async () => {
    const browser = id.browser();
    browser.setCookie('parapet', 'planted');
    await signUp(browser, 'fixation@example.com');
    expect(browser.cookie('parapet')).not.toBe('planted');
    const attacker = id.browser();
    attacker.setCookie('parapet', 'planted');
    expect(await userOf(attacker)).toBeNull();
  });

  test('sign-out ends the session on the server, and the next sign-in asks for the password', async () => {
    const browser = id.browser();
    await signUp(browser, 'out@example.com');
    const secret = browser.cookie('parapet') ?? '';
    const answer = await browser.go('/api/auth/logout', { method: 'POST' });
    expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { end_session_url: null }]);
    expect(browser.cookie('parapet')).toBeUndefined();
    browser.setCookie('parapet', secret);
    expect(await userOf(browser)).toBeNull();
    expect((await browser.go(LOGIN)).text).toContain('autocomplete="current-password"');
  });

  test('another person can sign in with the same browser', async () => {
    const browser = id.browser();
    await signUp(id.browser(), 'second@example.com');
    await signUp(browser, 'first@example.com');
    await browser.go('/api/auth/logout', { method: 'POST' });
    await signIn(browser, 'second@example.com');
    expect((await userOf(browser))?.email).toBe('second@example.com');
    // Also without sign-out.
    await signUp(browser, 'third@example.com');
    expect((await userOf(browser))?.email).toBe('third@example.com');
  });

  test('a sign-in asks for the password although the person is signed in', async () => {
    const browser = id.browser();
    await signUp(browser, 'sso@example.com');
    expect((await browser.go(LOGIN)).text).toContain('autocomplete="current-password"');
  });

  test('sessions and accounts survive a restart', async () => {
    const browser = id.browser();
    await signUp(browser, 'restart@example.com');
    const later = new Browser(await id.restart(), ORIGIN);
    later.setCookie('parapet', browser.cookie('parapet') ?? '');
    expect((await userOf(later))?.email).toBe('restart@example.com');
    const elsewhere = new Browser(await id.restart(), ORIGIN);
    expect((await signIn(elsewhere, 'restart@example.com')).url).toBe(`${ORIGIN}/api/whoami`);
  });

  test('in a frame or window the last page reports the result, and only our own pages may frame it', async () => {
    const browser = id.browser();
    const channel = crypto.randomUUID();
    const form = await browser.go(
      `/api/auth/login?mode=modal&screen=signup&channel=${channel}&return_to=/risk-register`,
    );
    const done = await browser.post(actionOf(form, '/signup'), {
      name: 'M',
      email: 'modal@example.com',
      password: 'three quiet llamas',
    });
    expect(new URL(done.url).pathname).toBe('/api/auth/done');
    expect(done.text).toContain(
      `data-channel="${channel}" data-ok="true" data-error="" data-return-to="/risk-register"`,
    );
    for (const page of [form, done]) {
      expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
      expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
      expect(page.headers.get('x-frame-options')).toBe('SAMEORIGIN');
      expect(page.text).not.toMatch(/<script(?! src=)| style=| on\w+=/);
    }
  });

  test('canceling is reported', async () => {
    const browser = id.browser();
    const form = await browser.go('/api/auth/login?mode=modal&channel=8d6f3ac2-5c3f-4a57-9a07-7f0e6d0b6f11');
    const done = await browser.post(actionOf(form, '/abort'), {});
    expect(done.text).toContain('data-ok="false" data-error="access_denied"');
    expect(await userOf(browser)).toBeNull();
  });

  test('a page escapes its values', async () => {
    const { text } = await id
      .browser()
      .go(`/api/auth/done?error=${encodeURIComponent('"><script>')}&channel=${encodeURIComponent("'<b>")}`);
    expect(text).not.toContain('"><script>');
    expect(text).not.toContain('<b>');
  });
});

describe('on https', () => {
  test.each(['http', 'https'])(
    'the session cookie has the __Host- prefix, and all cookies are Secure, also behind a proxy that reports %s',
    async (protocol) => {
      const [on] = stores;
      if (on === undefined) throw new Error('no store');
      const publicUrl = 'https://risk.example.com';
      const id = await openIdentity(on, { publicUrl });
      const reported = {
        'x-forwarded-proto': protocol,
        'x-forwarded-host': 'risk.internal',
        forwarded: `host=risk.internal;proto=${protocol}`,
      };
      const send = injected(id.app);
      const browser = new Browser((sent) => send({ ...sent, headers: { ...sent.headers, ...reported } }), publicUrl);
      await signUp(browser, 'tls@example.com');
      expect((await userOf(browser))?.email).toBe('tls@example.com');
      expect(browser.received.some((line) => line.startsWith('__Host-parapet='))).toBe(true);
      for (const line of browser.received) expect(line).toMatch(/; secure/i);
      await id.close();
    },
  );
});
