/** Packs what remotes are built on, so that a remote can live outside of this checkout: as JavaScript with declarations, in tarballs of npm. */
import {
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'vite';
import { surface } from './gate/gate.mjs';
import { walk } from './gate/remote-imports.mjs';
import { inputHash } from './release-inputs.mjs';
import { mustRun, root } from './run.mjs';

/** The tarballs, and what they are made of. */
export const PACKED = join(root, '.cache', 'packages');
const EMITTED = join(PACKED, 'emitted');

const readJson = (...path) => JSON.parse(readFileSync(join(root, ...path), 'utf8'));
const writeJson = (file, content) => writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);

/**
 * The packages. What lies below `base` keeps its place there in the tarball: it may refer to more than the folder of the package.
 *
 * @type {{ folder: string, base: string, bin?: Record<string, string>, extra?: string[] }[]}
 */
const PACKAGES = [
  { folder: 'contracts', base: 'contracts' },
  { folder: 'shell/sdk', base: 'shell/sdk' },
  { folder: 'shell/ui', base: 'shell/ui' },
  { folder: 'shell/domain-ui', base: 'shell/domain-ui' },
  { folder: 'shell/frame', base: 'shell/frame' },
  { folder: 'shell/build', base: '.', bin: { 'parapet-remote': 'scripts/remote.mjs' } },
  {
    folder: 'services/api/mocks',
    base: 'services/api',
    extra: [
      'services/api/src/identity/pages/assets/*.{css,js}',
      // One is for Node, the other for browsers.
      'services/api/src/platform/sha256.{node,browser}.ts',
    ],
  },
];

/** The mocks run its code, and have it inside. */
const API = { folder: 'services/api', name: '@parapet/api' };

const manifestOf = ({ folder }) => readJson(folder, 'package.json');
const posix = (path) => path.replaceAll('\\', '/');

/** The versions of all packages that ours name: declarations also name those that only others depend on. */
const knownVersions = Object.assign(
  {},
  ...[API, ...PACKAGES].map(manifestOf).flatMap((one) => [one.devDependencies, one.dependencies]),
);

/** @returns {string[]} the files, relative to the root, that other packages import */
function entriesOf(one) {
  const { exports } = manifestOf(one);
  const patterns = [...Object.values(exports).map((path) => join(one.folder, path)), ...(one.extra ?? [])];
  const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: root }));
  return [...files.filter((file) => !file.includes('.test.')), ...Object.values(one.bin ?? {})];
}

/** Emits JavaScript and declarations of everything that could be packed. Types were checked before. */
async function emit() {
  const paths = { [`${API.name}/*`]: [`../../${API.folder}/src/*`] };
  for (const one of PACKAGES) {
    const { name, exports } = manifestOf(one);
    for (const [entry, path] of Object.entries(exports)) paths[join(name, entry)] = [join('../..', one.folder, path)];
  }
  const compilerOptions = {
    rootDir: '../..',
    outDir: 'emitted',
    paths,
    types: ['vite/client', 'node'],
    composite: false,
    incremental: false,
    declaration: true,
    emitDeclarationOnly: false,
    rewriteRelativeImportExtensions: true,
    noCheck: true,
  };
  const files = PACKAGES.flatMap(entriesOf).filter((file) => /\.tsx?$/.test(file));
  writeJson(join(PACKED, 'tsconfig.json'), {
    extends: '../../tsconfig.web.json',
    compilerOptions,
    include: [],
    files: files.map((file) => join('../..', file)),
  });
  await mustRun('tsc', ['-p', join(PACKED, 'tsconfig.json')]);
}

const packageName = (module) => module.split('/', module.startsWith('@') ? 2 : 1).join('/');
const asJs = (path) => path.replace(/\.tsx?$/, '.js');

/** Where a file is read from: what was emitted for it, or itself. */
const sourceOf = (file) => [join(EMITTED, file), join(root, file)].find((path) => existsSync(path));

/**
 * What a module imports, each with its place in the text.
 *
 * @returns {{ module: string, start: number, end: number }[]}
 */
function importsIn(file, text) {
  if (file.endsWith('.css'))
    return [...text.matchAll(/(?:from|@import) '(?<module>[^']+)'/dg)].map(({ groups: { module }, indices }) => ({
      module,
      start: indices.groups.module[0],
      end: indices.groups.module[1],
    }));
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const found = [];
  walk(program.body, ({ source }) => {
    if (typeof source?.value === 'string')
      found.push({ module: source.value, start: source.start + 1, end: source.end - 1 });
  });
  return found;
}

/**
 * Copies modules and everything of the package that they import.
 *
 * @param {(typeof PACKAGES)[number]} one
 * @param {string} target folder of the package
 * @returns {Set<string>} the packages that they import
 */
function copyModules(one, target) {
  const { imports = {} } = one.base === API.folder ? manifestOf(API) : {};
  const packages = new Set();
  const files = new Set();
  /** Declarations name others that are only types, and those need no code. */
  const add = (file, isType = false) => {
    const js = asJs(file);
    const types = js.replace(/\.js$/, '.d.ts');
    if (!isType) files.add(js);
    if (existsSync(join(EMITTED, types))) files.add(types);
  };
  /** @returns {string} what takes the place of the name of a module */
  function imported(from, module) {
    if (module.startsWith('#')) {
      for (const path of Object.values(imports[module])) add(join(API.folder, path));
      return module;
    }
    const path = module.startsWith('.')
      ? join(dirname(from), module)
      : packageName(module) === API.name && join(API.folder, 'src', module.slice(API.name.length));
    if (!path) {
      const name = packageName(module);
      // What declarations name beyond that comes with the package that they got it from.
      if (!isBuiltin(module) && (!from.endsWith('.d.ts') || name in knownVersions)) packages.add(name);
      return module;
    }
    add(path, from.endsWith('.d.ts'));
    const to = posix(relative(dirname(from), asJs(path)));
    return to.startsWith('.') ? to : `./${to}`;
  }
  for (const file of entriesOf(one)) add(file);
  for (const file of files) {
    const source = sourceOf(file);
    if (source === undefined) throw new Error(`${file} was not emitted`);
    const inPackage = relative(one.base, file);
    const to = join(target, inPackage);
    if (inPackage.startsWith('..')) throw new Error(`${file} is not below ${one.base}`);
    mkdirSync(dirname(to), { recursive: true });
    if (!/\.(m?js|d\.ts|css)$/.test(file)) copyFileSync(source, to);
    else {
      let text = readFileSync(source, 'utf8');
      for (const { module, start, end } of importsIn(file, text).toReversed())
        text = text.slice(0, start) + imported(file, module) + text.slice(end);
      writeFileSync(to, text);
    }
  }
  return packages;
}

/** @returns {any} what `exports` says about an entry */
const exported = (path) => (path.endsWith('.js') ? { types: path.replace(/\.js$/, '.d.ts'), default: path } : path);

/** @returns {object} the package.json of a package as it is packed, which depends on everything that its modules import */
function packedManifest(one, imported) {
  const {
    name,
    version,
    type,
    sideEffects,
    exports,
    dependencies,
    devDependencies = {},
    peerDependencies,
  } = manifestOf(one);
  const { imports } = one.base === API.folder ? manifestOf(API) : {};
  const typings = Object.keys(devDependencies).filter((key) => key.startsWith('@types/'));
  const names = new Set([...Object.keys(dependencies), ...typings, ...imported]);
  for (const key of [name, API.name, ...Object.keys(peerDependencies ?? {})]) names.delete(key);
  const unknown = [...names].filter((key) => knownVersions[key] === undefined);
  if (unknown.length > 0) throw new Error(`No package.json says which version of ${unknown.join(', ')} ${name} needs`);
  const at = (path) => `./${posix(relative(one.base, join(one.folder, asJs(path))))}`;
  return {
    name,
    version,
    license: readJson('package.json').license,
    type,
    ...(sideEffects && { sideEffects }),
    ...(imports && { imports: JSON.parse(JSON.stringify(imports).replaceAll('.ts"', '.js"')) }),
    exports: {
      ...Object.fromEntries(Object.entries(exports).map(([entry, path]) => [entry, exported(at(path))])),
      ...(one.bin && { './tsconfig.json': './tsconfig.json' }),
    },
    ...(one.bin && { bin: one.bin }),
    dependencies: Object.fromEntries([...names].map((key) => [key, knownVersions[key]])),
    ...(peerDependencies && { peerDependencies }),
  };
}

/** The configuration of TypeScript that remotes extend. */
function webConfiguration() {
  const base = readJson('tsconfig.base.json').compilerOptions;
  const { compilerOptions } = readJson('tsconfig.web.json');
  const { composite: _composite, emitDeclarationOnly: _emit, ...options } = { ...base, ...compilerOptions };
  return { compilerOptions: { ...options, types: ['vite/client', 'node'], noEmit: true } };
}

/** @returns {Promise<string>} the tarball of a package */
async function packOne(one) {
  const target = join(PACKED, 'staged', one.folder);
  const imported = copyModules(one, target);
  const manifest = packedManifest(one, imported);
  writeJson(join(target, 'package.json'), manifest);
  copyFileSync(join(root, one.folder, 'README.md'), join(target, 'README.md'));
  copyFileSync(join(root, 'LICENSE'), join(target, 'LICENSE'));
  if (one.bin) {
    writeJson(join(target, 'tsconfig.json'), webConfiguration());
    const provides = JSON.parse(await surface('provides'));
    writeFileSync(join(target, 'packed.json'), JSON.stringify({ inputs: inputHash(root, []), provides }));
  }
  await mustRun('npm', ['pack', '--silent', '--pack-destination', PACKED], { cwd: target, stdio: 'ignore' });
  return join(PACKED, `${manifest.name.slice(1).replace('/', '-')}-${manifest.version}.tgz`);
}

/** @returns {Promise<Record<string, string>>} the tarball of each package, by its name */
export async function packAll() {
  rmSync(PACKED, { recursive: true, force: true });
  mkdirSync(PACKED, { recursive: true });
  await emit();
  const tarballs = {};
  for (const one of PACKAGES) tarballs[manifestOf(one).name] = await packOne(one);
  return tarballs;
}

/** Only for the work on a remote in this checkout. */
const NOT_COPIED = /(^|[\\/])(node_modules|dist|tsconfig\.json|package\.json)$/;

/** @throws {Error} when there is no such remote, or something is in the folder */
export function assertCanCopy(name, folder) {
  if (!existsSync(join(root, 'remotes', name, 'manifest.json'))) throw new Error(`There is no remote '${name}'.`);
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`);
}

/** What a team runs most. */
const COMMANDS = ['dev', 'preview', 'test', 'build', 'release'];

/**
 * Copies a remote to a folder outside of the checkout, together with the packages that it needs, as a team would have it that works there.
 *
 * @param {string} name
 * @param {string} folder that {@link assertCanCopy} accepts
 * @param {Record<string, string>} tarballs from {@link packAll}
 */
export function copyRemote(name, folder, tarballs) {
  const source = join(root, 'remotes', name);
  cpSync(source, folder, { recursive: true, filter: (path) => !NOT_COPIED.test(path.slice(source.length)) });
  mkdirSync(join(folder, 'packages'));
  for (const file of Object.values(tarballs))
    copyFileSync(file, join(folder, 'packages', file.slice(PACKED.length + 1)));
  const { dependencies, devDependencies, ...manifest } = readJson('remotes', name, 'package.json');
  const { devDependencies: tools } = readJson('package.json');
  const packed = Object.fromEntries(
    Object.entries(tarballs).map(([key, file]) => [key, `file:packages/${file.slice(PACKED.length + 1)}`]),
  );
  const isTool = (key) => !(key in dependencies);
  writeJson(join(folder, 'package.json'), {
    ...manifest,
    scripts: Object.fromEntries(COMMANDS.map((one) => [one, `parapet-remote ${one}`])),
    dependencies: { ...dependencies, ...Object.fromEntries(Object.entries(packed).filter(([key]) => !isTool(key))) },
    devDependencies: {
      ...devDependencies,
      ...Object.fromEntries(Object.entries(packed).filter(([key]) => isTool(key))),
      '@types/node': tools['@types/node'],
      typescript: tools.typescript,
    },
  });
  writeJson(join(folder, 'tsconfig.json'), {
    extends: '@parapet/build/tsconfig.json',
    include: ['src', 'vite.config.ts', 'vitest.config.ts'],
  });
  writeFileSync(join(folder, '.gitignore'), 'node_modules/\ndist/\n');
}
