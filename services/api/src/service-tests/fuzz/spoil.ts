/** What can go wrong with a request: values of the wrong kind, fields that nobody knows, things that break careless code. */
import fc, { type Arbitrary } from 'fast-check';

/** Stands for a number too large for JSON.parse to keep; {@link jsonOf} writes it as one. */
const INFINITE = '\u0001infinite\u0001';

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));
const own = (key: string, value: unknown): unknown => Object.fromEntries([[key, value]]);

const NASTY: readonly unknown[] = [
  null, '', ' ', '\0', 'a\0b', '\uD800', '\uDC00x', 'x'.repeat(20_000), '🔥'.repeat(400), '$where', 'a.b', '__proto__', 'constructor', '%', '%00', '../../etc/passwd',
  '(a+)+$', '2026-02-30', '2026-13-01T00:00:00Z', '-1', '1e999', INFINITE, -1, 0, 1.5, -0, 1e308, 5e-324, 2 ** 53, -(2 ** 53) - 1, true, false,
  [], {}, [[]], [null], [{}], own('$ne', null), own('$where', 'sleep(1)'), own('$gt', ''), own('a.b', 1), own('', 1), own('__proto__', { role: 'admin' }),
  own('constructor', { prototype: { role: 'admin' } }), own('toString', 1), own('toJSON', 1), own('length', 1e9), own('then', 1),
  nested(50), nested(3000), Array.from({ length: 1000 }, (_, index) => `x${index}`),
];

const KEYS = ['nobody_knows', '__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '$where', '$ne', 'a.b', '', ' ', '\0', '_id', 'id', 'version', 'organization_id', 'length', 'é', 'x'.repeat(300)];

export interface Spoil {
  /** Counts the places of the request; taken modulo how many there are. */
  at: number;
  /** Enlarged is one of the numbers, beyond what JSON.parse can keep. */
  how: 'replace' | 'remove' | 'add' | 'wrap' | 'enlarge';
  value: unknown;
  key: string;
}

export const spoils: Arbitrary<Spoil[]> = fc.oneof(
  { arbitrary: fc.constant<Spoil[]>([]), weight: 5 },
  {
    arbitrary: fc.array(
      fc.record<Spoil>({
        at: fc.nat(10_000),
        how: fc.constantFrom<Spoil['how'][]>('replace', 'replace', 'replace', 'remove', 'add', 'add', 'wrap', 'enlarge'),
        value: fc.oneof({ arbitrary: fc.constantFrom(...NASTY), weight: 5 }, { arbitrary: fc.jsonValue({ maxDepth: 4 }), weight: 1 }),
        key: fc.constantFrom(...KEYS),
      }),
      { minLength: 1, maxLength: 2 },
    ),
    weight: 4,
  },
);

type Way = readonly (string | number)[];

/** As deep as what is spoilt once more; deeper there is only what was put there. */
const DEEPEST = 10;

interface Place {
  way: Way;
  value: unknown;
}

function placesIn(value: unknown, way: Way = []): Place[] {
  if (typeof value !== 'object' || value === null || way.length > DEEPEST) return [{ way, value }];
  const below: [string | number, unknown][] = Array.isArray(value) ? value.map((item, index) => [index, item]) : Object.entries(value);
  return [{ way, value }, ...below.flatMap(([key, item]) => placesIn(item, [...way, key]))];
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);

function changed(value: unknown, way: Way, { how, key, value: nasty }: Spoil): unknown {
  const [step, ...rest] = way;
  if (step === undefined) {
    if (how === 'wrap') return [value];
    return how === 'add' && isObject(value) ? Object.fromEntries([...Object.entries(value), [key, nasty]]) : nasty;
  }
  const removed = how === 'remove' && rest.length === 0;
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => (index === step ? (removed ? [] : [changed(item, rest, { how, key, value: nasty, at: 0 })]) : [item]));
  const entries = Object.entries(Object(value)).filter(([name]) => !(removed && name === step));
  return Object.fromEntries(entries.map(([name, item]) => [name, name === step ? changed(item, rest, { how, key, value: nasty, at: 0 }) : item]));
}

/** A value with some of its parts spoilt; fresh objects all the way, so that nothing is shared. */
export function spoilt(value: unknown, all: readonly Spoil[]): unknown {
  return all.reduce((before, spoil) => {
    const places = placesIn(before);
    const numbers = places.filter((place) => typeof place.value === 'number');
    const [among, how] = spoil.how === 'enlarge' && numbers.length > 0 ? [numbers, { ...spoil, value: INFINITE }] : [places, spoil];
    return changed(before, among[spoil.at % among.length]?.way ?? [], how);
  }, value);
}

/** JSON text of a body; it may say what JSON.stringify never would. */
export function jsonOf(body: unknown): string {
  return JSON.stringify(body).replaceAll(JSON.stringify(INFINITE), '1e999');
}

/** A value as a query or a path can carry it. */
export function asText(value: unknown): string {
  return (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed().slice(0, 3000);
}
