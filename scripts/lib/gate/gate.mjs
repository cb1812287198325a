/** Compares what remotes need with what a shell provides, when one of them is published. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readRegistry, releaseFolder, withLock } from '../release-registry.mjs';
import { environment, mustRun, root } from '../run.mjs';
import { writeCompressed } from '../vite-build.mjs';

const DECLARATIONS = join(root, '.cache', 'declarations');
/** Milliseconds; a slow machine needs half a minute for the first time. */
const LONGEST_EMIT = 300_000;

/** Entries that no release uses. */
const NO_PART = /^\.\/(testing|host|locales)/;

/** @returns {Record<string, string[]>} module names of the shared packages with their source files, as `paths` of a configuration */
function entries() {
  const found = ['contracts', 'shell/sdk', 'shell/ui', 'shell/domain-ui'].flatMap((folder) => {
    const { name, exports } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    return Object.entries(exports)
      .filter(([entry, file]) => !NO_PART.test(entry) && /\.tsx?$/.test(file))
      .map(([entry, file]) => [join(name, entry), [join('../..', folder, file)]]);
  });
  return Object.fromEntries(found);
}

/** Writes the configuration that emits the declarations. @returns {string} the file */
function writeConfiguration() {
  // Nothing is emitted for files that the compiler finds in `node_modules` first.
  const paths = entries();
  const compilerOptions = {
    rootDir: '../..',
    outDir: '.',
    paths,
    types: ['vite/client'],
    composite: false,
    incremental: false,
    declaration: true,
    removeComments: true,
    noCheck: true,
  };
  const file = join(DECLARATIONS, 'tsconfig.json');
  const files = Object.values(paths).flat();
  writeFileSync(file, JSON.stringify({ extends: '../../tsconfig.web.json', compilerOptions, include: [], files }));
  return file;
}

/**
 * Emits the declarations of the shared packages, once in a process; takes 6 s. Types are not checked. Whether an inferred type is written by its
 * name or in full depends on what else is emitted, so everything is: the same sources always give the same declarations.
 */
let emitted;
const emitDeclarations = () =>
  (emitted ??= mustRun('tsc', ['-p', writeConfiguration()], { stdio: ['ignore', 'inherit', 'inherit'] }));

/** Runs a script of this folder on the pinned Node. @returns {Promise<string>} what it prints @throws {Error} with what it says */
async function runScript(name, args) {
  const script = join(root, 'scripts', 'lib', 'gate', name);
  try {
    const { stdout } = await promisify(execFile)('node', ['--disable-warning=ExperimentalWarning', script, ...args], {
      cwd: root,
      env: environment({ NODE_ENV: 'production' }),
      maxBuffer: 2 ** 26,
    });
    return stdout;
  } catch (error) {
    throw new Error(/Error: (.*)/.exec(error.stderr)?.[1] ?? String(error), { cause: error });
  }
}

/** @returns {Promise<string>} what the shell provides, what a remote needs, or which versions are due, as JSON */
export async function surface(...args) {
  mkdirSync(DECLARATIONS, { recursive: true });
  // Another process must not write them while they are read.
  return withLock(
    DECLARATIONS,
    async () => {
      await emitDeclarations();
      return runScript('surface.mjs', args);
    },
    LONGEST_EMIT,
  );
}

/** What the last released shell provided. */
const RELEASED = join(root, 'shell', 'released.json');

/** @returns {Promise<{ due: 'major' | 'minor', text: string }[]>} which versions must still be raised for the next release, with sentences */
export const laggingVersions = async () => JSON.parse(await surface('due', RELEASED));

/** An entry on a line, so that a difference can be read. */
function inLines(value, depth) {
  if (depth === 0 || typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${inLines(one, depth - 1)}`);
  return `{\n${entries.join(',\n')}\n}`;
}

/**
 * Takes what the shell of this checkout provides as released.
 *
 * @returns {Promise<{ file: string, contract: string }>} with the version of the contract
 */
export async function recordRelease() {
  const provides = JSON.parse(await surface('provides'));
  writeFileSync(RELEASED, `${inLines(provides, 4)}\n`);
  return { file: RELEASED, contract: provides.versions.contract };
}

/** Runs the build of a remote, and adds to it what the remote needs. */
export async function withNeeds(folder, outDir, build) {
  const [needs] = await Promise.all([surface('needs', folder), build()]);
  // Only for a build: it reads code, for which the service has no package.
  const { recordNeeds } = await import('./uses.mjs');
  recordNeeds(JSON.parse(needs), folder, outDir);
}

/** Runs the build of the shell, adds to it what the shell provides, and writes the id of that into its page. */
export async function withProvides(outDir, build) {
  const [provides] = await Promise.all([surface('provides'), build()]);
  writeCompressed(join(outDir, 'provides.json'), provides);
  const page = join(outDir, 'index.html');
  const tag = `<meta name="provides" content="${JSON.parse(provides).id}">`;
  writeFileSync(page, readFileSync(page, 'utf8').replace('</head>', `${tag}</head>`));
}

/** @returns {string | null} the id of what a built shell provides; null where none is built */
export function providedId(shellDir) {
  const file = join(shellDir, 'provides.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).id : null;
}

/**
 * @param {string} shellDir a built shell
 * @param {readonly string[]} folders of releases
 * @returns {Promise<string[][]>} for each release what does not fit, as sentences; none of any where no shell is built
 */
export async function misfitsOf(shellDir, folders) {
  if (folders.length === 0 || providedId(shellDir) === null) return folders.map(() => []);
  return JSON.parse(await runScript('compare.mjs', [shellDir, ...folders]));
}

/**
 * The gate in reverse: compares all published releases with a shell.
 *
 * @returns {Promise<{ release: any, reasons: string[] }[]>}
 */
export async function compareAll(registryDir, shellDir) {
  const releases = readRegistry(registryDir).remotes;
  const reasons = await misfitsOf(
    shellDir,
    releases.map((one) => releaseFolder(registryDir, one)),
  );
  return releases.map((release, index) => ({ release, reasons: reasons[index] }));
}
