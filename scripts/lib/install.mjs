/** Makes sure that the packages of the lockfile are there, and with them the Node that the project runs on. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { environment, mustRun, root } from './run.mjs';

const OLDEST_NODE = 20;

/** @throws Error when this Node is too old, when npm fails, or when the pinned Node did not come */
export async function ensureInstalled() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < OLDEST_NODE) throw new Error(`Parapet needs Node ${OLDEST_NODE} or newer; this is ${process.version}.`);
  if (!installed()) {
    console.log('Installing packages...');
    await mustRun('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  }
  checkPinnedNode();
}

/** npm writes its own lockfile last; older than ours means that ours has changed since. */
function installed() {
  const done = join(root, 'node_modules', '.package-lock.json');
  return existsSync(done) && statSync(done).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs;
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
