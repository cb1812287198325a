/** Makes sure that the packages of the lockfile are there, and with them the Node that the project runs on. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment, mustRun, root } from './run.mjs';

const OLDEST_NODE = 20;

/** @throws Error when this Node is too old, when npm fails, or when the pinned Node did not come */
export async function ensureInstalled() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < OLDEST_NODE) throw new Error(`Parapet needs Node ${OLDEST_NODE} or newer; this is ${process.version}.`);
  if (!installed()) {
    console.log('Installing packages (a minute or two)...');
    await mustRun('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  }
  checkPinnedNode();
}

/** @param {string} file @returns {Record<string, { version?: string, optional?: boolean, link?: boolean }>} */
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** Whether what npm last put into `node_modules` (it keeps a lockfile of its own there) is what the lockfile asks for. */
function installed() {
  const done = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(done)) return false;
  const present = packagesOf(done);
  return Object.entries(packagesOf(join(root, 'package-lock.json')))
    .filter(([path, { link }]) => path.startsWith('node_modules/') && !link)
    .every(([path, { version, optional }]) => (present[path] === undefined ? optional === true : present[path].version === version));
}

function checkPinnedNode() {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const [wanted] = Object.values(optionalDependencies);
  const found = execFileSync('node', ['--version'], { env: environment(), encoding: 'utf8' }).trim();
  if (found === `v${wanted}`) return;
  throw new Error(
    `Parapet runs on Node ${wanted}, which npm brings for ${Object.keys(optionalDependencies).join(', ')}.\n` +
      `On this machine (${process.platform} ${process.arch}) it did not come: node is ${found}. Install Node ${wanted} or newer, or run npm ci with optional packages.`,
  );
}
