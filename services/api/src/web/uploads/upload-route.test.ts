import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { NewReleaseToken } from '@parapet/contracts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createApp } from '../../app.ts';
import { collections } from '../../store-spec.ts';
import { readConfig } from '../../config.ts';
import { migrations } from '../../migrations.ts';
import { openStore } from '../../store/open-store.ts';
import type { Store } from '../../store/port.ts';
import { hasMongo, mongodb, stores } from '../../store/testing.ts';
import { openApi, problemOf, type Person, type TestApi } from '../../testing/api.ts';
import { fileOf, filesOf, manifestOf } from './testing.ts';
import { audienceOf } from './upload-route.ts';

test.each([
  [{}, null],
  [{ channel: 'stable' }, null],
  [{ channel: 'canary', percent: '12.5' }, { percent: 12.5 }],
  [{ channel: 'canary', organizations: 'a-1,b' }, { organizations: ['a-1', 'b'] }],
])('the query %j says who gets a release', (query, audience) => {
  expect(audienceOf(query)).toEqual(audience);
});

test.each([
  [{ channel: 'beta' }],
  [{ channel: 'canary' }],
  [{ percent: '10' }],
  [{ channel: 'canary', percent: '101' }],
  [{ channel: 'canary', percent: '' }],
  [{ channel: 'canary', percent: ['1', '2'] }],
  [{ channel: 'canary', organizations: 'a,,b' }],
  [{ chanel: 'canary' }],
])('the query %j is refused', (query) => {
  expect(() => audienceOf(query)).toThrow(expect.objectContaining({ status: 400 }));
});

/** A folder of a shell that provides nothing, and of a registry. */
function webFolders(): { folder: string; web: { shellDir: string; registryDir: string } } {
  const folder = mkdtempSync(join(tmpdir(), 'parapet-upload-'));
  const web = { shellDir: join(folder, 'shell'), registryDir: join(folder, 'registry') };
  for (const one of Object.values(web)) mkdirSync(one);
  writeFileSync(join(web.shellDir, 'index.html'), '<html><head></head></html>');
  return { folder, web };
}

type Send = Person['send'];
async function tokenFor(ada: Person, remote: string): Promise<NewReleaseToken> {
  const answer = await ada.send('POST', '/api/server/release-tokens', { remote });
  expect(answer.status).toBe(201);
  return (await answer.json()) as NewReleaseToken;
}
const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });

describe.each(stores)('releases over HTTP on $name', (on) => {
  let api: TestApi;
  let ada: Person;
  let folders: ReturnType<typeof webFolders>;
  let headers: Record<string, string>;
  let tokenId = '';
  const log: string[] = [];
  let secret = '';
  beforeAll(async () => {
    folders = webFolders();
    api = await openApi(on, {
      config: { web: folders.web, serverAdmins: ['ada@example.com'], logLevel: 'info' },
      logStream: { write: (line) => void log.push(line) },
    });
    ada = await api.person('ada@example.com');
    const made = await tokenFor(ada, 'register');
    ({ secret } = made);
    tokenId = made.token.id;
    headers = bearer(secret);
  });
  afterAll(async () => {
    await api.close();
    rmSync(folders.folder, { recursive: true });
  });
  /** A minute has room for ten. */
  const allowMore = () => api.store.system('release_counters').delete({});
  const put = async (path: string, body?: unknown, more = headers) => {
    await allowMore();
    return api.anybody.send('PUT', `/api/registry/${path}`, body, more);
  };
  const live = async () =>
    (
      (await (await api.anybody.send('GET', '/remotes.json')).json()) as {
        remotes: { name: string; version: string }[];
      }
    ).remotes;
  const logged = () =>
    readFileSync(join(folders.web.registryDir, '.log.jsonl'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);

  test('a release is live for everybody, its files are served as those of the command line, and the log says whose it is', async () => {
    const answer = await put('register/1.0.0-a', { files: filesOf('register', 'let one'), commit: '2c1f' });
    expect([answer.status, await answer.json()]).toEqual([
      201,
      { name: 'register', version: '1.0.0-a', channel: 'stable' },
    ]);
    expect(await live()).toMatchObject([
      { name: 'register', version: '1.0.0-a', entry: '/registry/register/1.0.0-a/mf-manifest.json' },
    ]);
    const file = await api.anybody.send('GET', '/registry/register/1.0.0-a/assets/page-abc.js');
    expect([await file.text(), file.headers.get('cache-control')]).toEqual([
      'let one',
      'public, max-age=31536000, immutable',
    ]);
    expect(logged()).toMatchObject([
      { what: 'release', version: '1.0.0-a', commit: '2c1f', who: `ada@example.com (token ${tokenId.slice(0, 8)})` },
    ]);
    const { tokens } = (await (await ada.send('GET', '/api/server/releases')).json()) as {
      tokens: { last_used_at: string | null }[];
    };
    expect(tokens[0]?.last_used_at).not.toBeNull();
  });

  test('a version never changes; the same content is taken again, and so is none', async () => {
    const other = await put('register/1.0.0-a', { files: filesOf('register', 'let other') });
    expect([other.status, (await problemOf(other)).code]).toEqual([409, 'already_exists']);
    expect((await put('register/1.0.0-a', { files: filesOf('register', 'let one') })).status).toBe(200);
    expect((await put('register/1.0.0-b', { files: filesOf('register', 'let two') })).status).toBe(201);
    expect(await live()).toMatchObject([{ version: '1.0.0-b', previous: { version: '1.0.0-a' } }]);
    expect((await put('register/1.0.0-a')).status).toBe(200);
    expect(await live()).toMatchObject([{ version: '1.0.0-a' }]);
    expect((await put('register/1.0.0-x')).status).toBe(404);
    expect(logged().map(({ what, version }) => `${String(what)} ${String(version)}`)).toEqual([
      'release 1.0.0-a',
      'release 1.0.0-b',
      'rollback 1.0.0-a',
    ]);
  });

  test('a canary is for some, until it is sent for everybody', async () => {
    const { organizationId } = ada;
    const canary = `register/1.0.0-c?channel=canary&organizations=${organizationId}`;
    expect((await put(canary, { files: filesOf('register', 'let three') })).status).toBe(201);
    expect(await live()).toMatchObject([{ version: '1.0.0-a' }]);
    expect(await (await ada.send('GET', '/remotes.json')).json()).toMatchObject({ remotes: [{ version: '1.0.0-c' }] });
    expect((await put('register/1.0.0-c?channel=stable')).status).toBe(200);
    expect(await live()).toMatchObject([{ version: '1.0.0-c' }]);
    expect(logged().at(-1)).toMatchObject({ what: 'promote', version: '1.0.0-c' });
  });

  test('what does not pass the checks of the command line changes nothing, and the same version may come again', async () => {
    const before = await live();
    const bad = manifestOf('register', { nav: [{ id: 'x', icon: 'unicorn' }] });
    const refused = await put('register/1.0.0-d', { files: filesOf('register', 'x', bad) });
    expect([refused.status, (await problemOf(refused)).detail]).toEqual([400, expect.stringContaining('unicorn')]);
    const { secret: theirs } = await tokenFor(ada, 'vendors');
    const taking = manifestOf('vendors', { routes: [{ path: '/register', title: null }] });
    const taken = await put('vendors/1', { files: filesOf('vendors', 'x', taking) }, bearer(theirs));
    expect([taken.status, (await problemOf(taken)).detail]).toEqual([
      400,
      expect.stringContaining('the route /register belongs to register'),
    ]);
    const outside = await put('register/1.0.0-d', { files: [...filesOf('register'), fileOf('../../x.js', 'x')] });
    expect(outside.status).toBe(400);
    expect(await live()).toEqual(before);
    expect(existsSync(join(folders.web.registryDir, 'register/1.0.0-d'))).toBe(false);
    expect((await put('register/1.0.0-d', { files: filesOf('register', 'let four') })).status).toBe(201);
  });

  test('one version sent twice at the same time with different files becomes that of one', async () => {
    await allowMore();
    const answers = await Promise.all(
      [1, 2, 3].map((one) => put('register/1.0.0-t', { files: filesOf('register', `let one = ${one}`) })),
    );
    expect(answers.map(({ status }) => `${status}`).toSorted()).toEqual(['201', '409', '409']);
  });

  test('what does not fit the shell is refused', async () => {
    const provides = join(folders.web.shellDir, 'provides.json');
    const surface = { versions: {}, names: {}, declarations: {}, tokens: [], contract: { paths: {}, components: {} } };
    writeFileSync(provides, JSON.stringify({ id: '0123456789ab', ...surface }));
    const needs = fileOf('needs.json', JSON.stringify({ ...surface, tokens: ['--pp-gone'] }));
    const files = filesOf('register', 'let five').map((one) => (one.path === 'needs.json' ? needs : one));
    const answer = await put('register/1.0.0-e', { files });
    expect([answer.status, (await problemOf(answer)).detail]).toEqual([400, expect.stringContaining('--pp-gone')]);
    const unclear = await put('register/1.0.0-e', { files: filesOf('register', 'let five') });
    expect([unclear.status, (await problemOf(unclear)).detail]).toEqual([400, expect.stringContaining('needs.json')]);
    expect(existsSync(join(folders.web.registryDir, 'register/1.0.0-e'))).toBe(false);
    rmSync(provides);
  });

  test.each([
    ['without a token', {}, 401],
    ['with an unknown token', bearer('prt_unknown'), 401],
    ['with a token of a person', 'person', 401],
    ['with a session', 'session', 401],
    ['for another remote', 'other', 403],
  ] as const)('nothing is taken %s', async (_name, given, status) => {
    const { data } = await ada.client.POST('/api/me/tokens', { body: { name: 'All', scopes: ['read'] } });
    const kinds: Record<string, Record<string, string>> = {
      person: bearer(data?.secret ?? ''),
      session: ada.headers,
      other: headers,
    };
    const path = given === 'other' ? 'risk-flow/1' : 'register/9';
    const answer = await put(path, { files: filesOf('register') }, typeof given === 'string' ? kinds[given] : given);
    expect(answer.status).toBe(status);
    expect(existsSync(join(folders.web.registryDir, path))).toBe(false);
  });

  test('a path that leads elsewhere is none', async () => {
    for (const version of ['..%2F..%2Fx', '.hidden', '%2e%2e', 'a%00b'])
      expect((await put(`register/${version}`, { files: filesOf('register') })).status).toBeGreaterThanOrEqual(400);
  });

  test('a body that is too large is refused', async () => {
    const answer = await put('register/8', 'x'.repeat(17_000_000));
    expect(answer.status).toBe(413);
  });

  test('a token releases ten times a minute', async () => {
    await allowMore();
    const send: Send = (...request) => api.anybody.send(...request);
    const statuses = [];
    for (let index = 0; index < 11; index += 1)
      statuses.push((await send('PUT', '/api/registry/register/404', undefined, headers)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429]);
  });

  test('the log of the service says what was released and refused, and never the token', () => {
    const lines = log.join('\n');
    expect(lines).toContain('a release was sent');
    expect(lines).toContain('a release was refused');
    expect(lines).toContain(tokenId);
    expect(lines).not.toContain(secret);
  });

  test('a revoked token releases nothing any more', async () => {
    expect((await ada.send('DELETE', `/api/server/release-tokens/${tokenId}`)).status).toBe(204);
    expect((await put('register/1.0.0-a')).status).toBe(401);
  });
});

describe.runIf(hasMongo)('two processes on one MongoDB', () => {
  let api: TestApi;
  let second: { app: FastifyInstance; store: Store; folders: ReturnType<typeof webFolders> };
  let folders: ReturnType<typeof webFolders>;
  let headers: Record<string, string>;

  async function start(folders: ReturnType<typeof webFolders>) {
    const store = await openStore(api.options, collections, migrations);
    const config = { ...readConfig({ LOG_LEVEL: 'silent', RATE_LIMIT: '1000000' }), web: folders.web };
    return { app: await createApp({ config, store }), store, folders };
  }
  async function stop({ app, store, folders: { folder } }: typeof second) {
    await app.close();
    await store.close();
    rmSync(folder, { recursive: true });
  }
  beforeAll(async () => {
    folders = webFolders();
    api = await openApi(mongodb, { config: { web: folders.web, serverAdmins: ['ada@example.com'] } });
    second = await start(webFolders());
    headers = bearer((await tokenFor(await api.person('ada@example.com'), 'register')).secret);
  });
  afterAll(async () => {
    await stop(second);
    await api.close();
    rmSync(folders.folder, { recursive: true });
  });
  const send = (app: FastifyInstance, path: string, body?: object) =>
    app.inject({
      method: 'PUT',
      url: `/api/registry/${path}`,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { payload: JSON.stringify(body) }),
    });
  const versionOf = async (app: FastifyInstance) =>
    (await app.inject('/remotes.json')).json<{ remotes: { version: string }[] }>().remotes[0]?.version;

  test('each serves what the other was sent: its files at once, and its pages within seconds', async () => {
    expect((await send(api.app, 'register/1', { files: filesOf('register', 'let one') })).statusCode).toBe(201);
    const file = await second.app.inject('/registry/register/1/assets/page-abc.js');
    expect([file.statusCode, file.body, file.headers['cache-control']]).toEqual([
      200,
      'let one',
      'public, max-age=31536000, immutable',
    ]);
    expect((await send(second.app, 'register/2', { files: filesOf('register', 'let two') })).statusCode).toBe(201);
    await vi.waitFor(async () => expect(await versionOf(api.app)).toBe('2'), { timeout: 10_000 });
    expect((await send(api.app, 'register/1')).statusCode).toBe(200);
    await vi.waitFor(async () => expect(await versionOf(second.app)).toBe('1'), { timeout: 10_000 });
  });

  test('one version sent to both with different files becomes that of one', async () => {
    const answers = await Promise.all(
      [api.app, second.app].map((app, index) =>
        send(app, 'register/3', { files: filesOf('register', `let three = ${index}`) }),
      ),
    );
    expect(answers.map(({ statusCode }) => `${statusCode}`).toSorted()).toEqual(['201', '409']);
    const codes = await Promise.all(
      [api.app, second.app].map(async (app) => (await app.inject('/registry/register/3/assets/page-abc.js')).body),
    );
    expect(codes[0]).toMatch(/^let three/);
    expect(codes[1]).toBe(codes[0]);
  });

  test('a process that starts later gets all of it, in order', async () => {
    const folders = webFolders();
    // It served another database before.
    mkdirSync(join(folders.web.registryDir, '.shared'));
    const marker = join(folders.web.registryDir, '.shared/followed.json');
    writeFileSync(marker, JSON.stringify({ id: '0000000002', key: 'another' }));
    const third = await start(folders);
    await expect.poll(() => versionOf(third.app)).toBe('3');
    expect((await third.app.inject('/registry/register/2/assets/page-abc.js')).body).toBe('let two');
    await stop(third);
  });

  test('the database keeps the files of the newest ten versions, and no version changes after that either', async () => {
    for (let version = 10; version < 20; version += 1) {
      await api.store.system('release_counters').delete({});
      const body = { files: filesOf('register', `let version = ${version}`) };
      expect((await send(api.app, `register/${version}`, body)).statusCode).toBe(201);
    }
    await api.store.system('release_counters').delete({});
    expect(await api.store.blobs.list('server')).toHaveLength(10);
    rmSync(join(folders.web.registryDir, 'register/1'), { recursive: true });
    expect((await send(api.app, 'register/1', { files: filesOf('register', 'let other') })).statusCode).toBe(409);
    expect((await send(api.app, 'register/1', { files: filesOf('register', 'let one') })).statusCode).toBe(201);
    await expect.poll(() => versionOf(second.app)).toBe('1');
  });
});
