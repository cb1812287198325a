import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CODEOWNERS, codeOwners, makeRemote } from '../lib/new-remote.mjs';
import { root, run } from '../lib/run.mjs';

const titles = { en: "Vendors' risks", es: 'Proveedores', fr: 'Fournisseurs', de: 'Lieferanten' };

describe('a new remote', () => {
  // As deep below the checkout as `remotes/<name>`, so that what it refers to is found.
  let folder = '';
  beforeEach(() => (folder = mkdtempSync(join(root, 'scripts', 'new-remote-'))));
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
    rmSync(join(root, '.tsbuild', basename(folder)), { recursive: true, force: true });
  });

  // Where types were not checked before, those of all packages are checked first.
  it('has right types, passes its tests and is formatted as everything else', { timeout: 300_000 }, async () => {
    const name = basename(folder).toLowerCase();
    await makeRemote({ name, titles, folder });
    const output = { stdio: 'pipe' };
    expect(await run('tsc', ['-b', folder, '--checkers', '1'], output)).toBe(0);
    expect(await run('vitest', ['run', '--root', folder], output)).toBe(0);
    expect(await run('oxfmt', ['--check', folder], output)).toBe(0);
  });

  it('has a page and a sidebar entry of its name, the owners, and the versions of the other remotes', async () => {
    await makeRemote({ name: 'vendors', titles, owners: ['@acme/vendors'], folder });
    const read = (...path) => JSON.parse(readFileSync(join(...path), 'utf8'));
    const { dependencies, devDependencies } = read(root, 'remotes', 'register', 'package.json');
    expect(read(folder, 'package.json')).toMatchObject({
      name: '@parapet/remote-vendors',
      dependencies,
      devDependencies,
    });
    const { sdk, contract } = read(root, 'remotes', 'register', 'manifest.json');
    expect(read(folder, 'manifest.json')).toMatchObject({
      name: 'vendors',
      label: titles,
      owners: ['@acme/vendors'],
      sdk,
      contract,
      routes: [{ path: '/vendors', title: titles }],
      nav: [{ id: 'vendors', to: '/vendors' }],
    });
  });

  it.each([
    ['Vendors', 'a name has lower-case letters'],
    ['../vendors', 'a name has lower-case letters'],
    ['register', 'remotes/register is there already'],
    ['settings', 'settings-org has the route /settings already'],
    ['audit-log', 'settings-org has the sidebar entry audit-log already'],
  ])('is not called %s', async (name, reason) => {
    rmSync(folder, { recursive: true });
    await expect(makeRemote({ name, titles, folder })).rejects.toThrow(reason);
    expect(existsSync(folder)).toBe(false);
  });
});

it('CODEOWNERS names the owners of each remote', () => {
  expect(readFileSync(CODEOWNERS, 'utf8')).toBe(codeOwners());
});
