/** The public API of a package, as text: every export with its declaration, from the declarations that `tsc -b` emits. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { root } from './run.mjs';

/** Packages that remotes are built on, and their entries. */
export const PACKAGES = [
  { name: 'sdk', entries: ['index', 'saving', 'host', 'testing'] },
  { name: 'ui', entries: ['index', 'filters', 'forms', 'charts'] },
  { name: 'domain-ui', entries: ['index', 'changes', 'forms'] },
];

/** @typedef {{ name: string, text: string }} Export */

/** @param {string} name of a package @param {string} entry @returns {string} the emitted declarations of an entry */
const declarationsOf = (name, entry) => join(root, '.tsbuild', name, 'src', `${entry}.d.ts`);

/** One line, without comments, so that only a change of the API changes the report. @param {string} text */
function normalized(text) {
  return text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^export (default )?/, '')
    .replace(/^declare /, '')
    .trim();
}

/** @param {string} file @returns {{ text: string, body: any[] }} */
function parsed(file) {
  const text = readFileSync(file, 'utf8');
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  return { text, body: program.body };
}

/** @param {any} declaration @returns {string[]} the names that a declaration declares */
function namesOf(declaration) {
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.map((/** @type {any} */ one) => one.id.name);
  return declaration.id ? [declaration.id.name] : [];
}

/** @param {string} from @param {string} specifier @returns {string} the declaration file of the module that `from` names by this relative path */
function resolved(from, specifier) {
  const file = join(dirname(from), specifier.replace(/\.tsx?$/, '.d.ts'));
  if (!existsSync(file))
    throw new Error(`${from} exports from ${specifier}, whose declarations are missing. Run tsc -b.`);
  return file;
}

/**
 * @param {string} file with declarations
 * @param {string} name that it exports
 * @returns {string} the declarations of that name; several for overloads
 */
function declarationOf(file, name) {
  const { text, body } = parsed(file);
  const found = [];
  for (const node of body) {
    const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    if (declaration && namesOf(declaration).includes(name))
      found.push(normalized(text.slice(declaration.start, declaration.end)));
    if (node.type !== 'ExportNamedDeclaration' || node.declaration) continue;
    for (const { local, exported } of node.specifiers) {
      if (exported.name !== name || !node.source) continue;
      found.push(
        node.source.value.startsWith('.')
          ? declarationOf(resolved(file, node.source.value), local.name)
          : `from '${node.source.value}'`,
      );
    }
  }
  if (found.length === 0) throw new Error(`${file} declares no ${name}`);
  return found.join(' ');
}

/** @param {string} file @returns {Export[]} what a module exports, by name */
export function exportsOf(file) {
  const { text, body } = parsed(file);
  /** @type {Export[]} */
  const all = [];
  for (const node of body) {
    if (node.type === 'ExportAllDeclaration') throw new Error(`${file}: a public entry names what it exports`);
    if (node.type !== 'ExportNamedDeclaration') continue;
    if (node.declaration)
      for (const name of namesOf(node.declaration))
        all.push({ name, text: normalized(text.slice(node.start, node.end)) });
    for (const { exported, local } of node.specifiers) {
      const source = node.source?.value;
      const declared =
        source === undefined
          ? declarationOf(file, local.name)
          : source.startsWith('.')
            ? declarationOf(resolved(file, source), local.name)
            : `from '${source}'`;
      all.push({ name: exported.name, text: declared });
    }
  }
  return all.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** @param {(typeof PACKAGES)[number]} from @returns {{ entry: string, all: Export[] }[]} */
export const entriesOf = ({ name, entries }) =>
  entries.map((entry) => ({ entry, all: exportsOf(declarationsOf(name, entry)) }));

/** @param {(typeof PACKAGES)[number]} of @returns {string} the report of a package */
export function reportOf(of) {
  const parts = entriesOf(of).map(({ entry, all }) =>
    [`## ${entry}`, '', '```ts', ...all.map(({ name, text }) => `// ${name}\n${text}`), '```', ''].join('\n'),
  );
  return [
    `# The public API of @parapet/${of.name}`,
    '',
    'Written by `npm run api-report` from the declarations; a test fails when it is not current.',
    '',
    ...parts,
  ].join('\n');
}

/** @param {(typeof PACKAGES)[number]} of @returns {string} where its report is */
export const reportFile = ({ name }) => join(root, 'shell', name, 'api-report.md');
