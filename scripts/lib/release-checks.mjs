/** What is checked before a remote is released. The registry and the gate check more, which no release can skip: its manifest, files and needs. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMMON } from './release-inputs.mjs';
import { git } from './release-log.mjs';
import { root, run } from './run.mjs';
import { LIMITS, remoteSize } from './size.mjs';

export const CHECKS = ['clean tree', 'types', 'size', 'styles'];

/** @typedef {{ check: string, reason: string }} Problem what speaks against a release, and which of {@link CHECKS} found it */

/** More would hide the other problems. */
const SHOWN = 5;
const firstOf = (list) =>
  [...list.slice(0, SHOWN), ...(list.length > SHOWN ? [`${list.length - SHOWN} more`] : [])].join(', ');

/** @returns {Problem[]} for changes of a remote or of what it shares that no commit contains */
export const treeProblems = (name, folder = root) => uncommitted(folder, [join('remotes', name), ...COMMON]);

/** @param {string} folder in a checkout @param {readonly string[]} paths @returns {Problem[]} for changes that no commit contains */
export function uncommitted(folder, paths) {
  const changed = git(folder, 'status', '--porcelain', '--', ...paths);
  if (changed === '') return [];
  if (changed === null) return [{ check: 'clean tree', reason: 'this is no Git checkout' }];
  const files = changed.split('\n').map((line) => line.trim().replace(/^\S+\s+/, ''));
  return [{ check: 'clean tree', reason: `not committed: ${firstOf(files)}` }];
}

/** Those of two remotes at once would write the same files. */
let typesBefore = Promise.resolve(0);

/** @returns {Promise<Problem[]>} what speaks against a release before anything is built; prints the faults of types */
export async function sourceProblems(name) {
  typesBefore = typesBefore.then(() => run('tsc', ['-b', join('remotes', name), '--checkers', '1']));
  const types = await typesBefore;
  return [...treeProblems(name), ...(types === 0 ? [] : [{ check: 'types', reason: 'see the faults above' }])];
}

/** @param {string} folder of a build @returns {Problem[]} */
export function buildProblems(folder) {
  const size = remoteSize(folder);
  const sheets = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.css'));
  const rules = sheets.flatMap((file) => globalRules(readFileSync(join(folder, file), 'utf8')));
  return [
    ...(size > LIMITS.remote
      ? [{ check: 'size', reason: `the heaviest page has ${Math.ceil(size / 1024)} of ${LIMITS.remote / 1024} KB` }]
      : []),
    ...(rules.length > 0
      ? [{ check: 'styles', reason: `rules that apply to other pages too (use CSS modules): ${firstOf(rules)}` }]
      : []),
  ];
}

/** Names that the build gives to classes and animations of CSS modules. */
const HASHED = /_[\w-]+_[a-z0-9]{1,5}_\d+/;
const HASHED_CLASS = new RegExp(`\\.${HASHED.source}`);
/** A name for printed pages, which elements of a module ask for. */
const NAMED_PAGE = /^@page\s+[\w-]+$/;
/** At-rules with rules inside. */
const GROUP = /^@(media|supports|container|layer|scope|starting-style)\b/;

/** Splits at commas outside of brackets. */
function partsOf(selectors) {
  let depth = 0;
  const parts = [''];
  for (const character of selectors) {
    if (character === ',' && depth === 0) parts.push('');
    else {
      depth += '(['.includes(character) ? 1 : ')]'.includes(character) ? -1 : 0;
      parts[parts.length - 1] += character;
    }
  }
  return parts;
}

/** Without what a selector excludes, which binds it to no class. */
function withoutExclusions(selector) {
  const start = selector.indexOf(':not(');
  if (start === -1) return selector;
  return withoutExclusions(selector.slice(0, start) + selector.slice(endOf(selector, start + 4) + 1));
}

/** @returns {number} the index of the bracket that closes the one at `start` */
function endOf(text, start) {
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    if ('({'.includes(text[index])) depth += 1;
    else if (')}'.includes(text[index]) && (depth -= 1) === 0) return index;
  }
  return text.length;
}

/** @param {string} css as it is built @returns {string[]} the selectors and at-rules that are not bound to a class of a CSS module */
export function globalRules(css) {
  const found = [];
  let rest = css.replaceAll(/\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g, '');
  for (let end = rest.search(/[;{]/); end !== -1; end = rest.search(/[;{]/)) {
    const head = rest.slice(0, end).trim();
    const close = rest[end] === ';' ? end : endOf(rest, end);
    if (GROUP.test(head)) found.push(...globalRules(rest.slice(end + 1, close)));
    else if (head.startsWith('@keyframes')) found.push(...(HASHED.test(head) ? [] : [head]));
    else if (head.startsWith('@')) found.push(...(NAMED_PAGE.test(head) ? [] : [head]));
    else found.push(...partsOf(head).filter((part) => !HASHED_CLASS.test(withoutExclusions(part))));
    rest = rest.slice(close + 1);
  }
  return found;
}

/**
 * @param {string} name of the remote
 * @param {Problem[]} problems
 * @param {{ force?: boolean, onProgress?: (line: string) => void }} options a forced release goes on, and says what it skips
 * @returns {string[]} the checks that it skips
 * @throws {Error} with all problems when it is not forced
 */
export function acceptProblems(name, problems, { force = false, onProgress = () => {} }) {
  const lines = problems.map(({ check, reason }) => `${check}: ${reason}`);
  if (lines.length > 0 && !force)
    throw new Error(
      `${name} cannot be released:\n  ${lines.join('\n  ')}\n  (--force releases it all the same, and records that)`,
    );
  for (const line of lines) onProgress(`${name}: skipped ${line}`);
  return problems.map(({ check }) => check);
}
