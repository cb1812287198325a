/** Builds remotes and the shell. Runs on Node 20 and later. */
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { withNeeds, withProvides } from './gate/gate.mjs';
import { inputHash, OF_REMOTE } from './release-inputs.mjs';
import { mustNotBeWithdrawn, releaseFolder } from './release-registry.mjs';
import { root } from './run.mjs';
import { viteBuild } from './vite-build.mjs';

/** @typedef {import('./vite-build.mjs').Progress} Progress */

/** More are not faster on a small machine, and each takes some 400 MB. */
const CONCURRENT_BUILDS = 2;

/** @returns {string[]} names of the remotes in this checkout */
export function remoteNames() {
  return readdirSync(join(root, 'remotes')).filter((name) => existsSync(join(root, 'remotes', name, 'manifest.json')));
}

/** When another process has built the same version first, its folder stays. */
export function moveUnlessExists(from, to) {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(error.code) || !existsSync(to)) throw error;
  }
}

const folderOf = (name) => join(root, 'remotes', name);

/** @returns {string} the version that the remote's sources have now */
export function versionOf(name, folder = folderOf(name)) {
  const own = OF_REMOTE.map((path) => join(relative(root, folder), path));
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return `${version}-${inputHash(root, own)}`;
}

/**
 * Builds the version that the sources have now, unless it is there.
 *
 * @returns {Promise<{ name: string, version: string }>}
 * @throws {Error} when there is no such remote, the version was withdrawn, or the build fails
 */
export async function buildRemote(name, { registryDir, folder = folderOf(name), onProgress = () => {} }) {
  if (!existsSync(join(folder, 'manifest.json')))
    throw new Error(`There is no remote '${name}'. There are: ${remoteNames().join(', ')}`);
  const version = versionOf(name, folder);
  mustNotBeWithdrawn(registryDir, { name, version });
  const target = releaseFolder(registryDir, { name, version });
  if (!existsSync(target)) {
    const building = join(registryDir, name, `.building-${version}-${process.pid}`);
    try {
      await withNeeds(folder, building, () => viteBuild({ part: name, folder, outDir: building, onProgress }));
      // Only complete releases get their final name; they never change afterwards.
      moveUnlessExists(building, target);
    } finally {
      rmSync(building, { recursive: true, force: true });
    }
  }
  return { name, version };
}

/** Runs tasks, at most {@link CONCURRENT_BUILDS} at a time. @throws {Error} with every failure, after all have ended */
export async function inParallel(tasks) {
  const results = [];
  const failures = [];
  const queue = [...tasks.entries()];
  async function worker() {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, task] = next;
      await task().then(
        (result) => (results[index] = result),
        (error) => failures.push(error),
      );
    }
  }
  await Promise.all(Array.from({ length: CONCURRENT_BUILDS }, worker));
  if (failures.length > 0) throw new Error(failures.map(({ message }) => message).join('\n\n'), { cause: failures[0] });
  return results;
}

export const SHELL_DIR = join(root, 'shell', 'dist');
/** Contains the hash of what the shell was built from. */
const SHELL_HASH_FILE = join(SHELL_DIR, '.inputs');
const shellHash = () =>
  inputHash(root, [
    'shell/src',
    'shell/frame/src',
    'shell/frame/package.json',
    'shell/public',
    'shell/index.html',
    'shell/package.json',
    'shell/vite.config.ts',
  ]);
export const isShellBuilt = (hash = shellHash()) =>
  existsSync(SHELL_HASH_FILE) && readFileSync(SHELL_HASH_FILE, 'utf8') === hash;

/**
 * Builds the shell into `shell/dist`.
 *
 * @param {{ onlyIfChanged?: boolean, onProgress?: Progress }} [options]
 * @returns {Promise<{ shellDir: string, changed: boolean }>} `changed` is false when it was up to date
 */
export async function buildShell({ onlyIfChanged = false, onProgress = () => {} } = {}) {
  const folder = join(root, 'shell');
  const hash = shellHash();
  if (onlyIfChanged && isShellBuilt(hash)) return { shellDir: SHELL_DIR, changed: false };
  const building = join(folder, `.building-${process.pid}`);
  try {
    await withProvides(building, () => viteBuild({ part: 'shell', folder, outDir: building, onProgress }));
    writeFileSync(join(building, '.inputs'), hash);
    rmSync(SHELL_DIR, { recursive: true, force: true });
    moveUnlessExists(building, SHELL_DIR);
  } finally {
    rmSync(building, { recursive: true, force: true });
  }
  return { shellDir: SHELL_DIR, changed: true };
}
