/**
 * Places of a request that hold an id, found in the schemas of the contract: `params.id`, `query.id[]`, `body.owner_id`,
 * `body.steps[].id`; `body.asset_comments{0}` is the key of a map, `{1}` the second id in a key of two, `{}` the value behind it.
 */
import type { TSchema } from 'typebox';
import { Assignee, Id, ID_KEY, operations, schemas, type OperationId } from '@parapet/contracts';
import type { OperationRequest } from '../../testing/operation-request.ts';

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

/** An id, or a text that may also name a person by their e-mail address. */
function holdsId({ type, pattern, format, maxLength }: Schema): boolean {
  if (type !== 'string') return false;
  return (
    pattern === id.pattern || pattern === PENDING_MEMBER || (maxLength === person.maxLength && format === undefined)
  );
}

interface Part {
  at: string;
  schema: Schema;
}

/** A schema and all its parts, with their places. */
function partsOf(schema: Schema, at: string): Part[] {
  if (schema.$ref !== undefined) return partsOf(schemas[schema.$ref.replace(/#$/, '')] ?? {}, at);
  const { properties = {}, patternProperties = {}, additionalProperties: others, items, anyOf = [] } = schema;
  const values = [...Object.values(patternProperties), ...(typeof others === 'object' ? [others] : [])];
  return [
    { at, schema },
    ...Object.entries(properties).flatMap(([name, part]) => partsOf(part, `${at}.${name}`)),
    ...values.flatMap((part) => partsOf(part, `${at}{}`)),
    ...(items === undefined ? [] : partsOf(items, `${at}[]`)),
    ...anyOf.flatMap((part) => partsOf(part, at)),
  ];
}

/** The patterns of an id within the pattern of a map's keys. */
const IN_KEY = [ID_KEY, (id.pattern ?? '').slice(1, -1)];

/** How many ids are in each key of a map. */
function idsInKey({ propertyNames, patternProperties = {} }: Schema): number {
  const patterns = [propertyNames?.pattern ?? '', ...Object.keys(patternProperties)];
  return Math.max(...patterns.flatMap((pattern) => IN_KEY.map((one) => pattern.split(one).length - 1)));
}

export function placesIn(schema: Schema, at: string): string[] {
  const all = partsOf(schema, at).flatMap((part) => [
    ...(holdsId(part.schema) ? [part.at] : []),
    ...Array.from({ length: idsInKey(part.schema) }, (_, index) => `${part.at}{${index}}`),
  ]);
  return [...new Set(all)];
}

/** Places of maps whose keys are no ids, and what the keys are. */
const OTHER_KEYS: Readonly<Record<string, string>> = {
  'updatePreferences body': 'names of preferences; remotes may add their own',
  'body.attributes': 'names of the fields of a template',
  'body.set.attributes': 'names of the fields of a template',
  'body.template_answers': 'a step and a question, which need not exist',
  'body.set.template_answers': 'a step and a question, which need not exist',
  'body.riskMatrix.customCellRiskLevels': 'cells of the matrix',
  'body.filters': 'names of the filters of a list',
  'body.filterProfiles': 'names of tables and profiles, and filters as they are stored',
};

/**
 * Parts that could hold an id but are not among the known places, so that the tests of access would miss them.
 * @returns a sentence for each
 */
export function unclearIn(schema: Schema, at: string, operation = ''): string[] {
  const places = new Set(placesIn(schema, at));
  const parts = partsOf(schema, at);
  const fields = parts.filter(
    (part) => /(^|[._])ids?$|Ids?$/.test(part.at) && !places.has(part.at) && !places.has(`${part.at}[]`),
  );
  const isException = (place: string) => [place, `${operation} ${place}`].some((one) => Object.hasOwn(OTHER_KEYS, one));
  const hasKeys = ({ patternProperties, additionalProperties: others }: Schema) =>
    patternProperties !== undefined || (others !== undefined && others !== false);
  const maps = parts.filter(
    (part) => hasKeys(part.schema) && idsInKey(part.schema) === 0 && !isException(part.at.replaceAll('{}', '')),
  );
  return [
    ...new Set([
      ...fields.map((part) => `${part.at} is named like an id and is none`),
      ...maps.map((part) => `${part.at} has keys that may be ids`),
    ]),
  ];
}

function ofRequest<T>(operation: OperationId, read: (schema: Schema, at: string) => T[]): T[] {
  const {
    params,
    querystring,
    body,
  }: { operationId: string; params?: TSchema; querystring?: TSchema; body?: TSchema } = operations[operation].schema;
  return Object.entries({ params, query: querystring, body }).flatMap(([part, schema]) =>
    schema === undefined ? [] : read(schema, part),
  );
}

/** The fields of an operation's query, by name. */
export function queryFields(operation: OperationId): Readonly<Record<string, Schema>> {
  const { querystring = {} }: { operationId: string; querystring?: TSchema } = operations[operation].schema;
  const { properties = {} }: Schema = querystring;
  return properties;
}

/** Every place of an operation that holds an id. */
export const idPlaces = (operation: OperationId): string[] => ofRequest(operation, placesIn);

/** The unclear parts of an operation's request: see {@link unclearIn}. */
export const unclearPlaces = (operation: OperationId): string[] =>
  ofRequest(operation, (schema, at) => unclearIn(schema, at, operation));

/** The request with another value at one place, which must have a value already; lists and maps then have only that item. */
export function withValue(request: OperationRequest, place: string, value: unknown): OperationRequest {
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
  // A sample has one object in each list.
  return place
    .replace(/^(body|query(?=\.))/, '')
    .replaceAll('[].', '/0/')
    .replace(/[[{].*$/, '')
    .replaceAll('.', '/');
}
