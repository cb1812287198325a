/** What the code of a remote uses of others. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

/** Tests, stories and the stand-in of development are not part of a release. */
const NO_PART = /\.(test|stories)\.tsx?$|(^|[\\/])(dev|testing)[\\/]/;

/** @param {string} folder of a remote @returns {{ file: string, text: string }[]} its code and styles */
export function sourcesOf(folder) {
  const src = join(folder, 'src');
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|css)$/.test(file) && !NO_PART.test(file))
    .toSorted()
    .map((file) => ({ file, text: readFileSync(join(src, file), 'utf8') }));
}

/** Calls `see` for each node, with the nodes that it is in, innermost last. */
export function walk(value, see, parents = []) {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) return value.forEach((one) => walk(one, see, parents));
  if (typeof value.type === 'string') see(value, parents);
  const within = typeof value.type === 'string' ? [...parents, value] : parents;
  for (const item of Object.values(value)) walk(item, see, within);
}

/** The names that a dynamic import is read for: `(await import('…')).Name` or `const { Name } = await import('…')`. */
function namesOfDynamic(parents) {
  const [outer, waiting] = parents.filter(({ type }) => type !== 'ParenthesizedExpression').slice(-2);
  if (waiting?.type !== 'AwaitExpression') return null;
  if (outer.type === 'MemberExpression' && !outer.computed) return [outer.property.name];
  if (outer.type === 'VariableDeclarator' && outer.id.type === 'ObjectPattern')
    return outer.id.properties.map(({ key }) => key?.name);
  return null;
}

/**
 * @param {{ file: string, text: string }} source
 * @returns {{ module: string, name: string }[]} what it imports at run time; types are part of the declarations that use them
 * @throws {Error} where it cannot be told which names of a module of `shared` are used
 */
export function importsOf({ file, text }, shared) {
  if (!/\.tsx?$/.test(file)) return [];
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const found = [];
  const unclear = (module) => new Error(`${file}: import names of ${module}, so that it is known what a release needs`);
  const add = (module, names) => found.push(...names.map((name) => ({ module, name })));
  walk(program.body, (node, parents) => {
    const module = node.source?.value;
    if (!shared.includes(module) || node.importKind === 'type' || node.exportKind === 'type') return;
    if (node.type === 'ImportDeclaration') {
      const used = node.specifiers.filter(({ importKind }) => importKind !== 'type');
      if (used.some(({ type }) => type === 'ImportNamespaceSpecifier')) throw unclear(module);
      add(
        module,
        used.map(({ imported }) => imported?.name ?? 'default'),
      );
    } else if (node.type === 'ExportNamedDeclaration') {
      add(
        module,
        node.specifiers.filter(({ exportKind }) => exportKind !== 'type').map(({ local }) => local.name),
      );
    } else if (node.type === 'ImportExpression') {
      const names = namesOfDynamic(parents);
      if (names === null || names.includes(undefined)) throw unclear(module);
      add(module, names);
    } else if (node.type === 'ExportAllDeclaration') throw unclear(module);
  });
  if (file.endsWith('.tsx')) add('react/jsx-runtime', ['Fragment', 'jsx', 'jsxs']);
  return found;
}

/** @param {string} text @param {Set<string>} ids @returns {string[]} the operations that are named in the code; calls name them to the letter */
export const operationsIn = (text, ids) =>
  [...text.matchAll(/['"`](\w+)['"`]/g)].map(([, name]) => name).filter((name) => ids.has(name));

/** @param {string} text @returns {string[]} design tokens of the kit that are used, without those that are set there */
export function tokensIn(text) {
  const set = new Set([...text.matchAll(/['"]?(--pp-[\w-]+)['"]?\s*\]?\s*:/g)].map(([, name]) => name));
  return [...text.matchAll(/var\((--pp-[\w-]+)/g)].map(([, name]) => name).filter((name) => !set.has(name));
}
