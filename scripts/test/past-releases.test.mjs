/** The last releases are kept in a list, and built again from the history. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hasPackages } from '../lib/install.mjs';
import { buildPastRelease, folderOfRelease, withNewest } from '../lib/past-releases.mjs';

const release = (commit) => ({ commit: commit.repeat(40), date: '2026-11-27', contract: '3.0.0' });
const [a, b, c] = ['a', 'b', 'c'].map(release);

it('keeps the last two releases, newest first', () => {
  expect(withNewest([], a)).toEqual([a]);
  expect(withNewest([b, a], c)).toEqual([c, b]);
});

it('has a commit once, however often it is released', () => expect(withNewest([b, a], b)).toEqual([b, a]));

it('fails for a release whose commit the history lacks, and says how to get it', async () => {
  await expect(buildPastRelease(a)).rejects.toThrow(/2026-11-27 .* has no commit a{40}.*git fetch --unshallow/);
  expect(() => rmSync(folderOfRelease(a))).toThrow('ENOENT');
});

let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'parapet-packages-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('uses the packages of another checkout only when all of them have the versions of the lockfile', () => {
  const there = join(folder, 'there');
  mkdirSync(join(there, 'node_modules'), { recursive: true });
  const write = (file, packages) => writeFileSync(file, JSON.stringify({ packages }));
  const own = { 'node_modules/@parapet/sdk': { link: true, resolved: 'shell/sdk' }, 'shell/sdk': { version: '9.0.0' } };
  write(join(folder, 'package-lock.json'), { ...own, 'node_modules/react': { version: '19.3.1' } });
  const installed = (packages) => write(join(there, 'node_modules', '.package-lock.json'), packages);

  expect(hasPackages(folder, there)).toBe(false);
  installed({ 'node_modules/react': { version: '19.3.1' }, 'node_modules/more': { version: '1.0.0' } });
  expect(hasPackages(folder, there)).toBe(true);
  installed({ 'node_modules/react': { version: '19.4.0' } });
  expect(hasPackages(folder, there)).toBe(false);
  installed({});
  expect(hasPackages(folder, there)).toBe(false);
});
