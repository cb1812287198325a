/** Measures how much JavaScript people download, compressed with gzip, and checks it against limits. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const KB = 1024;
/** Bytes, compressed. */
export const LIMITS = { shell: 260 * KB, remote: 40 * KB };

const sizes = new Map();
function compressed(file) {
  if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(file), { level: 9 }).length);
  return sizes.get(file);
}

const readManifest = (folder) => JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'));

/** Files of a chunk and of all its static imports. */
function closure(manifest, key, found = new Set()) {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) closure(manifest, imported, found);
  return found;
}

function total(folder, files) {
  return [...files].reduce((sum, file) => sum + compressed(join(folder, file)), 0);
}

/** The largest translation: the limits hold for every language. */
function largestLocale(folder, manifest) {
  const locales = Object.keys(manifest).filter((key) => /(^|\/)src\/locales\/\w\w\.ts$/.test(key));
  return locales
    .map((key) => manifest[key].file)
    .toSorted((a, b) => compressed(join(folder, b)) - compressed(join(folder, a)))[0];
}

/** JavaScript that index.html loads directly (scripts and preloads), with one translation. Bytes, compressed. */
export function shellSize(shellDir) {
  const html = readFileSync(join(shellDir, 'index.html'), 'utf8');
  const manifest = readManifest(shellDir);
  const byFile = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));
  const files = new Set();
  for (const [, file] of html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)) {
    files.add(file);
    if (byFile.has(file)) closure(manifest, byFile.get(file), files);
  }
  const locale = largestLocale(shellDir, manifest);
  if (locale) files.add(locale);
  return total(shellDir, files);
}

/** JavaScript of a remote's heaviest page when it is opened first: entry, page and one translation. Bytes, compressed. */
export function remoteSize(releaseDir) {
  const manifest = readManifest(releaseDir);
  const keys = Object.keys(manifest);
  const entry = keys.find((key) => manifest[key].file === 'remoteEntry.js');
  const common = new Set([...closure(manifest, entry), ...closure(manifest, 'src/remote.ts')]);
  for (const key of manifest[entry].dynamicImports ?? []) closure(manifest, key, common);
  const locale = largestLocale(releaseDir, manifest);
  if (locale) common.add(locale);
  const pages = (manifest['src/remote.ts'].dynamicImports ?? []).filter((key) => !/\/locales\//.test(key));
  return Math.max(
    total(releaseDir, common),
    ...pages.map((key) => total(releaseDir, closure(manifest, key, new Set(common)))),
  );
}

/**
 * Prints every size and its limit.
 *
 * @param {{ shellDir: string, registryDir: string, remotes: { name: string, entry: string }[] }} options the built shell, and the releases in a registry
 * @throws {Error} that names what is above its limit
 */
export async function checkSizes({ shellDir, registryDir, remotes }) {
  const releases = remotes.map(({ name, entry }) => [
    name,
    join(registryDir, dirname(entry).replace(/^\/registry\//, '')),
  ]);
  const rows = [
    ['shell, first load', shellSize(shellDir), LIMITS.shell],
    ...releases.map(([name, folder]) => [`${name}, heaviest page`, remoteSize(folder), LIMITS.remote]),
  ];
  for (const [what, size, limit] of rows)
    console.log(`${what.padEnd(32)} ${(size / KB).toFixed(1).padStart(7)} of ${limit / KB} KB`);
  const over = rows.filter(([, size, limit]) => size > limit).map(([what]) => what);
  if (over.length > 0) throw new Error(`Too much JavaScript: ${over.join(', ')}`);
}
