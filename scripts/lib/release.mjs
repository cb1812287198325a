/** Releases remotes and the shell. Runs on Node 20 and later. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { compareAll, laggingVersions, misfitsOf, providedId, recordRelease } from './gate/gate.mjs';
import {
  buildRemote,
  buildShell,
  inParallel,
  isShellBuilt,
  remoteNames,
  SHELL_DIR,
  versionOf,
} from './release-build.mjs';
import { mustBeCommitted, recordNewest } from './past-releases.mjs';
import { acceptProblems, buildProblems, CHECKS, sourceProblems } from './release-checks.mjs';
import { factsOf, hashOfFiles } from './release-log.mjs';
import {
  earlierReleases,
  liveVersion,
  markWithdrawn,
  mustNotBeWithdrawn,
  noteFitting,
  notePrevious,
  publish,
  publishCanary,
  readRegistry,
  ReleaseRefusal,
  releaseFolder,
  releaseProblems,
  releasesOf,
} from './release-registry.mjs';
import { root } from './run.mjs';

/** @typedef {import('./vite-build.mjs').Progress} Progress */

/**
 * @typedef {{ registryDir: string, shellDir?: string, dryRun?: boolean }} Options `shellDir` is the built shell that a release must fit; a dry run does
 * everything but change what people get
 */

/** @typedef {import('./release-registry.mjs').Audience} Audience */

/** The published entry of a remote, when its files are there. */
function publishedOf(registryDir, name) {
  const entry = readRegistry(registryDir).remotes.find((one) => one.name === name);
  return entry && existsSync(releaseFolder(registryDir, entry)) ? entry : undefined;
}

/** What is in the folder of a release, as its entry says it. */
function entryOf(registryDir, { name, version }) {
  const manifest = JSON.parse(
    readFileSync(join(releaseFolder(registryDir, { name, version }), 'manifest.json'), 'utf8'),
  );
  return { ...manifest, version, entry: `/registry/${name}/${version}/mf-manifest.json` };
}

/**
 * @param {Options} options
 * @param {{ name: string, version: string }} release
 * @returns {Promise<object | undefined>} the newest release before it that fits the shell, as `previous` of its entry
 */
async function previousOf({ registryDir, shellDir = SHELL_DIR }, release) {
  const earlier = earlierReleases(registryDir, release);
  const misfits = await misfitsOf(
    shellDir,
    earlier.map((one) => releaseFolder(registryDir, one)),
  );
  const found = earlier.find((_, index) => misfits[index].length === 0);
  if (found === undefined) return undefined;
  const { version, entry, sdk, contract } = entryOf(registryDir, found);
  const shell = providedId(shellDir);
  return { version, entry, sdk, contract, ...(shell !== null && { fits: [shell] }) };
}

/** @throws {ReleaseRefusal} with every reason, when there are any */
function refuse({ name, version }, problems) {
  if (problems.length > 0)
    throw new ReleaseRefusal(`${name} ${version} cannot be released:\n  ${problems.join('\n  ')}`);
}

/**
 * Makes a version that is built the live one, or a canary for an audience, unless something does not fit.
 *
 * @param {{ name: string, version: string }} built
 * @param {Options & { audience?: Audience }} options
 * @param {object} facts what the log says about it
 * @throws {ReleaseRefusal} with every reason
 */
export async function publishRemote({ name, version }, options, facts) {
  const { registryDir, shellDir = SHELL_DIR, dryRun = false, audience } = options;
  const folder = releaseFolder(registryDir, { name, version });
  const release = entryOf(registryDir, { name, version });
  const shell = providedId(shellDir);
  const [[misfits], faults] = await Promise.all([misfitsOf(shellDir, [folder]), releaseProblems(registryDir, release)]);
  refuse({ name, version }, [...faults, ...misfits]);
  if (dryRun) return;
  const entry = { ...release, ...(shell !== null && { fits: [shell] }) };
  if (audience !== undefined) return publishCanary(registryDir, entry, audience, facts);
  const previous = await previousOf(options, release);
  await publish(registryDir, { ...entry, ...(previous && { previous }) }, facts);
}

/** What the log says about a release. */
const recordOf = (folder, skipped) => ({ ...factsOf(folder), ...(skipped.length > 0 && { skipped }) });

/**
 * Builds one remote and makes it live, or a canary for an audience.
 *
 * @param {string} name
 * @param {Options & { folder?: string, audience?: Audience, onlyIfChanged?: boolean, check?: boolean, force?: boolean, onProgress?: Progress,
 *   send?: (built: { name: string, version: string, folder: string, facts: object }) => Promise<void> }} options `folder` is
 * `remotes/<name>` unless a test has the remote elsewhere; with `check` the release is refused when a check fails; with `force` too it is not;
 * `send` releases it elsewhere, and what is live here does not change
 * @returns {Promise<{ name: string, version: string, changed: boolean }>} `changed` is false when it was live already
 * @throws {Error} when the manifest is invalid or does not go with the other releases, a page is missing, the build fails, the release does not fit
 * the shell or was withdrawn; what is live is then unchanged
 */
export async function releaseRemote(name, options) {
  if (options.onlyIfChanged && isCurrent(options.registryDir, name)) {
    const { version } = publishedOf(options.registryDir, name);
    return { name, version, changed: false };
  }
  const { check = false, dryRun = false, send } = options;
  const skipped = check ? acceptProblems(name, await sourceProblems(name), options) : CHECKS;
  const built = await buildRemote(name, options);
  const folder = releaseFolder(options.registryDir, built);
  const skippedNow = check ? acceptProblems(name, buildProblems(folder), options) : [];
  const facts = recordOf(folder, [...skipped, ...skippedNow]);
  if (send === undefined) await publishRemote(built, options, facts);
  else {
    // Whether it fits the shell there, the service finds out.
    refuse(built, await releaseProblems(options.registryDir, entryOf(options.registryDir, built)));
    if (!dryRun) await send({ ...built, folder, facts });
  }
  return { ...built, changed: true };
}

/** The names of what a person may choose from, or `none`. */
const listed = (releases) => releases.map(({ version }) => version).join(', ') || 'none';

/** Publishes a release of which the log has a record. @throws {Error} when its files are not those of the record, or it does not fit */
async function publishAgain(release, options, what) {
  if (release.files !== undefined && release.files !== hashOfFiles(releaseFolder(options.registryDir, release)))
    throw new Error(`${release.name} ${release.version} cannot be released: its files have changed since its release.`);
  await publishRemote(release, options, { what });
}

/**
 * Makes an earlier release of a remote live again, without a build.
 *
 * @param {string} name
 * @param {Options & { version?: string }} options `version` is by default the newest that was released before the live one
 * @returns {Promise<{ from: string | undefined, to: string }>}
 * @throws {Error} when there is no such release, its files have changed, it was withdrawn, is live already or does not fit the shell
 */
export async function rollBack(name, { version, ...options }) {
  const { registryDir } = options;
  const releases = releasesOf(registryDir, name).filter(
    ({ wasLive, hasFiles, withdrawn }) => wasLive && hasFiles && withdrawn === undefined,
  );
  const from = liveVersion(registryDir, name);
  const before = releases.slice(releases.findIndex(({ isLive }) => isLive) + 1);
  const to = version === undefined ? before[0] : releases.find((one) => one.version === version);
  if (version !== undefined) mustNotBeWithdrawn(registryDir, { name, version });
  if (to === undefined)
    throw new Error(
      `There is no ${version === undefined ? 'earlier release' : `release ${version}`} of ${name}. There are: ${listed(releases)}`,
    );
  if (to.isLive) throw new Error(`${name} ${version} is live already.`);
  await publishAgain(to, options, 'rollback');
  return { from, to: to.version };
}

/**
 * Makes the canary of a remote live for everybody, without a build.
 *
 * @param {string} name
 * @param {string} version
 * @param {Options} options
 * @returns {Promise<{ from: string | undefined }>}
 * @throws {Error} when it is not the canary, its files have changed, or it does not fit the shell
 */
export async function promote(name, version, options) {
  const from = liveVersion(options.registryDir, name);
  const canary = releasesOf(options.registryDir, name).find((one) => one.isCanary);
  if (canary?.version !== version)
    throw new Error(`${name} ${version} is not a canary. The canary of ${name} is: ${canary?.version ?? 'none'}`);
  await publishAgain(canary, options, 'promote');
  return { from };
}

/**
 * Takes a release out for good. When it is live, the one before takes its place.
 *
 * @param {string} name
 * @param {string} version
 * @param {Options} options
 * @returns {Promise<{ to: string | undefined }>} the version that is live in its place, when it was live
 * @throws {Error} when there is no such release, or it is live and none can take its place
 */
export async function withdraw(name, version, options) {
  const releases = releasesOf(options.registryDir, name);
  const release = releases.find((one) => one.version === version);
  if (release === undefined)
    throw new Error(`There is no release ${version} of ${name}. There are: ${listed(releases)}`);
  if (release.withdrawn !== undefined) throw new Error(`${name} ${version} was withdrawn already.`);
  const { to } = release.isLive ? await rollBack(name, options) : {};
  if (!options.dryRun) {
    await markWithdrawn(options.registryDir, release);
    const live = publishedOf(options.registryDir, name);
    if (live?.previous?.version === version)
      await notePrevious(options.registryDir, live, await previousOf(options, live));
  }
  return { to };
}

/** Whether the version that the sources have now is published. */
const isCurrent = (registryDir, name) =>
  existsSync(join(root, 'remotes', name, 'manifest.json')) &&
  publishedOf(registryDir, name)?.version === versionOf(name);

/**
 * Releases the named remotes, by default all of them.
 *
 * @param {Parameters<typeof releaseRemote>[1] & { names?: string[] }} options
 */
export async function releaseAll({ names = remoteNames(), ...options }) {
  mkdirSync(options.registryDir, { recursive: true });
  return inParallel(names.map((name) => () => releaseRemote(name, options)));
}

/**
 * What a start does about remotes that the registry has in another version than the sources, or not at all.
 *
 * @param {string} registryDir
 * @param {boolean} replace whether what is released gives way to the sources; otherwise only what is missing is released, so a rollback stays
 * @returns {{ names: string[], lines: string[] }} the remotes to release, and each difference as a line to print
 */
export function startPlan(registryDir, replace) {
  const names = [];
  const lines = [];
  for (const name of remoteNames()) {
    const released = publishedOf(registryDir, name)?.version;
    const here = versionOf(name);
    if (released === here) continue;
    const isWithdrawn = releasesOf(registryDir, name).some(
      (one) => one.version === here && one.withdrawn !== undefined,
    );
    if (isWithdrawn)
      lines.push(`${name}: this checkout has ${here}, which was withdrawn; ${released ?? 'none'} is live`);
    else if (released !== undefined && !replace)
      lines.push(`${name}: released is ${released}, this checkout has ${here} (npm start -- --sync releases it)`);
    else {
      names.push(name);
      if (released !== undefined) lines.push(`Replacing ${name} ${released} by ${here}`);
    }
  }
  return { names, lines };
}

/**
 * Builds the shell, and publishes remotes: with `replace` whatever the registry has otherwise, without it only what the registry lacks. Says where
 * releases and sources differ, and which releases the shell will refuse.
 *
 * @param {{ registryDir: string, replace: boolean, onProgress?: Progress }} options
 */
export async function buildAll({ registryDir, replace, onProgress = () => {} }) {
  mkdirSync(registryDir, { recursive: true });
  const { names, lines } = startPlan(registryDir, replace);
  for (const line of lines) onProgress(line);
  const [, ...built] = await inParallel([
    () => buildShell({ onlyIfChanged: true, onProgress }),
    ...names.map((name) => () => buildRemote(name, { registryDir, onProgress })),
  ]);
  // Only now: what is published is compared with the new shell.
  for (const one of built) await publishRemote(one, { registryDir }, recordOf(releaseFolder(registryDir, one), CHECKS));
  await publishShell({ registryDir, shellDir: SHELL_DIR, onProgress });
}

/**
 * Builds and records a release of the shell, with the packages that it shares and the contract.
 *
 * @param {{ registryDir: string, dryRun?: boolean, onProgress?: Progress }} options a dry run only looks at the versions
 * @throws {Error} when something is not committed, or a version has to be raised first
 */
export async function releaseShell({ registryDir, dryRun = false, onProgress = () => {} }) {
  mustBeCommitted();
  const lagging = await laggingVersions();
  if (lagging.length > 0) throw new Error(lagging.map(({ text }) => text).join('\n'));
  if (dryRun) return onProgress('Would release the shell: no version must be raised first');
  await buildShell({ onlyIfChanged: true, onProgress });
  await publishShell({ registryDir, shellDir: SHELL_DIR, onProgress });
  const { file, contract } = await recordRelease();
  const files = [file, recordNewest(contract)].map((one) => relative(root, one));
  onProgress(`Commit ${files.join(' and ')}, which say what is released`);
}

/** Compares a built shell with all releases: it notes those that fit, also in the place of others, and says which do not, and how to mend that. */
export async function publishShell({ registryDir, shellDir, onProgress }) {
  const shell = providedId(shellDir);
  const compared = await compareAll(registryDir, shellDir);
  const fitting = compared.filter(({ reasons }) => reasons.length === 0).map(({ release }) => release);
  if (fitting.some(({ fits }) => !fits?.includes(shell))) await noteFitting(registryDir, fitting, shell);
  for (const { release } of compared.filter(({ release }) => !release.previous?.fits?.includes(shell))) {
    const previous = await previousOf({ registryDir, shellDir }, release);
    if (previous !== release.previous) await notePrevious(registryDir, release, previous);
  }
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
  return [...(isShellBuilt() ? [] : ['shell']), ...remotes];
}
