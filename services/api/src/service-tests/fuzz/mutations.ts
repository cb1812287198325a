/** Mutations of a request: values of the wrong type, unknown fields, values that break careless code. */
import fc, { type Arbitrary } from 'fast-check';

/** Stands for a number too large for JSON.parse; {@link jsonOf} writes it. */
const INFINITE = '\u0001infinite\u0001';

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));
const own = (key: string, value: unknown): unknown => Object.fromEntries([[key, value]]);

const HOSTILE_VALUES: readonly unknown[] = [
  null,
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD800',
  '\uDC00x',
  'x'.repeat(20_000),
  '🔥'.repeat(400),
  '$where',
  'a.b',
  '__proto__',
  'constructor',
  '%',
  '%00',
  '../../etc/passwd',
  '(a+)+$',
  '2026-02-30',
  '2026-13-01T00:00:00Z',
  '-1',
  '1e999',
  INFINITE,
  -1,
  0,
  1.5,
  -0,
  1e308,
  5e-324,
  2 ** 53,
  -(2 ** 53) - 1,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  [{}],
  own('$ne', null),
  own('$where', 'sleep(1)'),
  own('$gt', ''),
  own('a.b', 1),
  own('', 1),
  own('__proto__', { role: 'admin' }),
  own('constructor', { prototype: { role: 'admin' } }),
  own('toString', 1),
  own('toJSON', 1),
  own('length', 1e9),
  own('then', 1),
  nested(50),
  nested(3000),
  Array.from({ length: 1000 }, (_, index) => `x${index}`),
];

const KEYS = [
  'unknown_field',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '$where',
  '$ne',
  'a.b',
  '',
  ' ',
  '\0',
  '_id',
  'id',
  'version',
  'organization_id',
  'length',
  'é',
  'x'.repeat(300),
];

export interface Mutation {
  /** Index of the place in the request, modulo the number of places. */
  at: number;
  /** `enlarge` replaces a number by one that is too large for JSON.parse. */
  how: 'replace' | 'remove' | 'add' | 'wrap' | 'enlarge';
  value: unknown;
  key: string;
}

export const mutations: Arbitrary<Mutation[]> = fc.oneof(
  { arbitrary: fc.constant<Mutation[]>([]), weight: 5 },
  {
    arbitrary: fc.array(
      fc.record<Mutation>({
        at: fc.nat(10_000),
        how: fc.constantFrom<Mutation['how'][]>(
          'replace',
          'replace',
          'replace',
          'remove',
          'add',
          'add',
          'wrap',
          'enlarge',
        ),
        value: fc.oneof(
          { arbitrary: fc.constantFrom(...HOSTILE_VALUES), weight: 5 },
          { arbitrary: fc.jsonValue({ maxDepth: 4 }), weight: 1 },
        ),
        key: fc.constantFrom(...KEYS),
      }),
      { minLength: 1, maxLength: 2 },
    ),
    weight: 4,
  },
);

type Path = readonly (string | number)[];

/** Deeper places come only from an earlier mutation. */
const DEEPEST = 10;

interface Place {
  path: Path;
  value: unknown;
}

function placesIn(value: unknown, path: Path = []): Place[] {
  if (typeof value !== 'object' || value === null || path.length > DEEPEST) return [{ path, value }];
  const below: [string | number, unknown][] = Array.isArray(value)
    ? value.map((item, index) => [index, item])
    : Object.entries(value);
  return [{ path, value }, ...below.flatMap(([key, item]) => placesIn(item, [...path, key]))];
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function changed(value: unknown, path: Path, { how, key, value: hostile }: Mutation): unknown {
  const [step, ...rest] = path;
  if (step === undefined) {
    if (how === 'wrap') return [value];
    return how === 'add' && isObject(value) ? Object.fromEntries([...Object.entries(value), [key, hostile]]) : hostile;
  }
  const removed = how === 'remove' && rest.length === 0;
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) =>
      index === step ? (removed ? [] : [changed(item, rest, { how, key, value: hostile, at: 0 })]) : [item],
    );
  const entries = Object.entries(Object(value)).filter(([name]) => !(removed && name === step));
  return Object.fromEntries(
    entries.map(([name, item]) => [
      name,
      name === step ? changed(item, rest, { how, key, value: hostile, at: 0 }) : item,
    ]),
  );
}

/** A deep copy of a value, with mutations. */
export function mutated(value: unknown, all: readonly Mutation[]): unknown {
  return all.reduce((before, mutation) => {
    const places = placesIn(before);
    const numbers = places.filter((place) => typeof place.value === 'number');
    const [among, how] =
      mutation.how === 'enlarge' && numbers.length > 0
        ? [numbers, { ...mutation, value: INFINITE }]
        : [places, mutation];
    return changed(before, among[mutation.at % among.length]?.path ?? [], how);
  }, value);
}

/** JSON text of a body, with numbers that JSON.stringify cannot write. */
export function jsonOf(body: unknown): string {
  return JSON.stringify(body).replaceAll(JSON.stringify(INFINITE), '1e999');
}

/** A value as text for a query or a path. */
export function asText(value: unknown): string {
  return (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed().slice(0, 3000);
}
