/** Fuzzed requests of one operation. */
import fc, { type Arbitrary } from 'fast-check';
import type { TSchema } from 'typebox';
import { operations, type OperationId } from '@parapet/contracts';
import type { Ask } from '../../testing/ask.ts';
import type { Ids } from './ids.ts';
import { asText, jsonOf, spoils, spoilt } from './spoil.ts';
import { valid, type Schema } from './valid.ts';
import { VERSION, type FuzzedRequest } from './words.ts';

interface Parts {
  operationId: string;
  params?: TSchema;
  querystring?: TSchema;
  headers?: TSchema;
  body?: TSchema;
}

/** Values that travel as a header. */
const HEADERS: Readonly<Record<string, Arbitrary<string>>> = {
  'if-match': fc.oneof(
    { arbitrary: fc.constantFrom('*', VERSION, VERSION), weight: 3 },
    { arbitrary: fc.constantFrom('"1"', '"2"', 'W/"1"', '"abc"', '""', '', '"99999999999999999999"', '"-1"', '1', '"1", "2"', 'x'.repeat(200), 'x'.repeat(201), '\u00e9'), weight: 1 },
  ),
  'last-event-id': fc.oneof(fc.constantFrom('', '0', '-1', 'x', '1:1', '9'.repeat(200), 'x'.repeat(201)), fc.stringMatching(/^[!-~]{0,60}$/)),
};

function headersOf(operation: OperationId, schema: Schema | undefined): Arbitrary<Record<string, string>> {
  const names = Object.keys(schema?.properties ?? {});
  const known = names.map((name): [string, Arbitrary<string>] => [name, HEADERS[name] ?? fc.constant('x')]);
  const all = operation === 'chat' ? [...known, ['accept', fc.constantFrom('text/event-stream', 'application/json', '*/*')] satisfies [string, Arbitrary<string>]] : known;
  return fc.tuple(fc.record(Object.fromEntries(all)), fc.subarray(all.map(([name]) => name))).map(([values, sent]) => Object.fromEntries(Object.entries(values).filter(([name]) => sent.includes(name))));
}

const strings = (value: unknown): Record<string, string> => Object.fromEntries(Object.entries(Object(value)).map(([name, one]) => [name, asText(one)]));
const queryOf = (value: unknown): Record<string, string | string[]> =>
  Object.fromEntries(Object.entries(Object(value)).map(([name, one]) => [name.toWellFormed(), Array.isArray(one) ? one.slice(0, 200).map(asText) : asText(one)]));

/** What operations without a schema for it may be sent all the same. */
const anyQuery = fc.dictionary(fc.constantFrom('code', 'state', 'error', 'error_description', 'iss', 'x'), fc.string({ unit: 'binary', maxLength: 20 }), { maxKeys: 3, noNullPrototype: true });

/** What operations without a body are sent: nothing, mostly. */
const noBody = fc.oneof({ arbitrary: fc.constantFrom(undefined, {}), weight: 3 }, { arbitrary: fc.jsonValue({ maxDepth: 2 }), weight: 1 });

/** What a request is made of, before something goes wrong with it. */
interface Whole {
  params: unknown;
  query: unknown;
  body: unknown;
}

function madeOf({ params, querystring, body }: Parts, ids: Ids): Arbitrary<Whole> {
  return fc.record<Whole>({
    params: params === undefined ? fc.constant({}) : valid(params, ids, 'params'),
    query: querystring === undefined ? fc.option(anyQuery, { nil: {} }) : valid(querystring, ids, 'query'),
    body: body === undefined ? noBody : valid(body, ids, 'body'),
  });
}

export interface Choice {
  /** Ids that are all right where they stand. */
  right: Ids;
  /** Some of them are not. */
  mixed: Ids;
  /** Requests in order: what fits the schema need not fit the rules. */
  inOrder: readonly Ask[];
}

/** Most have a chance: what is wrong on purpose is wrong in one way. */
export function requestsOf(operation: OperationId, { right, mixed, inOrder }: Choice): Arbitrary<FuzzedRequest> {
  const schema: Parts = operations[operation].schema;
  const { headers, body } = schema;
  const sends = operations[operation].method !== 'GET';
  const known = inOrder.map(({ params = {}, query = {}, body: content }): Whole => ({ params, query, body: content }));
  const whole = fc.oneof(
    { arbitrary: madeOf(schema, right), weight: sends ? 2 : 3 },
    { arbitrary: madeOf(schema, mixed), weight: sends ? 4 : 2 },
    ...(known.length > 0 ? [{ arbitrary: fc.constantFrom(...known), weight: 2 }] : []),
  );
  return fc
    .record({ parts: whole, headers: headersOf(operation, headers), spoils })
    .map(({ spoils: wrong, parts, headers: sent }) => {
      const spoilable = { params: parts.params, query: parts.query, ...(body !== undefined && { body: parts.body }) };
      // The parts themselves stay; what is in them need not.
      const after = Object.entries(spoilable).map(([name, part]) => [name, spoilt(part, wrong.filter((spoil) => partFor(spoil.at, Object.keys(spoilable)) === name))]);
      const { params: path, query, body: spoiltBody = parts.body }: Partial<Record<string, unknown>> = Object.fromEntries(after);
      return {
        params: { ...strings(parts.params), ...strings(path) },
        query: queryOf(query),
        headers: sent,
        ...(sends && spoiltBody !== undefined && { body: jsonOf(spoiltBody) }),
      };
    });
}

/** Most of what can go wrong is in the body. */
function partFor(at: number, names: readonly string[]): string | undefined {
  return at % 4 !== 0 && names.includes('body') ? 'body' : names[at % names.length];
}
