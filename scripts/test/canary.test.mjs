/** Releases that only some people get. */
import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCanaries, releasesOf } from '../lib/release-registry.mjs';
import { promote, rollBack, withdraw } from '../lib/release.mjs';
import { temporaryRegistry } from './testing/temporary-registry.mjs';

let registry;
let folder = '';
beforeEach(() => {
  registry = temporaryRegistry();
  ({ folder } = registry);
});
afterEach(() => registry.remove());

describe('a canary', () => {
  const canaries = () => readCanaries(folder).remotes.map(({ release, ...audience }) => [release.version, audience]);
  beforeEach(async () => {
    await registry.publishVersion('1');
    await registry.giveCanary('2', { percent: 10 });
  });

  it('leaves what is live as it is, and is replaced by the next', async () => {
    expect(registry.live()).toEqual(['1 /registry/risk-flow/1/mf-manifest.json']);
    expect(canaries()).toEqual([['2', { percent: 10 }]]);
    expect(releasesOf(folder, 'risk-flow')).toMatchObject([
      { version: '2', percent: 10, isCanary: true, isLive: false },
      { version: '1', isCanary: false, isLive: true },
    ]);
    await registry.giveCanary('3', { organizations: ['a'] });
    expect(canaries()).toEqual([['3', { organizations: ['a'] }]]);
  });

  it('is promoted, and no other release is', async () => {
    await expect(promote('risk-flow', '1', registry.options)).rejects.toThrow('The canary of risk-flow is: 2');
    expect(await promote('risk-flow', '2', registry.options)).toEqual({ from: '1' });
    expect([registry.live(), canaries()]).toEqual([['2 /registry/risk-flow/2/mf-manifest.json'], []]);
    await expect(promote('risk-flow', '2', registry.options)).rejects.toThrow('The canary of risk-flow is: none');
    expect(await rollBack('risk-flow', registry.options)).toEqual({ from: '2', to: '1' });
  });

  it('ends when another release goes live or it is withdrawn, not when there is a rollback', async () => {
    await registry.publishVersion('3');
    expect(canaries()).toEqual([]);
    await registry.giveCanary('4', { percent: 10 });
    // Version 2 was never live.
    expect(await rollBack('risk-flow', registry.options)).toEqual({ from: '3', to: '1' });
    expect(canaries()).toEqual([['4', { percent: 10 }]]);
    expect(await withdraw('risk-flow', '4', registry.options)).toEqual({ to: undefined });
    expect(canaries()).toEqual([]);
    await expect(registry.giveCanary('4', { percent: 10 })).rejects.toThrow('risk-flow 4 was withdrawn');
  });

  it('keeps its files while people get it', async () => {
    utimesSync(join(folder, 'risk-flow/2'), 60, 60);
    for (let version = 10; version < 25; version += 1) {
      await registry.publishVersion(String(version));
      await registry.giveCanary('2', { percent: 10 });
    }
    expect(registry.stored()).toContain('2');
  });
});
