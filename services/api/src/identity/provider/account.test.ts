import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { keptPost } from '../../mail/testing/kept-post.ts';
import { stores } from '../../store/testing.ts';
import { actionOf } from '../testing/browser.ts';
import { openIdentity, ORIGIN, PASSWORD, signIn, signUp, userOf, type TestIdentity } from '../testing/open-identity.ts';

const NEXT = 'two loud penguins';

describe.each(stores)('a change of password on $name', (on) => {
  let id: TestIdentity;
  beforeAll(async () => {
    id = await openIdentity(on);
  });
  afterEach(() => void vi.useRealTimers());
  afterAll(() => id.close());

  test('the new password is valid, and other sessions end', async () => {
    const [here, there] = [id.browser(), id.browser()];
    await signUp(here, 'change@example.com');
    await signIn(there, 'change@example.com');
    expect((await here.go('/idp/account')).text).toContain('Signed in as change@example.com');
    const answer = await here.post('/idp/account', { current: PASSWORD, password: NEXT });
    expect(answer.text).toContain('Your password has been changed.');
    expect((await userOf(here))?.email).toBe('change@example.com');
    expect(await userOf(there)).toBeNull();
    expect((await signIn(id.browser(), 'change@example.com', PASSWORD)).status).toBe(401);
    expect((await signIn(id.browser(), 'change@example.com', NEXT)).status).toBe(200);
  });

  test.each([
    [{ current: 'not it at all', password: NEXT }, 'This is not your current password.'],
    [{ current: '', password: NEXT }, 'Enter your password.'],
    [{ current: PASSWORD, password: 'short' }, 'Use at least 10 characters.'],
    [{ current: PASSWORD, password: PASSWORD }, 'must differ from the current one'],
    [{ current: PASSWORD, password: PASSWORD.replace('three', 'ｔｈｒｅｅ') }, 'must differ from the current one'],
  ])('%j is refused', async (form, reason) => {
    const email = `refused-${crypto.randomUUID()}@example.com`;
    const browser = id.browser();
    await signUp(browser, email);
    const answer = await browser.post('/idp/account', form);
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining(reason)]);
    expect((await signIn(id.browser(), email)).status).toBe(200);
  });

  test('the page is in the language chosen in the product, also after an error', async () => {
    const browser = id.browser();
    await signUp(browser, 'french@example.com');
    const page = await browser.go('/idp/account?ui_locales=fr', { headers: { 'accept-language': 'de' } });
    expect(page.text).toContain('<html lang="fr">');
    const answer = await browser.post(actionOf(page, 'ui_locales=fr'), { current: '', password: '' });
    expect(answer.text).toContain('Saisissez votre mot de passe.');
  });

  test('guesses of the current password are limited', async () => {
    const browser = id.browser();
    await signUp(browser, 'guess@example.com');
    vi.useFakeTimers({ toFake: ['Date'] });
    const statuses: number[] = [];
    for (let tries = 0; tries < 6; tries += 1)
      statuses.push((await browser.post('/idp/account', { current: 'wrong', password: NEXT })).status);
    expect(statuses).toEqual([...Array.from({ length: 5 }, () => 400), 429]);
  });

  test('without a session the page redirects to sign-in', async () => {
    const answer = await id.browser().go('/idp/account');
    expect(answer.url).toContain('/idp/interaction/');
    expect(
      (await id.browser().post('/idp/account', { current: PASSWORD, password: NEXT }, { stay: true })).status,
    ).toBe(303);
  });

  test('requests of another site are refused', async () => {
    const browser = id.browser();
    await signUp(browser, 'csrf@example.com');
    const answer = await browser.post(
      '/idp/account',
      { current: PASSWORD, password: NEXT },
      { headers: { origin: 'https://evil.example' } },
    );
    expect(answer.status).toBe(403);
    expect((await signIn(id.browser(), 'csrf@example.com')).status).toBe(200);
  });
});

test('with a mail server, the owner of the account is notified of a new password', async () => {
  const [on] = stores;
  if (on === undefined) throw new Error('no store');
  const post = keptPost();
  const id = await openIdentity(on, { post });
  await id.addAccount('told@example.com');
  const browser = id.browser();
  await signIn(browser, 'told@example.com');
  await browser.post('/idp/account?ui_locales=de', { current: PASSWORD, password: 'short' });
  await browser.post('/idp/account?ui_locales=de', { current: PASSWORD, password: NEXT });
  expect(await post.linkTo('told@example.com')).toBe(`${ORIGIN}/idp/forgot`);
  expect(post.letters.map(({ message }) => [message.to, message.subject])).toEqual([
    ['told@example.com', 'Ihr Passwort für Parapet wurde geändert'],
  ]);
  await id.close();
});
