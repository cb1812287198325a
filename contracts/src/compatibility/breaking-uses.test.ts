/** Which changes break a client by what its code mentions. */
import { expect, test } from 'vitest';
import { accepts, answers, contract, list, object, query, text } from '../testing/contract/small-contract.ts';
import { breakingChanges } from './breaking-changes.ts';
import type { OpenApiDocument, Schema } from './openapi-document.ts';

const record = (properties: Record<string, Schema>, required = Object.keys(properties)) =>
  object(properties, { required });
test.each<[string, OpenApiDocument, OpenApiDocument, string[]]>([
  ['a field that it does not read is removed', answers(record({ a: text, b: text })), answers(record({ a: text })), []],
  [
    'a field that it reads is removed',
    answers(record({ a: text, b: text })),
    answers(record({ b: text })),
    ['response getA 200: a is no longer always there', 'response getA 200: a was removed'],
  ],
  [
    'a field that it reads may be missing',
    answers(record({ a: text })),
    answers(record({ a: text }, [])),
    ['response getA 200: a is no longer always there'],
  ],
  ['a field that it does not read may be missing', answers(record({ b: text })), answers(record({ b: text }, [])), []],
  [
    'a field that it reads may be null',
    answers(record({ a: text })),
    answers(record({ a: { type: ['string', 'null'] } })),
    ['response getA 200.a: type "string" became ["string","null"]'],
  ],
  ['a field is added', answers(record({ a: text })), answers(record({ a: text, c: text })), []],
  ['a field has one value more', answers(record({ a: list('x') })), answers(record({ a: list('x', 'y') })), []],
  [
    'a field has any value',
    answers(record({ a: list('x') })),
    answers(record({ a: text })),
    ['response getA 200.a: value other than the list may now be returned'],
  ],
  [
    'a field is newly required in a request',
    accepts(object({ a: text })),
    accepts(object({ a: text, c: text }, { required: ['c'] })),
    ['request getA body: c became required'],
  ],
  ['a field is new in a request', accepts(object({ a: text })), accepts(object({ a: text, c: text })), []],
  ['one that it does not send is removed', accepts(object({ a: text, b: text })), accepts(object({ a: text })), []],
  [
    'one that it sends is removed',
    accepts(object({ a: text, b: text })),
    accepts(object({ b: text })),
    ['request getA body: a was removed'],
  ],
  [
    'one that it sends takes another type',
    accepts(object({ a: text, b: text })),
    accepts(object({ a: { type: 'integer' }, b: { type: 'integer' } })),
    ['request getA body.a: type "string" became "integer"'],
  ],
  ['a value that it does not send is removed', accepts(list('x', 'y')), accepts(list('x')), []],
  [
    'a value that it sends is removed',
    accepts(list('x', 'y')),
    accepts(list('y')),
    ['request getA body: value x is no longer accepted'],
  ],
  ['a parameter that it does not name is removed', query('b', text), contract({}), []],
  ['a parameter that it names is removed', query('a', text), contract({}), ['getA: parameter a was removed']],
  ['a parameter is newly required', query('b', text), query('b', text, true), ['getA: parameter b became required']],
])('a client of which it is known what it mentions: %s', (_name, before, after, findings) =>
  expect(breakingChanges(before, after, new Set(['a', 'x']))).toEqual(findings),
);
