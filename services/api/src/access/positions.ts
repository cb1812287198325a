/**
 * Places of a request that hold an id, found in the schemas of the contract: `params.id`, `query.id[]`, `body.owner_id`,
 * `body.steps[].id`; `body.asset_comments{0}` is the key of a map, `{1}` the second id in a key of two, `{}` the value behind it.
 */
import type { TSchema } from 'typebox';
import { Assignee, Id, ID_KEY, operations, schemas, type OperationId } from '@parapet/contracts';
import type { Ask } from '../testing/ask.ts';

/** JSON Schema as the table of operations holds it. */
interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  pattern?: string;
  maxLength?: number;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  propertyNames?: { pattern?: string };
  items?: Schema;
  anyOf?: Schema[];
}

const id: Schema = Id;
const person: Schema = Assignee;
const PENDING_MEMBER = '^temp_[0-9]+$';

/** An id, or a text as long as one by which people may be named. */
function holdsId({ type, pattern, format, maxLength }: Schema): boolean {
  if (type !== 'string') return false;
  return pattern === id.pattern || pattern === PENDING_MEMBER || (maxLength === person.maxLength && format === undefined);
}

function placesIn(schema: Schema, at: string): string[] {
  if (schema.$ref !== undefined) return placesIn(schemas[schema.$ref.replace(/#$/, '')] ?? {}, at);
  const { properties = {}, patternProperties = {}, additionalProperties: others, propertyNames, items, anyOf = [] } = schema;
  const idsInKey = (propertyNames?.pattern ?? '').split(ID_KEY).length - 1;
  const values = [...Object.values(patternProperties), ...(typeof others === 'object' ? [others] : [])];
  return [
    ...(holdsId(schema) ? [at] : []),
    ...Object.entries(properties).flatMap(([name, part]) => placesIn(part, `${at}.${name}`)),
    ...Array.from({ length: idsInKey }, (_, index) => `${at}{${index}}`),
    ...values.flatMap((part) => placesIn(part, `${at}{}`)),
    ...(items === undefined ? [] : placesIn(items, `${at}[]`)),
    ...anyOf.flatMap((part) => placesIn(part, at)),
  ];
}

/** The fields of an operation's query, by name. */
export function queryFields(operation: OperationId): Readonly<Record<string, Schema>> {
  const { querystring = {} }: { operationId: string; querystring?: TSchema } = operations[operation].schema;
  const { properties = {} }: Schema = querystring;
  return properties;
}

/** Every place of an operation that holds an id. */
export function idPlaces(operation: OperationId): string[] {
  const { params, querystring, body }: { operationId: string; params?: TSchema; querystring?: TSchema; body?: TSchema } = operations[operation].schema;
  const all = Object.entries({ params, query: querystring, body }).flatMap(([part, schema]) => (schema === undefined ? [] : placesIn(schema, part)));
  return [...new Set(all)];
}

/** The request with another value at one place, which must hold one already; lists and maps are left with that one alone. */
export function withValue(request: Ask, place: string, value: unknown): Ask {
  return { ...request, ...Object(put(request, place.match(/\w+|\[\]|\{\d?\}/g) ?? [], value, place)) };
}

function put(target: unknown, steps: readonly string[], value: unknown, place: string): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return value;
  if (Array.isArray(target) && step === '[]') return [put(target[0], rest, value, place)];
  if (typeof target !== 'object' || target === null) throw new Error(`The sample has nothing at ${place}`);
  const entries: [string, unknown][] = Object.entries(target);
  if (!step.startsWith('{')) {
    if (!Object.hasOwn(target, step)) throw new Error(`The sample has nothing at ${place}`);
    return Object.fromEntries(entries.map(([name, old]) => [name, name === step ? put(old, rest, value, place) : old]));
  }
  const [first] = entries;
  if (first === undefined) throw new Error(`The sample has nothing at ${place}`);
  const [key, old] = first;
  if (step === '{}') return Object.fromEntries([[key, put(old, rest, value, place)]]);
  const ids = key.split(':');
  ids[Number(step[1])] = String(value);
  return Object.fromEntries([[ids.join(':'), old]]);
}

/** JSON pointer by which a problem names a place of the body. */
export function pointerOf(place: string): string {
  return place.replace(/^body/, '').replace(/[[{].*$/, '').replaceAll('.', '/');
}
