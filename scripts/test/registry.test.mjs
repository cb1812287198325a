/** The way back to an earlier release, and what a start finds out about the releases. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { prune, publish, readRegistry } from '../lib/release-registry.mjs';
import { differences, publishShell, remoteNames, rollBack } from '../lib/release.mjs';
import { root } from '../lib/run.mjs';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'parapet-registry-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const entry = (name, version = '1') => ({ name, version, entry: `/registry/${name}/${version}/mf-manifest.json` });

describe('a way back', () => {
  const shellDir = () => join(folder, 'no-shell');
  const manifest = JSON.parse(readFileSync(join(root, 'remotes/risk-flow/manifest.json'), 'utf8'));
  /** Versions 1, 2 and 3, a minute apart; 3 is published. */
  beforeEach(async () => {
    for (const version of ['1', '2', '3']) {
      const release = join(folder, 'risk-flow', version);
      mkdirSync(release, { recursive: true });
      for (const file of ['mf-manifest.json', 'remoteEntry.js', 'manifest.json'])
        writeFileSync(join(release, file), JSON.stringify(manifest));
      utimesSync(release, Number(version) * 60, Number(version) * 60);
    }
    await publish(folder, { ...manifest, ...entry('risk-flow', '3') });
  });
  const published = () => readRegistry(folder).remotes.map(({ version, entry }) => `${version} ${entry}`);

  it('publishes the release before, and the one before that', async () => {
    expect(await rollBack('risk-flow', { registryDir: folder, shellDir: shellDir() })).toEqual({ from: '3', to: '2' });
    expect(published()).toEqual(['2 /registry/risk-flow/2/mf-manifest.json']);
    await rollBack('risk-flow', { registryDir: folder, shellDir: shellDir() });
    expect(published()).toEqual(['1 /registry/risk-flow/1/mf-manifest.json']);
    await expect(rollBack('risk-flow', { registryDir: folder, shellDir: shellDir() })).rejects.toThrow(
      'There is no earlier release of risk-flow. There are: 3, 2, 1',
    );
  });

  it('publishes a release by its version, also a newer one', async () => {
    await rollBack('risk-flow', { registryDir: folder, shellDir: shellDir(), version: '1' });
    await rollBack('risk-flow', { registryDir: folder, shellDir: shellDir(), version: '3' });
    expect(published()).toEqual(['3 /registry/risk-flow/3/mf-manifest.json']);
    await expect(rollBack('risk-flow', { registryDir: folder, shellDir: shellDir(), version: '9' })).rejects.toThrow(
      'There is no release 9 of risk-flow. There are: 3, 2, 1',
    );
  });

  it('does not lead to a release that the shell would not start', async () => {
    mkdirSync(join(folder, 'shell'));
    writeFileSync(join(folder, 'shell/provides.json'), JSON.stringify({ id: '0123456789ab' }));
    await expect(rollBack('risk-flow', { registryDir: folder, shellDir: join(folder, 'shell') })).rejects.toThrow(
      'risk-flow 2 cannot be released:\n  it does not record what it needs',
    );
    expect(published()).toEqual(['3 /registry/risk-flow/3/mf-manifest.json']);
  });

  it('stays open for fourteen days, however many releases follow', async () => {
    for (let version = 10; version < 30; version += 1) mkdirSync(join(folder, 'risk-flow', String(version)));
    prune(folder, 'risk-flow');
    expect(readdirSync(join(folder, 'risk-flow')).toSorted((a, b) => Number(a) - Number(b))).toEqual([
      '3',
      ...Array.from({ length: 20 }, (_, index) => String(index + 10)),
    ]);
  });
});

describe('a start', () => {
  it('finds which remotes the registry lacks, and which it has in another version', async () => {
    mkdirSync(join(folder, 'register/0.9.0'), { recursive: true });
    await publish(folder, entry('register', '0.9.0'));
    // Its files are gone, so it has to be released again.
    await publish(folder, entry('risk-flow', '0.9.0'));
    const found = Object.fromEntries(differences(folder).map(({ name, released }) => [name, released]));
    expect(found).toEqual({ ...Object.fromEntries(remoteNames().map((name) => [name, undefined])), register: '0.9.0' });
  });

  it('with a new shell notes the releases that fit, and says which do not and how to mend that', async () => {
    const contract = { info: { version: '2.0.0' }, paths: {} };
    const surface = (...names) => ({
      versions: { '@parapet/ui': '2.0.0' },
      names: { '@parapet/ui': Object.fromEntries(names.map((name) => [name, ['0', `#${name}`]])) },
      declarations: {},
      tokens: [],
      contract,
    });
    const shellDir = join(folder, 'shell');
    mkdirSync(shellDir);
    writeFileSync(join(shellDir, 'provides.json'), JSON.stringify({ id: '0123456789ab', ...surface('Button') }));
    for (const [name, needs] of [
      ['register', surface('Button')],
      ['settings-org', surface('Button', 'A', 'B', 'C', 'D', 'E', 'F')],
    ]) {
      mkdirSync(join(folder, name, '1'), { recursive: true });
      writeFileSync(join(folder, name, '1', 'needs.json'), JSON.stringify(needs));
      await publish(folder, entry(name));
    }
    const said = [];
    await publishShell({ registryDir: folder, shellDir, onProgress: (line) => said.push(line) });
    expect(readRegistry(folder).remotes).toEqual([
      { ...entry('register'), fits: ['0123456789ab'] },
      entry('settings-org'),
    ]);
    expect(said).toEqual([
      'settings-org 1 does not fit this shell, which will not start it:',
      ...['A', 'B', 'C', 'D', 'E'].map(
        (name) => `  it needs ${name} of @parapet/ui as of 2.0.0, the shell has 2.0.0: it is gone`,
      ),
      '  and 1 more',
      '  To mend it: npm run release -- settings-org (or npm start -- --sync for all remotes).',
    ]);
  });
});
