/** Finds the unlimited parts of a request's schema: texts, lists and maps of any size, and unknown fields. */
import { schemas } from '../../schemas/named-schemas.ts';
import type { Schema } from '../../compatibility/openapi-document.ts';

/** JSON Schema as in the table of operations. */
export interface TableSchema extends Schema {
  properties?: Record<string, TableSchema>;
  patternProperties?: Record<string, TableSchema>;
}

/** Whether a schema is a condition. Conditions are not searched: they only restrict what the schema around them declares. */
const isCondition = (schema: TableSchema) => schema.if !== undefined;

/** The name of the schema to which a `$ref` of the table refers. */
const nameOf = (pointer: string) => pointer.replace(/#$/, '');

function named(pointer: string): TableSchema {
  const found = schemas[nameOf(pointer)];
  if (found === undefined) throw new Error(`There is no schema named ${pointer}`);
  return found;
}

/** The direct parts of a schema, with the path to each. */
function parts({
  properties = {},
  patternProperties = {},
  additionalProperties,
  items,
  anyOf = [],
  oneOf = [],
  allOf = [],
}: TableSchema): [string, TableSchema][] {
  return [
    ...Object.entries(properties).map(([name, part]): [string, TableSchema] => [`.${name}`, part]),
    ...Object.values(patternProperties).map((part): [string, TableSchema] => ['.*', part]),
    ...(typeof additionalProperties === 'object' ? [['.*', additionalProperties] satisfies [string, TableSchema]] : []),
    ...(items === undefined ? [] : [['[]', items] satisfies [string, TableSchema]]),
    ...[...anyOf, ...oneOf, ...allOf.filter((part) => !isCondition(part))].map((part): [string, TableSchema] => [
      '',
      part,
    ]),
  ];
}

/** Whether a pattern is anchored at both ends and has no unlimited repetition. */
const isFinitePattern = (pattern: string) =>
  /^\^.*\$$/.test(pattern) && !/[*+]|,\}/.test(pattern.replaceAll(/\[[^\]]*\]|\\./g, 'x'));

/** What is unlimited in a schema, without its parts. */
function fault(schema: TableSchema): string | undefined {
  const { type, format, pattern, enum: values, const: value, anyOf, oneOf, allOf, $ref } = schema;
  if (type === undefined)
    return [values, value, anyOf, oneOf, allOf, $ref].some((one) => one !== undefined) ? undefined : 'takes any value';
  if (values !== undefined || value !== undefined) return undefined;
  if (type === 'string') {
    const ends =
      schema.maxLength !== undefined || format !== undefined || (pattern !== undefined && isFinitePattern(pattern));
    return ends ? undefined : 'a text without maxLength';
  }
  if (type === 'array' && schema.maxItems === undefined) return 'a list without maxItems';
  if (type === 'integer' && (schema.minimum === undefined || schema.maximum === undefined))
    return 'a number without bounds';
  const isClosed = schema.additionalProperties === false || schema.maxProperties !== undefined;
  return type === 'object' && !isClosed ? 'an object that is open' : undefined;
}

/**
 * @param at name of the schema, for the result
 * @returns what is unlimited, e.g. `createRisk.title: a text without maxLength`; each named schema is checked once
 */
export function openParts(at: string, schema: TableSchema, seen: Set<string> = new Set()): string[] {
  if (schema.$ref !== undefined) {
    const name = nameOf(schema.$ref);
    if (seen.has(name)) return [];
    seen.add(name);
    return openParts(name, named(schema.$ref), seen);
  }
  const own = fault(schema);
  const below = parts(schema).flatMap(([path, part]) => openParts(`${at}${path}`, part, seen));
  return own === undefined ? below : [`${at}: ${own}`, ...below];
}

/** Adds the names of all schemas to which a schema refers. */
export function collectNames(schema: TableSchema, names: Set<string>): void {
  if (schema.$ref !== undefined) {
    const name = nameOf(schema.$ref);
    if (names.has(name)) return;
    names.add(name);
    collectNames(named(schema.$ref), names);
  }
  for (const [, part] of parts(schema)) collectNames(part, names);
}

/** The names of the fields of a schema. */
export function fieldsOf(schema: TableSchema): string[] {
  return Object.keys((schema.$ref === undefined ? schema : named(schema.$ref)).properties ?? {});
}
