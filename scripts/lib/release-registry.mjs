/** The registry of releases: a folder with one immutable folder a release, a log, and `remotes.json`, which names the live ones: those that pages load. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { join } from 'node:path';
import { addToLog, readLog, replaceFile, storedVersions, whoReleases } from './release-log.mjs';
import { environment, root } from './run.mjs';

/** Milliseconds. A lock this old was left behind by a process that died. */
const STALE_LOCK_MS = 30_000;
/** How many shells an entry says it fits: enough for pages that are open while some are published. */
const REMEMBERED_SHELLS = 10;

/** @returns {{ remotes: { name: string, version: string, entry: string }[] }} */
export function readRegistry(registryDir) {
  const file = join(registryDir, 'remotes.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { remotes: [] };
}

/**
 * Runs `work` while no other process works on the folder.
 *
 * @template T
 * @param {string} folder
 * @param {() => T | Promise<T>} work
 * @param {number} [staleMs] age at which a lock is taken over
 * @returns {Promise<T>}
 */
export async function withLock(folder, work, staleMs = STALE_LOCK_MS) {
  const lock = join(folder, '.lock');
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > staleMs)
        rmSync(lock, { recursive: true, force: true });
      await wait(50);
    }
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

/** Older releases are retained because open pages still load parts of them, and for a way back. */
const RETAINED_RELEASES = 10;
const RETAINED_MS = 14 * 24 * 60 * 60 * 1000;

/** @returns {string} the folder of a release */
export const releaseFolder = (registryDir, { name, version }) => join(registryDir, name, version);

/**
 * A release of a remote.
 *
 * @typedef {import('./release-log.mjs').LogEntry & {
 *   isLive: boolean, hasFiles: boolean, withdrawn?: string, replaced?: string
 * }} Release `withdrawn` and `replaced` say when that happened, last
 */

/** @returns {string | undefined} the version of a remote that pages load */
export const liveVersion = (registryDir, name) =>
  readRegistry(registryDir).remotes.find((one) => one.name === name)?.version;

/** @returns {Release[]} every release of a remote that there was, newest first */
export function releasesOf(registryDir, name) {
  const live = liveVersion(registryDir, name);
  const releases = new Map();
  let current;
  for (const entry of readLog(registryDir).filter((one) => one.name === name)) {
    const { what, version, when } = entry;
    if (what === 'withdraw') releases.get(version).withdrawn = when;
    else {
      if (current !== undefined) current.replaced = when;
      if (what === 'release') {
        // What is released again is the newest.
        releases.delete(version);
        releases.set(version, { ...entry });
      }
      current = releases.get(version);
    }
  }
  return [...releases.values()]
    .toReversed()
    .map((one) => ({ ...one, isLive: one.version === live, hasFiles: existsSync(releaseFolder(registryDir, one)) }));
}

/**
 * Removes the files of versions that are neither among the newest {@link RETAINED_RELEASES} nor were built or live in the last 14 days. The live one
 * always stays.
 */
function prune(registryDir, name) {
  const releases = releasesOf(registryDir, name);
  const before = releases.filter(({ isLive, hasFiles, withdrawn }) => !isLive && hasFiles && withdrawn === undefined);
  const kept = new Set([
    liveVersion(registryDir, name),
    ...before.slice(0, RETAINED_RELEASES - 1).map(({ version }) => version),
  ]);
  for (const version of storedVersions(registryDir, name)) {
    const folder = releaseFolder(registryDir, { name, version });
    const replaced = releases.find((one) => one.version === version)?.replaced ?? 0;
    const lastUse = Math.max(Number(statSync(folder).mtime), Number(new Date(replaced)));
    if (!kept.has(version) && Date.now() - lastUse > RETAINED_MS) rmSync(folder, { recursive: true, force: true });
  }
}

const write = (registryDir, remotes) =>
  replaceFile(join(registryDir, 'remotes.json'), `${JSON.stringify({ remotes }, null, 2)}\n`);

/** @throws {Error} when a release was withdrawn */
export function mustNotBeWithdrawn(registryDir, { name, version }) {
  if (releasesOf(registryDir, name).some((one) => one.version === version && one.withdrawn !== undefined))
    throw new Error(`${name} ${version} was withdrawn, so it cannot be released again. Build one from other sources.`);
}

/**
 * Makes a release the live one of its remote, and removes files that nothing needs any more.
 *
 * @param {string} registryDir
 * @param {{ name: string, version: string }} release entry of `remotes.json`
 * @param {Partial<import('./release-log.mjs').LogEntry>} [facts] what the log says about it
 * @throws {Error} when it was withdrawn
 */
export function publish(registryDir, release, facts = {}) {
  const { name, version } = release;
  return withLock(registryDir, () => {
    mustNotBeWithdrawn(registryDir, release);
    const known = releasesOf(registryDir, name).find((one) => one.version === version);
    // Another process may have released the same a moment ago.
    if (!known?.isLive || known.files !== facts.files)
      addToLog(registryDir, { what: 'release', name, version, who: whoReleases(), ...facts });
    const remotes = readRegistry(registryDir).remotes.filter((one) => one.name !== name);
    remotes.push(release);
    write(
      registryDir,
      remotes.toSorted((a, b) => a.name.localeCompare(b.name)),
    );
    prune(registryDir, name);
  });
}

/** Takes a release out for good: it cannot be live again. Its files stay as long as those of others. @throws {Error} when it is live */
export function markWithdrawn(registryDir, { name, version }) {
  return withLock(registryDir, () => {
    if (liveVersion(registryDir, name) === version)
      throw new Error(`${name} ${version} is live again, so it was not withdrawn.`);
    addToLog(registryDir, { what: 'withdraw', name, version, who: whoReleases() });
  });
}

/** Notes that these releases fit a shell, which pages of that shell then need not find out. */
export function noteFitting(registryDir, releases, shellId) {
  return withLock(registryDir, () => {
    const isOne = ({ name, version }) => releases.some((one) => one.name === name && one.version === version);
    const noted = (release) =>
      isOne(release) && !release.fits?.includes(shellId)
        ? { ...release, fits: [...(release.fits ?? []), shellId].slice(-REMEMBERED_SHELLS) }
        : release;
    write(registryDir, readRegistry(registryDir).remotes.map(noted));
  });
}

/**
 * @param {string} registryDir
 * @param {object} release entry that is to be published
 * @returns {string[]} why it cannot be: faults of the entry, what it would take from another remote, files that are missing, unknown icons
 */
export function releaseProblems(registryDir, release) {
  const found = execFileSync(
    'node',
    ['--disable-warning=ExperimentalWarning', join(root, 'scripts', 'lib', 'check-release.mjs'), registryDir],
    { input: JSON.stringify(release), env: environment(), encoding: 'utf8' },
  );
  return found.split('\n').filter((line) => line !== '');
}
