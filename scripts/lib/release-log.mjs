/** The log of a registry: what was released, rolled back and withdrawn, by whom and when. Entries are only ever added. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { root } from './run.mjs';

/**
 * An entry of the log. `release`, `promote` and `rollback` make a version live: pages load it from then on. `canary` gives it to some people,
 * `disable` switches the whole remote off for a reason until `enable`.
 *
 * @typedef {{
 *   what: 'release' | 'canary' | 'promote' | 'rollback' | 'withdraw' | 'disable' | 'enable', name: string, version: string, when: string, who?: string,
 *   commit?: string | null, needs?: string | null, files?: string, skipped?: string[], percent?: number, organizations?: string[],
 *   reason?: string
 * }} LogEntry `when` is in ISO 8601 and UTC. Only `release` and `canary` have `commit`, which ends in `-dirty` where files differed from it and is null
 * outside a Git checkout, the hashes of `needs.json` (null where there is none) and of all files, and the checks that were skipped. All but the first four are missing in entries
 * from before there was a log.
 */

/** A name with a dot, because the service does not serve those. */
const fileOf = (registryDir) => join(registryDir, '.log.jsonl');

/** Replaces a file atomically: readers see the old one or the new one. */
export function replaceFile(file, text) {
  const next = `${file}.${process.pid}`;
  writeFileSync(next, text);
  renameSync(next, file);
}

/** @returns {string[]} the versions of a remote that have files */
export function storedVersions(registryDir, name) {
  const folder = join(registryDir, name);
  return existsSync(folder) ? readdirSync(folder).filter((version) => !version.startsWith('.')) : [];
}

/** @returns {LogEntry[]} what a registry without a log has, oldest first */
function entriesOfFolders(registryDir) {
  const { remotes } = JSON.parse(readFileSync(join(registryDir, 'remotes.json'), 'utf8'));
  return remotes
    .flatMap(({ name }) => storedVersions(registryDir, name).map((version) => ({ name, version })))
    .map(({ name, version }) => ({
      name,
      version,
      when: statSync(join(registryDir, name, version)).mtime.toISOString(),
    }))
    .toSorted((a, b) => a.when.localeCompare(b.when))
    .map((one) => ({ what: 'release', ...one }));
}

/** @returns {LogEntry[]} oldest first */
export function readLog(registryDir) {
  const file = fileOf(registryDir);
  if (existsSync(file)) return readFileSync(file, 'utf8').trimEnd().split('\n').map(JSON.parse);
  return existsSync(join(registryDir, 'remotes.json')) ? entriesOfFolders(registryDir) : [];
}

/** Adds an entry that happens now. The registry must be locked. @param {Omit<LogEntry, 'when'>} entry */
export function addToLog(registryDir, entry) {
  const entries = [...readLog(registryDir), { ...entry, when: new Date().toISOString() }];
  replaceFile(fileOf(registryDir), entries.map((one) => `${JSON.stringify(one)}\n`).join(''));
}

const sha256 = (content) => createHash('sha256').update(content).digest('hex');

/** @returns {string} hash of the names and contents of all files in a folder */
export function hashOfFiles(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).toSorted();
  return sha256(paths.map((path) => `${path.slice(folder.length)} ${sha256(readFileSync(path))}\n`).join(''));
}

/** @returns {string | null} what Git prints; null where it fails, as outside a checkout */
export function git(folder, ...args) {
  try {
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}

/** @returns {string} `RELEASED_BY`, or the name that Git knows, or that of the account */
export const whoReleases = () => process.env.RELEASED_BY || git(root, 'config', 'user.name') || userInfo().username;

/** @param {string} folder of a release @param {string} [checkout] that it was built in @returns what its entry in the log says about it */
export function factsOf(folder, checkout = root) {
  const needs = join(folder, 'needs.json');
  return {
    commit: git(checkout, 'describe', '--always', '--dirty', '--abbrev=40', '--exclude=*'),
    needs: existsSync(needs) ? sha256(readFileSync(needs)) : null,
    files: hashOfFiles(folder),
  };
}
