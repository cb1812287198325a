import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { ClientErrorReport, NewReleaseToken, Releases } from '@parapet/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stores } from '../../store/testing.ts';
import type { ClientErrorDoc } from './client-errors.ts';
import { releaseTokens, type ReleaseTokenDoc } from './release-tokens.ts';
import { serverAdmins } from './server-handlers.ts';
import { hashOf } from '../../platform/secrets.ts';
import { openApi, problemOf, type Person, type TestApi } from '../../testing/api.ts';

const label = { en: 'Register', es: 'Registro', fr: 'Registre', de: 'Register' };
const entry = (version: string) => ({
  name: 'register',
  label,
  sdk: '^2.0.0',
  contract: '^2.0.0',
  routes: [{ path: '/risk-register', title: null }],
  nav: [],
  version,
  entry: `/registry/register/${version}/mf-manifest.json`,
});
const crash: ClientErrorReport = {
  kind: 'crash',
  remote: 'register',
  version: '1',
  shown: null,
  page: '/risk-register',
  message: 'ada@example.com has no risk "Fraud by the treasurer"',
};

test.each([
  ['with a verified address', {}, false, true],
  ['with its address in capitals', { email: 'Ada@Example.com' }, false, true],
  ['with an address that is not verified', { emailVerified: false }, false, false],
  ['with an address that nothing can verify', { emailVerified: false }, true, true],
  ['with another address', { email: 'grace@example.com' }, true, false],
  ['without an address', { email: null }, true, false],
  ['by a token', { via: 'token' }, true, false],
] as const)('whether somebody is one: %s', (_name, change, isUnverifiedEnough, expected) => {
  const ada = { userId: 'a', email: 'ada@example.com', emailVerified: true, name: 'Ada', via: 'session' } as const;
  const isServerAdmin = serverAdmins(['ada@example.com'], isUnverifiedEnough);
  expect(isServerAdmin({ ...ada, ...change })).toBe(expected);
  expect(isServerAdmin(null)).toBe(false);
});

describe.each(stores)('admins of the server on $name', (on) => {
  let api: TestApi;
  let ada: Person;
  let grace: Person;
  let registryDir = '';
  beforeAll(async () => {
    registryDir = mkdtempSync(join(tmpdir(), 'parapet-server-'));
    const put = (file: string, remotes: object[]) =>
      writeFileSync(join(registryDir, file), JSON.stringify({ remotes }));
    put('remotes.json', [{ ...entry('1'), off: { reason: 'It is being repaired' } }]);
    put('.canary.json', [{ release: entry('2'), percent: 10, organizations: ['harbour'] }]);
    api = await openApi(on, {
      config: { web: { shellDir: registryDir, registryDir }, serverAdmins: ['ada@example.com'] },
    });
    ada = await api.person('ada@example.com');
    grace = await api.person('grace@example.com');
  });
  afterAll(async () => {
    await api.close();
    rmSync(registryDir, { recursive: true });
  });
  const releases = async () => (await (await ada.send('GET', '/api/server/releases')).json()) as Releases;

  test('see what is live, and nobody else does', async () => {
    expect((await releases()).remotes).toEqual([
      {
        name: 'register',
        label,
        version: '1',
        canary: { version: '2', percent: 10, organizations: 1 },
        off: 'It is being repaired',
      },
    ]);
    expect((await grace.send('GET', '/api/server/releases')).status).toBe(403);
    expect((await api.anybody.send('GET', '/api/server/releases')).status).toBe(401);
    expect(await (await ada.send('GET', '/api/auth/session')).json()).toMatchObject({ user: { server_admin: true } });
    const { user } = (await (await grace.send('GET', '/api/auth/session')).json()) as { user: object };
    expect(user).not.toHaveProperty('server_admin');
  });

  test('see errors of browsers, equal ones counted together, without what is personal', async () => {
    expect((await api.anybody.send('POST', '/api/client-errors', crash)).status).toBe(401);
    expect((await ada.send('POST', '/api/client-errors', crash)).status).toBe(204);
    await grace.send('POST', '/api/client-errors', crash);
    // Their order is that of their milliseconds.
    await setTimeout(2);
    await grace.send('POST', '/api/client-errors', { ...crash, version: '2', shown: '1' });
    const { errors } = await releases();
    expect(errors.map(({ version, shown, count }) => [version, shown, count])).toEqual([
      ['2', '1', 1],
      ['1', null, 2],
    ]);
    expect(errors[1]).toMatchObject({
      kind: 'crash',
      remote: 'register',
      page: '/risk-register',
      message: '… has no risk "…"',
    });
    expect(JSON.stringify(errors)).not.toMatch(/grace|ada|treasurer/i);
  });

  test('get only so many of one person', async () => {
    const linus = await api.person('linus@example.com');
    const report = () => linus.send('POST', '/api/client-errors', crash);
    const statuses = await Promise.all(Array.from({ length: 31 }, async () => (await report()).status));
    expect(statuses.filter((status) => status === 204)).toHaveLength(30);
    const refused = await report();
    expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true]);
  });

  test('make tokens for releases of one remote, shown once and stored hashed, and revoke them', async () => {
    const made = await ada.send('POST', '/api/server/release-tokens', { remote: 'register' });
    const { secret, token } = (await made.json()) as NewReleaseToken;
    expect([made.status, token]).toEqual([
      201,
      {
        id: expect.any(String),
        remote: 'register',
        created_by: 'ada@example.com',
        created_at: expect.any(String),
        expires_at: expect.any(String),
        last_used_at: null,
      },
    ]);
    const days = (Date.parse(token.expires_at) - Date.parse(token.created_at)) / 86_400_000;
    expect(Math.round(days)).toBe(90);
    expect((await releases()).tokens).toEqual([token]);
    const stored = await api.store.system<ReleaseTokenDoc>('release_tokens').find({});
    expect(JSON.stringify(stored)).not.toContain(secret);
    expect((await ada.send('DELETE', `/api/server/release-tokens/${token.id}`)).status).toBe(204);
    expect((await ada.send('DELETE', `/api/server/release-tokens/${token.id}`)).status).toBe(404);
    expect((await releases()).tokens).toEqual([]);
    const trail = await ada.client.GET('/api/audit', {
      params: { query: { entity: 'members', entity_id: ada.userId } },
    });
    const changes = trail.data?.items.map(({ actor_id, after }) => [
      actor_id,
      Reflect.get(Object(after), 'release_token'),
    ]);
    expect(changes?.slice(0, 2)).toEqual([
      [ada.userId, expect.objectContaining({ action: 'revoked', id: token.id, remote: 'register' })],
      [ada.userId, expect.objectContaining({ action: 'created', id: token.id, remote: 'register' })],
    ]);
    expect(JSON.stringify(trail.data)).not.toContain(secret);
  });

  test('alone make tokens for releases, which end within a year', async () => {
    const make = (person: Pick<Person, 'send'>, more: object = {}) =>
      person.send('POST', '/api/server/release-tokens', { remote: 'register', ...more });
    expect([(await make(grace)).status, (await make(api.anybody)).status]).toEqual([403, 401]);
    const inDays = (days: number) => ({ expires_at: new Date(Date.now() + days * 86_400_000).toISOString() });
    const statuses = [make(ada, inDays(-1)), make(ada, inDays(366)), make(ada, { remote: '../x' })];
    expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([400, 400, 400]);
    expect((await releases()).tokens).toEqual([]);
    expect((await grace.send('DELETE', `/api/server/release-tokens/${ada.userId}`)).status).toBe(403);
  });

  test('keep at most 100 tokens, and find no token that has ended', async () => {
    const stored = api.store.system<ReleaseTokenDoc>('release_tokens');
    const token = (expires_at: string, index: number): ReleaseTokenDoc => ({
      _id: hashOf(`prt_${index}`),
      id: `t${index}`,
      remote: 'register',
      created_by: null,
      created_at: expires_at,
      expires_at,
      last_used_at: null,
    });
    await stored.put(token(new Date(Date.now() - 1).toISOString(), 1000));
    const later = new Date(Date.now() + 1e9).toISOString();
    await Promise.all(Array.from({ length: 100 }, (_, index) => stored.put(token(later, index))));
    const tokens = releaseTokens(api.store);
    expect([await tokens.find('prt_1000'), (await tokens.find('prt_7'))?.id]).toEqual([null, 't7']);
    const refused = await ada.send('POST', '/api/server/release-tokens', { remote: 'register' });
    expect([refused.status, (await problemOf(refused)).code]).toEqual([400, 'too_many_tokens']);
    await stored.delete({});
  });

  test('keep the newest 300 errors', async () => {
    // Stored directly, as so many requests take long.
    const stored = api.store.system<ClientErrorDoc>('client_errors');
    await stored.delete({});
    const stamp = (index: number) => new Date(Date.now() - 1_000_000 + index).toISOString();
    await Promise.all(
      Array.from({ length: 300 }, (_, index) => {
        const version = `0.${index}`;
        const times = { first_at: stamp(0), last_at: stamp(index), expires_at: stamp(1e9) };
        return stored.put({ _id: version, ...crash, version, count: 1, ...times });
      }),
    );
    const versions = async () => (await releases()).errors.map(({ version }) => version);
    expect(await versions()).toHaveLength(300);
    const reporter = await api.person('reporter@example.com');
    await reporter.send('POST', '/api/client-errors', { ...crash, version: '1.0' });
    expect(await versions()).toEqual(['1.0', ...Array.from({ length: 299 }, (_, index) => `0.${299 - index}`)]);
  });
});
