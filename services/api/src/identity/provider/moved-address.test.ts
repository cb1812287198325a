/** The service at another port, and then at a domain with https: everybody stays who they were. */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { readConfig, type Config } from '../../config.ts';
import { allStores } from '../../store/testing.ts';
import { openApi, type TestApi } from '../../testing/api.ts';
import { userIdOf } from '../../platform/secrets.ts';
import { Browser } from '../testing/browser.ts';
import { PASSWORD, signIn, signUp, userOf } from '../testing/open-identity.ts';
import type { AccountDoc } from './accounts.ts';
import { hashPassword } from './passwords/password.ts';

const FIRST = 'http://localhost:8080';
const password = hashPassword(PASSWORD);

describe.each(allStores)('another address of the service on $name', (on) => {
  let api: TestApi;
  let apps: FastifyInstance[];
  const lines: string[] = [];
  beforeEach(async () => {
    api = await openApi(on);
    apps = [];
    lines.length = 0;
  });
  afterEach(async () => {
    for (const app of apps) await app.close();
    await api.close();
  });

  /** A start with another address, on the same data. */
  async function startAt(publicUrl: string, more: Partial<Config> = {}): Promise<FastifyInstance> {
    const config = { ...readConfig({ LOG_LEVEL: 'warn', PUBLIC_URL: publicUrl, RATE_LIMIT: '1000000' }), ...more };
    const app = await createApp({ config, store: api.store, logStream: { write: (line) => lines.push(line) } });
    apps.push(app);
    return app;
  }

  /** As an earlier version stored it. @returns the user id that it had with an address */
  async function addEarlierAccount(email: string, publicUrl = FIRST): Promise<string> {
    const now = new Date().toISOString();
    const account: AccountDoc = {
      _id: randomUUID(),
      email,
      name: 'Ann Example',
      password: await password,
      created_at: now,
      password_changed_at: now,
    };
    await api.store.system<AccountDoc>('accounts').put(account);
    return userIdOf(`${publicUrl}/idp`, account._id);
  }

  const json = { 'content-type': 'application/json' };
  async function call(browser: Browser, origin: string, path: string, body?: object) {
    const app = apps.at(-1) ?? api.app;
    const cookie = ['parapet', '__Host-parapet']
      .flatMap((name) => (browser.cookie(name) === undefined ? [] : [`${name}=${browser.cookie(name)}`]))
      .join('; ');
    const answer = await app.inject({
      method: body === undefined ? 'GET' : 'POST',
      url: path,
      headers: { cookie, origin, host: new URL(origin).host, ...(body && json) },
      ...(body && { payload: body }),
    });
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
  }

  /** People and records of an earlier version. */
  async function used(
    email: string,
  ): Promise<{ userId: string; organizationId: string; riskId: string; secret: string }> {
    const userId = await addEarlierAccount(email);
    const browser = new Browser(api.app, FIRST);
    await signIn(browser, email);
    expect((await userOf(browser))?.id).toBe(userId);
    const { body: organization } = await call(browser, FIRST, '/api/organizations', {});
    const organization_id: string = organization.id;
    const { body: risk } = await call(browser, FIRST, '/api/risks', {
      organization_id,
      title: 'Fire',
      owner_id: userId,
    });
    expect((await call(browser, FIRST, `/api/risks/${risk.id}/notes`, { note: 'Seen' })).status).toBe(201);
    const { body: token } = await call(browser, FIRST, '/api/me/tokens', { name: 'nightly', scopes: ['read'] });
    return { userId, organizationId: organization_id, riskId: risk.id, secret: token.secret };
  }

  test.each(['with the sessions of the first', 'when all sessions have ended'])(
    'keeps people, their records and their tokens, %s',
    async (when) => {
      const email = 'ann@example.com';
      const { userId, organizationId, riskId, secret } = await used(email);
      const bob = await addEarlierAccount('bob@example.com');
      if (when.includes('ended')) await api.store.system('sessions').delete({ user_id: userId });
      for (const origin of ['http://localhost:9191', 'https://risk.example.com', FIRST]) {
        const app = await startAt(origin);
        const browser = new Browser(app, origin);
        await signIn(browser, email);
        expect((await userOf(browser))?.id, origin).toBe(userId);
        expect(await call(browser, origin, '/api/me')).toMatchObject({
          status: 200,
          body: { user_id: userId, organizationId, role: 'admin' },
        });
        const query = `organization_id=${organizationId}`;
        const {
          body: { members },
        } = await call(browser, origin, `/api/organizations/${organizationId}`);
        expect(members).toMatchObject([{ user_id: userId }]);
        expect((await call(browser, origin, `/api/risks/${riskId}`)).body).toMatchObject({
          owner_id: userId,
          created_by: userId,
        });
        const { body: notes } = await call(browser, origin, `/api/risks/${riskId}/notes`);
        expect(notes.items).toEqual([expect.objectContaining({ userId })]);
        const { body: tokens } = await call(browser, origin, '/api/me/tokens');
        expect(tokens.items).toHaveLength(1);
        const byToken = await app.inject({ url: '/api/me', headers: { authorization: `Bearer ${secret}` } });
        expect([byToken.statusCode, byToken.json().user_id]).toEqual([200, userId]);
        const { body: trail } = await call(browser, origin, `/api/audit?entity=risks&${query}`);
        expect(trail.items.at(-1)).toMatchObject({ actor_id: userId });
        const { body: verdict } = await call(browser, origin, `/api/audit/verify?${query}`);
        expect(verdict).toMatchObject({ ok: true, faults: [] });
        // The page of the account, which only the account's own person gets.
        expect((await browser.go('/idp/account')).text).toContain(email);
      }
      // The first address of somebody who never signed in does not matter.
      const stored = await api.store.system<AccountDoc>('accounts').findOne({ email: 'bob@example.com' });
      expect([typeof stored?.user_id, stored?.user_id === bob]).toEqual(['string', false]);
    },
  );

  test('keeps people who sign up with this version', async () => {
    const first = new Browser(api.app, FIRST);
    await signUp(first, 'cy@example.com');
    const id = (await userOf(first))?.id;
    const browser = new Browser(await startAt('https://risk.example.com'), 'https://risk.example.com');
    await signIn(browser, 'cy@example.com');
    expect([typeof id, (await userOf(browser))?.id]).toEqual(['string', id]);
  });

  test('is asked for once, when nothing tells from where people came', async () => {
    const { userId } = await used('ann@example.com');
    // As if the first start of this version were at another domain than the last of the version before.
    const account = await api.store.system<AccountDoc>('accounts').findOne({ email: 'ann@example.com' });
    const elsewhere = userIdOf('https://grc.example.com/idp', account?._id ?? '');
    for (const name of ['identity_profiles', 'users']) {
      const doc = await api.store.system(name).get(userId);
      if (doc === null) throw new Error(`no document in ${name}`);
      await api.store.system(name).put({ ...doc, _id: elsewhere });
      await api.store.system(name).delete({ _id: userId });
    }
    await api.store.system('sessions').delete({ user_id: userId });
    await expect(startAt('https://risk.example.com')).rejects.toThrow(
      'Start this version once with the PUBLIC_URL (or PORT) that people used before',
    );
    expect(
      (await api.store.system<AccountDoc>('accounts').findOne({ email: 'ann@example.com' }))?.user_id,
    ).toBeUndefined();
    await startAt('https://grc.example.com');
    const browser = new Browser(await startAt('https://risk.example.com'), 'https://risk.example.com');
    await signIn(browser, 'ann@example.com');
    expect((await userOf(browser))?.id).toBe(elsewhere);
  });

  test('of an external provider is told at the start, once', async () => {
    const oidc = (issuer: string) => ({ oidc: { issuer, clientId: 'parapet', clientSecret: 'secret' } });
    await startAt(FIRST, oidc('https://id.example.com'));
    expect(lines.join('')).toContain(
      'people were identified by the built-in accounts, and are now by https://id.example.com',
    );
    lines.length = 0;
    await startAt(FIRST, oidc('https://id.example.com/'));
    expect(lines).toEqual([]);
    await startAt(FIRST, oidc('https://login.example.com'));
    expect(lines.join('')).toContain(
      'people were identified by https://id.example.com, and are now by https://login.example.com',
    );
    expect(lines.join('')).toContain('everybody who signs in is a new person here');
  });
});
