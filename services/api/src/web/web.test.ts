import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { security } from '../http/security.ts';
import type { ReleaseInUse } from '../modules/releases/record-releases.ts';
import { openRegistry } from './registry.ts';
import { web } from './web.ts';

let folder = '';
let app: FastifyInstance;
let logged: string[] = [];
/** How often it was reported that there are other releases. */
let reported = 0;
let onReport = () => {};
/** What the audit logs were given. */
let recorded: (readonly ReleaseInUse[])[] = [];
let onRecord = () => {};

function put(path: string, content: string | Buffer): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

const everywhere = (text: string) => ({ en: text, es: text, fr: text, de: text });
const entry = (name: string, extra: object = {}) => ({
  name,
  label: everywhere('</script><script>alert(1)</script> $& $1'),
  sdk: '^1.0.0',
  contract: '^1.0.0',
  routes: [{ path: `/${name}`, title: null }],
  nav: [],
  version: '1.0.0-a',
  entry: `/registry/${name}/1.0.0-a/mf-manifest.json`,
  ...extra,
});
const registry = (...names: string[]) => JSON.stringify({ remotes: names.map((name) => entry(name)) });

/** Replaces `remotes.json` as a release does. */
function replaceRegistry(content: string): void {
  put('registry/next.json', content);
  renameSync(join(folder, 'registry/next.json'), join(folder, 'registry/remotes.json'));
}
const released = async () =>
  (await app.inject('/remotes.json')).json().remotes.map((one: { name: string }) => one.name);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parapet-web-'));
  put(
    'shell/index.html',
    '<html><head><title>Parapet</title><script nonce="SCRIPT_NONCE"></script><style nonce="STYLE_NONCE"></style></head><body></body></html>',
  );
  put('shell/remoteEntry.js', 'export {}');
  put('shell/.inputs', 'secret');
  put('shell/assets/index-abc.js', 'let plain');
  put('shell/assets/index-abc.js.gz', gzipSync('let plain'));
  put('registry/register/1.0.0-a/mf-manifest.json', '{}');
  put('registry/remotes.json', registry('register'));
  logged = [];
  reported = 0;
  onReport = () => {};
  recorded = [];
  onRecord = () => {};
  app = Fastify({ logger: { level: 'error', stream: { write: (line: string) => void logged.push(line) } } });
  await app.register(security, { config: readConfig({}) });
  app.setNotFoundHandler(async (_request, reply) =>
    reply.code(404).type('application/problem+json').send({ code: 'no_such_route' }),
  );
  app.get('/api/me', async () => ({}));
  app.decorateRequest('principal', null);
  app.addHook('onRequest', async (request) => {
    const userId = request.headers['x-person'];
    if (typeof userId === 'string')
      request.principal = { userId, email: null, emailVerified: false, name: null, via: 'session' };
  });
  const report = (sentence: string) => app.log.error(sentence);
  await app.register(web, {
    shellDir: join(folder, 'shell'),
    registryDir: join(folder, 'registry'),
    registry: openRegistry(join(folder, 'registry'), report),
    report,
    publicUrl: 'http://localhost:8080',
    supportUrl: 'https://help.example.com/?a="b"&c',
    onReleases() {
      reported += 1;
      onReport();
    },
    recordReleases: async (releases) => {
      recorded.push(releases);
      onRecord();
    },
    organizationOf: async (person) => (person === 'ada' ? 'harbour' : null),
  });
});

afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

describe('releases', () => {
  it('are reported when they change, and only then', async () => {
    const next = Promise.withResolvers<void>();
    const before = reported;
    onReport = next.resolve;
    // As often as the files are looked at.
    await wait(2_500);
    expect(reported).toBe(before);
    replaceRegistry(registry('register', 'cybersecurity'));
    await next.promise;
    const canary = Promise.withResolvers<void>();
    onReport = canary.resolve;
    put('registry/.canary.json', JSON.stringify({ remotes: [] }));
    await canary.promise;
    expect(reported).toBe(2);
  });

  it('are recorded at the start and when they change, and again when that failed', async () => {
    const isRecorded = (times: number) => expect.poll(() => recorded.length).toBe(times);
    await isRecorded(1);
    expect(recorded[0]).toMatchObject([{ name: 'register', version: '1.0.0-a', off: null, canary: null }]);
    onRecord = () => {
      throw new Error('no database');
    };
    replaceRegistry(JSON.stringify({ remotes: [entry('register', { version: '1.0.1', off: { reason: 'broken' } })] }));
    await isRecorded(2);
    onRecord = () => {};
    await isRecorded(3);
    // Pages were told once.
    expect(reported).toBe(1);
    expect(recorded[2]).toMatchObject([{ name: 'register', version: '1.0.1', off: 'broken', canary: null }]);
    const release = entry('register', { version: '1.1.0' });
    put('registry/.canary.json', JSON.stringify({ remotes: [{ release, organizations: ['harbour'] }] }));
    await isRecorded(4);
    expect(recorded[3]).toMatchObject([{ version: '1.0.1', canary: { version: '1.1.0', organizations: ['harbour'] } }]);
    await wait(2_500);
    expect(recorded).toHaveLength(4);
  });
});

describe('pages', () => {
  it.each(['/', '/dashboard', '/risk-flow/1f0c', '/index.html', '/no/such/page?q=a.b'])(
    'sends the shell for %s',
    async (url) => {
      const answer = await app.inject(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['cache-control']).toBe('private, no-cache');
    },
  );

  it('redirects from another loopback name to the name in the public URL', async () => {
    const answer = await app.inject({ url: '/risk-register?q=a', headers: { host: '127.0.0.1:8080' } });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, 'http://localhost:8080/risk-register?q=a']);
  });

  it('writes the releases into the page, with escaped texts', async () => {
    const { body } = await app.inject('/');
    const json = /<script type="application\/json" id="parapet-remotes">(.*?)<\/script>/.exec(body)?.[1];
    expect(json && JSON.parse(json)).toEqual(JSON.parse(registry('register')));
    expect(body.endsWith('</head><body></body></html>')).toBe(true);
  });

  it('gives each page the nonce of its own policy', async () => {
    const [one, two] = [await app.inject('/'), await app.inject('/')];
    const nonce = (body: string) => /<meta name="csp-nonce" content="([^"]+)">/.exec(body)?.[1];
    expect(one.headers['content-security-policy']).toContain(`'nonce-${nonce(one.body)}'`);
    expect(nonce(one.body)).not.toBe(nonce(two.body));
    const [script, style] = [...one.body.matchAll(/<(?:script|style) nonce="([^"]+)">/g)].map(([, value]) => value);
    expect(one.headers['content-security-policy']).toMatch(
      new RegExp(`script-src [^;]*'nonce-${script}'.*style-src [^;]*'nonce-${style}'`),
    );
  });

  it('writes the address of support into the page', async () => {
    expect((await app.inject('/')).body).toContain(
      '<meta name="support" content="https://help.example.com/?a=%22b%22&#38;c">'.replaceAll('%22', '&#34;'),
    );
  });

  it('shows a new release without a restart', async () => {
    replaceRegistry(registry('cybersecurity'));
    expect((await app.inject('/')).body).toContain('cybersecurity');
    const answer = await app.inject('/remotes.json');
    expect(answer.json()).toMatchObject({ remotes: [{ name: 'cybersecurity' }] });
    expect(answer.headers['cache-control']).toBe('private, no-cache');
  });

  it('works without any release', async () => {
    rmSync(join(folder, 'registry/remotes.json'));
    expect((await app.inject('/remotes.json')).json()).toEqual({ remotes: [] });
    expect((await app.inject('/')).body).toContain('{"remotes":[]}');
  });
});

describe('a registry with faults', () => {
  it('is sent without the entries that cannot be used, each of which is logged once', async () => {
    replaceRegistry(JSON.stringify({ remotes: [entry('risk-flow', { nav: [{ id: 'flow' }] }), entry('register')] }));
    expect(await released()).toEqual(['register']);
    expect((await app.inject('/')).body).not.toContain('risk-flow');
    expect(logged.filter((line) => line.includes('risk-flow'))).toEqual([
      expect.stringMatching(/The release of risk-flow cannot be used: nav\.0\.label is not an object;/),
    ]);
  });

  it('keeps the last good release of a remote whose new one cannot be used', async () => {
    expect(await released()).toEqual(['register']);
    replaceRegistry(
      JSON.stringify({ remotes: [entry('register', { version: '2', label: 'Register' }), entry('settings-org')] }),
    );
    const { remotes } = (await app.inject('/remotes.json')).json();
    expect(remotes.map((one: { name: string; version: string }) => [one.name, one.version])).toEqual([
      ['register', '1.0.0-a'],
      ['settings-org', '1.0.0-a'],
    ]);
  });

  it.each(['{"remotes": [', '{"remotes": {}}', ''])(
    'that reads %j leaves the last good one in use',
    async (content) => {
      expect(await released()).toEqual(['register']);
      replaceRegistry(content);
      expect(await released()).toEqual(['register']);
      expect(logged.join()).toContain('remotes.json cannot be read');
      replaceRegistry(registry('register', 'cybersecurity'));
      expect(await released()).toEqual(['register', 'cybersecurity']);
    },
  );
});

describe('a canary', () => {
  it('is given to a person, in the page and in remotes.json, and nobody is told who gets it', async () => {
    const release = entry('register', { version: '2' });
    put('registry/.canary.json', JSON.stringify({ remotes: [{ release, organizations: ['harbour'] }] }));
    for (const url of ['/', '/remotes.json']) {
      const versionFor = async (headers: Record<string, string>) =>
        /"version":"([^"]*)"/.exec((await app.inject({ url, headers })).body)?.[1];
      expect(await versionFor({ 'x-person': 'ada' })).toBe('2');
      expect(await versionFor({ 'x-person': 'grace' })).toBe('1.0.0-a');
      expect(await versionFor({})).toBe('1.0.0-a');
    }
    expect((await app.inject('/registry/.canary.json')).statusCode).toBe(404);
  });
});

describe('files', () => {
  it('sends assets compressed, with an unlimited cache time', async () => {
    const answer = await app.inject({ url: '/assets/index-abc.js', headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(answer.headers['content-type']).toMatch(/javascript/);
    expect((await app.inject('/assets/index-abc.js')).body).toBe('let plain');
  });

  it('gives assets the few headers that a file needs', async () => {
    for (const url of ['/assets/index-abc.js', '/remoteEntry.js', '/registry/register/1.0.0-a/mf-manifest.json']) {
      const { headers } = await app.inject(url);
      expect(headers, url).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers['content-security-policy'], url).toBe(
        url.endsWith('.js') ? undefined : "default-src 'none'; frame-ancestors 'none'",
      );
      for (const name of ['x-frame-options', 'x-request-id', 'accept-ranges', 'connection', 'keep-alive'])
        expect(headers, url).not.toHaveProperty(name);
    }
    expect((await app.inject('/')).headers).toHaveProperty('x-frame-options');
  });

  it('sends releases with an unlimited cache time', async () => {
    const answer = await app.inject('/registry/register/1.0.0-a/mf-manifest.json');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('lets browsers revalidate files without a hash in their name', async () => {
    const answer = await app.inject('/remoteEntry.js');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['etag']).toBeTruthy();
  });

  it.each([
    '/assets/gone.js',
    '/registry/register/2/remoteEntry.js',
    '/missing.ico',
    '/api/nothing',
    '/idp/nothing',
    '/api',
    '/.inputs',
    '/.vite/manifest.json',
    '/..%2fregistry%2fremotes.json',
  ])('does not send the shell for %s', async (url) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ code: 'no_such_route' });
  });

  it('does not cache a missing file', async () => {
    expect((await app.inject('/assets/gone.js')).headers['cache-control']).toBeUndefined();
  });
});
