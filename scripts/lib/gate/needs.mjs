/** What a remote needs of a shell, as a part of what that provides. Also runs outside of the checkout, with what was recorded when the packages were packed. */
import { importsOf, operationsIn, sourcesOf, tokensIn } from './remote-imports.mjs';

/** All declarations that a type refers to, by id. @param {Record<string, any>} among */
export function closure(type, among, found = {}) {
  if (!Array.isArray(type)) return found;
  if ((type[0] === 'ref' || type[0] === 'typeof') && among[type[1]] && !(type[1] in found)) {
    const one = (found[type[1]] = among[type[1]]);
    closure(one.type, among, found);
    for (const value of one.values ?? []) closure(value, among, found);
  }
  for (const part of type) closure(part, among, found);
  return found;
}

const PROSE = new Set(['description', 'summary', 'tags']);
/** Without what only people read. A field may have such a name too, and is an object. */
const withoutProse = (value) =>
  JSON.parse(JSON.stringify(value), (key, item) =>
    PROSE.has(key) && (typeof item === 'string' || Array.isArray(item)) ? undefined : item,
  );

/** @param {any} openapi @returns {Set<string>} */
const operationIdsOf = (openapi) =>
  new Set(Object.values(openapi.paths).flatMap((item) => Object.values(item).map(({ operationId }) => operationId)));

/** The contract with these operations only, and with the schemas that they refer to. */
export function contractOf(openapi, ids = operationIdsOf(openapi)) {
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

/**
 * @param {string} folder of the remote
 * @param {any} provides what the shell provides that the remote is built for
 * @returns {object} the content of `needs.json`
 * @throws {Error} for what the shell does not provide
 */
export function needsOf(folder, { versions, names: provided, declarations, tokens: providedTokens, contract }) {
  const sources = sourcesOf(folder);
  const names = {};
  for (const source of sources)
    for (const { module, name } of importsOf(source, Object.keys(provided))) {
      if (provided[module][name] === undefined)
        throw new Error(`${source.file} imports ${name}, which ${module} does not export`);
      (names[module] ??= {})[name] = provided[module][name];
    }
  const needed = {};
  for (const module of Object.values(names))
    for (const [, type] of Object.values(module)) closure(type, declarations, needed);
  const operationIds = operationIdsOf(contract);
  const called = new Set(
    sources.filter(({ file }) => !file.endsWith('.css')).flatMap(({ text }) => operationsIn(text, operationIds)),
  );
  const tokens = [...new Set(sources.flatMap(({ text }) => tokensIn(text)))].toSorted();
  const foreign = sources.filter(({ text }) => text.includes('--mantine-')).map(({ file }) => file);
  if (foreign.length > 0)
    throw new Error(`--mantine-… is for the kit alone, styles use its --pp-…: ${foreign.join(', ')}`);
  const unknown = tokens.filter((name) => !providedTokens.includes(name));
  if (unknown.length > 0) throw new Error(`The kit has no design token ${unknown.join(', ')}`);
  return { versions, names, declarations: needed, tokens, contract: contractOf(contract, called) };
}
