/** Generates values that fit a schema of the contract, including its bounds. */
import fc, { type Arbitrary } from 'fast-check';
import { Id, ID_KEY, schemas } from '@parapet/contracts';
import type { Ids } from './ids.ts';
import { CURSOR } from './placeholders.ts';

/** JSON Schema as the table of operations holds it. */
export interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  properties?: Record<string, Schema>;
  required?: string[];
  patternProperties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  propertyNames?: { pattern?: string };
  items?: Schema;
  anyOf?: Schema[];
}

/** Items of lists and maps: schemas allow thousands. */
const MOST = 4;
const id: Schema = Id;

const FORMATS: Readonly<Record<string, Arbitrary<string>>> = {
  date: fc.oneof(
    fc.constantFrom('2026-03-31', '2024-02-29', '0001-01-01', '9999-12-31'),
    fc
      .date({ noInvalidDate: true, min: new Date('1900-01-01'), max: new Date('2200-01-01') })
      .map((day) => day.toISOString().slice(0, 10)),
  ),
  'date-time': fc
    .date({ noInvalidDate: true, min: new Date('1900-01-01'), max: new Date('2200-01-01') })
    .map((moment) => moment.toISOString()),
  uuid: fc.uuid(),
  email: fc.nat(1_000_000).map((number) => `m${number}@example.com`),
};

const NAMES = [
  'Fire',
  'Überschwemmung',
  'データ',
  '🔥🔥',
  'a\u0301',
  '‮right to left',
  "'; DROP TABLE risks; --",
  '<script>',
  'risk',
  'x\ty',
  'NaN',
  'null',
  '0',
  '-1',
  '$set',
];

function text({ minLength = 0, maxLength = 200, pattern }: Schema): Arbitrary<string> {
  const words = fc.oneof(
    { arbitrary: fc.constantFrom(...NAMES), weight: 4 },
    { arbitrary: fc.string({ unit: 'binary', minLength, maxLength: Math.min(maxLength, 30) }), weight: 2 },
    { arbitrary: fc.constantFrom(minLength, maxLength).map((length) => 'x'.repeat(length)), weight: 1 },
  );
  const fitting = words.map((value) => [...value].slice(0, maxLength).join('').padEnd(minLength, 'x'));
  return pattern === '\\S' ? fitting.map((value) => (/\S/.test(value) ? value : 'x')) : fitting;
}

/** Mostly cursors of the list itself. */
const cursors: Arbitrary<string> = fc.oneof(
  { arbitrary: fc.constant(CURSOR), weight: 6 },
  {
    arbitrary: fc
      .tuple(
        fc.constantFrom('name', 'title', '-updated_at'),
        fc.jsonValue({ maxDepth: 2 }),
        fc.jsonValue({ maxDepth: 1 }),
      )
      .map((parts) => Buffer.from(JSON.stringify(parts)).toString('base64url')),
    weight: 1,
  },
);

function string(schema: Schema, ids: Ids, place: string): Arbitrary<string> {
  if (place === 'query.cursor') return cursors;
  const { format, pattern, minLength = 0, maxLength } = schema;
  if (format !== undefined) return FORMATS[format] ?? fc.string();
  if (pattern === id.pattern) return ids.at(place);
  // The length of an id or e-mail address of a person.
  if (maxLength === 320)
    return fc.oneof(
      { arbitrary: ids.at(place), weight: 4 },
      { arbitrary: text(schema), weight: ids.orText(place) ? 1 : 0 },
    );
  if (pattern === undefined || pattern === '\\S') return text(schema);
  return fc
    .stringMatching(new RegExp(pattern), { size: 'small' })
    .map((value) => value.slice(0, maxLength).padEnd(minLength, 'x'));
}

function map(schema: Schema, value: Schema, ids: Ids, place: string): Arbitrary<unknown> {
  const pattern = schema.propertyNames?.pattern ?? Object.keys(schema.patternProperties ?? {})[0];
  const idsInKey = (pattern ?? '').split(ID_KEY).length - 1;
  const keys =
    idsInKey > 0
      ? fc
          .tuple(...Array.from({ length: idsInKey }, (_, index) => ids.at(`${place}{${index}}`)))
          .map((parts) => parts.join(':'))
      : pattern === undefined || pattern === '^.*$'
        ? text({ minLength: 1, maxLength: 30 })
        : fc.stringMatching(new RegExp(pattern), { size: 'small' });
  return fc.dictionary(keys, valid(value, ids, `${place}{}`), { maxKeys: MOST, noNullPrototype: true });
}

function object(schema: Schema, ids: Ids, place: string): Arbitrary<unknown> {
  const { properties, required = [], patternProperties = {}, additionalProperties: others } = schema;
  const value = Object.values(patternProperties)[0] ?? (typeof others === 'object' ? others : undefined);
  if (properties === undefined)
    return value === undefined
      ? fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: MOST })
      : map(schema, value, ids, place);
  const fields = Object.entries(properties).map(([name, part]): [string, Arbitrary<unknown>] => [
    name,
    valid(part, ids, `${place}.${name}`),
  ]);
  const chosen = fc.record(Object.fromEntries(fields), { requiredKeys: required, noNullPrototype: true });
  if (others !== true) return chosen;
  return fc
    .tuple(
      chosen,
      fc.dictionary(fc.stringMatching(/^[A-Za-z][A-Za-z0-9_-]{0,20}$/), fc.jsonValue({ maxDepth: 3 }), { maxKeys: 2 }),
    )
    .map(([known, more]) => ({ ...more, ...known }));
}

/** @param place of the value, as `access/id-places.ts` has it */
export function valid(schema: Schema, ids: Ids, place: string): Arbitrary<unknown> {
  if (schema.$ref !== undefined) return valid(schemas[schema.$ref.replace(/#$/, '')] ?? {}, ids, place);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map((part) => valid(part, ids, place)));
  const { minimum: min = -1e9, maximum: max = 1e9 } = schema;
  switch (schema.type) {
    case 'string':
      return string(schema, ids, place);
    case 'integer':
      return fc.oneof(fc.constantFrom(min, max), fc.integer({ min, max }));
    case 'number':
      return fc.oneof(fc.constantFrom(min, max, 0), fc.double({ min, max, noNaN: true }));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      const item = valid(schema.items ?? {}, ids, `${place}[]`);
      const { minItems: minLength = 0, maxItems = MOST } = schema;
      const size = { minLength, maxLength: Math.max(minLength, Math.min(maxItems, MOST)) };
      return schema.uniqueItems === true
        ? fc.uniqueArray(item, { ...size, selector: (one) => JSON.stringify(one) })
        : fc.array(item, size);
    }
    case 'object':
      return object(schema, ids, place);
    case undefined:
    default:
      return fc.jsonValue({ maxDepth: 3 });
  }
}
