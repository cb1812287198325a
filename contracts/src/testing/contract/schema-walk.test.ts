import { expect, test } from 'vitest';
import '../../schemas/health.ts';
import { openParts, type TableSchema } from './schema-walk.ts';

const object = (properties: Record<string, TableSchema>, more: TableSchema = {}): TableSchema => ({
  type: 'object',
  properties,
  additionalProperties: false,
  ...more,
});

test.each<[string, TableSchema, string[]]>([
  ['a text', { type: 'string' }, ['x: a text without maxLength']],
  ['a text that must not be blank', { type: 'string', pattern: '\\S' }, ['x: a text without maxLength']],
  ['a text with an unlimited pattern', { type: 'string', pattern: '^[a-z]*$' }, ['x: a text without maxLength']],
  ['a list', { type: 'array', items: { type: 'boolean' } }, ['x: a list without maxItems']],
  ['a number', { type: 'integer', minimum: 1 }, ['x: a number without bounds']],
  ['an object', { type: 'object', properties: {} }, ['x: an object that is open']],
  ['anything', {}, ['x: takes any value']],
  ['a field', object({ a: object({ b: { type: 'string' } }) }), ['x.a.b: a text without maxLength']],
  ['an item', { type: 'array', maxItems: 1, items: { type: 'string' } }, ['x[]: a text without maxLength']],
  ['an alternative', { anyOf: [{ type: 'null' }, { type: 'string' }] }, ['x: a text without maxLength']],
  [
    'a value of a map',
    { type: 'object', maxProperties: 1, patternProperties: { '^.*$': { type: 'string' } } },
    ['x.*: a text without maxLength'],
  ],
  [
    'a named schema',
    { $ref: 'Health#' },
    ['Health.version: a text without maxLength', 'Health.uptime_seconds: a number without bounds'],
  ],
])('%s is unlimited', (_name, schema, found) => {
  expect(openParts('x', schema)).toEqual(found);
});

test.each<[string, TableSchema]>([
  ['a limited text', { type: 'string', maxLength: 5 }],
  ['a text from a list', { type: 'string', enum: ['a'] }],
  ['a day', { type: 'string', format: 'date' }],
  ['a color', { type: 'string', pattern: '^#[0-9a-f+*]{6}$' }],
  ['a limited map', { type: 'object', maxProperties: 1, patternProperties: { '^.*$': { type: 'number' } } }],
])('%s is limited', (_name, schema) => expect(openParts('x', schema)).toEqual([]));
