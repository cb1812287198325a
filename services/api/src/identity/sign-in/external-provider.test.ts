/** Tests with a provider in another process. */
import { fork, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stores } from '../../store/testing.ts';
import type { Browser } from '../testing/browser.ts';
import { openIdentity, userOf, type TestIdentity } from '../testing/open-identity.ts';

const PROGRAM = new URL('../../../test/external-provider.ts', import.meta.url);
const CLIENT = { clientId: 'parapet-test', clientSecret: 'parapet-test-secret' };

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function startProvider(port: number, publicUrl: string): Promise<ChildProcess> {
  const child = fork(PROGRAM, ['--port', String(port), '--redirect-uri', `${publicUrl}/api/auth/callback`], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  await new Promise((resolve, reject) =>
    child.once('message', resolve).once('exit', () => reject(new Error('The provider has exited'))),
  );
  return child;
}

/** A browser on the pages of the external provider. */
class ProviderBrowser {
  readonly #cookies = new Map<string, string>();

  async go(url: string, form?: Record<string, string>): Promise<{ text: string; location: string | null }> {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form !== undefined && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      this.#cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    return { text: await answer.text(), location: location === null ? null : new URL(location, url).href };
  }

  /** Follows redirects within the provider. */
  async follow(url: string, form?: Record<string, string>): Promise<string> {
    const { text, location } = await this.go(url, form);
    if (location === null) return text;
    return new URL(location).origin === new URL(url).origin ? this.follow(location) : location;
  }
}

describe.each(stores)('an external provider, with $name', (on) => {
  let id: TestIdentity;
  let provider: ChildProcess;
  let issuer: string;
  let publicUrl: string;

  beforeAll(async () => {
    const [port, ours] = [await freePort(), await freePort()];
    issuer = `http://127.0.0.1:${port}`;
    publicUrl = `http://127.0.0.1:${ours}`;
    id = await openIdentity(on, { oidc: { issuer, ...CLIENT }, publicUrl });
    await id.app.listen({ host: '127.0.0.1', port: ours });
  });
  afterAll(async () => {
    provider.kill();
    await id.close();
  });

  const login = '/api/auth/login?mode=modal&channel=8d6f3ac2-5c3f-4a57-9a07-7f0e6d0b6f11&return_to=/dashboard';

  async function signIn(browser: Browser, atProvider: ProviderBrowser): Promise<string> {
    const away = await browser.go(login);
    expect(new URL(away.url).origin).toBe(issuer);
    const page = await atProvider.follow(away.url);
    const [, action = ''] = /action="([^"]+login)"/.exec(page) ?? [];
    const back = await atProvider.follow(issuer + action, {
      email: 'ann@example.com',
      password: 'correct horse battery',
    });
    return (await browser.go(new URL(back).pathname + new URL(back).search)).text;
  }

  test('while it is down, sign-in reports that, and the session can still be read', async () => {
    expect(JSON.parse((await id.browser().go('/api/auth/session')).text)).toEqual({
      user: null,
      sign_in: { mode: 'popup', account_url: null, verify_url: null, sign_up: 'open' },
      sends_mail: false,
    });
    const answer = await id.browser().go(login);
    expect(answer.text).toContain('data-error="provider_unreachable"');
    expect(answer.text).toContain('is not responding');
    expect(answer.text).toContain('href="/" target="_top"');
  });

  test('once it is up, people can sign in, and sign out here and at the provider', async () => {
    provider = await startProvider(Number(new URL(issuer).port), publicUrl);
    const [browser, atProvider] = [id.browser(), new ProviderBrowser()];
    expect(await signIn(browser, atProvider)).toContain('data-ok="true"');
    expect(await userOf(browser)).toEqual({
      id: expect.any(String),
      email: 'ann@example.com',
      email_verified: true,
      name: 'ann',
      has_organization: false,
    });
    const out = await browser.go('/api/auth/logout', { method: 'POST' });
    const end = new URL(JSON.parse(out.text).end_session_url);
    expect(end.origin).toBe(issuer);
    expect(Object.fromEntries(end.searchParams)).toMatchObject({
      post_logout_redirect_uri: `${publicUrl}/`,
      id_token_hint: expect.stringMatching(/^ey/),
    });
    expect(await userOf(browser)).toBeNull();
  });

  test('sign-out at the provider ends the session here', async () => {
    const [browser, atProvider] = [id.browser(), new ProviderBrowser()];
    await signIn(browser, atProvider);
    const page = await atProvider.follow(`${issuer}/session/end`);
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(page) ?? [];
    await atProvider.go(`${issuer}/session/end/confirm`, { xsrf, logout: 'yes' });
    await expect.poll(() => userOf(browser)).toBeNull();
    // This code tells a page that was not connected why the session is gone.
    const refused = await browser.go('/api/whoami');
    expect([refused.status, JSON.parse(refused.text).code]).toEqual([401, 'signed_out']);
  });

  test('canceling at the provider is reported, and nobody is signed in', async () => {
    const [browser, atProvider] = [id.browser(), new ProviderBrowser()];
    const page = await atProvider.follow((await browser.go(login)).url);
    const [, action = ''] = /action="([^"]+abort)"/.exec(page) ?? [];
    const back = new URL(await atProvider.follow(issuer + action, {}));
    expect((await browser.go(back.pathname + back.search)).text).toContain('data-error="access_denied"');
    expect(await userOf(browser)).toBeNull();
  });

  test('logout tokens that are not from the provider are refused', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
    const forged = await new SignJWT({ events, sub: 'ann@example.com' })
      .setProtectedHeader({ alg: 'RS256' })
      .setIssuer(issuer)
      .setAudience(CLIENT.clientId)
      .setIssuedAt()
      .setJti('x')
      .sign(privateKey);
    const browser = id.browser();
    await signIn(browser, new ProviderBrowser());
    for (const logout_token of [forged, 'x', '']) {
      const answer = await id.browser().post('/api/auth/backchannel-logout', { logout_token });
      expect([answer.status, JSON.parse(answer.text).code]).toEqual([400, 'invalid_logout_token']);
    }
    expect((await userOf(browser))?.email).toBe('ann@example.com');
  });
});
