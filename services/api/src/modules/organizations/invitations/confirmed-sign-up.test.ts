/** Invited people who sign up where a mail must confirm their address. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { MemberInvitation } from '@parapet/contracts';
import { readConfig, type Config } from '../../../config.ts';
import { Browser } from '../../../identity/testing/browser.ts';
import { ORIGIN, signUp, userOf } from '../../../identity/testing/open-identity.ts';
import { decoded, openSmtpServer, type SmtpServer } from '../../../mail/testing/smtp-server.ts';
import { stores } from '../../../store/testing.ts';
import { openApi, type Person, type TestApi } from '../../../testing/api.ts';

describe.each(stores)('invited people who confirm their address, on $name', (on) => {
  let server: SmtpServer;
  let api: TestApi;
  let ada: Person;
  async function start(config: Partial<Config> = {}): Promise<void> {
    server = await openSmtpServer();
    const { mail } = readConfig({ SMTP_URL: `smtp://127.0.0.1:${server.port}`, MAIL_FROM: 'no-reply@parapet.example' });
    api = await openApi(on, { config: { mail, ...config } });
    ada = await api.person('ada@example.com');
  }
  beforeEach(() => start());
  afterEach(async () => {
    await api.close();
    await server.close();
  });

  /** @returns the token in the link */
  async function invite(email: string): Promise<string> {
    const answer = await ada.send('POST', `/api/organizations/${ada.organizationId}/members`, {
      email,
      role: 'auditor',
    });
    // The contract check has validated the type.
    const { invitation_url } = (await answer.json()) as MemberInvitation;
    return new URL(invitation_url).hash.replace('#invitation=', '');
  }

  const linkTo = (email: string) =>
    /http\S+\/idp\/confirm\S+/.exec(
      server.received
        .filter(({ to }) => to.includes(email))
        .map(decoded)
        .join('\n'),
    )?.[0] ?? '';

  async function confirmed(email: string): Promise<Browser> {
    const browser = new Browser(api.app, ORIGIN);
    await signUp(browser, email);
    await expect.poll(() => linkTo(email)).not.toBe('');
    await browser.go(linkTo(email));
    expect(await userOf(browser)).toMatchObject({ email, email_verified: true });
    return browser;
  }

  const json = { 'content-type': 'application/json' };
  const roleOf = async (browser: Browser) => {
    const { role, organizationId } = JSON.parse((await browser.go('/api/me')).text);
    return { role, organizationId };
  };
  const joined = () => ({ role: 'auditor', organizationId: ada.organizationId });

  test('join without the link, as the address that was invited is verified', async () => {
    await invite('ben@guests.example');
    const ben = await confirmed('ben@guests.example');
    expect((await ben.go('/api/organizations', { method: 'POST', headers: json })).status).toBe(200);
    expect(await roleOf(ben)).toEqual(joined());
  });

  test('join with the link under any other address, before and after they have an organization', async () => {
    for (const [n, isSetUp] of [false, true].entries()) {
      const token = await invite(`cy-${n}@guests.example`);
      const cy = await confirmed(`cy-${n}@elsewhere.example`);
      if (isSetUp) expect((await cy.go('/api/organizations', { method: 'POST', headers: json })).status).toBe(201);
      const accepted = await api.app.inject({
        method: 'POST',
        url: '/api/invitations/accept',
        headers: { ...json, origin: ORIGIN, cookie: `parapet=${cy.cookie('parapet')}` },
        payload: { token },
      });
      expect(accepted.statusCode).toBe(200);
      expect(await roleOf(cy)).toEqual(joined());
    }
  });

  test('are the only ones who get a mail where only invited people can sign up', async () => {
    await api.close();
    await server.close();
    await start({ signUp: 'invited' });
    await invite('ben@guests.example');
    const early = new Browser(api.app, ORIGIN);
    await signUp(early, 'early@example.com');
    await expect.poll(() => linkTo('early@example.com')).not.toBe('');
    await confirmed('ben@guests.example');
    // This link was requested when no account existed yet.
    expect((await early.go(linkTo('early@example.com'))).status).toBe(410);
    const stranger = await signUp(new Browser(api.app, ORIGIN), 'eve@example.com');
    expect([stranger.status, stranger.text]).toEqual([403, expect.stringContaining('An invitation is required')]);
    expect(server.received.some(({ to }) => to.includes('eve@example.com'))).toBe(false);
  });
});
