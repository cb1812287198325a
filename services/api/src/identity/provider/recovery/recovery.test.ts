import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ACCOUNT_MAIL_TEXTS } from '../../../mail/texts/account.ts';
import type { Delivery } from '../../../mail/post.ts';
import { keptPost } from '../../../mail/testing/kept-post.ts';
import { allStores } from '../../../store/testing.ts';
import { textsIn } from '../../pages/page-language.ts';
import { actionOf } from '../../testing/browser.ts';
import {
  LOGIN,
  openIdentity,
  ORIGIN,
  PASSWORD,
  signIn,
  userOf,
  type TestIdentity,
} from '../../testing/open-identity.ts';
import type { AccountDoc } from '../accounts.ts';
import { createPasswordLinks, passwordLinkUrl, type PasswordLinkDoc } from './password-links.ts';

const NEXT = 'two loud penguins';
const path = (url: string) => url.slice(ORIGIN.length);

describe.each(allStores)('a forgotten password on $name', (on) => {
  const post = keptPost();
  let id: TestIdentity;
  let n = 0;
  /** An account that no other test uses. */
  let email: string;
  beforeAll(async () => {
    id = await openIdentity(on, { post });
  });
  afterAll(() => id.close());
  beforeEach(async () => {
    post.letters.length = 0;
    email = `forgetful-${(n += 1)}@example.com`;
    await id.addAccount(email);
  });

  const ask = (address: string) => id.browser().post('/idp/forgot', { email: address });
  async function mailedToken(): Promise<string> {
    await ask(email);
    return new URL(await post.linkTo(email)).searchParams.get('token') ?? '';
  }
  const accountOf = async (address: string) => {
    const account = await id.store.system<AccountDoc>('accounts').findOne({ email: address });
    if (account === null) throw new Error(`no account ${address}`);
    return account;
  };
  const links = () => createPasswordLinks(id.store);

  test('the sign-in page leads to a link by mail, which leads to a new password', async () => {
    const browser = id.browser();
    const [, forgot = ''] = /href="(\/idp\/forgot\?from=[\w-]+)"/.exec((await browser.go(LOGIN)).text) ?? [];
    const form = await browser.go(forgot);
    expect(form.text).toContain('Forgot your password?');
    const sent = await browser.post(actionOf(form, forgot), { email: ` ${email.toUpperCase()} ` });
    expect(sent.text).toContain(`If there is an account for ${email}, we have sent a link`);
    // Back to the sign-in that was left.
    const [, back = ''] = /href="(\/idp\/interaction\/[^"]+)"/.exec(sent.text) ?? [];
    expect((await browser.go(back)).text).toContain('autocomplete="current-password"');

    const elsewhere = id.browser();
    const page = await elsewhere.go(path(await post.linkTo(email)));
    expect(page.text).toContain(`For the account ${email}`);
    const [, token = ''] = /name="token" value="([^"]+)"/.exec(page.text) ?? [];
    const done = await elsewhere.post(actionOf(page, '/idp/reset'), { token, password: NEXT });
    expect([done.status, done.text]).toEqual([200, expect.stringContaining('Your password has been changed')]);
    expect((await signIn(id.browser(), email, PASSWORD)).status).toBe(401);
    expect((await signIn(id.browser(), email, NEXT)).status).toBe(200);
  });

  test('an address without an account has the same answer, and gets no mail', async () => {
    const plain = ({ status, text }: { status: number; text: string }, address: string) => [
      status,
      text.replaceAll(address, ''),
    ];
    const [known, unknown] = [await ask(email), await ask('nobody@example.com')];
    expect(plain(known, email)).toEqual(plain(unknown, 'nobody@example.com'));
    await post.linkTo(email);
    expect(post.letters.map(({ message }) => message.to)).toEqual([email]);
  });

  test('the answer does not wait for the mail, and does not tell that it failed', async () => {
    const { send } = post;
    const asked = Promise.withResolvers<void>();
    const { promise, resolve } = Promise.withResolvers<Delivery>();
    post.send = () => {
      asked.resolve();
      return promise;
    };
    expect((await ask(email)).text).toContain('we have sent a link');
    await asked.promise;
    resolve('failed');
    post.send = send;
  });

  test('an invalid address is refused, with the error at its field', async () => {
    const answer = await ask('not an address');
    expect([answer.status, answer.text]).toEqual([
      400,
      expect.stringMatching(/<input id="email"[^>]* value="not an address"[^>]* aria-invalid="true"/),
    ]);
  });

  test('a new password ends all sessions, and all other links', async () => {
    const [here, there] = [id.browser(), id.browser()];
    for (const browser of [here, there]) await signIn(browser, email);
    const [token, other] = [await mailedToken(), (await links().issue(await accountOf(email), 'command')).token];
    expect((await id.browser().post('/idp/reset', { token, password: NEXT })).status).toBe(200);
    for (const browser of [here, there]) expect(await userOf(browser)).toBeNull();
    for (const used of [token, other]) {
      expect((await id.browser().go(`/idp/reset?token=${used}`)).status).toBe(410);
      expect((await id.browser().post('/idp/reset', { token: used, password: 'three loud penguins' })).status).toBe(
        410,
      );
    }
    expect((await signIn(id.browser(), email, NEXT)).status).toBe(200);
  });

  test('requests of sessions that a new password ended get the code signed_out', async () => {
    const browser = id.browser();
    await signIn(browser, email);
    await id.browser().post('/idp/reset', { token: await mailedToken(), password: NEXT });
    expect(JSON.parse((await browser.go('/api/whoami')).text)).toMatchObject({ status: 401, code: 'signed_out' });
  });

  test('the owner of the account is notified of the new password by mail', async () => {
    const token = await mailedToken();
    await id.browser().post('/idp/reset', { token, password: NEXT }, { headers: { 'accept-language': 'es' } });
    await expect
      .poll(() => post.letters.map(({ message }) => [message.to, message.subject]))
      .toContainEqual([email, 'Se ha cambiado su contraseña de Parapet']);
    expect(path(await post.linkTo(email))).toBe('/idp/forgot');
  });

  test('API tokens stay unless the person wants to end them too', async () => {
    const browser = id.browser();
    const userId = (await signIn(browser, email).then(() => userOf(browser)))?.id ?? '';
    const first = await mailedToken();
    expect((await id.browser().go(`/idp/reset?token=${first}`)).text).not.toContain('type="checkbox"');
    const { secret } = await id.tokens.createToken({ userId, organization: 'org_a', name: 'backup', scopes: ['read'] });
    expect((await id.browser().go(`/idp/reset?token=${first}`)).text).toMatch(
      /<input type="checkbox" name="tokens" value="revoke"[^>]*> Also revoke my API tokens \(1\)/,
    );
    await id.browser().post('/idp/reset', { token: first, password: NEXT });
    expect(await id.tokens.find(secret)).not.toBeNull();
    const second = (await links().issue(await accountOf(email), 'command')).token;
    const refused = await id.browser().post('/idp/reset', { token: second, password: 'short', tokens: 'revoke' });
    expect(refused.text).toMatch(/<input type="checkbox"[^>]* checked>/);
    expect(
      (await id.browser().post('/idp/reset', { token: second, password: 'three loud penguins', tokens: 'revoke' }))
        .status,
    ).toBe(200);
    expect(await id.tokens.find(secret)).toBeNull();
  });

  test('of two people with one link, one succeeds', async () => {
    const token = await mailedToken();
    const answers = await Promise.all(
      [NEXT, 'three loud penguins'].map((password) => id.browser().post('/idp/reset', { token, password })),
    );
    expect(answers.map(({ status }) => status).toSorted((one, another) => one - another)).toEqual([200, 410]);
  });

  test('a change of the password ends links', async () => {
    const token = await mailedToken();
    const browser = id.browser();
    await signIn(browser, email);
    await browser.post('/idp/account', { current: PASSWORD, password: NEXT });
    expect((await id.browser().go(`/idp/reset?token=${token}`)).text).toContain('This link no longer works');
  });

  test('a link ends after an hour, one by an admin after a day', async () => {
    const account = await accountOf(email);
    for (const [source, hours] of [
      ['mail', 1],
      ['command', 24],
    ] as const) {
      const { token, expiresAt } = await links().issue(account, source);
      expect(Date.parse(expiresAt) - Date.now()).toBeCloseTo(hours * 3_600_000, -5);
      const link = await links().find(token);
      await id.store
        .system<PasswordLinkDoc>('password_links')
        .updateOne({ _id: link?._id }, { $set: { expires_at: new Date(Date.now() - 1000).toISOString() } });
      expect((await id.browser().post('/idp/reset', { token, password: NEXT })).status).toBe(410);
    }
    expect((await id.browser().go('/idp/reset')).status).toBe(410);
    expect((await id.browser().go('/idp/reset?token=a&token=b')).status).toBe(410);
  });

  test('a password that is refused leaves the link as it is', async () => {
    const token = await mailedToken();
    const refused = await id.browser().post('/idp/reset', { token, password: 'short' });
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('Use at least 10 characters.')]);
    expect((await id.browser().post('/idp/reset', { token, password: NEXT })).status).toBe(200);
  });

  test('a link by mail verifies the address, one by an admin does not', async () => {
    for (const [source, verified] of [
      ['command', false],
      ['mail', true],
    ] as const) {
      const { token } = await links().issue(await accountOf(email), source);
      await id.browser().post('/idp/reset', { token, password: `${NEXT} ${source}` });
      const browser = id.browser();
      await signIn(browser, email, `${NEXT} ${source}`);
      expect((await userOf(browser))?.email_verified).toBe(verified);
    }
  });

  test('a browser that has to wait after wrong passwords can sign in with a new password', async () => {
    const browser = id.browser();
    const action = actionOf(await browser.go(LOGIN), '/login');
    for (let tries = 0; tries < 11; tries += 1) await browser.post(action, { email, password: 'a wrong guess' });
    expect((await browser.post(action, { email, password: PASSWORD })).status).toBe(429);
    const token = await mailedToken();
    await browser.post('/idp/reset', { token, password: NEXT });
    expect((await signIn(browser, email, NEXT)).status).toBe(200);
  });

  test('the database contains no link', async () => {
    const token = await mailedToken();
    expect(JSON.stringify(await id.store.system('password_links').find({}))).not.toContain(token);
  });

  test('other sites can neither ask for a link nor use one', async () => {
    const token = await mailedToken();
    const headers = { origin: 'https://evil.example' };
    expect((await id.browser().post('/idp/forgot', { email }, { headers })).status).toBe(403);
    const browser = id.browser();
    await signIn(browser, email);
    expect((await browser.post('/idp/reset', { token, password: NEXT }, { headers })).status).toBe(403);
  });

  test('page and mail are in the language of the browser', async () => {
    const headers = { 'accept-language': 'de' };
    expect((await id.browser().post('/idp/forgot', { email }, { headers })).text).toContain('Zurück zur Anmeldung');
    await post.linkTo(email);
    expect(post.letters.findLast(({ message }) => message.to === email)?.message.subject).toBe(
      'Wählen Sie ein neues Passwort für Parapet',
    );
  });
});

test('without a mail server the page says whom to ask', async () => {
  const [on] = allStores;
  if (on === undefined) throw new Error('no store');
  const id = await openIdentity(on);
  const page = await id.browser().go('/idp/forgot');
  expect(page.text).toContain('npm run reset-password -- you@example.com');
  expect(page.text).not.toContain('<form');
  await id.close();
});

test('links lead to our own origin', () =>
  expect(passwordLinkUrl('https://risk.example.com', 'abc')).toBe('https://risk.example.com/idp/reset?token=abc'));

test.each(['en', 'de', 'fr', 'es'] as const)(
  'the mail to an existing account quotes the title of the page for a forgotten password, in %s',
  (language) => {
    expect(ACCOUNT_MAIL_TEXTS[language].taken.intro.join(' ')).toContain(textsIn(language)['forgot.title']);
  },
);
