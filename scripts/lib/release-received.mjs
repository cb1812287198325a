/** Releases of which a service has received the files. Runs on Node 20 and later. */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { moveUnlessExists } from './release-build.mjs';
import { factsOf, hashOfFiles } from './release-log.mjs';
import { releaseFolder, ReleaseRefusal, releasesOf } from './release-registry.mjs';
import { packedFiles } from './release-upload.mjs';
import { publishRemote } from './release.mjs';

/** The version is there with other files. */
export class DifferentFiles extends Error {
  name = 'DifferentFiles';
}

/** Nothing was sent of a version that is not there. */
export class UnknownRelease extends Error {
  name = 'UnknownRelease';
}

/**
 * Writes the files of a version, unless it is there already.
 *
 * @param {string} registryDir
 * @param {Pick<import('./release-received.d.mts').Received, 'name' | 'version' | 'files'>} sent
 * @returns {boolean} whether they were written
 * @throws {DifferentFiles | UnknownRelease} because a version never changes, or its files were never sent
 */
function store(registryDir, { name, version, files }) {
  const target = releaseFolder(registryDir, { name, version });
  if (files === null) {
    if (existsSync(target)) return false;
    throw new UnknownRelease(`There is no release ${version} of ${name} here. Send its files.`);
  }
  const building = join(
    registryDir,
    name,
    `.building-${version}-${process.pid}-${Math.random().toString(36).slice(2)}`,
  );
  try {
    for (const { path, content } of files) {
      mkdirSync(dirname(join(building, path)), { recursive: true });
      writeFileSync(join(building, path), content);
    }
    const isNew = !existsSync(target);
    if (isNew) moveUnlessExists(building, target);
    else if (!isDeepStrictEqual(packedFiles(building), packedFiles(target)))
      throw new DifferentFiles(`${name} ${version} is there already, with other files. Release a new version.`);
    return isNew;
  } finally {
    rmSync(building, { recursive: true, force: true });
  }
}

/** What the log says when a version is made live. */
function whatOf(known, isForSome) {
  if (isForSome) return 'canary';
  if (known?.isCanary) return 'promote';
  return known?.wasLive ? 'rollback' : 'release';
}

/**
 * Stores the files of a version and makes it live, or a canary for an audience, after the same checks as a release of this checkout. A version that
 * is there already, with the same files, is not stored anew: that is how it is promoted or rolled back.
 *
 * @param {import('./release-received.d.mts').Received} sent
 * @param {{ registryDir: string, shellDir?: string, dryRun?: boolean, audience?: import('./release-registry.mjs').Audience }} options a dry run stores and checks only
 * @returns {Promise<{ isNew: boolean }>}
 * @throws {DifferentFiles | UnknownRelease | ReleaseRefusal} what people get is then unchanged
 */
export async function receiveRelease({ name, version, files, who, commit, skipped = [] }, options) {
  const { registryDir, audience } = options;
  const folder = releaseFolder(registryDir, { name, version });
  const known = releasesOf(registryDir, name).find((one) => one.version === version);
  if (known?.withdrawn !== undefined)
    throw new ReleaseRefusal(`${name} ${version} was withdrawn, so it cannot be released again.`);
  const isNew = store(registryDir, { name, version, files });
  try {
    if (known?.files !== undefined && known.files !== hashOfFiles(folder))
      throw new DifferentFiles(`${name} ${version} was released with other files. Release a new version.`);
    if (known?.isLive && !known.isCanary && audience === undefined) return { isNew };
    const what = whatOf(known, audience !== undefined);
    const isFirst = what === 'release' || what === 'canary';
    const facts = isFirst ? { ...factsOf(folder), commit, ...(skipped.length > 0 && { skipped }) } : {};
    await publishRemote({ name, version }, options, { ...facts, what, who });
  } catch (error) {
    // Nothing names it, so the same version may come again with what was missing.
    if (isNew && [ReleaseRefusal, DifferentFiles].some((kind) => error instanceof kind))
      rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return { isNew };
}
