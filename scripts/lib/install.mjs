/** Installs the packages of the lockfile when they are missing, among them the Node that the project runs on. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment, mustRun, root } from './run.mjs';

const OLDEST_NODE = 20;

/** @throws {Error} when this Node is too old, when npm fails, or when the pinned Node was not installed */
export async function ensureInstalled() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < OLDEST_NODE) throw new Error(`Parapet needs Node ${OLDEST_NODE} or newer; this is ${process.version}.`);
  if (!hasPackages(root, root)) {
    console.log('Installing packages (a minute or two)...');
    await mustRun('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  }
  checkPinnedNode();
}

/**
 * @typedef {{ version?: string, optional?: boolean, link?: boolean, resolved?: string }} LockedPackage
 *
 * @param {string} file a lockfile
 * @returns {Record<string, LockedPackage>}
 */
export const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * Compares a lockfile with the one that npm writes into `node_modules` after an installation.
 *
 * @param {string} folder of a checkout with a lockfile
 * @param {string} installed folder of the checkout whose packages are looked at
 */
export function hasPackages(folder, installed) {
  const written = join(installed, 'node_modules', '.package-lock.json');
  if (!existsSync(written)) return false;
  const present = packagesOf(written);
  return Object.entries(packagesOf(join(folder, 'package-lock.json')))
    .filter(([path, { link }]) => path.startsWith('node_modules/') && !link)
    .every(([path, { version, optional }]) =>
      present[path] === undefined ? optional === true : present[path].version === version,
    );
}

function checkPinnedNode() {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const [wanted] = Object.values(optionalDependencies);
  const found = execFileSync('node', ['--version'], { env: environment(), encoding: 'utf8' }).trim();
  if (found === `v${wanted}`) return;
  throw new Error(
    `Parapet runs on Node ${wanted}, which npm installs on ${Object.keys(optionalDependencies).join(', ')}.\n` +
      `On this machine (${process.platform} ${process.arch}) it was not installed: node is ${found}. Install Node ${wanted} or newer, or run npm ci with optional packages.`,
  );
}
