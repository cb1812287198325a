import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keptPost } from '../../../mail/testing/kept-post.ts';
import { stores } from '../../../store/testing.ts';
import { actionOf, type Browser } from '../../testing/browser.ts';
import { openIdentity, ORIGIN, PASSWORD, signIn, userOf, type TestIdentity } from '../../testing/open-identity.ts';

describe.each(stores)('verifying the address of an account on $name', (on) => {
  const post = keptPost();
  let id: TestIdentity;
  let n = 0;
  let email: string;
  let ann: Browser;
  beforeAll(async () => {
    id = await openIdentity(on, { post });
  });
  afterAll(() => id.close());
  beforeEach(async () => {
    post.letters.length = 0;
    post.delivery = 'sent';
    email = `ann-${(n += 1)}@example.com`;
    await id.addAccount(email);
    ann = id.browser();
    await signIn(ann, email);
  });

  async function mailedPath(): Promise<string> {
    const page = await ann.go('/idp/verify');
    expect(page.text).toContain(`The address ${email} is not verified yet.`);
    expect((await ann.post(actionOf(page, '/idp/verify'), {})).text).toContain(`We have sent an email to ${email}`);
    return (await post.linkTo(email)).slice(ORIGIN.length);
  }

  test('the link verifies the address, also in existing sessions', async () => {
    const elsewhere = id.browser();
    await signIn(elsewhere, email);
    expect((await userOf(ann))?.email_verified).toBe(false);
    const path = await mailedPath();
    expect((await ann.go(path)).text).toContain(`The address ${email} is verified.`);
    for (const browser of [ann, elsewhere]) expect((await userOf(browser))?.email_verified).toBe(true);
    const later = id.browser();
    await signIn(later, email);
    expect((await userOf(later))?.email_verified).toBe(true);
    expect((await ann.post('/idp/verify', {})).text).toContain('is verified.');
    expect(post.letters).toHaveLength(1);
  });

  test('a browser without a session has to sign in first, and then the link verifies the address', async () => {
    const path = await mailedPath();
    const browser = id.browser();
    const form = await browser.go(path);
    expect(form.text).toContain('autocomplete="current-password"');
    const back = await browser.post(actionOf(form, '/login'), { email, password: PASSWORD });
    expect(back.text).toContain(`The address ${email} is verified.`);
  });

  test('the link of somebody else verifies nothing', async () => {
    const path = await mailedPath();
    await id.addAccount(`eve-${n}@example.com`);
    const eve = id.browser();
    await signIn(eve, `eve-${n}@example.com`);
    expect((await eve.go(path)).status).toBe(410);
    expect((await userOf(eve))?.email_verified).toBe(false);
    expect((await ann.go(path)).status).toBe(200);
  });

  test.each([
    ['limited', 429, 'Too many emails were sent'],
    ['failed', 503, 'The email could not be sent.'],
  ] as const)('the page reports a mail that is %s', async (delivery, status, message) => {
    post.delivery = delivery;
    const answer = await ann.post('/idp/verify', {});
    expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(message)]);
  });

  test('the page is in the language chosen in the product', async () => {
    const page = await ann.go('/idp/verify?ui_locales=de');
    expect((await ann.post(actionOf(page, 'ui_locales=de'), {})).text).toContain('Wir haben eine E-Mail an');
    expect(post.letters[0]?.message.subject).toBe('Bestätigen Sie Ihre E-Mail-Adresse für Parapet');
  });
});

test('without a mail server there is no page to verify an address', async () => {
  const [on] = stores;
  if (on === undefined) throw new Error('no store');
  const id = await openIdentity(on);
  expect((await id.browser().go('/idp/verify')).status).toBe(404);
  expect(JSON.parse((await id.browser().go('/api/auth/session')).text).sign_in.verify_url).toBeNull();
  await id.close();
});
