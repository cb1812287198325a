/** Counts the lines of the tree, without blank ones, by workspace and by what they are for. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

const KINDS = /** @type {const} */ (['product', 'tests', 'stories', 'texts', 'styles']);

/** @param {string} file @returns {typeof KINDS[number] | undefined} undefined for what is neither code nor style */
export function kindOf(file) {
  if (file.endsWith('.css')) return 'styles';
  if (!/\.(ts|tsx|mjs|mts)$/.test(file)) return undefined;
  if (file.endsWith('.stories.tsx') || file.includes('/.storybook/')) return 'stories';
  if (/\.test\.(ts|tsx|mjs)$|\/(testing|service-tests|e2e|conformance|bench)\/|^scripts\/test\//.test(file))
    return 'tests';
  return /\/(locales|texts|catalog)\//.test(file) ? 'texts' : 'product';
}

/** @param {readonly { file: string, lines: number }[]} files @param {readonly string[]} workspaces */
export function countByWorkspace(files, workspaces) {
  // The deepest workspace first: services/api/mocks lies in services/api.
  const deepestFirst = workspaces.toSorted((one, other) => other.length - one.length);
  const rows = new Map(
    [...workspaces, 'scripts'].map((name) => [name, { product: 0, tests: 0, stories: 0, texts: 0, styles: 0 }]),
  );
  for (const { file, lines } of files) {
    const kind = kindOf(file);
    const row = rows.get(deepestFirst.find((name) => file.startsWith(`${name}/`)) ?? 'scripts');
    if (kind && row) row[kind] += lines;
  }
  return rows;
}

/** Prints the table. It informs and never fails: nobody should write denser code for a number. */
export function printLines() {
  const list = (/** @type {string[]} */ args) =>
    execFileSync('git', ['ls-files', ...args], { cwd: root, encoding: 'utf8' })
      .trim()
      .split('\n');
  const workspaces = list(['*/package.json']).map((file) => file.replace(/\/package\.json$/, ''));
  const files = list([])
    .filter((file) => kindOf(file))
    .map((file) => ({
      file,
      lines: readFileSync(join(root, file), 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '').length,
    }));
  const rows = [...countByWorkspace(files, workspaces)];
  const total = KINDS.map((kind) => rows.reduce((sum, [, row]) => sum + row[kind], 0));
  console.log(['workspace'.padEnd(24), ...KINDS.map((kind) => kind.padStart(9))].join(''));
  for (const [name, row] of rows)
    console.log([name.padEnd(24), ...KINDS.map((kind) => String(row[kind]).padStart(9))].join(''));
  console.log(['all'.padEnd(24), ...total.map((lines) => String(lines).padStart(9))].join(''));
}
