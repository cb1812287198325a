/** Builds the shell and releases remotes. Runs on Node 20 and later. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  compareAll,
  laggingVersions,
  misfitsOf,
  providedId,
  recordRelease,
  withNeeds,
  withProvides,
} from './gate/gate.mjs';
import { inputHash } from './release-inputs.mjs';
import {
  noteFitting,
  prune,
  publish,
  readRegistry,
  releaseFolder,
  releaseProblems,
  versionsOf,
} from './release-registry.mjs';
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

/** The published entry of a remote, when its files are there. */
function publishedOf(registryDir, name) {
  const entry = readRegistry(registryDir).remotes.find((one) => one.name === name);
  return entry && existsSync(releaseFolder(registryDir, entry)) ? entry : undefined;
}

/** Builds the version that the sources have now, unless it is there. @returns {Promise<{ name: string, version: string }>} */
async function buildRemote(name, { registryDir, onProgress = () => {} }) {
  const folder = join(root, 'remotes', name);
  if (!existsSync(join(folder, 'manifest.json')))
    throw new Error(`There is no remote '${name}'. There are: ${remoteNames().join(', ')}`);
  const version = versionOf(name);
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

/** Makes a version that is built the newest release, unless something does not fit. @throws {Error} with every reason */
async function publishRemote({ name, version }, { registryDir, shellDir = SHELL_DIR }) {
  const folder = releaseFolder(registryDir, { name, version });
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  const release = { ...manifest, version, entry: `/registry/${name}/${version}/mf-manifest.json` };
  const shell = providedId(shellDir);
  const [misfits] = await misfitsOf(shellDir, [folder]);
  const problems = [...releaseProblems(registryDir, release), ...misfits];
  if (problems.length > 0) throw new Error(`${name} ${version} cannot be released:\n  ${problems.join('\n  ')}`);
  await publish(registryDir, { ...release, ...(shell !== null && { fits: [shell] }) });
  prune(registryDir, name);
}

/**
 * Builds one remote and publishes it as the newest release of its name.
 *
 * @param {string} name folder below `remotes/`
 * @param {{ registryDir: string, shellDir?: string, onlyIfChanged?: boolean, onProgress?: Progress }} options `shellDir` is the built shell that it
 * must fit
 * @returns {Promise<{ name: string, version: string, changed: boolean }>} `changed` is false when it was already published
 * @throws {Error} when the manifest is invalid or does not go with the other releases, a page is missing, the build fails or the release does not fit
 * the shell; the registry is then unchanged
 */
export async function releaseRemote(name, options) {
  if (options.onlyIfChanged && isCurrent(options.registryDir, name)) {
    const { version } = publishedOf(options.registryDir, name);
    return { name, version, changed: false };
  }
  const built = await buildRemote(name, options);
  await publishRemote(built, options);
  return { ...built, changed: true };
}

/**
 * Publishes an earlier release of a remote again, without a build.
 *
 * @param {string} name
 * @param {{ registryDir: string, shellDir?: string, version?: string }} options `version` is by default the newest that is older than the published one
 * @returns {Promise<{ from: string | undefined, to: string }>}
 * @throws {Error} when there is no such release, or it does not fit the shell
 */
export async function rollBack(name, { version, ...options }) {
  const versions = versionsOf(options.registryDir, name).map((one) => one.version);
  const from = readRegistry(options.registryDir).remotes.find((one) => one.name === name)?.version;
  const to = version ?? versions[versions.indexOf(from) + 1];
  if (!versions.includes(to))
    throw new Error(
      `There is no ${version === undefined ? 'earlier release' : `release ${version}`} of ${name}. There are: ${versions.join(', ') || 'none'}`,
    );
  await publishRemote({ name, version: to }, options);
  return { from, to };
}

/** Whether the version that the sources have now is published. */
const isCurrent = (registryDir, name) =>
  existsSync(join(root, 'remotes', name, 'manifest.json')) &&
  publishedOf(registryDir, name)?.version === versionOf(name);

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
    await withProvides(building, () => viteBuild({ part: 'shell', folder, outDir: building, onProgress }));
    writeFileSync(join(building, '.inputs'), hash);
    rmSync(SHELL_DIR, { recursive: true, force: true });
    moveUnlessExists(building, SHELL_DIR);
  } finally {
    rmSync(building, { recursive: true, force: true });
  }
  return { shellDir: SHELL_DIR, changed: true };
}

/** @returns {{ name: string, released?: string, here: string }[]} the remotes of which the registry has another version than the sources, or none */
export function differences(registryDir) {
  return remoteNames()
    .map((name) => ({ name, released: publishedOf(registryDir, name)?.version, here: versionOf(name) }))
    .filter(({ released, here }) => released !== here);
}

/**
 * Builds the shell, and publishes remotes: with `replace` whatever the registry has otherwise, without it only what the registry lacks. Says where
 * releases and sources differ, and which releases the shell will refuse.
 *
 * @param {{ registryDir: string, replace: boolean, onProgress?: Progress }} options
 */
export async function buildAll({ registryDir, replace, onProgress = () => {} }) {
  mkdirSync(registryDir, { recursive: true });
  const different = differences(registryDir);
  for (const { name, released, here } of different.filter((one) => one.released !== undefined))
    onProgress(
      replace
        ? `Replacing ${name} ${released} by ${here}`
        : `${name}: released is ${released}, this checkout has ${here} (npm start -- --sync releases it)`,
    );
  const wanted = different.filter(({ released }) => replace || released === undefined);
  const [, ...built] = await inParallel([
    () => buildShell({ onlyIfChanged: true, onProgress }),
    ...wanted.map(
      ({ name }) =>
        () =>
          buildRemote(name, { registryDir, onProgress }),
    ),
  ]);
  // Only now: what is published is compared with the new shell.
  for (const one of built) await publishRemote(one, { registryDir });
  await publishShell({ registryDir, shellDir: SHELL_DIR, onProgress });
}

/**
 * Builds and records a release of the shell, with the packages that it shares and the contract.
 *
 * @param {{ registryDir: string, onProgress?: Progress }} options
 * @throws {Error} when a version has to be raised first
 */
export async function releaseShell({ registryDir, onProgress = () => {} }) {
  const lagging = await laggingVersions();
  if (lagging.length > 0) throw new Error(lagging.map(({ text }) => text).join('\n'));
  await buildShell({ onlyIfChanged: true, onProgress });
  await publishShell({ registryDir, shellDir: SHELL_DIR, onProgress });
  onProgress(`Commit ${relative(root, await recordRelease())}, which says what is released`);
}

/** Compares a built shell with all releases: it notes those that fit and says which do not, and how to mend that. */
export async function publishShell({ registryDir, shellDir, onProgress }) {
  const shell = providedId(shellDir);
  const compared = await compareAll(registryDir, shellDir);
  const fitting = compared.filter(({ reasons }) => reasons.length === 0).map(({ release }) => release);
  if (fitting.some(({ fits }) => !fits?.includes(shell))) await noteFitting(registryDir, fitting, shell);
  for (const { release, reasons } of compared.filter(({ reasons }) => reasons.length > 0)) {
    onProgress(`${release.name} ${release.version} does not fit this shell, which will not start it:`);
    for (const reason of reasons.slice(0, 5)) onProgress(`  ${reason}`);
    if (reasons.length > 5) onProgress(`  and ${reasons.length - 5} more`);
    onProgress(`  To mend it: npm run release -- ${release.name} (or npm start -- --sync for all remotes).`);
  }
}

/**
 * @param {string} registryDir
 * @returns {string[]} the parts whose build is missing or older than their sources: `shell`, or names of remotes
 */
export function outdatedParts(registryDir) {
  const remotes = remoteNames().filter((name) => !isCurrent(registryDir, name));
  return [...(isShellBuilt(shellHash()) ? [] : ['shell']), ...remotes];
}
