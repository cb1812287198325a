/** Finds Chromium for the browser tests, or installs it where that can be done without asking. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { environment, root, run } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * @returns {Promise<string>} path of the program
 * @throws Error that says what to do
 */
export async function ensureChromium() {
  const found = find();
  if (found !== null) return found;
  console.log('No Chromium found; installing one...');
  if ((await run('npx', ['playwright', 'install', 'chromium'])) === 0) {
    const own = playwrightsOwn();
    if (own !== null) return own;
  }
  if (process.platform === 'linux' && process.getuid?.() === 0 && onPath('apt-get') !== null) {
    await run('apt-get', ['update', '-q']);
    await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium', 'fonts-liberation']);
    const installed = find();
    if (installed !== null) return installed;
  }
  throw new Error('The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.');
}

function find() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, but there is no such file.`);
  }
  return NAMES.map(onPath).find((path) => path !== null) ?? playwrightsOwn();
}

/** @param {string} name */
function onPath(name) {
  try {
    return execFileSync(process.platform === 'win32' ? 'where' : 'which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).split('\n')[0]?.trim() || null;
  } catch {
    return null;
  }
}

function playwrightsOwn() {
  const print = "process.stdout.write(require('@playwright/test').chromium.executablePath())";
  try {
    const path = execFileSync('node', ['-e', print], { cwd: root, env: environment(), encoding: 'utf8' });
    return existsSync(path) ? path : null;
  } catch {
    return null;
  }
}
