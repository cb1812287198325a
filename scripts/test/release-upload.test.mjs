/** Releases that are sent to a service elsewhere. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DifferentFiles, receiveRelease, UnknownRelease } from '../lib/release-received.mjs';
import { readLog } from '../lib/release-log.mjs';
import { releasesOf } from '../lib/release-registry.mjs';
import { packedFiles, sendRelease } from '../lib/release-upload.mjs';
import { withdraw } from '../lib/release.mjs';
import { root } from '../lib/run.mjs';
import { temporaryRegistry } from './testing/temporary-registry.mjs';

let registry;
beforeEach(() => (registry = temporaryRegistry()));
afterEach(() => registry.remove());

describe('what is sent', () => {
  let server;
  let to = '';
  let answer = { status: 201, body: '{}', headers: {} };
  const received = [];
  beforeEach(async () => {
    received.length = 0;
    answer = { status: 201, body: '{}', headers: {} };
    const respond = async (request, response) => {
      const { method, url, headers } = request;
      received.push({ method, url, authorization: headers.authorization, body: await text(request) });
      response.writeHead(answer.status, answer.headers).end(answer.body);
    };
    server = createServer((request, response) => void respond(request, response));
    await new Promise((done) => server.listen(0, '127.0.0.1', done));
    to = `http://127.0.0.1:${server.address().port}`;
  });
  afterEach(() => server.close());
  const release = { name: 'risk-flow', version: '1' };

  it('is all that is served of the release, what the log says, and the token', async () => {
    const folder = registry.store('1');
    mkdirSync(join(folder, '.vite'));
    writeFileSync(join(folder, '.vite/manifest.json'), '{}');
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'assets/page.js.gz'), Buffer.from([0, 255]));
    await sendRelease(release, { to, token: 'prt_x', folder, facts: { commit: '2c', skipped: ['types'] } });
    const [{ body, ...request }] = received;
    expect(request).toEqual({ method: 'PUT', url: '/api/registry/risk-flow/1', authorization: 'Bearer prt_x' });
    const { files, commit, skipped } = JSON.parse(body);
    expect([commit, skipped, files.map(({ path }) => path)]).toEqual([
      '2c',
      ['types'],
      ['assets/page.js.gz', 'manifest.json', 'mf-manifest.json', 'remoteEntry.js'],
    ]);
    expect(files[0].content).toBe('AP8=');
  });

  it('says who gets a canary, and is only a name for what was sent before', async () => {
    await sendRelease(release, { to, token: 'prt_x', audience: { percent: 10, organizations: ['a', 'b'] } });
    expect(received).toMatchObject([
      { url: '/api/registry/risk-flow/1?channel=canary&percent=10&organizations=a%2Cb', body: '' },
    ]);
  });

  it('is refused with the reason of the service', async () => {
    answer = { status: 403, body: '{"detail":"This token releases register and nothing else"}', headers: {} };
    await expect(sendRelease(release, { to, token: 'prt_x' })).rejects.toThrow(
      `${to} refused risk-flow 1: This token releases register and nothing else`,
    );
  });

  it('goes nowhere without a token, over plain http, or to where an answer leads', async () => {
    await expect(sendRelease(release, { to, token: '' })).rejects.toThrow('RELEASE_TOKEN is the token');
    for (const other of ['http://risk.example.com', 'ftp://localhost', 'risk.example.com'])
      await expect(sendRelease(release, { to: other, token: 'prt_x' })).rejects.toThrow('--to is the https address');
    answer = { status: 307, body: '', headers: { location: `${to}/elsewhere` } };
    await expect(sendRelease(release, { to, token: 'prt_x' })).rejects.toThrow('fetch failed');
    expect(received.map(({ url }) => url)).toEqual(['/api/registry/risk-flow/1']);
  });

  it('is what the command line says', async () => {
    const command = (...args) =>
      promisify(execFile)(process.execPath, [join(root, 'scripts/release.mjs'), ...args], {
        env: { ...process.env, REGISTRY_DIR: registry.folder, RELEASE_TOKEN: 'prt_x' },
      });
    const { stdout } = await command('rollback', 'risk-flow', '1', '--to', to);
    expect(stdout).toBe(`risk-flow 1 is live on ${to}\n`);
    await command('promote', 'risk-flow', '2', '--to', to, '--dry-run');
    expect(received.map(({ url }) => url)).toEqual(['/api/registry/risk-flow/1']);
    await expect(command('withdraw', 'risk-flow', '1', '--to', to)).rejects.toThrow('Releases remotes');
    await expect(command('register', 'risk-flow', '--to', to)).rejects.toThrow('--to takes one remote');
  });
});

describe('what is received', () => {
  const sent = (version, files = null) => ({ name: 'risk-flow', version, files, who: 'Ada', commit: null });

  it('is not there without files, and never changes', async () => {
    const { options, store } = registry;
    await expect(receiveRelease(sent('1'), options)).rejects.toThrow(UnknownRelease);
    store('1');
    expect(await receiveRelease(sent('1'), options)).toEqual({ isNew: false });
    const other = [{ path: 'remoteEntry.js', content: Buffer.from('other') }];
    await expect(receiveRelease(sent('1', other), options)).rejects.toThrow(DifferentFiles);
    expect(readLog(registry.folder)).toMatchObject([{ what: 'release', version: '1', who: 'Ada' }]);
  });

  it('is the release that was built here, whose notes are not sent', async () => {
    const { options, store } = registry;
    const folder = store('1');
    mkdirSync(join(folder, '.vite'));
    writeFileSync(join(folder, '.vite/manifest.json'), '{}');
    const files = packedFiles(folder).map(({ path, content }) => ({ path, content: Buffer.from(content, 'base64') }));
    expect(await receiveRelease(sent('1', files), options)).toEqual({ isNew: false });
  });

  it('is no canary any more once it is live for everybody, also where it was live before', async () => {
    const { options } = registry;
    await registry.publishVersion('1');
    await receiveRelease(sent('1'), { ...options, audience: { percent: 10 } });
    expect(releasesOf(registry.folder, 'risk-flow')).toMatchObject([{ isLive: true, isCanary: true }]);
    await receiveRelease(sent('1'), options);
    expect(releasesOf(registry.folder, 'risk-flow')).toMatchObject([{ isLive: true, isCanary: false }]);
  });

  it('is what it was also when its files were removed meanwhile', async () => {
    const { options } = registry;
    await registry.publishVersion('1');
    const folder = join(registry.folder, 'risk-flow/1');
    const files = packedFiles(folder).map(({ path, content }) => ({ path, content: Buffer.from(content, 'base64') }));
    rmSync(folder, { recursive: true });
    const other = [...files, { path: 'other.js', content: Buffer.from('other') }];
    await expect(receiveRelease(sent('1', other), options)).rejects.toThrow(DifferentFiles);
    expect(existsSync(folder)).toBe(false);
    expect(await receiveRelease(sent('1', files), options)).toEqual({ isNew: true });
  });

  it('does not come back after it was withdrawn', async () => {
    const { options } = registry;
    await registry.publishVersion('1');
    await registry.publishVersion('2');
    await withdraw('risk-flow', '1', options);
    await expect(receiveRelease(sent('1'), options)).rejects.toThrow('was withdrawn');
  });
});
