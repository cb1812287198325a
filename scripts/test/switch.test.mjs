/** Remotes that are switched off for everybody. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readLog } from '../lib/release-log.mjs';
import { readRegistry, releasesOf, turn } from '../lib/release-registry.mjs';
import { rollBack } from '../lib/release.mjs';
import { temporaryRegistry } from './testing/temporary-registry.mjs';

let registry;
let folder = '';
beforeEach(() => {
  registry = temporaryRegistry();
  ({ folder } = registry);
});
afterEach(() => {
  registry.remove();
  vi.unstubAllEnvs();
});

describe('a remote that is switched off', () => {
  const off = () => readRegistry(folder).remotes.map(({ name, off }) => [name, off?.reason]);
  beforeEach(async () => {
    await registry.publishVersion('1');
    await registry.publishVersion('2');
    await turn(folder, 'risk-flow', 'It is broken');
  });

  it('stays off until it is switched on, whatever is released or taken back', async () => {
    await registry.publishVersion('3');
    await rollBack('risk-flow', registry.options);
    expect([registry.live()[0][0], off()]).toEqual(['2', [['risk-flow', 'It is broken']]]);
    await turn(folder, 'risk-flow', null);
    expect(off()).toEqual([['risk-flow', undefined]]);
  });

  it('is in the log with the reason, and changes nothing about its releases', async () => {
    vi.stubEnv('RELEASED_BY', 'Amelie Laurent');
    expect(await turn(folder, 'risk-flow', 'It is broken')).toBe(false);
    expect(await turn(folder, 'risk-flow', null)).toBe(true);
    expect(await turn(folder, 'risk-flow', null)).toBe(false);
    expect(readLog(folder).slice(2)).toMatchObject([
      { what: 'disable', name: 'risk-flow', version: '2', reason: 'It is broken' },
      { what: 'enable', name: 'risk-flow', version: '2', who: 'Amelie Laurent' },
    ]);
    expect(releasesOf(folder, 'risk-flow').map(({ version, isLive }) => [version, isLive])).toEqual([
      ['2', true],
      ['1', false],
    ]);
    expect(await rollBack('risk-flow', registry.options)).toEqual({ from: '2', to: '1' });
  });

  it('must be one that was released', () =>
    expect(turn(folder, 'register', 'It is broken')).rejects.toThrow("no remote 'register'. There are: risk-flow"));
});
