import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stores } from '../../store/testing.ts';
import { actionOf } from '../testing/browser.ts';
import { LOGIN, openIdentity, ORIGIN, PASSWORD, signIn, signUp, userOf, type TestIdentity } from '../testing/open-identity.ts';
import { createAttempts, LIMITS } from './passwords/attempts.ts';

const MOST_PER_ACCOUNT = LIMITS.account.most;

describe.each(stores)('forms of the embedded provider on $name', (on) => {
  let id: TestIdentity;
  beforeAll(async () => {
    id = await openIdentity(on);
    await signUp(id.browser(), 'ann@example.com');
  });
  afterAll(() => id.close());

  test('a wrong password and an unknown address get the same answer', async () => {
    const wrong = await signIn(id.browser(), 'ann@example.com', 'not her password');
    const unknown = await signIn(id.browser(), 'bob@example.com', 'not her password');
    const plain = (text: string) => text.replaceAll(/interaction\/[\w-]+/g, '').replaceAll(/(ann|bob)@/g, '');
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.text).toContain('The email or password is incorrect.');
    expect(plain(wrong.text)).toBe(plain(unknown.text));
  });

  /** Tries passwords in one sign-in; the statuses of the answers. */
  async function guess(email: string, times: number): Promise<number[]> {
    const browser = id.browser();
    const action = actionOf(await browser.go(LOGIN), '/login');
    const statuses: number[] = [];
    for (let tries = 0; tries < times; tries += 1) statuses.push((await browser.post(action, { email, password: 'a wrong guess' })).status);
    return statuses;
  }
  const refusals = (times: number) => Array.from({ length: times }, () => 401);

  test('both take the time of checking a password', async () => {
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
    // Without the check an answer takes a small part of the time.
    expect(median(unknown)).toBeGreaterThan(median(known) / 3);
  });

  test('too many tries lock the address for a while, right password or not, account or not', async () => {
    await signUp(id.browser(), 'locked@example.com');
    for (const email of ['locked@example.com', 'nobody@example.com']) {
      expect(await guess(email, MOST_PER_ACCOUNT)).toEqual(refusals(MOST_PER_ACCOUNT));
      const locked = await signIn(id.browser(), email, PASSWORD);
      expect(locked.status).toBe(429);
      expect(locked.text).toContain('Too many attempts. Try again in 15 min.');
      expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(800);
    }
    expect((await signIn(id.browser(), 'ann@example.com')).status).toBe(200);
  });

  test('one network address makes a limited number of accounts, and is told how long to wait', async () => {
    const attempts = createAttempts(id.store, { ...LIMITS, signUp: { most: 3, windowMs: 60_000 } });
    const waits: number[] = [];
    for (let number = 0; number < 4; number += 1) waits.push(await attempts.signUp('10.9.9.9'));
    expect(waits).toEqual([0, 0, 0, expect.closeTo(60, -1)]);
    expect(await attempts.signUp('10.9.9.10')).toBe(0);
  });

  test('one network address guesses at a limited number of accounts', async () => {
    const attempts = createAttempts(id.store, { ...LIMITS, address: { most: 3, windowMs: 60_000 } });
    for (let number = 0; number < 3; number += 1) expect(await attempts.signIn(`spray-${number}@example.com`, '10.9.9.8')).toBe(0);
    expect(await attempts.signIn('spray@example.com', '10.9.9.8')).toBeGreaterThan(50);
    expect(await attempts.signIn('spray@example.com', '10.9.9.7')).toBe(0);
  });

  test('thirty tries at once are thirty tries', async () => {
    await signUp(id.browser(), 'burst@example.com');
    const tries = await Promise.all(
      Array.from({ length: 30 }, async () => {
        const browser = id.browser();
        const action = actionOf(await browser.go(LOGIN), '/login');
        return () => browser.post(action, { email: 'burst@example.com', password: 'a wrong guess' });
      }),
    );
    const answers = await Promise.all(tries.map((send) => send()));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(MOST_PER_ACCOUNT);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30 - MOST_PER_ACCOUNT);
  });

  test('typing errors are forgotten after signing in', async () => {
    await signUp(id.browser(), 'typo@example.com');
    for (let round = 0; round < 2; round += 1) {
      expect(await guess('typo@example.com', MOST_PER_ACCOUNT - 1)).toEqual(refusals(MOST_PER_ACCOUNT - 1));
      expect((await signIn(id.browser(), 'typo@example.com')).status).toBe(200);
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
    expect(answer.text).toMatch(/<input id="password"[^>]* aria-invalid="true" aria-describedby="password-error password-hint" autofocus>/);
    expect(await id.store.system('accounts').findOne({ email: 'rules@example.com' })).toBeNull();
  });

  test('what was typed is there again after an error, except the password', async () => {
    const browser = id.browser();
    const form = await browser.go(`${LOGIN}&screen=signup`);
    const answer = await browser.post(actionOf(form, '/signup'), { name: 'A "B" <C>', email: 'not an address', password: PASSWORD });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('value="A &#34;B&#34; &#60;C&#62;"');
    expect(answer.text).toMatch(/<input id="email"[^>]* value="not an address"[^>]* aria-invalid="true" aria-describedby="email-error" autofocus>/);
    expect(answer.text).not.toContain(PASSWORD);
  });

  test('an address has one account, however it is written', async () => {
    const answer = await signUp(id.browser(), 'ANN@example.com');
    expect([answer.status, await userOf(id.browser())]).toEqual([409, null]);
    expect(answer.text).toContain('No account can be created with this email.');
  });

  test('of two who sign up with one address at once, one gets the account', async () => {
    const answers = await Promise.all([signUp(id.browser(), 'race@example.com'), signUp(id.browser(), 'race@example.com')]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  test('the forms lead to one another', async () => {
    const browser = id.browser();
    const login = await browser.go(LOGIN);
    const [, link = ''] = /href="([^"]+screen=signup)"/.exec(login.text) ?? [];
    expect((await browser.go(link)).text).toContain('Create your account');
  });

  test('a sign-in belongs to the browser that began it', async () => {
    const action = actionOf(await id.browser().go(LOGIN), '/login');
    const other = id.browser();
    const answer = await other.post(action, { email: 'ann@example.com', password: PASSWORD });
    expect([answer.status, await userOf(other)]).toEqual([400, null]);
    expect(answer.text).toContain('Please start again.');
  });

  test('an error is a page with a way on', async () => {
    const browser = id.browser();
    const action = actionOf(await browser.go(LOGIN), '/login');
    const refused: Record<string, string>[] = [{ 'content-type': 'text/x-unknown' }, { origin: 'https://evil.example' }];
    for (const headers of refused) {
      const answer = await browser.post(action, { email: 'ann@example.com', password: PASSWORD }, { headers });
      expect([403, 415]).toContain(answer.status);
      expect(answer.headers.get('content-type')).toContain('text/html');
      expect(answer.text).toContain('href="/" target="_top"');
    }
    expect(await userOf(browser)).toBeNull();
  });

  test('pages speak the language of the browser', async () => {
    const texts = { 'es-MX,en;q=0.5': 'Contraseña', 'fr;q=0.9,de;q=0.4': 'Mot de passe', 'pt, de;q=0.5': 'Passwort', 'ja': 'Password' };
    for (const [accepted, text] of Object.entries(texts)) {
      const browser = id.browser();
      const { url } = await browser.go(LOGIN);
      expect((await browser.go(url, { headers: { 'accept-language': accepted } })).text, accepted).toContain(`>${text}</label>`);
    }
  });

  test('a forged host changes nothing of what the provider says of itself', async () => {
    const forged = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', forwarded: 'host=evil.example' };
    const { text } = await id.browser().go('/idp/.well-known/openid-configuration', { headers: forged });
    expect(JSON.parse(text)).toMatchObject({ issuer: `${ORIGIN}/idp`, token_endpoint: `${ORIGIN}/idp/token`, authorization_endpoint: `${ORIGIN}/idp/auth` });
    const login = await id.browser().go(LOGIN, { headers: forged, stay: true });
    expect(new URL(login.url).origin).toBe(ORIGIN);
    const begun = await id.browser().go(new URL(login.url).pathname + new URL(login.url).search, { headers: forged, stay: true });
    expect(new URL(begun.url).origin).toBe(ORIGIN);
  });

  test('the provider sends nobody to another address than ours', async () => {
    const query = new URLSearchParams({ client_id: 'parapet', response_type: 'code', scope: 'openid', redirect_uri: 'https://evil.example/', code_challenge: 'x'.repeat(43), code_challenge_method: 'S256' });
    const answer = await id.browser().go(`/idp/auth?${query.toString()}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
    expect(answer.text).toContain('You are not signed in');
  });
});
