/** Runs Vite on the pinned Node, and adds to what it has built. */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { environment } from './run.mjs';

/**
 * Receives a line to print when the build of a part starts and when it ends.
 * @typedef {(line: string) => void} Progress
 */

/**
 * Runs `vite build` in a workspace.
 *
 * @param {{ part: string, folder: string, outDir: string, onProgress: Progress }} options `part` is the name to print
 * @throws {Error} with the output of Vite
 */
export async function viteBuild({ part, folder, outDir, onProgress }) {
  onProgress(`Building ${part}...`);
  const started = performance.now();
  await runVite(folder, outDir);
  onProgress(`Built ${part} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

function runVite(folder, outDir) {
  return new Promise((resolve, reject) => {
    const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js');
    // With VITEST set, as in the tests of the scripts, the federation plugin is off.
    const options = { cwd: folder, env: environment({ NODE_ENV: 'production', VITEST: undefined }) };
    const child = spawn('node', [vite, 'build', '--logLevel', 'warn', '--outDir', outDir, '--emptyOutDir'], options);
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`vite build failed in ${folder}:\n${output}`)),
    );
  });
}

/** Writes a file of a build, with a copy for servers that do not compress by themselves. */
export function writeCompressed(file, text) {
  writeFileSync(file, text);
  writeFileSync(`${file}.gz`, gzipSync(text));
}
