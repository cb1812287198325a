import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { RemoteRegistry } from '@parapet/contracts/remote';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stores } from '../store/testing.ts';
import { openApi, type TestApi } from '../testing/api.ts';
import { findOverride, policyWith } from './overrides.ts';
import { openRegistry } from './registry.ts';

const ORIGIN = 'http://localhost:4201';
let folder = '';

const put = (path: string, content: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
};
const described = (name: string, extra: object = {}) => ({
  name,
  label: { en: name, es: name, fr: name, de: name },
  sdk: '^1.0.0',
  contract: '^1.0.0',
  routes: [{ path: `/${name}`, title: null }],
  nav: [],
  ...extra,
});
const entry = (name: string, version: string, extra: object = {}) => ({
  ...described(name, extra),
  version,
  entry: `/registry/${name}/${version}/mf-manifest.json`,
});
const store = (version: string, manifest: object = described('register', { owners: ['@team'] })) =>
  put(`register/${version}/manifest.json`, JSON.stringify(manifest));
const live = (...remotes: object[]) => put('remotes.json', JSON.stringify({ remotes }));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parapet-override-'));
  put('index.html', '<html><head></head><body></body></html>');
  const { version, entry: address, sdk, contract } = entry('register', '0');
  live(entry('cybersecurity', '1'), entry('register', '1', { previous: { version, entry: address, sdk, contract } }));
  store('1.4.2');
});
afterEach(() => rmSync(folder, { recursive: true }));

async function find(text: string) {
  const released = await openRegistry(folder, () => {})();
  return findOverride(text, released, { registryDir: folder, origins: [ORIGIN] });
}

/** What the log says of a version that was released and taken out. */
const withdrawn = (name: string): string =>
  ['release', 'withdraw'].map((what) => `${JSON.stringify({ what, name, version: '1.4.2', when: '' })}\n`).join('');

describe('an override', () => {
  it('is a version of the registry, which gives way to nothing', async () => {
    expect(await find('register@1.4.2')).toEqual({ release: entry('register', '1.4.2'), origin: null });
  });

  it('is the canary', async () => {
    expect(await find('register@canary')).toBe('canary');
    put('.canary.json', JSON.stringify({ remotes: [{ release: entry('register', '2'), percent: 0 }] }));
    expect(await find('register@canary')).toEqual({ release: entry('register', '2'), origin: null });
  });

  it('is at an address of an origin that the server allows', async () => {
    expect(await find(`register@${ORIGIN}/pr-7/`)).toEqual({
      release: { ...described('register'), version: 'localhost:4201/pr-7', entry: `${ORIGIN}/pr-7/mf-manifest.json` },
      origin: ORIGIN,
    });
  });

  it.each([
    'http://localhost:4202',
    'https://localhost:4201',
    'http://localhost:4201.evil.example',
    'http://localhost:4201@evil.example/',
    'http://a:b@localhost:4201/',
    `${ORIGIN}/?x=1`,
    '//localhost:4201/',
    'javascript:alert(1)//',
    '/registry/register/1.4.2',
  ])('is not at %s', async (address) => {
    expect(await find(`register@${address}`)).toBe('address');
  });

  it.each([
    ['register', 'unreadable'],
    ['@1.4.2', 'unreadable'],
    ['register@', 'unreadable'],
    ['unknown@1.4.2', 'remote'],
    ['register@9.9.9', 'unusable'],
    ['register@..', 'unusable'],
    ['register@.hidden', 'unusable'],
    ['register@..%2fcybersecurity', 'unusable'],
  ])('is not %s', async (text, refusal) => {
    expect(await find(text)).toBe(refusal);
  });

  it('is no version that was withdrawn', async () => {
    put('.log.jsonl', withdrawn('cybersecurity'));
    expect(await find('register@1.4.2')).toMatchObject({ origin: null });
    put('.log.jsonl', withdrawn('cybersecurity') + withdrawn('register'));
    expect(await find('register@1.4.2')).toBe('unusable');
  });

  it('is nothing that takes a page of another remote, that has faults, or that is another remote', async () => {
    store('2', described('register', { routes: [{ path: '/cybersecurity', title: null }] }));
    store('3', described('register', { sdk: '*' }));
    store('4', described('settings'));
    expect(await Promise.all(['2', '3', '4'].map((version) => find(`register@${version}`)))).toEqual([
      'unusable',
      'unusable',
      'unusable',
    ]);
  });

  it('stays off where the remote is switched off', async () => {
    live(entry('register', '1', { off: { reason: 'It is broken' } }));
    expect(await find('register@1.4.2')).toMatchObject({ release: { off: { reason: 'It is broken' } } });
  });
});

it('adds an origin to what a policy allows code, styles and requests, and to nothing else', () => {
  expect(policyWith("script-src 'self' 'nonce-a';frame-src 'self';connect-src 'self'", ORIGIN)).toBe(
    `script-src 'self' ${ORIGIN} 'nonce-a';frame-src 'self';connect-src 'self' ${ORIGIN}`,
  );
});

describe('the session of an admin of the server', () => {
  let api: TestApi;
  let ada: Record<string, string>;
  let grace: Record<string, string>;
  const open = async (serverAdmins: string[]) => {
    const [on] = stores;
    if (on === undefined) throw new Error('no store');
    const web = { shellDir: folder, registryDir: folder };
    api = await openApi(on, { config: { web, serverAdmins, overrideOrigins: [ORIGIN] } });
    ada = (await api.person('ada@example.com')).headers;
    grace = (await api.person('grace@example.com')).headers;
  };
  afterEach(() => api.close());

  const get = (url: string, headers: Record<string, string>) => api.app.inject({ url, headers });
  const post = (url: string, form: Record<string, string>, headers: Record<string, string>) =>
    api.app.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams(form).toString(),
      headers: { origin: 'http://localhost:8080', ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    });
  const use = (remote: string, headers: Record<string, string>) =>
    post('/idp/override', { remote, to: '/register?q=a' }, headers);
  /** The headers of a browser with the cookie that was set. */
  async function started(remote: string, headers: Record<string, string>): Promise<Record<string, string>> {
    const set = (await use(remote, headers)).headers['set-cookie'];
    return { ...headers, cookie: `${headers['cookie'] ?? ''}; ${String(set).split(';')[0]}` };
  }
  const versionOf = async (headers: Record<string, string>) => {
    const { remotes } = (await get('/remotes.json', headers)).json<RemoteRegistry>();
    return remotes.find(({ name }) => name === 'register')?.version;
  };

  it('is asked by a link, which changes nothing, and gets the release until it leaves', async () => {
    await open(['ada@example.com']);
    const question = await get('/register?q=a&remote=register@1.4.2', ada);
    expect(question.body).toContain('Use register 1.4.2 in this session');
    expect(question.body).toContain('value="/register?q=a"');
    expect(question.headers['set-cookie']).toBeUndefined();
    expect(question.body).not.toContain('parapet-remotes');
    expect(await versionOf(ada)).toBe('1');

    const answer = await use('register@1.4.2', ada);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/register?q=a']);
    const browser = await started('register@1.4.2', ada);
    expect(await versionOf(browser)).toBe('1.4.2');
    const { body, headers } = await get('/register', browser);
    expect(body).toContain('<meta name="override" content="register 1.4.2">');
    expect(headers['content-security-policy']).not.toContain(ORIGIN);

    const left = await post('/idp/override/leave', { to: '/register' }, browser);
    expect([left.statusCode, left.headers.location]).toEqual([303, '/register']);
    expect(left.headers['set-cookie']).toMatch(/^parapet-override=;.*Max-Age=0/);
  });

  it('alone has a policy that allows the address', async () => {
    await open(['ada@example.com']);
    const browser = await started(`register@${ORIGIN}`, ada);
    const policies = await Promise.all(
      [browser, ada, grace].map(
        async (headers) => (await get('/register', headers)).headers['content-security-policy'],
      ),
    );
    expect(policies.map((policy) => String(policy).includes(`script-src 'self' ${ORIGIN}`))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('refuses versions that are not there, and other addresses', async () => {
    await open(['ada@example.com']);
    for (const remote of ['register@9.9.9', 'register@https://evil.example']) {
      const page = await get(`/register?remote=${remote}`, ada);
      expect([page.statusCode, page.body.includes('<form')]).toEqual([403, false]);
      expect((await use(remote, ada)).headers['set-cookie']).toBeUndefined();
    }
  });

  it('is not for others: other people, nobody, another site, or a stolen cookie', async () => {
    await open(['ada@example.com']);
    for (const headers of [grace, {}]) {
      const page = await get('/register?remote=register@1.4.2', headers);
      expect([page.statusCode, page.body.includes('<form')]).toEqual([403, false]);
      expect(page.body).toContain('Only admins of the server');
      expect((await use('register@1.4.2', headers)).headers['set-cookie']).toBeUndefined();
    }
    const foreign = await use('register@1.4.2', { ...ada, origin: 'https://evil.example' });
    expect([foreign.statusCode, foreign.headers['set-cookie']]).toEqual([403, undefined]);
    const [, cookie = ''] = ((await started('register@1.4.2', ada))['cookie'] ?? '').split('; ');
    expect(await versionOf({ ...grace, cookie: `${grace['cookie']}; ${cookie}` })).toBe('1');
    expect(await versionOf({ cookie })).toBe('1');
    expect(await versionOf({ ...ada, cookie: `${ada['cookie']}; parapet-override=register@1.4.2` })).toBe('1');
  });

  it('gets what is live as soon as the version was withdrawn', async () => {
    await open(['ada@example.com']);
    const browser = await started('register@1.4.2', ada);
    put('.log.jsonl', withdrawn('register'));
    expect(await versionOf(browser)).toBe('1');
    expect((await get('/register', browser)).body).not.toContain('name="override"');
  });

  it('is there only where the server names admins', async () => {
    await open([]);
    expect((await get('/register?remote=register@1.4.2', ada)).statusCode).toBe(403);
    expect((await use('register@1.4.2', ada)).headers['set-cookie']).toBeUndefined();
  });
});
