/**
 * What the code of a remote uses of all that it imports and calls: members, fields and values that it does not mention cannot break it, nor can
 * arguments that its callbacks do not take.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { writeCompressed } from '../vite-build.mjs';
import { sourcesOf, walk } from './remote-imports.mjs';

/** Calls `see` for each node of a file. */
function walkFile({ file, text }, see) {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  walk(program.body, see);
}

/** A text; minifiers write some as templates. */
const textOf = (node) => (node.type === 'TemplateLiteral' ? node.quasis[0].value.cooked : node.value);

/**
 * Names that code reads, sets or hands in, and its texts. What is put together, such as `severity.${level}`, may become any text that begins or
 * ends alike.
 *
 * @param {{ file: string, text: string }[]} files JavaScript
 * @returns {(name: string) => boolean} whether the code mentions a name or a text
 */
export function mentionsIn(files) {
  const [words, starts, ends] = [new Set(), new Set(), new Set()];
  const together = (first, last) => {
    if (typeof first === 'string' && first !== '') starts.add(first);
    else if (typeof last === 'string' && last !== '') ends.add(last);
  };
  for (const file of files)
    walkFile(file, (node) => {
      const name = node.computed ? undefined : (node.key ?? node.property)?.name;
      if (name !== undefined) words.add(name);
      if (node.type === 'Literal' && typeof node.value === 'string') words.add(node.value);
      else if (node.type === 'TemplateLiteral' && node.quasis.length === 1) words.add(textOf(node));
      else if (node.type === 'TemplateLiteral') together(textOf(node), node.quasis.at(-1).value.cooked);
      else if (node.type === 'BinaryExpression' && node.operator === '+')
        together(textOf(node.left), textOf(node.right));
    });
  return (name) =>
    words.has(name) ||
    [...starts].some((start) => name.startsWith(start)) ||
    [...ends].some((end) => name.endsWith(end));
}

const isFunction = ({ type }) => /^(ArrowFunction|Function)(Expression|Declaration)$/.test(type);

/** How many arguments a function can take notice of. */
function takenBy({ params, body }) {
  let all = params.some(({ type }) => type === 'RestElement');
  walk([body], ({ type, name }) => (all ||= type === 'Identifier' && name === 'arguments'));
  return all ? Infinity : params.length;
}

/**
 * @param {{ file: string, text: string }[]} files the sources of a remote
 * @returns {Record<string, number>} how many parameters its callbacks have, by the name of the prop or option that they are handed in as, where
 * that is known of all of them
 */
export function parametersIn(files) {
  const found = {};
  const most = (into, name, count) => (into[name] = Math.max(into[name] ?? 0, count));
  for (const source of files.filter(({ file }) => /\.[jt]sx?$/.test(file))) {
    const declared = {};
    const given = [];
    // What a parameter, an import or a part of an object stands for may be any function.
    const unknown = (names) => walk(names, ({ type, name }) => type === 'Identifier' && most(declared, name, Infinity));
    walkFile(source, (node) => {
      if (node.type === 'FunctionDeclaration') most(declared, node.id.name, takenBy(node));
      else if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier')
        most(declared, node.id.name, node.init && isFunction(node.init) ? takenBy(node.init) : Infinity);
      else if (node.type === 'VariableDeclarator') unknown([node.id]);
      if (node.type === 'ImportDeclaration') unknown(node.specifiers);
      if (Array.isArray(node.params)) unknown(node.params);
      if (node.type === 'JSXAttribute') given.push([node.name.name, node.value?.expression]);
      else if (node.type === 'Property' && !node.computed) given.push([node.key.name ?? node.key.value, node.value]);
      else if (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression')
        given.push([node.left.property.name, node.right]);
    });
    for (const [name, value] of given)
      if (value && isFunction(value)) most(found, name, takenBy(value));
      else most(found, name, (value?.type === 'Identifier' ? declared[value.name] : undefined) ?? Infinity);
  }
  return Object.fromEntries(Object.entries(found).filter(([, count]) => count < Infinity));
}

/** What code could mention, or hand in, of types and schemas: names of members and fields, and texts that are values. */
export function namesIn({ declarations, contract }) {
  const found = new Set();
  const inTypes = (value) => {
    if (typeof value === 'string' && value.startsWith('"')) found.add(JSON.parse(value));
    if (!Array.isArray(value)) return;
    // A member is a list of its name, a flag and its type; overloads are numbered.
    if (value.length === 3 && ['', '?'].includes(value[1])) found.add(value[0].replace(/ \(\d+\)$/, ''));
    value.forEach(inTypes);
  };
  for (const { type, values = [] } of Object.values(declarations)) inTypes([type, ...values]);
  JSON.stringify(contract, (key, value) => {
    if (key === 'properties') Object.keys(value).forEach((name) => found.add(name));
    else if (key === 'enum') value.filter((one) => typeof one === 'string').forEach((one) => found.add(one));
    else if (key === 'parameters') value.forEach(({ name }) => found.add(name));
    return value;
  });
  return [...found].toSorted((a, b) => (a < b ? -1 : 1));
}

/**
 * Writes `needs.json` of a built remote.
 *
 * @param {any} needs what it needs by its imports and calls
 * @param {string} folder of its sources
 * @param {string} outDir where it was built, with the rules of the contract that are part of it
 */
export function recordNeeds(needs, folder, outDir) {
  const names = namesIn(needs);
  const built = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  const isMentioned = mentionsIn(built.map((file) => ({ file, text: readFileSync(join(outDir, file), 'utf8') })));
  const parameters = Object.entries(parametersIn(sourcesOf(folder))).filter(([name]) => names.includes(name));
  const uses = {
    names: names.filter(isMentioned),
    parameters: Object.fromEntries(parameters.toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
  writeCompressed(join(outDir, 'needs.json'), JSON.stringify({ ...needs, uses }));
}
