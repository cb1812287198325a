import type { Provides, Surface } from '@parapet/contracts/compatibility';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { release } from '../testing/releases.ts';
import { createGate } from './gate.ts';

const HERE = '0123456789ab';
const surface = (extra: Partial<Surface> = {}): Surface => ({
  versions: { '@parapet/ui': '2.0.0', contract: '2.0.0' },
  names: { '@parapet/ui': { Button: ['a', '#Button'] } },
  declarations: {},
  tokens: [],
  contract: { info: { version: '2.0.0' }, paths: {} },
  ...extra,
});
const shell: Provides = { id: HERE, ...surface() };

/** What the server has, by path; null stands for a server that does not answer. */
let files: Record<string, unknown> = {};
const fetched = vi.fn<(path: string) => void>();

beforeEach(() => {
  files = { '/provides.json': shell, '/registry/register/1.0.0-a/needs.json': surface() };
  fetched.mockClear();
  vi.stubGlobal('fetch', async (address: URL) => {
    fetched(address.pathname);
    const content = files[address.pathname];
    if (content === null) throw new TypeError('Failed to fetch');
    return content === undefined ? new Response('', { status: 404 }) : Response.json(content);
  });
});

const verdict = (extra: Parameters<typeof release>[1] = {}) => createGate(HERE)(release('register', extra));

describe('the gate', () => {
  it('fetches nothing for a release that was found to fit this shell', async () => {
    expect(await verdict({ fits: ['ffffffffffff', HERE] })).toBeNull();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('compares a release that was found to fit another shell', async () => {
    expect(await verdict({ fits: ['ffffffffffff'] })).toBeNull();
    expect(fetched.mock.calls.flat().toSorted()).toEqual(['/provides.json', '/registry/register/1.0.0-a/needs.json']);
  });

  it('refuses a release that needs what is not there, and names both sides', async () => {
    files['/registry/register/1.0.0-a/needs.json'] = surface({
      versions: { '@parapet/ui': '3.1.0' },
      names: { '@parapet/ui/forms': { AssetPicker: ['a', '#AssetPicker'], Other: ['a', '#Other'] } },
    });
    expect(await verdict()).toEqual({
      kind: 'unfit',
      version: '1.0.0-a',
      name: 'AssetPicker',
      part: 'ui',
      needs: '3.1.0',
      has: '2.0.0',
      reasons: ['@parapet/ui/forms AssetPicker: it is gone', '@parapet/ui/forms Other: it is gone'],
    });
  });

  it('refuses a release that does not record what it needs', async () => {
    delete files['/registry/register/1.0.0-a/needs.json'];
    expect(await verdict()).toEqual({ kind: 'unrecorded', version: '1.0.0-a' });
  });

  it.each([{ ...shell, id: 'ffffffffffff' }, undefined])(
    'asks for a reload once the server has another shell than the page',
    async (there) => {
      files['/provides.json'] = there;
      expect(await verdict()).toEqual({ kind: 'outdated' });
    },
  );

  it('fails when what a release needs cannot be fetched', async () => {
    files['/registry/register/1.0.0-a/needs.json'] = null;
    await expect(verdict()).rejects.toThrow('Failed to fetch');
  });

  it('lets every release in where the page belongs to no build, as in development', async () => {
    expect(await createGate()(release('register'))).toBeNull();
    expect(fetched).not.toHaveBeenCalled();
  });
});
