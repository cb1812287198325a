import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keptPost } from '../../../mail/testing/kept-post.ts';
import { allStores } from '../../../store/testing.ts';
import { actionOf, type Answer, type Browser } from '../../testing/browser.ts';
import {
  LOGIN,
  openIdentity,
  ORIGIN,
  PASSWORD,
  signIn,
  signUp,
  userOf,
  type TestIdentity,
} from '../../testing/open-identity.ts';
import type { PendingSignUp } from './pending-sign-ups.ts';

describe.each(allStores)('a sign-up that a mail confirms, on $name', (on) => {
  const post = keptPost();
  let id: TestIdentity;
  let n = 0;
  /** An address that no other test uses. */
  let email: string;
  beforeAll(async () => {
    id = await openIdentity(on, { post });
    await id.addAccount('ann@example.com');
  });
  afterAll(() => id.close());
  beforeEach(() => {
    post.letters.length = 0;
    post.delivery = 'sent';
    email = `new-${(n += 1)}@example.com`;
  });

  const open = (browser: Browser, link: string): Promise<Answer> => browser.go(link.slice(ORIGIN.length));
  const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';
  const pendingOf = (address: string) => id.store.system<PendingSignUp>('pending_sign_ups').find({ email: address });

  test('in the browser that signed up, the link signs in and returns to the requested page', async () => {
    const browser = id.browser();
    const answer = await signUp(browser, ` ${email.toUpperCase()}`);
    expect([answer.status, answer.text]).toEqual([200, expect.stringContaining(`We have sent an email to ${email}`)]);
    expect(await userOf(browser)).toBeNull();
    expect((await signIn(id.browser(), email)).status).toBe(401);
    const link = await post.linkTo(email);
    expect((await open(browser, link)).url).toBe(`${ORIGIN}/api/whoami`);
    expect(await userOf(browser)).toMatchObject({ email, email_verified: true, name: 'Ann Example' });
    expect((await open(browser, link)).text).toContain('This link no longer works');
    expect((await signIn(id.browser(), email)).status).toBe(200);
    expect(await pendingOf(email)).toEqual([]);
  });

  test('an address with an account gets the same answer, and only the mail says that there is an account', async () => {
    const plain = ({ status, text }: Answer, address: string) => [
      status,
      text.replaceAll(address, '').replaceAll(/interaction\/[\w-]+|value="[\w.-]+"/g, ''),
    ];
    const [free, taken] = [await signUp(id.browser(), email), await signUp(id.browser(), 'ann@example.com')];
    expect(plain(free, email)).toEqual(plain(taken, 'ann@example.com'));
    await Promise.all([email, 'ann@example.com'].map((to) => post.linkTo(to)));
    const subjects = Object.fromEntries(post.letters.map(({ message: { to, subject } }) => [to, subject]));
    expect(subjects).toEqual({
      [email]: 'Finish creating your Parapet account',
      'ann@example.com': 'You already have a Parapet account',
    });
    expect(await post.linkTo('ann@example.com')).toBe(`${ORIGIN}/`);
    expect(await pendingOf('ann@example.com')).toEqual([]);
  });

  test('in another browser the link asks for the password, so reading the mail is not enough', async () => {
    await signUp(id.browser(), email);
    const browser = id.browser();
    const page = await open(browser, await post.linkTo(email));
    expect(page.text).toContain(`To finish creating the account for ${email}, enter the password`);
    const token = tokenOf(await post.linkTo(email));
    const wrong = await browser.post(actionOf(page, '/idp/confirm'), { token, password: 'not the password' });
    expect([wrong.status, wrong.text]).toEqual([
      401,
      expect.stringContaining('This is not the password that you chose'),
    ]);
    expect(await id.store.system('accounts').findOne({ email })).toBeNull();
    // The next try has to wait a second.
    await expect
      .poll(async () => (await browser.post('/idp/confirm', { token, password: PASSWORD })).status, {
        timeout: 10_000,
        interval: 500,
      })
      .toBe(200);
    expect(await userOf(browser)).toBeNull();
    await signIn(browser, email);
    expect(await userOf(browser)).toMatchObject({ email, email_verified: true });
  });

  test('another sign-in of the same browser is not finished by the link', async () => {
    const browser = id.browser();
    await signUp(browser, email);
    const link = await post.linkTo(email);
    const other = await browser.go(LOGIN);
    const answer = await browser.go(
      `${actionOf(other, '/login').replace('/login', '/confirm')}?token=${tokenOf(link)}`,
    );
    expect([answer.text, await userOf(browser)]).toEqual([expect.stringContaining('enter the password'), null]);
  });

  test('the mail can be sent again', async () => {
    const browser = id.browser();
    const page = await signUp(browser, email);
    const first = await post.linkTo(email);
    post.letters.length = 0;
    const [, again = ''] = /name="again" value="([^"]+)"/.exec(page.text) ?? [];
    expect((await browser.post(actionOf(page, '/again'), { again })).text).toContain('We have sent an email');
    const second = await post.linkTo(email);
    expect(second).not.toBe(first);
    expect((await browser.post(actionOf(page, '/again'), { again: 'forged' })).status).toBe(400);
    await open(browser, second);
    expect((await userOf(browser))?.email).toBe(email);
    expect((await open(id.browser(), first)).text).toContain(email);
    expect((await id.browser().post('/idp/confirm', { token: tokenOf(first), password: PASSWORD })).status).toBe(410);
  });

  test('of two links for one address, one succeeds', async () => {
    await signUp(id.browser(), email);
    const first = tokenOf(await post.linkTo(email));
    post.letters.length = 0;
    await signUp(id.browser(), email, 'two loud penguins');
    const second = tokenOf(await post.linkTo(email));
    const answers = await Promise.all(
      [
        [first, PASSWORD],
        [second, 'two loud penguins'],
      ].map(([token = '', password = '']) => id.browser().post('/idp/confirm', { token, password })),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 410]);
  });

  test.each(['limited', 'failed'] as const)(
    'if the mail is %s, the pending sign-up is deleted, and the answer is the same',
    async (delivery) => {
      post.delivery = delivery;
      expect((await signUp(id.browser(), email)).text).toContain('We have sent an email');
      await expect.poll(() => pendingOf(email)).toEqual([]);
      post.delivery = 'sent';
    },
  );

  test('a link ends after a day, and the database contains neither it nor the password', async () => {
    await signUp(id.browser(), email);
    const token = tokenOf(await post.linkTo(email));
    const [pending] = await pendingOf(email);
    expect(Date.parse(pending?.expires_at ?? '') - Date.now()).toBeCloseTo(24 * 3_600_000, -5);
    expect(JSON.stringify(pending)).not.toContain(token);
    expect(JSON.stringify(pending)).not.toContain(PASSWORD);
    await id.store
      .system<PendingSignUp>('pending_sign_ups')
      .updateOne({ email }, { $set: { expires_at: new Date(Date.now() - 1000).toISOString() } });
    expect((await id.browser().go(`/idp/confirm?token=${token}`)).status).toBe(410);
    expect((await id.browser().post('/idp/confirm', { token, password: PASSWORD })).status).toBe(410);
  });
});
