import { expect, test } from 'vitest';
import { document } from '../testing/contract/document.ts';
import { breakingChanges } from './breaking-changes.ts';
import { accepts, answers, contract, json, list, object, query, text } from '../testing/contract/small-contract.ts';
import type { OpenApiDocument, Schema } from './openapi-document.ts';

test('a contract without changes does not break clients', () =>
  expect(breakingChanges(document, structuredClone(document))).toEqual([]));

test.each<[string, OpenApiDocument, OpenApiDocument, string[]]>([
  [
    'an operation is removed',
    contract({}),
    { info: { version: '1.0.0' }, paths: {} },
    ['getA: the operation was removed'],
  ],
  ['an operation is renamed', contract({}), contract({ operationId: 'getB' }), ['getA: renamed to getB']],
  [
    'an operation needs a session',
    contract({ security: [] }),
    contract({ security: [{ session: [] }] }),
    ['getA: needs a session now'],
  ],
  ['a session is no longer needed', contract({ security: [{ session: [] }] }), contract({ security: [] }), []],
])('%s', (_name, before, after, findings) => expect(breakingChanges(before, after)).toEqual(findings));

test.each<[string, OpenApiDocument, OpenApiDocument, string[]]>([
  ['is removed', query('q', text), contract({}), ['getA: parameter q was removed']],
  ['is new and required', contract({}), query('q', text, true), ['getA: parameter q became required']],
  ['is new and optional', contract({}), query('q', text), []],
  ['becomes required', query('q', text), query('q', text, true), ['getA: parameter q became required']],
  [
    'takes fewer values',
    query('q', list('a', 'b')),
    query('q', list('a')),
    ['request getA?q: value b is no longer accepted'],
  ],
  [
    'has another default',
    query('q', { type: 'integer', default: 50 }),
    query('q', { type: 'integer', default: 20 }),
    ['request getA?q: default 50 became 20'],
  ],
  [
    'moves to a header',
    query('q', text),
    contract({ parameters: [{ name: 'q', in: 'header', schema: text }] }),
    ['getA: parameter q was removed'],
  ],
])('a parameter %s', (_name, before, after, findings) => expect(breakingChanges(before, after)).toEqual(findings));

test.each<[string, Schema, Schema, string[]]>([
  [
    'a field becomes required',
    object({ a: text }),
    object({ a: text }, { required: ['a'] }),
    ['request getA body: a became required'],
  ],
  ['a field is no longer required', object({ a: text }, { required: ['a'] }), object({ a: text }), []],
  [
    'one field of two is required instead of a certain one',
    object({ a: text }, { required: ['a'] }),
    object({ a: text, b: text }, { minProperties: 1 }),
    [],
  ],
  [
    'a field is required, of which none was',
    object({ a: text }),
    object({ a: text }, { minProperties: 1 }),
    ['request getA body: minProperties none became 1'],
  ],
  ['a field is removed', object({ a: text, b: text }), object({ a: text }), ['request getA body: b was removed']],
  ['a field is added', object({ a: text }), object({ a: text, b: text }), []],
  ['other fields are refused', { type: 'object' }, object({}), ['request getA body: other fields are now refused']],
  [
    'another type',
    object({ a: text }),
    object({ a: { type: 'integer' } }),
    ['request getA body.a: type "string" became "integer"'],
  ],
  ['fewer values', list('a', 'b'), list('a'), ['request getA body: value b is no longer accepted']],
  [
    'a list of values where there was none',
    text,
    list('a'),
    ['request getA body: value other than the list is no longer accepted'],
  ],
  ['more values', list('a'), list('a', 'b'), []],
  ['a pattern', text, { ...text, pattern: '^a' }, ['request getA body: pattern none became "^a"']],
  ['a shorter text', { ...text, maxLength: 9 }, { ...text, maxLength: 5 }, ['request getA body: maxLength 9 became 5']],
  ['a longer text', { ...text, maxLength: 5 }, { ...text, maxLength: 9 }, []],
  [
    'a new lower bound',
    { type: 'integer' },
    { type: 'integer', minimum: 1 },
    ['request getA body: minimum none became 1'],
  ],
  [
    'unique items',
    { type: 'array', items: text },
    { type: 'array', items: text, uniqueItems: true },
    ['request getA body: items must now be unique'],
  ],
  [
    'items of another type',
    { type: 'array', items: text },
    { type: 'array', items: { type: 'number' } },
    ['request getA body[]: type "string" became "number"'],
  ],
  ['a pattern is removed', { ...text, pattern: '^a' }, text, []],
  ['null is accepted too', text, { anyOf: [text, { type: 'null' }], description: 'Or nothing' }, []],
  [
    'a list is accepted too',
    { type: 'array', items: { ...text, pattern: '^a' } },
    { anyOf: [text, { type: 'array', items: text }] },
    [],
  ],
  [
    'one more alternative',
    { anyOf: [text, { type: 'null' }] },
    { anyOf: [text, { type: 'number' }, { type: 'null' }] },
    [],
  ],
  [
    'alternatives of which none accepts all earlier values',
    text,
    { anyOf: [{ type: 'number' }, { ...text, maxLength: 5 }] },
    ['request getA body: type "string" became none', 'request getA body: the alternatives (anyOf) changed'],
  ],
  [
    'alternatives with a common bound',
    text,
    { anyOf: [text, { type: 'null' }], maxLength: 5 },
    [
      'request getA body: type "string" became none',
      'request getA body: maxLength none became 5',
      'request getA body: the alternatives (anyOf) changed',
    ],
  ],
  [
    'null is no longer accepted',
    { anyOf: [text, { type: 'null' }] },
    { anyOf: [text] },
    ['request getA body: the alternatives (anyOf) changed'],
  ],
  [
    'additional fields of another type',
    { type: 'object', additionalProperties: text },
    { type: 'object', additionalProperties: { type: 'number' } },
    ['request getA body.*: type "string" became "number"'],
  ],
])('a request: %s', (_name, before, after, findings) =>
  expect(breakingChanges(accepts(before), accepts(after))).toEqual(findings),
);

const BRANCHES = ['then', 'else'] as const;
const when = (kind: string, ...branches: [Schema, Schema?]): Schema =>
  object(
    { kind: text, name: text },
    {
      if: { required: ['kind'], properties: { kind: { const: kind } } },
      ...Object.fromEntries(BRANCHES.map((branch, index) => [branch, branches[index] ?? {}])),
    },
  );
const needsName: Schema = { required: ['name'] };
test.each<[string, Schema, Schema, string[]]>([
  [
    'a new one that requires a field',
    object({ kind: text, name: text }),
    when('a', needsName),
    ['request getA body (then): name became required'],
  ],
  [
    'a new one that restricts a field',
    object({ kind: text, name: text }),
    when('a', {}, { properties: { name: { minLength: 1 } } }),
    ['request getA body (else).name: minLength none became 1'],
  ],
  [
    'a branch that requires a field',
    when('a', {}),
    when('a', {}, needsName),
    ['request getA body (else): name became required'],
  ],
  ['a branch that requires no field any more', when('a', needsName), when('a', {}), []],
  ['a field that is no longer restricted', when('a', { properties: { name: { minLength: 1 } } }), when('a', {}), []],
  ['another condition', when('a', needsName), when('b', needsName), ['request getA body: the condition (if) changed']],
  ['none any more', when('a', needsName), object({ kind: text, name: text }), []],
])('a condition of a request: %s', (_name, before, after, findings) =>
  expect(breakingChanges(accepts(before), accepts(after))).toEqual(findings),
);

test('a response that no longer promises what a condition did breaks clients', () => {
  expect(breakingChanges(answers(when('a', needsName)), answers(object({ kind: text, name: text })))).toEqual([
    'response getA 200 (then): name is no longer always there',
  ]);
  expect(breakingChanges(answers(object({ kind: text, name: text })), answers(when('a', needsName)))).toEqual([]);
});

test('a body that becomes required or changes its type breaks clients', () => {
  const optional = contract({ requestBody: { content: json(text) } });
  expect(breakingChanges(optional, accepts(text))).toEqual(['getA: the body became required']);
  expect(breakingChanges(optional, contract({ requestBody: { content: { 'text/plain': { schema: text } } } }))).toEqual(
    ['getA: a body of application/json is no longer accepted'],
  );
});

test.each<[string, Schema, Schema, string[]]>([
  ['a field is removed', object({ a: text, b: text }), object({ a: text }), ['response getA 200: b was removed']],
  ['a field is added', object({ a: text }), object({ a: text, b: text }, { required: ['b'] }), []],
  [
    'a field may be missing',
    object({ a: text }, { required: ['a'] }),
    object({ a: text }),
    ['response getA 200: a is no longer always there'],
  ],
  ['a field is always there', object({ a: text }), object({ a: text }, { required: ['a'] }), []],
  [
    'another type',
    object({ a: text }),
    object({ a: { type: ['string', 'null'] } }),
    ['response getA 200.a: type "string" became ["string","null"]'],
  ],
  ['more values', list('a'), list('a', 'b'), ['response getA 200: value b may now be returned']],
  ['fewer values', list('a', 'b'), list('a'), []],
  ['any value', list('a'), text, ['response getA 200: value other than the list may now be returned']],
  [
    'a wider scale',
    { type: 'integer', maximum: 5 },
    { type: 'integer', maximum: 10 },
    ['response getA 200: maximum 5 became 10'],
  ],
  ['a narrower scale', { type: 'integer', maximum: 10 }, { type: 'integer', maximum: 5 }, []],
  ['a text that may be empty', { ...text, minLength: 1 }, text, ['response getA 200: minLength 1 became none']],
  ['a longer text', { ...text, maxLength: 5 }, { ...text, maxLength: 9 }, []],
  ['a pattern is removed', { ...text, pattern: '^a' }, text, ['response getA 200: pattern "^a" became none']],
  [
    'null in addition',
    text,
    { anyOf: [text, { type: 'null' }] },
    ['response getA 200: type "string" became none', 'response getA 200: the alternatives (anyOf) changed'],
  ],
  [
    'another format',
    { ...text, format: 'date-time' },
    { ...text, format: 'date' },
    ['response getA 200: format "date-time" became "date"'],
  ],
])('a response: %s', (_name, before, after, findings) =>
  expect(breakingChanges(answers(before), answers(after))).toEqual(findings),
);

test('removing a success breaks clients, removing an error does not', () => {
  const both = contract({ responses: { 200: { content: json(text) }, 404: {} } });
  expect(breakingChanges(both, answers(text))).toEqual([]);
  expect(breakingChanges(both, contract({ responses: { 404: {} } }))).toEqual(['getA: answer 200 was removed']);
  expect(
    breakingChanges(both, contract({ responses: { 200: { content: { 'text/html': { schema: text } } } } })),
  ).toEqual(['getA: answer 200 is no longer application/json']);
});

test('named schemas are compared once in each direction, even when they are recursive', () => {
  const tree = (child: Schema): Record<string, Schema> => ({
    Tree: object({ kind: child, children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } }),
  });
  const use = (child: Schema) =>
    contract(
      {
        requestBody: { required: true, content: json({ $ref: '#/components/schemas/Tree' }) },
        responses: { 200: { content: json({ $ref: '#/components/schemas/Tree' }) } },
      },
      tree(child),
    );
  expect(breakingChanges(use(list('a', 'b')), use(list('a', 'c')))).toEqual([
    'request Tree.kind: value b is no longer accepted',
    'response Tree.kind: value c may now be returned',
  ]);
});
