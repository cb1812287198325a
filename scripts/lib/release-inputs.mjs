/** Hashes what a build depends on, to detect whether it must run again. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Tests and stories are not part of a build. */
const NO_INPUT = /\.(test|stories)\.tsx?$|(^|\/)(dev|testing|node_modules|dist)$/;

/** What every build depends on, relative to the root of the checkout. */
export const COMMON = [
  'contracts/src',
  'contracts/package.json',
  'contracts/openapi.json',
  'shell/sdk/src',
  'shell/sdk/package.json',
  'shell/ui/src',
  'shell/ui/package.json',
  'shell/domain-ui/src',
  'shell/domain-ui/package.json',
  'shell/build/src',
  'scripts/lib/gate',
  'package-lock.json',
];

/** What the build of a remote depends on besides that, relative to its folder. */
export const OF_REMOTE = ['src', 'manifest.json', 'package.json', 'vite.config.ts'];

function* files(path) {
  if (NO_INPUT.test(path)) return;
  if (!statSync(path).isDirectory()) yield path;
  else for (const name of readdirSync(path).toSorted()) yield* files(join(path, name));
}

/**
 * @param {string} root folder of the checkout
 * @param {readonly string[]} own paths below `root` that only this build depends on
 * @param {{ shared?: readonly string[], seed?: string }} [options] what others depend on too: paths below `root`, and what is known otherwise
 * @returns {string} 8 hexadecimal digits that change when a file does
 */
export function inputHash(root, own, { shared = COMMON, seed = '' } = {}) {
  const hash = createHash('sha256').update(seed);
  for (const path of [...shared, ...own]) {
    for (const file of files(join(root, path)))
      hash
        .update(`${relative(root, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
  }
  return hash.digest('hex').slice(0, 8);
}
