/** Builds the shell and releases remotes. Runs on Node 20 and up; Vite itself runs on the pinned Node. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inputHash } from './release-inputs.mjs';
import { prune, publish, readRegistry } from './release-registry.mjs';
import { environment, root } from './run.mjs';

/** Builds at once: more than two are not faster on a small machine, and each takes some 400 MB. */
const AT_ONCE = 2;

/** @returns {string[]} names of the remotes in this checkout */
export function remoteNames() {
  return readdirSync(join(root, 'remotes')).filter((name) => existsSync(join(root, 'remotes', name, 'manifest.json')));
}

/** Runs `vite build` in a workspace. @throws {Error} with everything that Vite said */
function viteBuild(folder, outDir) {
  return new Promise((resolve, reject) => {
    const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
    // With VITEST set, as in the tests of this file, the federation plugin would do nothing.
    const options = { cwd: folder, env: environment({ NODE_ENV: 'production', VITEST: undefined }) };
    const child = spawn('node', [vite, 'build', '--logLevel', 'warn', '--outDir', outDir, '--emptyOutDir'], options);
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`vite build failed in ${folder}:\n${output}`))));
  });
}

/** Another process that built the same at the same time may have been first; then there is nothing left to do. */
function moveUnlessThere(from, to) {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(error.code) || !existsSync(to)) throw error;
  }
}

/**
 * Builds one remote and makes it the newest of its name.
 *
 * @param {string} name folder below `remotes/`
 * @param {{ registryDir: string, onlyIfChanged?: boolean }} options
 * @returns {Promise<{ name: string, version: string, changed: boolean }>} `changed` is false when it was released before
 * @throws {Error} when the manifest breaks its schema, a page is missing or the build fails; the registry stays as it was
 */
export async function releaseRemote(name, { registryDir, onlyIfChanged = false }) {
  const folder = join(root, 'remotes', name);
  if (!existsSync(join(folder, 'manifest.json'))) throw new Error(`There is no remote '${name}'. There are: ${remoteNames().join(', ')}`);
  const own = ['src', 'manifest.json', 'package.json', 'vite.config.ts'].map((path) => `remotes/${name}/${path}`);
  const { version: base } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const version = `${base}-${inputHash(root, own)}`;
  const target = join(registryDir, name, version);
  const released = existsSync(target);
  const newest = readRegistry(registryDir).remotes.some((one) => one.name === name && one.version === version);
  if (onlyIfChanged && released && newest) return { name, version, changed: false };

  if (!released) {
    const building = join(registryDir, name, `.building-${version}-${process.pid}`);
    try {
      await viteBuild(folder, building);
      // A folder that has its name is complete: it may be served for ever.
      moveUnlessThere(building, target);
    } finally {
      rmSync(building, { recursive: true, force: true });
    }
  }
  const manifest = JSON.parse(readFileSync(join(target, 'manifest.json'), 'utf8'));
  await publish(registryDir, { ...manifest, version, entry: `/registry/${name}/${version}/mf-manifest.json` });
  prune(registryDir, name);
  return { name, version, changed: true };
}

/** Runs the tasks, at most {@link AT_ONCE} at a time. @throws the first failure, after all have ended */
async function inParallel(tasks) {
  const results = [];
  const failures = [];
  const queue = [...tasks.entries()];
  async function worker() {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, task] = next;
      await task().then((result) => (results[index] = result), (error) => failures.push(error));
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  if (failures.length > 0) throw failures[0];
  return results;
}

/**
 * Releases all remotes, or those named.
 *
 * @param {{ registryDir: string, onlyIfChanged?: boolean, names?: string[] }} options
 */
export async function releaseAll({ registryDir, onlyIfChanged = false, names = remoteNames() }) {
  mkdirSync(registryDir, { recursive: true });
  return inParallel(names.map((name) => () => releaseRemote(name, { registryDir, onlyIfChanged })));
}

/**
 * Builds the shell into `shell/dist`.
 *
 * @returns {Promise<{ shellDir: string, changed: boolean }>} `changed` is false when it was built before from the same
 */
export async function buildShell({ onlyIfChanged = false } = {}) {
  const folder = join(root, 'shell');
  const shellDir = join(folder, 'dist');
  const mark = join(shellDir, '.inputs');
  const hash = inputHash(root, ['shell/src', 'shell/public', 'shell/index.html', 'shell/package.json', 'shell/vite.config.ts']);
  if (onlyIfChanged && existsSync(mark) && readFileSync(mark, 'utf8') === hash) return { shellDir, changed: false };
  const building = join(folder, `.building-${process.pid}`);
  try {
    await viteBuild(folder, building);
    writeFileSync(join(building, '.inputs'), hash);
    rmSync(shellDir, { recursive: true, force: true });
    moveUnlessThere(building, shellDir);
  } finally {
    rmSync(building, { recursive: true, force: true });
  }
  return { shellDir, changed: true };
}

/** The shell and all remotes, as a first start needs them. */
export async function buildAll({ registryDir, onlyIfChanged = false }) {
  mkdirSync(registryDir, { recursive: true });
  const [shell, ...remotes] = await inParallel([
    () => buildShell({ onlyIfChanged }),
    ...remoteNames().map((name) => () => releaseRemote(name, { registryDir, onlyIfChanged })),
  ]);
  return { shell, remotes };
}
