/** Builds the shell and releases remotes. Runs on Node 20 and later. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inputHash } from './release-inputs.mjs';
import { prune, publish, readRegistry, releaseProblems } from './release-registry.mjs';
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
function moveUnlessExists(from, to) {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(error.code) || !existsSync(to)) throw error;
  }
}

/** @param {string} name @returns {string} the version that the remote's sources have now */
function versionOf(name) {
  const own = ['src', 'manifest.json', 'package.json', 'vite.config.ts'].map((path) => `remotes/${name}/${path}`);
  const { version } = JSON.parse(readFileSync(join(root, 'remotes', name, 'package.json'), 'utf8'));
  return `${version}-${inputHash(root, own)}`;
}

/** Whether this version is released and published. */
function isCurrent(registryDir, name, version) {
  return (
    existsSync(join(registryDir, name, version)) &&
    readRegistry(registryDir).remotes.some((one) => one.name === name && one.version === version)
  );
}

/**
 * Builds one remote and publishes it as the newest release of its name.
 *
 * @param {string} name folder below `remotes/`
 * @param {{ registryDir: string, onlyIfChanged?: boolean, onProgress?: Progress }} options
 * @returns {Promise<{ name: string, version: string, changed: boolean }>} `changed` is false when it was already published
 * @throws {Error} when the manifest is invalid or does not go with the other releases, a page is missing or the build fails; the registry is then
 * unchanged
 */
export async function releaseRemote(name, { registryDir, onlyIfChanged = false, onProgress = () => {} }) {
  const folder = join(root, 'remotes', name);
  if (!existsSync(join(folder, 'manifest.json')))
    throw new Error(`There is no remote '${name}'. There are: ${remoteNames().join(', ')}`);
  const version = versionOf(name);
  const target = join(registryDir, name, version);
  if (onlyIfChanged && isCurrent(registryDir, name, version)) return { name, version, changed: false };

  if (!existsSync(target)) {
    const building = join(registryDir, name, `.building-${version}-${process.pid}`);
    try {
      await viteBuild({ part: name, folder, outDir: building, onProgress });
      // Only complete releases get their final name; they never change afterwards.
      moveUnlessExists(building, target);
    } finally {
      rmSync(building, { recursive: true, force: true });
    }
  }
  const manifest = JSON.parse(readFileSync(join(target, 'manifest.json'), 'utf8'));
  const release = { ...manifest, version, entry: `/registry/${name}/${version}/mf-manifest.json` };
  const problems = releaseProblems(registryDir, release);
  if (problems.length > 0) throw new Error(`${name} ${version} cannot be released:\n  ${problems.join('\n  ')}`);
  await publish(registryDir, release);
  prune(registryDir, name);
  return { name, version, changed: true };
}

/** Runs tasks, at most {@link CONCURRENT_BUILDS} at a time. @throws {Error} with every failure, after all have ended */
async function inParallel(tasks) {
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

/**
 * Releases the named remotes, by default all of them.
 *
 * @param {{ registryDir: string, onlyIfChanged?: boolean, names?: string[], onProgress?: Progress }} options
 */
export async function releaseAll({ names = remoteNames(), ...options }) {
  mkdirSync(options.registryDir, { recursive: true });
  return inParallel(names.map((name) => () => releaseRemote(name, options)));
}

const SHELL_DIR = join(root, 'shell', 'dist');
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
const isShellBuilt = (hash) => existsSync(SHELL_HASH_FILE) && readFileSync(SHELL_HASH_FILE, 'utf8') === hash;

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
    await viteBuild({ part: 'shell', folder, outDir: building, onProgress });
    writeFileSync(join(building, '.inputs'), hash);
    rmSync(SHELL_DIR, { recursive: true, force: true });
    moveUnlessExists(building, SHELL_DIR);
  } finally {
    rmSync(building, { recursive: true, force: true });
  }
  return { shellDir: SHELL_DIR, changed: true };
}

/**
 * Builds the shell and releases all remotes.
 *
 * @param {{ registryDir: string, onlyIfChanged?: boolean, onProgress?: Progress }} options
 */
export async function buildAll(options) {
  mkdirSync(options.registryDir, { recursive: true });
  const [shell, ...remotes] = await inParallel([
    () => buildShell(options),
    ...remoteNames().map((name) => () => releaseRemote(name, options)),
  ]);
  return { shell, remotes };
}

/**
 * @param {string} registryDir
 * @returns {string[]} the parts whose build is missing or older than their sources: `shell`, or names of remotes
 */
export function outdatedParts(registryDir) {
  const remotes = remoteNames().filter((name) => !isCurrent(registryDir, name, versionOf(name)));
  return [...(isShellBuilt(shellHash()) ? [] : ['shell']), ...remotes];
}
