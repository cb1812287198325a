/** The exports of the shared packages with their declarations, from what `tsc` emits. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'vite';
import { root } from '../run.mjs';
import { closure } from './needs.mjs';
import { typeReader } from './read-types.mjs';

/** Where `gate.mjs` has them written. */
const EMITTED = join(root, '.cache', 'declarations');

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const packages = new Map();
/** @returns {any} the package.json of a package, ours or another; an empty object for one that is not installed */
export function packageJson(name) {
  if (!packages.has(name)) {
    const file = ['node_modules', 'shell/node_modules']
      .map((folder) => join(root, folder, name, 'package.json'))
      .find((one) => existsSync(one));
    packages.set(name, file === undefined ? {} : readJson(file));
  }
  return packages.get(name);
}

/** Folders of our packages, relative to the root. */
const OURS = {
  '@parapet/contracts': 'contracts',
  '@parapet/sdk': 'shell/sdk',
  '@parapet/ui': 'shell/ui',
  '@parapet/domain-ui': 'shell/domain-ui',
};

const packageName = (module) => module.split('/', module.startsWith('@') ? 2 : 1).join('/');

/** @param {string} module @returns {string | null} the emitted declarations of a module of ours; null for any other */
function emittedFile(module) {
  const name = packageName(module);
  const folder = OURS[name];
  if (folder === undefined) return null;
  const entry = packageJson(name).exports[`.${module.slice(name.length)}`];
  if (entry === undefined) throw new Error(`${name} has no entry ${module}`);
  return join(EMITTED, folder, entry.replace(/\.tsx?$/, '.d.ts'));
}

/** A name of somebody else's package; another major version is another thing. */
function leafOf(module, path) {
  const name = packageName(module);
  const major = String(packageJson(name).version ?? '').split('.', 1)[0];
  return { leaf: `${name}@${major}#${path.join('.')}` };
}

const files = new Map();
/** What a file of declarations declares, imports and exports. */
function parsed(file) {
  if (!files.has(file)) files.set(file, parse(file));
  return files.get(file);
}

function parse(file) {
  const source = readFileSync(file, 'utf8');
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  /** @type {Map<string, any[]>} */
  const declared = new Map();
  /** Local name to where it comes from. @type {Map<string, { module: string, name: string }>} */
  const imported = new Map();
  /** Exported name to the local one or to where it comes from. @type {Map<string, { module?: string, name: string }>} */
  const exported = new Map();
  const all = [];
  const namesOf = (node) =>
    node.type === 'VariableDeclaration' ? node.declarations.map(({ id }) => id.name) : [node.id.name];
  const declare = (node) => {
    for (const name of namesOf(node)) declared.set(name, [...(declared.get(name) ?? []), node]);
  };
  for (const node of program.body) {
    if (node.type === 'ImportDeclaration') {
      for (const one of node.specifiers)
        imported.set(one.local.name, {
          module: node.source.value,
          name:
            one.type === 'ImportSpecifier'
              ? one.imported.name
              : one.type === 'ImportDefaultSpecifier'
                ? 'default'
                : '*',
        });
    } else if (node.type === 'ExportNamedDeclaration' && node.declaration) {
      declare(node.declaration);
      for (const name of namesOf(node.declaration)) exported.set(name, { name });
    } else if (node.type === 'ExportNamedDeclaration') {
      for (const { local, exported: as } of node.specifiers)
        exported.set(as.name, { ...(node.source && { module: node.source.value }), name: local.name });
    } else if (node.type === 'ExportAllDeclaration') all.push(node.source.value);
    else if (node.id || node.type === 'VariableDeclaration') declare(node);
  }
  const reader = typeReader(source, (path, from) => lookUp(file, path, from));
  return { declared, imported, exported, all, reader };
}

/** Schemas are compared as parts of the operations that a remote calls, and the table of operations is what they are part of. */
const isContract = (file, node) =>
  file.startsWith(join(EMITTED, 'contracts')) &&
  node.type === 'VariableDeclaration' &&
  (/[\\/]operations[\\/]/.test(file) || JSON.stringify(node).includes('"name":"Type"'));

const declarations = {};

function idOf(file, name) {
  return `${relative(EMITTED, file)
    .replaceAll('\\', '/')
    .replace(/\.d\.ts$/, '')
    .replace('/src/', '/')}#${name}`;
}

/** @returns {{ id: string } | { leaf: string }} what a name stands for inside of a file, or in the module `from` */
function lookUp(file, [name, ...more], from) {
  if (from !== undefined) return exportedBy(file, from, [name, ...more]);
  const { declared, imported } = parsed(file);
  if (declared.has(name)) return declaredIn(file, name);
  const source = imported.get(name);
  if (source === undefined) return { leaf: `#${[name, ...more].join('.')}` };
  return exportedBy(file, source.module, source.name === '*' ? more : [source.name, ...more]);
}

function exportedBy(file, module, path) {
  const target = module.startsWith('.') ? join(dirname(file), module.replace(/\.tsx?$/, '.d.ts')) : emittedFile(module);
  if (target === null) return leafOf(module, path);
  // Texts, styles and data are no declarations.
  if (!target.endsWith('.d.ts')) return leafOf('parapet', path);
  return exportOf(target, path[0] ?? '*');
}

/** @returns {{ id: string } | { leaf: string }} */
function exportOf(file, name) {
  const { exported, all } = parsed(file);
  const found = exported.get(name);
  if (found?.module !== undefined) return exportedBy(file, found.module, [found.name]);
  if (found !== undefined) return lookUp(file, [found.name]);
  for (const module of all) {
    const target = exportedBy(file, module, [name]);
    if ('id' in target) return target;
  }
  return { leaf: `${relative(EMITTED, file)}#${name}` };
}

function declaredIn(file, name) {
  const id = idOf(file, name);
  if (!(id in declarations)) {
    const { declared, reader } = parsed(file);
    const nodes = declared.get(name);
    // The type of the same name is what its schema says.
    if (nodes.some((node) => isContract(file, node))) return { leaf: `contracts#${name}` };
    // Set first: declarations refer to each other.
    const own = (declarations[id] = {});
    for (const node of nodes) {
      const { values, ...rest } = reader.declaration(node, name);
      Object.assign(own, rest);
      if (values) own.values = [...(own.values ?? []), ...values];
    }
  }
  return { id };
}

export const hashOf = (value) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12);

/** @param {string} module of ours @returns {Record<string, [hash: string, type: any]>} its exports that are values at run time, or types */
export function exportsOf(module) {
  const file = emittedFile(module);
  return Object.fromEntries(
    [...parsed(file).exported.keys()]
      .toSorted((a, b) => (a < b ? -1 : 1))
      .map((name) => {
        const found = exportOf(file, name);
        const type = 'id' in found ? ['typeof', found.id] : found.leaf;
        return [name, [hashOf([type, closure(type, declarations)]), type]];
      }),
  );
}

export { declarations };
