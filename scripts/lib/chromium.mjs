/** Finds Chromium for the browser tests, or installs it where this needs no confirmation. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { environment, root, run } from './run.mjs';

/** In order of preference. A full browser also runs a window of its own, which takes a fifth more CPU time. */
const NAMES = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * @returns {Promise<string>} path of the executable
 * @throws {Error} that says what to do
 */
export async function ensureChromium() {
  const found = find();
  if (found !== null) return found;
  console.log('No Chromium found; installing one...');
  if ((await run('npx', ['playwright', 'install', 'chromium'])) === 0) {
    const downloaded = playwrightChromium();
    if (downloaded !== null) return downloaded;
  }
  if (process.platform === 'linux' && process.getuid?.() === 0 && onPath('apt-get') !== null) {
    await run('apt-get', ['update', '-q']);
    await run('apt-get', [
      'install',
      '-y',
      '-q',
      '--no-install-recommends',
      'chromium-headless-shell',
      'fonts-liberation',
    ]);
    const installed = find();
    if (installed !== null) return installed;
  }
  throw new Error(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH.',
  );
}

function find() {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) {
    if (existsSync(configured)) return configured;
    throw new Error(`CHROMIUM_PATH is ${configured}, but there is no such file.`);
  }
  return NAMES.map(onPath).find((path) => path !== null) ?? playwrightChromium();
}

/** @param {string} name */
function onPath(name) {
  try {
    return (
      execFileSync(process.platform === 'win32' ? 'where' : 'which', [name], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      })
        .split('\n')[0]
        ?.trim() || null
    );
  } catch {
    return null;
  }
}

function playwrightChromium() {
  const print = "process.stdout.write(require('@playwright/test').chromium.executablePath())";
  try {
    const path = execFileSync('node', ['-e', print], { cwd: root, env: environment(), encoding: 'utf8' });
    return existsSync(path) ? path : null;
  } catch {
    return null;
  }
}
