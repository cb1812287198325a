/** The releases of the product that are tried with each other, and whether a shell may start a remote of another. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Provides } from '@parapet/contracts/compatibility';
import type { RemoteRegistry, RemoteRelease } from '@parapet/contracts/remote';
import { folderOfRelease, pastReleases } from '../../../../scripts/lib/past-releases.mjs';
import { root } from '../servers/product.ts';

/** A built checkout. */
export interface Release {
  name: string;
  root: string;
}

export const TODAY: Release = { name: 'this checkout', root };

/** The last releases, newest first. */
export const PAST: readonly Release[] = pastReleases().map((one) => ({
  name: `contract ${one.contract}, ${one.commit.slice(0, 8)}`,
  root: folderOfRelease(one),
}));

async function readJson<T>(...path: string[]): Promise<T> {
  // Written by builds of this product.
  return JSON.parse(await readFile(join(...path), 'utf8')) as T;
}

export const shellDirOf = (release: Release): string => join(release.root, 'shell', 'dist');

/** @throws Error when the release is not built */
export async function remotesOf(release: Release): Promise<readonly RemoteRelease[]> {
  if (!existsSync(shellDirOf(release))) throw new Error(`${release.name} is not built. Run npm test -- across.`);
  return (await readJson<RemoteRegistry>(release.root, 'registry', 'remotes.json')).remotes;
}

/** The folder with the files of a remote. */
export const filesOf = ({ root: checkout }: Release, { entry }: RemoteRelease): string =>
  dirname(join(checkout, entry));

export const providesOf = (shell: Release): Promise<Provides> => readJson(shellDirOf(shell), 'provides.json');

/** The comparison of this checkout, which is also that of its shell. */
const COMPARE = join(root, 'scripts', 'lib', 'gate', 'compare.mjs');

/** Why the gate does not let remotes into the shell of a release, one list for each; empty where it does. */
export async function reasonsAgainst(
  shell: Release,
  of: Release,
  remotes: readonly RemoteRelease[],
): Promise<readonly (readonly string[])[]> {
  const folders = remotes.map((one) => filesOf(of, one));
  const args = ['--disable-warning=ExperimentalWarning', COMPARE, shellDirOf(shell), ...folders];
  return JSON.parse((await promisify(execFile)('node', args)).stdout);
}
