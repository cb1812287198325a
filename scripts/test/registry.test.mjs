/** What there was, the way back to it, and what a start finds out about the releases. */
import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { remoteNames, versionOf } from '../lib/release-build.mjs';
import { readLog } from '../lib/release-log.mjs';
import { markWithdrawn, publish, readRegistry, releasesOf } from '../lib/release-registry.mjs';
import { promote, publishShell, rollBack, startPlan, withdraw } from '../lib/release.mjs';
import { entry, manifest, temporaryRegistry } from './testing/temporary-registry.mjs';

let registry;
let folder = '';
beforeEach(() => {
  registry = temporaryRegistry();
  ({ folder } = registry);
});
afterEach(() => {
  registry.remove();
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe('the log of releases', () => {
  it('says for each who released it, when and from which commit, newest first', async () => {
    vi.stubEnv('RELEASED_BY', 'Amelie Laurent');
    await registry.publishVersion('1');
    await registry.publishVersion('2');
    expect(releasesOf(folder, 'risk-flow')).toMatchObject([
      { version: '2', who: 'Amelie Laurent', commit: '2c', isLive: true, hasFiles: true },
      { version: '1', who: 'Amelie Laurent', commit: '1c', isLive: false, hasFiles: true },
    ]);
  });

  it('never changes an entry', async () => {
    await registry.publishVersion('1');
    await registry.publishVersion('2');
    const before = readLog(folder);
    const { options } = registry;
    await rollBack('risk-flow', options);
    await withdraw('risk-flow', '2', options);
    await registry.publishVersion('3');
    expect(readLog(folder).slice(0, 2)).toEqual(before);
    expect(readLog(folder).map(({ what, version }) => `${what} ${version}`)).toEqual([
      'release 1',
      'release 2',
      'rollback 1',
      'withdraw 2',
      'release 3',
    ]);
  });

  it('starts with what a registry from before it has', async () => {
    for (const version of ['2', '1']) utimesSync(registry.store(version), Number(version) * 60, Number(version) * 60);
    writeFileSync(
      join(folder, 'remotes.json'),
      JSON.stringify({ remotes: [{ ...manifest, ...entry('risk-flow', '2') }] }),
    );
    const before = [
      { version: '2', when: '1970-01-01T00:02:00.000Z', isLive: true },
      { version: '1', when: '1970-01-01T00:01:00.000Z', isLive: false },
    ];
    expect(releasesOf(folder, 'risk-flow')).toMatchObject(before);
    await rollBack('risk-flow', registry.options);
    expect(releasesOf(folder, 'risk-flow').map(({ version, isLive }) => [version, isLive])).toEqual([
      ['2', false],
      ['1', true],
    ]);
  });
});

describe('the files of releases', () => {
  const DAY = 24 * 60 * 60 * 1000;
  const releaseOn = async (day, version) => {
    vi.setSystemTime(day * DAY);
    const release = registry.store(version);
    utimesSync(release, (day * DAY) / 1000, (day * DAY) / 1000);
    await publish(folder, { ...manifest, ...entry('risk-flow', version) });
  };
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));

  it('stay for ten releases, however old, and go after that', async () => {
    for (let version = 1; version <= 14; version += 1) await releaseOn(version * 30, String(version));
    expect(registry.stored()).toEqual(['5', '6', '7', '8', '9', '10', '11', '12', '13', '14']);
    expect(releasesOf(folder, 'risk-flow')).toHaveLength(14);
    expect(releasesOf(folder, 'risk-flow').at(-1)).toMatchObject({ version: '1', hasFiles: false });
  });

  it('stay for 14 days after they were live, because pages that are open load parts of them', async () => {
    await releaseOn(0, '1');
    for (let version = 2; version <= 13; version += 1) await releaseOn(100, String(version));
    await releaseOn(113, '14');
    expect(registry.stored()).toContain('1');
    await releaseOn(115, '15');
    expect(registry.stored()).toEqual(Array.from({ length: 10 }, (_, index) => String(index + 6)));
  });

  it('stay while the release is live, and as long after it was withdrawn', async () => {
    await releaseOn(0, '1');
    await releaseOn(1, '2');
    const { options } = registry;
    vi.setSystemTime(100 * DAY);
    await withdraw('risk-flow', '2', options);
    await releaseOn(113, '3');
    expect(registry.stored()).toEqual(['1', '2', '3']);
    await rollBack('risk-flow', options);
    for (let version = 4; version <= 30; version += 1) await releaseOn(115, String(version));
    expect(registry.stored()).not.toContain('2');
    expect(registry.stored()).toContain('1');
  });
});

describe('a way back', () => {
  let options;
  /** Versions 1, 2 and 3; 3 is live. */
  beforeEach(async () => {
    ({ options } = registry);
    for (const version of ['1', '2', '3']) await registry.publishVersion(version);
  });

  it('leads to the release before, and the one before that', async () => {
    expect(await rollBack('risk-flow', options)).toEqual({ from: '3', to: '2' });
    expect(registry.live()).toEqual(['2 /registry/risk-flow/2/mf-manifest.json']);
    await rollBack('risk-flow', options);
    expect(registry.live()).toEqual(['1 /registry/risk-flow/1/mf-manifest.json']);
    await expect(rollBack('risk-flow', options)).rejects.toThrow(
      'There is no earlier release of risk-flow. There are: 3, 2, 1',
    );
  });

  it('leads to a release by its version, also a newer one', async () => {
    await rollBack('risk-flow', { ...options, version: '1' });
    await rollBack('risk-flow', { ...options, version: '3' });
    expect(registry.live()).toEqual(['3 /registry/risk-flow/3/mf-manifest.json']);
    await expect(rollBack('risk-flow', { ...options, version: '9' })).rejects.toThrow(
      'There is no release 9 of risk-flow. There are: 3, 2, 1',
    );
    await expect(rollBack('risk-flow', { ...options, version: '3' })).rejects.toThrow('risk-flow 3 is live already.');
  });

  it('does not lead to files that are not those that were released', async () => {
    writeFileSync(join(folder, 'risk-flow/2/remoteEntry.js'), 'changed');
    await expect(rollBack('risk-flow', options)).rejects.toThrow('its files have changed since its release');
    rmSync(join(folder, 'risk-flow/2'), { recursive: true });
    expect(await rollBack('risk-flow', options)).toEqual({ from: '3', to: '1' });
  });

  it('does not lead to a release that the shell would not start, nor does a withdrawal', async () => {
    mkdirSync(join(folder, 'shell'));
    writeFileSync(join(folder, 'shell/provides.json'), JSON.stringify({ id: '0123456789ab' }));
    const unfit = { ...options, shellDir: join(folder, 'shell') };
    const reason = 'risk-flow 2 cannot be released:\n  it does not record what it needs';
    await expect(rollBack('risk-flow', unfit)).rejects.toThrow(reason);
    await expect(withdraw('risk-flow', '3', unfit)).rejects.toThrow(reason);
    expect(registry.live()).toEqual(['3 /registry/risk-flow/3/mf-manifest.json']);
    expect(releasesOf(folder, 'risk-flow')[0].withdrawn).toBeUndefined();
  });

  it('is not taken by a dry run', async () => {
    const before = readLog(folder);
    expect(await rollBack('risk-flow', { ...options, dryRun: true })).toEqual({ from: '3', to: '2' });
    expect(await withdraw('risk-flow', '3', { ...options, dryRun: true })).toEqual({ to: '2' });
    expect([registry.live(), readLog(folder)]).toEqual([['3 /registry/risk-flow/3/mf-manifest.json'], before]);
  });

  it('does not lead to a release that was withdrawn', async () => {
    expect(await withdraw('risk-flow', '2', options)).toEqual({ to: undefined });
    await expect(rollBack('risk-flow', { ...options, version: '2' })).rejects.toThrow('risk-flow 2 was withdrawn');
    await expect(registry.publishVersion('2')).rejects.toThrow('risk-flow 2 was withdrawn');
    await expect(withdraw('risk-flow', '2', options)).rejects.toThrow('risk-flow 2 was withdrawn already');
    await expect(withdraw('risk-flow', '9', options)).rejects.toThrow('There is no release 9 of risk-flow');
    expect(await withdraw('risk-flow', '3', options)).toEqual({ to: '1' });
    expect(registry.live()).toEqual(['1 /registry/risk-flow/1/mf-manifest.json']);
    await expect(withdraw('risk-flow', '1', options)).rejects.toThrow('There is no earlier release of risk-flow');
    expect(registry.live()).toEqual(['1 /registry/risk-flow/1/mf-manifest.json']);
  });
});

describe('the release that pages show in the place of one that fails', () => {
  const previous = () => readRegistry(folder).remotes[0].previous?.version;
  /** With the checks, as a release does it. */
  const release = async (version) => {
    await registry.giveCanary(version, { percent: 0 });
    await promote('risk-flow', version, registry.options);
  };
  beforeEach(() => release('1'));

  it('is the one that was live before, with what it takes to start it', async () => {
    expect(previous()).toBeUndefined();
    await release('2');
    const { version, entry: address } = entry('risk-flow', '1');
    const { sdk, contract } = manifest;
    expect(readRegistry(folder).remotes[0].previous).toEqual({ version, entry: address, sdk, contract });
    await release('3');
    expect(previous()).toBe('2');
  });

  it('is none that was taken back or withdrawn, nor one without files', async () => {
    for (const version of ['2', '3']) await release(version);
    await rollBack('risk-flow', registry.options);
    expect([registry.live()[0][0], previous()]).toEqual(['2', '1']);
    await release('4');
    expect(previous()).toBe('2');
    await withdraw('risk-flow', '2', registry.options);
    expect(previous()).toBe('1');
    rmSync(join(folder, 'risk-flow/1'), { recursive: true });
    await release('5');
    expect(previous()).toBe('4');
    await withdraw('risk-flow', '4', registry.options);
    expect(previous()).toBeUndefined();
  });

  it('is one that was live again after it was taken back', async () => {
    await release('2');
    await rollBack('risk-flow', registry.options);
    await rollBack('risk-flow', { ...registry.options, version: '2' });
    await release('3');
    expect(previous()).toBe('2');
  });

  it('is one that fits the shell, also a new one', async () => {
    for (const version of ['2', '3']) await release(version);
    const shellDir = join(folder, 'shell');
    mkdirSync(shellDir);
    const surface = { versions: {}, names: {}, declarations: {}, tokens: [], contract: { info: {}, paths: {} } };
    writeFileSync(join(shellDir, 'provides.json'), JSON.stringify({ id: '0123456789ab', ...surface }));
    // Version 2 does not say what it needs.
    writeFileSync(join(folder, 'risk-flow/1/needs.json'), JSON.stringify(surface));
    await publishShell({ registryDir: folder, shellDir, onProgress: () => {} });
    expect(readRegistry(folder).remotes[0].previous).toMatchObject({ version: '1', fits: ['0123456789ab'] });
  });

  it('keeps its files', async () => {
    await release('2');
    utimesSync(join(folder, 'risk-flow/1'), 60, 60);
    for (let version = 10; version < 20; version += 1) await registry.giveCanary(String(version), { percent: 0 });
    expect(registry.stored()).toContain('1');
  });
});

describe('a start', () => {
  it('releases what the registry lacks', async () => {
    registry.store('0.9.0', 'register');
    await publish(folder, entry('register', '0.9.0'));
    // Its files are gone, so it has to be released again.
    await publish(folder, entry('risk-flow', '0.9.0'));
    const { names, lines } = startPlan(folder, false);
    expect(names).toEqual(remoteNames().filter((name) => name !== 'register'));
    expect(lines).toEqual([expect.stringMatching(/^register: released is 0\.9\.0, this checkout has .*--sync/)]);
    expect(startPlan(folder, true).names).toEqual(remoteNames());
  });

  it('leaves a remote that was rolled back or whose version was withdrawn as it is', async () => {
    const here = versionOf('risk-flow');
    await registry.publishVersion('0.9.0');
    await registry.publishVersion(here);
    expect(startPlan(folder, false).names).not.toContain('risk-flow');
    const { options } = registry;
    await rollBack('risk-flow', options);
    expect(startPlan(folder, false).names).not.toContain('risk-flow');
    expect(startPlan(folder, true).names).toContain('risk-flow');
    await markWithdrawn(folder, { name: 'risk-flow', version: here });
    for (const replace of [false, true]) {
      const { names, lines } = startPlan(folder, replace);
      expect(names).not.toContain('risk-flow');
      expect(lines).toEqual([`risk-flow: this checkout has ${here}, which was withdrawn; 0.9.0 is live`]);
    }
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
