/** The fields of a record that a change cannot set, although the record as it was read may be sent back. */
import { schemas } from '../schemas/named-schemas.ts';
import { operations, type OperationId } from './index.ts';

/** The value at a path of keys; undefined when any value on the path is missing. */
const at = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), value);

/** Operations that read one record, by their URL. */
const readers = new Map<string, OperationId>(
  Object.values(operations).flatMap(({ method, url, schema }) =>
    method === 'GET' && url.endsWith('/:id') ? [[url, schema.operationId] as const] : [],
  ),
);

/** Operations that list records, by the URL of a single record. */
const lists = new Map<string, OperationId>(
  Object.values(operations).flatMap(({ method, url, schema }) =>
    method === 'GET' ? [[`${url}/:id`, schema.operationId] as const] : [],
  ),
);

/** A schema, or the named one that it refers to. */
function resolved(schema: unknown): unknown {
  const name = at(schema, '$ref');
  return typeof name === 'string' ? schemas[name.replace(/#$/, '')] : schema;
}

/** The names of an object's fields. */
const fieldsOf = (schema: unknown): string[] => Object.keys(Object(at(resolved(schema), 'properties')));

const answerOf = (id: OperationId): unknown =>
  at(operations[id].schema, 'response', '200', 'content', 'application/json', 'schema');

/** The operation that reads the record that an operation changes; null when there is none. */
export function readerOf(id: OperationId): OperationId | null {
  return operations[id].method === 'PATCH' ? (readers.get(operations[id].url) ?? null) : null;
}

/** Names of the fields that a record has (read by itself or in its list) but the body of its change does not: id, version, times, computed fields. */
export function readOnlyFields(id: OperationId): string[] {
  const reader = readerOf(id);
  if (reader === null) return [];
  const settable = new Set(fieldsOf(at(operations[id].schema, 'body')));
  const list = lists.get(operations[id].url);
  const listed = list === undefined ? [] : fieldsOf(at(resolved(answerOf(list)), 'properties', 'items', 'items'));
  return [...new Set([...fieldsOf(answerOf(reader)), ...listed])].filter((field) => !settable.has(field));
}
