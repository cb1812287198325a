import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inputHash } from '../lib/release-inputs.mjs';
import { remoteNames } from '../lib/release-build.mjs';
import { CHECKS } from '../lib/release-checks.mjs';
import { readLog } from '../lib/release-log.mjs';
import { noteFitting, publish, readRegistry, releaseProblems, releasesOf } from '../lib/release-registry.mjs';
import { outdatedParts, releaseAll, releaseRemote } from '../lib/release.mjs';
import { root } from '../lib/run.mjs';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'parapet-release-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const entry = (name, version = '1') => ({ name, version, entry: `/registry/${name}/${version}/mf-manifest.json` });

describe('the registry', () => {
  it('is empty before the first release', () => expect(readRegistry(folder)).toEqual({ remotes: [] }));

  it('names the newest release of each remote', async () => {
    await publish(folder, entry('register'));
    await publish(folder, entry('cybersecurity'));
    await publish(folder, entry('register', '2'));
    expect(readRegistry(folder).remotes).toEqual([entry('cybersecurity'), entry('register', '2')]);
  });

  it('loses no entry when many are published at once', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `remote-${index}`);
    await Promise.all(names.map((name) => publish(folder, entry(name))));
    expect(
      readRegistry(folder)
        .remotes.map(({ name }) => name)
        .toSorted(),
    ).toEqual(names.toSorted());
  });

  it('notes for each release which shells it fits, the newest ten', async () => {
    await publish(folder, { ...entry('register', '2'), fits: ['a'] });
    await publish(folder, entry('cybersecurity'));
    // The other one was released anew in the meantime.
    await noteFitting(folder, [entry('register', '2'), entry('cybersecurity', '0')], 'b');
    expect(readRegistry(folder).remotes).toEqual([
      entry('cybersecurity'),
      { ...entry('register', '2'), fits: ['a', 'b'] },
    ]);
    for (let shell = 0; shell < 12; shell += 1) await noteFitting(folder, [entry('register', '2')], `${shell}`);
    expect(readRegistry(folder).remotes[1].fits).toEqual(['2', '3', '4', '5', '6', '7', '8', '9', '10', '11']);
  });

  it('takes over the lock of a release that died', async () => {
    mkdirSync(join(folder, '.lock'));
    const before = new Date(Date.now() - 60_000);
    utimesSync(join(folder, '.lock'), before, before);
    await publish(folder, entry('register'));
    expect(readRegistry(folder).remotes).toHaveLength(1);
  });
});

describe('what is to be published', () => {
  const { owners: _, ...manifest } = JSON.parse(readFileSync(join(root, 'remotes/risk-flow/manifest.json'), 'utf8'));
  const release = (changes = {}) => ({ ...manifest, ...entry('risk-flow'), ...changes });
  beforeEach(() => {
    mkdirSync(join(folder, 'risk-flow/1'), { recursive: true });
    for (const file of ['mf-manifest.json', 'needs.json', 'needs.json.gz', 'remoteEntry.js', 'manifest.json'])
      writeFileSync(join(folder, 'risk-flow/1', file), '{}');
  });

  it('goes with the other releases, and may replace its own', async () => {
    await publish(folder, release());
    expect(await releaseProblems(folder, release())).toEqual([]);
  });

  it('is refused with every reason', async () => {
    const [nav] = manifest.nav;
    await publish(folder, { ...release({ nav: [] }), ...entry('other'), routes: [{ path: '/taken', title: null }] });
    rmSync(join(folder, 'risk-flow/1/remoteEntry.js'));
    const routes = [...manifest.routes, { path: '/taken', title: null }];
    expect(await releaseProblems(folder, release({ routes, nav: [{ ...nav, icon: 'unicorn' }] }))).toEqual([
      'the route /taken belongs to other',
      'remoteEntry.js is missing',
      `nav ${nav.id}: the kit has no icon unicorn`,
    ]);
    const { label: _label, ...withoutLabel } = nav;
    expect(await releaseProblems(folder, release({ nav: [withoutLabel] }))).toEqual([
      'nav.0.label is not an object',
      'remoteEntry.js is missing',
    ]);
  });
});

describe('the hash of what a build depends on', () => {
  const own = ['remotes/register/src'];
  const write = (path, content) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  beforeEach(() => {
    for (const path of [
      'contracts/package.json',
      'contracts/openapi.json',
      'shell/sdk/package.json',
      'shell/ui/package.json',
      'shell/domain-ui/package.json',
      'package-lock.json',
    ])
      write(path, '{}');
    for (const path of [
      'contracts/src/a.ts',
      'shell/sdk/src/a.ts',
      'shell/ui/src/a.tsx',
      'shell/domain-ui/src/a.tsx',
      'shell/build/src/a.ts',
      'scripts/lib/gate/a.mjs',
      'remotes/register/src/remote.ts',
    ])
      write(path, 'a');
  });

  it.each([
    ['its own source', 'remotes/register/src/remote.ts'],
    ['a new file', 'remotes/register/src/pages/new.tsx'],
    ['the contract', 'contracts/src/a.ts'],
    ['the kit', 'shell/ui/src/a.tsx'],
    ['the shared domain parts', 'shell/domain-ui/src/a.tsx'],
    ['a dependency', 'package-lock.json'],
  ])('changes with %s', (_what, path) => {
    const before = inputHash(folder, own);
    write(path, 'changed');
    expect(inputHash(folder, own)).not.toBe(before);
  });

  it.each([
    'remotes/register/src/remote.test.ts',
    'shell/ui/src/button.stories.tsx',
    'remotes/register/src/dev/main.tsx',
    'remotes/cybersecurity/src/remote.ts',
  ])('does not change with %s', (path) => {
    const before = inputHash(folder, own);
    write(path, 'changed');
    expect(inputHash(folder, own)).toBe(before);
  });

  it('changes when content moves between files', () => {
    const before = inputHash(folder, own);
    write('remotes/register/src/remote.ts', 'aa');
    write('contracts/src/a.ts', '');
    expect(inputHash(folder, own)).not.toBe(before);
  });
});

describe('a release', () => {
  it('is complete, named by its content, and built once', async () => {
    const progress = [];
    const onProgress = (line) => progress.push(line);
    // Without a shell, nothing is known about what it would have to fit.
    const options = { registryDir: folder, shellDir: join(folder, 'no-shell'), onlyIfChanged: true, onProgress };
    const [dry] = await releaseAll({ ...options, names: ['risk-flow'], dryRun: true });
    expect([readRegistry(folder).remotes, releasesOf(folder, 'risk-flow')]).toEqual([[], []]);
    const [first] = await releaseAll({ ...options, names: ['risk-flow'] });
    expect(first).toEqual(dry);
    expect(first).toMatchObject({ name: 'risk-flow', changed: true });
    expect(first.version).toMatch(/^\d+\.\d+\.\d+-[0-9a-f]{8}$/);
    const [published] = readRegistry(folder).remotes;
    const { owners: _, ...source } = JSON.parse(readFileSync(join(root, 'remotes/risk-flow/manifest.json'), 'utf8'));
    expect(published).toEqual({
      ...source,
      version: first.version,
      entry: `/registry/risk-flow/${first.version}/mf-manifest.json`,
    });
    for (const file of ['mf-manifest.json', 'remoteEntry.js', 'remoteEntry.js.gz', 'remoteEntry.js.br']) {
      expect([file, existsSync(join(folder, 'risk-flow', first.version, file))]).toEqual([file, true]);
    }
    expect(progress).toEqual(['Building risk-flow...', expect.stringMatching(/^Built risk-flow in \d+\.\d s$/)]);
    expect(await releaseRemote('risk-flow', options)).toEqual({ ...first, changed: false });
    expect(progress).toHaveLength(2);
    const hash = expect.stringMatching(/^[0-9a-f]{64}$/);
    expect(releasesOf(folder, 'risk-flow')).toMatchObject([
      {
        version: first.version,
        isLive: true,
        who: expect.any(String),
        commit: expect.stringMatching(/^[0-9a-f]{40}(-dirty)?$/),
        needs: hash,
        files: hash,
        // Nobody asked for the checks.
        skipped: CHECKS,
      },
    ]);

    expect(outdatedParts(folder).filter((name) => name !== 'shell')).toEqual(
      remoteNames().filter((name) => name !== 'risk-flow'),
    );
    // A shell that lacks what it needs: the release is refused, and the published one stays.
    const needs = JSON.parse(readFileSync(join(folder, 'risk-flow', first.version, 'needs.json'), 'utf8'));
    mkdirSync(join(folder, 'shell'));
    const provides = { id: '0123456789ab', ...needs, names: { ...needs.names, '@parapet/sdk': {} } };
    writeFileSync(join(folder, 'shell/provides.json'), JSON.stringify(provides));
    const unfit = releaseRemote('risk-flow', { ...options, shellDir: join(folder, 'shell'), onlyIfChanged: false });
    await expect(unfit).rejects.toThrow(/cannot be released:\n {2}it needs \w+ of @parapet\/sdk as of .*: it is gone/);
    expect(readRegistry(folder).remotes).toEqual([published]);
    writeFileSync(join(folder, 'shell/provides.json'), JSON.stringify({ ...provides, names: needs.names }));
    await releaseRemote('risk-flow', { ...options, shellDir: join(folder, 'shell'), onlyIfChanged: false });
    expect(readRegistry(folder).remotes).toEqual([{ ...published, fits: ['0123456789ab'] }]);

    rmSync(join(folder, 'risk-flow', first.version), { recursive: true });
    expect(outdatedParts(folder)).toContain('risk-flow');
  });

  it('of the same sources by two processes at once is one release', async () => {
    const script =
      "const { releaseRemote } = await import(process.argv[1]); await releaseRemote('risk-flow', { registryDir: process.argv[2] });";
    const once = () =>
      promisify(execFile)(process.execPath, [
        '--input-type=module',
        '-e',
        script,
        join(root, 'scripts/lib/release.mjs'),
        folder,
      ]);
    await Promise.all([once(), once()]);
    const [published, ...more] = readRegistry(folder).remotes;
    expect(more).toEqual([]);
    expect(readdirSync(join(folder, 'risk-flow'))).toEqual([published.version]);
    expect(readLog(folder)).toHaveLength(1);
    // Two builds, and twice the declarations, one after the other.
  }, 240_000);

  it('of a remote that does not match its manifest is refused and leaves the registry unchanged', async () => {
    const broken = join(root, 'remotes', `broken-${process.pid}`);
    await publish(folder, entry('register'));
    try {
      cpSync(join(root, 'remotes/risk-flow'), broken, {
        recursive: true,
        filter: (path) => !path.includes('node_modules'),
      });
      const manifest = JSON.parse(readFileSync(join(broken, 'manifest.json'), 'utf8'));
      writeFileSync(
        join(broken, 'manifest.json'),
        JSON.stringify({ ...manifest, routes: [...manifest.routes, { path: '/promised', title: null }] }),
      );
      await expect(releaseRemote(`broken-${process.pid}`, { registryDir: folder })).rejects.toThrow(
        /has the route \/promised, src\/remote\.ts has no page for it/,
      );
    } finally {
      rmSync(broken, { recursive: true, force: true });
    }
    expect(readRegistry(folder).remotes).toEqual([entry('register')]);
    expect(existsSync(join(folder, `broken-${process.pid}`, 'mf-manifest.json'))).toBe(false);
  });

  it('of an unknown remote names the existing ones', async () => {
    await expect(releaseRemote('nothing', { registryDir: folder })).rejects.toThrow(
      /no remote 'nothing'.*register.*risk-flow/,
    );
  });

  it('of several reports every failure', async () => {
    await expect(releaseAll({ registryDir: folder, names: ['nothing', 'neither'] })).rejects.toThrow(
      /'nothing'[\s\S]*'neither'/,
    );
  });
});
