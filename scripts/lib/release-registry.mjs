/** The registry of releases: a folder with one immutable folder a release, and `remotes.json`, which names the newest. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { join } from 'node:path';
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

/** @returns {{ version: string, builtAt: Date }[]} the releases of a remote that are there, newest first */
export function versionsOf(registryDir, name) {
  const folder = join(registryDir, name);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((version) => !version.startsWith('.'))
    .map((version) => ({ version, builtAt: statSync(join(folder, version)).mtime }))
    .toSorted((a, b) => Number(b.builtAt) - Number(a.builtAt));
}

/** Removes releases that are neither among the newest {@link RETAINED_RELEASES} nor younger than 14 days, never the one that is published. */
export function prune(registryDir, name) {
  const published = readRegistry(registryDir).remotes.find((one) => one.name === name)?.version;
  const others = versionsOf(registryDir, name).filter(({ version }) => version !== published);
  for (const { version, builtAt } of others.slice(RETAINED_RELEASES - 1))
    if (Date.now() - Number(builtAt) > RETAINED_MS)
      rmSync(join(registryDir, name, version), { recursive: true, force: true });
}

/** Replaces the file atomically: readers see the old one or the new one. */
function write(registryDir, remotes) {
  const next = join(registryDir, `.remotes.json.${process.pid}`);
  writeFileSync(next, `${JSON.stringify({ remotes }, null, 2)}\n`);
  renameSync(next, join(registryDir, 'remotes.json'));
}

/** Replaces one remote's entry. */
export function publish(registryDir, release) {
  return withLock(registryDir, () => {
    const remotes = readRegistry(registryDir).remotes.filter(({ name }) => name !== release.name);
    remotes.push(release);
    write(
      registryDir,
      remotes.toSorted((a, b) => a.name.localeCompare(b.name)),
    );
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

/** @returns {string} the folder of a release */
export const releaseFolder = (registryDir, { name, version }) => join(registryDir, name, version);

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
