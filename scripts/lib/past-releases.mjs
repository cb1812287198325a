/**
 * The last releases of the product, built again from the history of this checkout. What is released stays in use beside
 * what is newer, so the check `across` tries both with each other.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hasPackages, packagesOf } from './install.mjs';
import { git } from './release-log.mjs';
import { readRegistry, releaseFolder } from './release-registry.mjs';
import { mustRun, root } from './run.mjs';

const FILE = join(root, 'shell', 'releases.json');
const KEPT = 2;
const BUILT = join(root, '.cache', 'releases');

/** @typedef {{ commit: string, date: string, contract: string }} PastRelease `contract` is its version */

/** @returns {PastRelease[]} the last releases, newest first */
export const pastReleases = () => JSON.parse(readFileSync(FILE, 'utf8'));

/** @param {PastRelease} release @returns {string} the folder that it is built in, a checkout of its own */
export const folderOfRelease = ({ commit }) => join(BUILT, commit);

/** @param {PastRelease[]} before @param {PastRelease} newest @returns {PastRelease[]} the last releases now */
export const withNewest = (before, newest) =>
  [newest, ...before.filter(({ commit }) => commit !== newest.commit)].slice(0, KEPT);

/** @throws {Error} when something is not committed: what is released could not be built again */
export function mustBeCommitted() {
  const changed = git(root, 'status', '--porcelain');
  if (changed !== '')
    throw new Error(
      `The shell is released from a commit, and this checkout has changes:\n${changed ?? 'it has no history'}`,
    );
}

/** Takes the commit of this checkout as the newest release. @param {string} contract @returns {string} the file */
export function recordNewest(contract) {
  const [commit, date] = git(root, 'log', '-1', '--format=%H %cs').split(' ');
  writeFileSync(FILE, `${JSON.stringify(withNewest(pastReleases(), { commit, date, contract }), null, 2)}\n`);
  return FILE;
}

/** Writes the files of a commit into a folder. @throws {Error} when the history lacks the commit */
async function checkOut({ commit, date }, folder) {
  if (git(root, 'cat-file', '-t', commit) !== 'commit')
    throw new Error(
      `The release of ${date} cannot be built: this checkout has no commit ${commit}. ` +
        'Fetch its history (git fetch --unshallow).',
    );
  mkdirSync(folder, { recursive: true });
  const archive = join(folder, '.archive.tar');
  await mustRun('git', ['archive', '--output', archive, commit]);
  await mustRun('tar', ['-xf', archive, '-C', folder]);
  rmSync(archive);
}

/**
 * Gives a checkout the packages of this one where these are those of its lockfile too, which saves an installation of
 * half a minute. What is in the repository is linked within the checkout.
 */
function linkPackages(folder) {
  if (!hasPackages(folder, root)) return;
  const link = (from, to) => {
    mkdirSync(dirname(to), { recursive: true });
    symlinkSync(from, to, 'junction');
  };
  const own = Object.entries(packagesOf(join(folder, 'package-lock.json'))).filter(([, one]) => one.link);
  for (const [path, { resolved }] of own) link(join(folder, resolved), join(folder, path));
  for (const name of readdirSync(join(root, 'node_modules'))) {
    const path = join('node_modules', name);
    if (!existsSync(join(folder, path))) link(join(root, path), join(folder, path));
  }
}

/**
 * Builds the shell and the remotes of a release with its own scripts, unless that was done before.
 *
 * @param {PastRelease} release
 * @throws {Error} when the history lacks its commit, or the build fails
 */
export async function buildPastRelease(release) {
  const folder = folderOfRelease(release);
  // Written last: what is there without it was interrupted. The packages of this checkout may have changed since.
  const mark = join(folder, '.built');
  if (existsSync(mark) && hasPackages(folder, folder)) return;
  rmSync(folder, { recursive: true, force: true });
  await checkOut(release, folder);
  linkPackages(folder);
  await mustRun('node', ['scripts/test.mjs', 'build'], { cwd: folder });
  writeFileSync(mark, '');
}

/**
 * Records again, as a build of today does, what the remotes of a release need: builds of before did not record what
 * their code uses of that.
 */
async function recordUses(folder) {
  const { recordNeeds } = await import('./gate/uses.mjs');
  const registryDir = join(folder, 'registry');
  for (const one of readRegistry(registryDir).remotes) {
    const built = releaseFolder(registryDir, one);
    const { uses: _, ...needs } = JSON.parse(readFileSync(join(built, 'needs.json'), 'utf8'));
    recordNeeds(needs, join(folder, 'remotes', one.name), built);
  }
}

/** Builds the last releases, and removes those before. */
export async function buildPastReleases() {
  const releases = pastReleases();
  mkdirSync(BUILT, { recursive: true });
  for (const name of readdirSync(BUILT))
    if (!releases.some(({ commit }) => commit === name)) rmSync(join(BUILT, name), { recursive: true, force: true });
  for (const release of releases) {
    await buildPastRelease(release);
    await recordUses(folderOfRelease(release));
  }
}
