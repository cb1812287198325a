/** The registry of releases: a folder with one immutable folder a release, a log, and `remotes.json`, which names the live ones: those that pages load. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
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

/** A name with a dot, because the service does not serve those: who gets a canary is nobody's business. */
const canaryFile = (registryDir) => join(registryDir, '.canary.json');

/**
 * Who gets a canary: this part of the people who are signed in, and everybody in these organizations.
 *
 * @typedef {{ percent?: number, organizations?: string[] }} Audience `percent` is from 0 to 100, organizations are ids
 */

/** @returns {{ remotes: (Audience & { release: { name: string, version: string } })[] }} the releases that only some people get, at most one of a remote */
export function readCanaries(registryDir) {
  const file = canaryFile(registryDir);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { remotes: [] };
}

/** @returns {string | undefined} the version of a remote that only some people get */
export const canaryVersion = (registryDir, name) =>
  readCanaries(registryDir).remotes.find(({ release }) => release.name === name)?.release.version;

/** @returns {string | undefined} the version of a remote that pages load */
export const liveVersion = (registryDir, name) =>
  readRegistry(registryDir).remotes.find((one) => one.name === name)?.version;

/**
 * A release of a remote.
 *
 * @typedef {import('./release-log.mjs').LogEntry & {
 *   isLive: boolean, wasLive: boolean, isCanary: boolean, hasFiles: boolean, wasTakenBack?: boolean, withdrawn?: string, lastUse?: string
 * }} Release `wasTakenBack` says that the last time it was live ended with a rollback, `withdrawn` when that happened, `lastUse` when it last ceased to
 * be live or a canary
 */

/** @returns {Release[]} every release of a remote that there was, newest first */
export function releasesOf(registryDir, name) {
  const [live, canary] = [liveVersion(registryDir, name), canaryVersion(registryDir, name)];
  const releases = new Map();
  /** What pages load after each entry. */
  const used = { live: undefined, canary: undefined };
  const use = (channel, version, when) => {
    const before = releases.get(used[channel]);
    if (before !== undefined && used[channel] !== version) before.lastUse = when;
    used[channel] = version;
  };
  for (const entry of readLog(registryDir).filter((one) => one.name === name)) {
    const { what, version, when } = entry;
    if (what === 'release' || what === 'canary') {
      // What is released again is the newest.
      const wasLive = releases.get(version)?.wasLive ?? false;
      releases.delete(version);
      releases.set(version, { ...entry, wasLive });
    }
    if (what === 'withdraw') {
      releases.get(version).withdrawn = when;
      if (used.canary === version) use('canary', undefined, when);
    } else if (what === 'canary') use('canary', version, when);
    else if (what !== 'disable' && what !== 'enable') {
      const before = releases.get(used.live);
      if (what === 'rollback' && before !== undefined) before.wasTakenBack = true;
      use('live', version, when);
      if (what !== 'rollback') use('canary', undefined, when);
      Object.assign(releases.get(version), { wasLive: true, wasTakenBack: false });
    }
  }
  return [...releases.values()]
    .toReversed()
    .map((one) => ({
      ...one,
      isLive: one.version === live,
      isCanary: one.version === canary,
      hasFiles: existsSync(releaseFolder(registryDir, one)),
    }));
}

/** @returns {Release[]} the releases before one that can be shown in its place, newest first; before one that is not yet released, all of them */
export function earlierReleases(registryDir, { name, version }) {
  const releases = releasesOf(registryDir, name);
  return releases
    .slice(releases.findIndex((one) => one.version === version) + 1)
    .filter(({ wasLive, wasTakenBack, hasFiles, withdrawn }) => wasLive && !wasTakenBack && hasFiles && !withdrawn);
}

/**
 * Removes the files of versions that are neither among the newest {@link RETAINED_RELEASES} nor were built or in use in the last 14 days. What is live,
 * what pages show in its place, and a canary always stay.
 */
function prune(registryDir, name) {
  const releases = releasesOf(registryDir, name);
  const before = releases.filter(({ isLive, hasFiles, withdrawn }) => !isLive && hasFiles && withdrawn === undefined);
  const live = readRegistry(registryDir).remotes.find((one) => one.name === name);
  const kept = new Set([
    live?.version,
    live?.previous?.version,
    canaryVersion(registryDir, name),
    ...before.slice(0, RETAINED_RELEASES - 1).map(({ version }) => version),
  ]);
  for (const version of storedVersions(registryDir, name)) {
    const folder = releaseFolder(registryDir, { name, version });
    const lastUse = releases.find((one) => one.version === version)?.lastUse ?? 0;
    const needed = Math.max(Number(statSync(folder).mtime), Number(new Date(lastUse)));
    if (!kept.has(version) && Date.now() - needed > RETAINED_MS) rmSync(folder, { recursive: true, force: true });
  }
}

const write = (registryDir, remotes, file = join(registryDir, 'remotes.json')) =>
  replaceFile(file, `${JSON.stringify({ remotes }, null, 2)}\n`);

/** Replaces the canary of a remote; without a new one, it ends. */
function writeCanary(registryDir, name, canary) {
  const { remotes } = readCanaries(registryDir);
  const others = remotes.filter(({ release }) => release.name !== name);
  if (canary === undefined && others.length === remotes.length) return;
  write(registryDir, canary === undefined ? others : [...others, canary], canaryFile(registryDir));
}

/** Something speaks against a release: what is live is unchanged. */
export class ReleaseRefusal extends Error {
  name = 'ReleaseRefusal';
}

/** @returns {boolean} whether a release was taken out for good */
export const isWithdrawn = (registryDir, { name, version }) =>
  releasesOf(registryDir, name).some((one) => one.version === version && one.withdrawn !== undefined);

/** @throws {ReleaseRefusal} when a release was withdrawn */
export function mustNotBeWithdrawn(registryDir, { name, version }) {
  if (isWithdrawn(registryDir, { name, version }))
    throw new ReleaseRefusal(
      `${name} ${version} was withdrawn, so it cannot be released again. Build one from other sources.`,
    );
}

/**
 * Makes a release the live one of its remote, which ends its canary unless it is a rollback, and removes files that nothing needs any more.
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
      addToLog(registryDir, { what: 'release', name, version, who: facts.who ?? whoReleases(), ...facts });
    const all = readRegistry(registryDir).remotes;
    const off = all.find((one) => one.name === name)?.off;
    const remotes = all.filter((one) => one.name !== name);
    remotes.push({ ...release, ...(off && { off }) });
    write(
      registryDir,
      remotes.toSorted((a, b) => a.name.localeCompare(b.name)),
    );
    if (facts.what !== 'rollback') writeCanary(registryDir, name);
    prune(registryDir, name);
  });
}

/**
 * Gives a release to some people, in place of the canary that there was.
 *
 * @param {string} registryDir
 * @param {{ name: string, version: string }} release entry as in `remotes.json`
 * @param {Audience} audience
 * @param {Partial<import('./release-log.mjs').LogEntry>} [facts] what the log says about it
 * @throws {Error} when it was withdrawn
 */
export function publishCanary(registryDir, release, audience, facts = {}) {
  const { name, version } = release;
  return withLock(registryDir, () => {
    mustNotBeWithdrawn(registryDir, release);
    addToLog(registryDir, { what: 'canary', name, version, who: facts.who ?? whoReleases(), ...facts, ...audience });
    writeCanary(registryDir, name, { release, ...audience });
    prune(registryDir, name);
  });
}

/** Takes a release out for good: it can be neither live nor a canary again. Its files stay as long as those of others. @throws {Error} when it is live */
export function markWithdrawn(registryDir, { name, version }) {
  return withLock(registryDir, () => {
    if (liveVersion(registryDir, name) === version)
      throw new Error(`${name} ${version} is live again, so it was not withdrawn.`);
    addToLog(registryDir, { what: 'withdraw', name, version, who: whoReleases() });
    if (canaryVersion(registryDir, name) === version) writeCanary(registryDir, name);
  });
}

/**
 * Switches a remote off for a reason, or with null on again. It stays off also when it is released anew.
 *
 * @returns {Promise<boolean>} false when it is so already
 * @throws {Error} when there is no such remote
 */
export function turn(registryDir, name, reason) {
  return withLock(registryDir, () => {
    const { remotes } = readRegistry(registryDir);
    const found = remotes.find((one) => one.name === name);
    if (found === undefined)
      throw new Error(`There is no remote '${name}'. There are: ${remotes.map((one) => one.name).join(', ')}`);
    const { off, ...entry } = found;
    if ((off?.reason ?? null) === reason) return false;
    const what = reason === null ? 'enable' : 'disable';
    addToLog(registryDir, {
      what,
      name,
      version: entry.version,
      who: whoReleases(),
      ...(reason !== null && { reason }),
    });
    const next = reason === null ? entry : { ...entry, off: { reason } };
    write(
      registryDir,
      remotes.map((one) => (one === found ? next : one)),
    );
    return true;
  });
}

/** Notes something about those of the releases that are still live. @param {(release: object) => object} note returns the entry of a release with the note */
function noteAbout(registryDir, releases, note) {
  return withLock(registryDir, () => {
    const isOne = ({ name, version }) => releases.some((one) => one.name === name && one.version === version);
    write(
      registryDir,
      readRegistry(registryDir).remotes.map((release) => (isOne(release) ? note(release) : release)),
    );
  });
}

/** Notes that these releases fit a shell, which pages of that shell then need not find out. */
export const noteFitting = (registryDir, releases, shellId) =>
  noteAbout(registryDir, releases, (release) =>
    release.fits?.includes(shellId)
      ? release
      : { ...release, fits: [...(release.fits ?? []), shellId].slice(-REMEMBERED_SHELLS) },
  );

/** Notes which release pages show in the place of one that is live, when it cannot be shown. @param {object | undefined} previous as in its entry */
export const notePrevious = (registryDir, release, previous) =>
  noteAbout(registryDir, [release], ({ previous: _before, ...entry }) => ({ ...entry, ...(previous && { previous }) }));

/**
 * @param {string} registryDir
 * @param {object} release entry that is to be published
 * @returns {Promise<string[]>} why it cannot be: faults of the entry, what it would take from another remote, files that are missing, unknown icons
 */
export async function releaseProblems(registryDir, release) {
  const script = join(root, 'scripts', 'lib', 'check-release.mjs');
  const options = { env: environment(), encoding: 'utf8' };
  const running = promisify(execFile)('node', ['--disable-warning=ExperimentalWarning', script, registryDir], options);
  running.child.stdin.end(JSON.stringify(release));
  const { stdout } = await running;
  return stdout.split('\n').filter((line) => line !== '');
}
