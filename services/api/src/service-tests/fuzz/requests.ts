/** Generates requests of one operation. */
import fc, { type Arbitrary } from 'fast-check';
import type { TSchema } from 'typebox';
import { bodyRuleOf, EXPORT_TYPES, operations, type OperationId } from '@parapet/contracts';
import type { OperationRequest } from '../../testing/operation-request.ts';
import type { Ids } from './ids.ts';
import { asText, jsonOf, mutations, mutated } from './mutations.ts';
import { valid, type Schema } from './schema-values.ts';
import { VERSION, type FuzzedRequest } from './placeholders.ts';

const isFile = (id: OperationId) => bodyRuleOf(id) === 'file';

interface Schemas {
  operationId: OperationId;
  params?: TSchema;
  querystring?: TSchema;
  headers?: TSchema;
  body?: TSchema;
}

/** Values of headers. */
const HEADERS: Readonly<Record<string, Arbitrary<string>>> = {
  'if-match': fc.oneof(
    { arbitrary: fc.constantFrom('*', VERSION, VERSION), weight: 3 },
    {
      arbitrary: fc.constantFrom(
        '"1"',
        '"2"',
        'W/"1"',
        '"abc"',
        '""',
        '',
        '"99999999999999999999"',
        '"-1"',
        '1',
        '"1", "2"',
        'x'.repeat(200),
        'x'.repeat(201),
        '\u00e9',
      ),
      weight: 1,
    },
  ),
  'last-event-id': fc.oneof(
    fc.constantFrom('', '0', '-1', 'x', '1:1', '9'.repeat(200), 'x'.repeat(201)),
    fc.stringMatching(/^[!-~]{0,60}$/),
  ),
};

function headersOf(operation: OperationId, schema: Schema | undefined): Arbitrary<Record<string, string>> {
  const names = Object.keys(schema?.properties ?? {});
  const known = names.map((name): [string, Arbitrary<string>] => [name, HEADERS[name] ?? fc.constant('x')]);
  if (isFile(operation))
    return fc
      .constantFrom(EXPORT_TYPES.csv, EXPORT_TYPES.csv, EXPORT_TYPES.csv, EXPORT_TYPES.xlsx, 'application/json')
      .map((type) => ({ 'content-type': type }));
  const all =
    operation === 'chat'
      ? [
          ...known,
          ['accept', fc.constantFrom('text/event-stream', 'application/json', '*/*')] satisfies [
            string,
            Arbitrary<string>,
          ],
        ]
      : known;
  return fc
    .tuple(fc.record(Object.fromEntries(all)), fc.subarray(all.map(([name]) => name)))
    .map(([values, sent]) => Object.fromEntries(Object.entries(values).filter(([name]) => sent.includes(name))));
}

const strings = (value: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(Object(value)).map(([name, one]) => [name, asText(one)]));
const queryOf = (value: unknown): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(Object(value)).map(([name, one]) => [
      name.toWellFormed(),
      Array.isArray(one) ? one.slice(0, 200).map(asText) : asText(one),
    ]),
  );

/** For operations without a schema for the query. */
const anyQuery = fc.dictionary(
  fc.constantFrom('code', 'state', 'error', 'error_description', 'iss', 'x'),
  fc.string({ unit: 'binary', maxLength: 20 }),
  { maxKeys: 3, noNullPrototype: true },
);

/** For operations without a body: mostly nothing. */
const noBody = fc.oneof(
  { arbitrary: fc.constantFrom(undefined, {}), weight: 3 },
  { arbitrary: fc.jsonValue({ maxDepth: 2 }), weight: 1 },
);

const cells = fc.oneof(
  fc.constantFrom(
    'name',
    'title',
    'type',
    'status',
    'risk_level',
    'linked_properties',
    'template_id',
    'attributes.x',
    'template_answers.a.b',
    '',
    '"',
    '""',
    ';',
    '=1+1',
    '__proto__',
    'High',
    '\u0000',
    '2026-02-30',
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
);

/** Files: mostly tables, and some that are not tables. */
const files = fc.oneof(
  fc
    .tuple(fc.array(fc.array(cells, { maxLength: 6 }), { maxLength: 6 }), fc.constantFrom(',', ';', '\t'))
    .map(([rows, separator]) => rows.map((row) => row.join(separator)).join('\n')),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom('', 'PK\u0003\u0004', '"', 'name\n"a'),
);

/** The parts of a request before its mutations. */
interface Parts {
  params: unknown;
  query: unknown;
  body: unknown;
}

function partsOf({ operationId, params, querystring, body }: Schemas, ids: Ids): Arbitrary<Parts> {
  return fc.record<Parts>({
    params: params === undefined ? fc.constant({}) : valid(params, ids, 'params'),
    query: querystring === undefined ? fc.option(anyQuery, { nil: {} }) : valid(querystring, ids, 'query'),
    body: body === undefined ? (isFile(operationId) ? files : noBody) : valid(body, ids, 'body'),
  });
}

export interface Choice {
  /** All ids are right. */
  right: Ids;
  /** Some ids are wrong. */
  mixed: Ids;
  /** Valid requests: what fits the schema may still break a rule. */
  valid: readonly OperationRequest[];
}

/** Most requests have at most one fault, so that they get far. */
export function requestsOf(operation: OperationId, { right, mixed, valid: samples }: Choice): Arbitrary<FuzzedRequest> {
  const schemas: Schemas = operations[operation].schema;
  const { headers, body: bodySchema } = schemas;
  const hasBody = operations[operation].method !== 'GET';
  const known = samples.map(({ params = {}, query = {}, body }): Parts => ({ params, query, body }));
  const all = fc.oneof(
    { arbitrary: partsOf(schemas, right), weight: hasBody ? 2 : 3 },
    { arbitrary: partsOf(schemas, mixed), weight: hasBody ? 4 : 2 },
    ...(known.length > 0 ? [{ arbitrary: fc.constantFrom(...known), weight: 2 }] : []),
  );
  return fc
    .record({ parts: all, headers: headersOf(operation, headers), changes: mutations })
    .map(({ parts, headers: sent, changes }) => {
      const mutable = {
        params: parts.params,
        query: parts.query,
        ...(bodySchema !== undefined && { body: parts.body }),
      };
      // A part itself is never removed, only what is in it.
      const after = Object.entries(mutable).map(([name, part]) => [
        name,
        mutated(
          part,
          changes.filter(({ at }) => partFor(at, Object.keys(mutable)) === name),
        ),
      ]);
      const { params, query, body = parts.body }: Partial<Record<string, unknown>> = Object.fromEntries(after);
      return {
        params: { ...strings(parts.params), ...strings(params) },
        query: queryOf(query),
        headers: sent,
        ...(hasBody &&
          body !== undefined && {
            body: typeof body === 'string' && isFile(operation) ? body.toWellFormed() : jsonOf(body),
          }),
      };
    });
}

/** Most mutations are in the body. */
function partFor(at: number, names: readonly string[]): string | undefined {
  return at % 4 !== 0 && names.includes('body') ? 'body' : names[at % names.length];
}
