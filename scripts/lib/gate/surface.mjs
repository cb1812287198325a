/**
 * `node surface.mjs provides`, `node surface.mjs needs <folder of the remote>`: prints what the shell provides, or what the remote needs, as JSON.
 * `node surface.mjs due <file>` prints which versions are due since the release of the shell that is recorded in the file.
 * Runs on the pinned Node, because it reads TypeScript, and after the declarations were emitted (`gate.mjs`).
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dueText, dueVersions } from '../../../contracts/src/compatibility/due-versions.ts';
import { LAZY_SINGLETONS, SHELL_SUBPATHS, SINGLETONS } from '../../../shell/build/src/shared-modules.ts';
import { schemeVariables } from '../../../shell/ui/src/provider/css-variables.ts';
import { light } from '../../../shell/ui/src/tokens/palette.ts';
import { root } from '../run.mjs';
import { closure, declarations, exportsOf, hashOf, packageJson } from './declarations.mjs';
import { importsOf, operationsIn, sourcesOf, tokensIn } from './remote-imports.mjs';

const SHARED = Object.keys({ ...SINGLETONS, ...LAZY_SINGLETONS, ...SHELL_SUBPATHS });
const openapi = JSON.parse(readFileSync(join(root, 'contracts', 'openapi.json'), 'utf8'));

/** Of a package of somebody else the names count, and the major version. */
async function exportsOfModule(module) {
  if (module.startsWith('@parapet/')) return exportsOf(module);
  const [name] = module.split('/');
  const major = packageJson(name).version.split('.', 1)[0];
  return Object.fromEntries(
    Object.keys(await import(module)).map((key) => {
      const leaf = `${name}@${major}#${key}`;
      return [key, [hashOf(leaf), leaf]];
    }),
  );
}

const versions = {
  ...Object.fromEntries(
    ['react', 'react-dom', '@parapet/sdk', '@parapet/ui', '@parapet/domain-ui'].map((name) => [
      name,
      packageJson(name).version,
    ]),
  ),
  contract: openapi.info.version,
};

const PROSE = new Set(['description', 'summary', 'tags']);
/** Without what only people read. A field may have such a name too, and is an object. */
const withoutProse = (value) =>
  JSON.parse(JSON.stringify(value), (key, item) =>
    PROSE.has(key) && (typeof item === 'string' || Array.isArray(item)) ? undefined : item,
  );

/** The contract with these operations only, and with the schemas that they refer to. */
function contractOf(ids) {
  const paths = {};
  for (const [path, item] of Object.entries(openapi.paths))
    for (const [method, operation] of Object.entries(item))
      if (ids.has(operation.operationId)) paths[path] = { ...paths[path], [method]: operation };
  const schemas = {};
  const collect = (value) => {
    for (const [, name] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (name in schemas) continue;
      schemas[name] = openapi.components.schemas[name];
      collect(schemas[name]);
    }
  };
  collect(paths);
  return withoutProse({ info: { version: openapi.info.version }, paths, components: { schemas } });
}

/** The tokens that the kit sets, in its styles and by the color scheme. */
function providedTokens() {
  const styles = globSync('shell/ui/src/{base.css,tokens/*.css}', { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );
  const set = styles.flatMap((text) => [...text.matchAll(/(--pp-[\w-]+)\s*:/g)].map(([, name]) => name));
  return [
    ...new Set([...set, ...Object.keys(schemeVariables(light)).filter((name) => name.startsWith('--pp-'))]),
  ].toSorted();
}

const operationIds = new Set(
  Object.values(openapi.paths).flatMap((item) => Object.values(item).map(({ operationId }) => operationId)),
);

async function provides() {
  const names = {};
  for (const module of SHARED) names[module] = await exportsOfModule(module);
  const surface = { versions, names, declarations, tokens: providedTokens(), contract: contractOf(operationIds) };
  return { id: hashOf(surface), ...surface };
}

async function needs(folder) {
  const sources = sourcesOf(folder);
  const names = {};
  const used = {};
  for (const source of sources)
    for (const { module, name } of importsOf(source, SHARED)) {
      const exported = (used[module] ??= await exportsOfModule(module));
      if (exported[name] === undefined)
        throw new Error(`${source.file} imports ${name}, which ${module} does not export`);
      (names[module] ??= {})[name] = exported[name];
    }
  const needed = {};
  for (const module of Object.values(names))
    for (const [, type] of Object.values(module)) closure(type, declarations, needed);
  const called = new Set(
    sources.filter(({ file }) => !file.endsWith('.css')).flatMap(({ text }) => operationsIn(text, operationIds)),
  );
  const provided = providedTokens();
  const tokens = [...new Set(sources.flatMap(({ text }) => tokensIn(text)))].toSorted();
  const foreign = sources.filter(({ text }) => text.includes('--mantine-')).map(({ file }) => file);
  if (foreign.length > 0)
    throw new Error(`--mantine-… is for the kit alone, styles use its --pp-…: ${foreign.join(', ')}`);
  const unknown = tokens.filter((name) => !provided.includes(name));
  if (unknown.length > 0) throw new Error(`The kit has no design token ${unknown.join(', ')}`);
  return { versions, names, declarations: needed, tokens, contract: contractOf(called) };
}

const due = async (file) =>
  dueVersions(JSON.parse(readFileSync(file, 'utf8')), await provides())
    .filter(({ raised }) => !raised)
    .map((one) => ({ due: one.due, text: dueText(one) }));

const [what, path] = process.argv.slice(2);
process.stdout.write(JSON.stringify(await { provides, needs, due }[what](path)));
