import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import { expect, test } from 'vitest';
import { newRisk } from '@parapet/contracts/rules';
import { operations, schemas } from '@parapet/contracts';
import { shapes } from './response-shape.ts';

const shapeOf = shapes(schemas);
const answer = operations.listRisks.schema.response[200].content['application/json'].schema;
const write = SerializerSelector()({ ...schemas }, {})({ schema: answer, method: 'GET', url: '/', httpStatus: '200' });
const fits = shapeOf(answer);

const at = '2026-01-02T03:04:05.678Z';
const risk = (more: object = {}) => ({
  ...newRisk(
    {
      organization_id: 'o',
      title: 'Flood "1" \u2028',
      template_answers: { 'a.b': 1, c: null, d: true, e: 'x' },
      selected_assets: ['a1'],
    },
    'ann',
  ),
  id: 'r1',
  organization_id: 'o',
  version: 1,
  created_at: at,
  updated_at: at,
  flow: null,
  due_date: null,
  names: { a1: 'Server' },
  ...more,
});
const page = (more: object = {}, beside: object = {}) => ({
  items: [risk(), risk(more)],
  total: 2,
  next_cursor: null,
  ...beside,
});
const question = { id: 'q', text: 'Why?', type: 'text', required: false };

test('a value that fits is written exactly as by fast-json-stringify', () => {
  for (const value of [
    page(),
    page({ owner_id: 'bob', due_date: '2026-03-31' }),
    page({ archived_at: at }),
    page({}, { next_cursor: 'c' }),
    page({ owner_id: null, custom_questions: [question] }),
  ]) {
    expect(fits(value)).toBe(true);
    expect(JSON.parse(JSON.stringify(value))).toEqual(JSON.parse(write(value)));
  }
});

test.each([
  ['a field that the contract does not name', page({ risk_domain_id: 'd' })],
  ['a field beside the items', page({}, { secret: 1 })],
  ['a field deep inside', page({ custom_questions: [{ ...question, secret: 1 }] })],
  ['a field that is missing', page({ title: undefined })],
  ['a number where a text belongs', page({ title: 7 })],
  ['a text where a number belongs', page({ version: '7' })],
  ['part of a number', page({ version: 1.5 })],
  ['null where nothing may be missing', page({ title: null })],
  ['a date that is no text', page({ created_at: new Date(at) })],
  [
    'an object with a mind of its own',
    page({
      template_answers: new (class {
        toJSON() {
          return 'surprise';
        }
      })(),
    }),
  ],
  ['no object at all', [page()]],
])('%s does not fit', (_name, value) => {
  expect(fits(value)).toBe(false);
});

test('all schemas of responses are supported', () => {
  const understood = (schema: unknown): boolean => {
    if (typeof schema !== 'object' || schema === null) return true;
    const { description: _, ...says }: Record<string, unknown> = { ...schema };
    const { $ref, anyOf, type, properties = {}, items, patternProperties = {} } = says;
    const parts = [
      ...(Array.isArray(anyOf) ? anyOf : []),
      items,
      ...Object.values(properties ?? {}),
      ...Object.values(patternProperties ?? {}),
    ];
    const isKnown =
      Object.keys(says).length === 0 ||
      $ref !== undefined ||
      anyOf !== undefined ||
      ['string', 'integer', 'number', 'boolean', 'null', 'array', 'object'].includes(String(type));
    return isKnown && parts.every(understood);
  };
  const strange = Object.entries(schemas).filter(([, schema]) => !understood(schema));
  expect(strange.map(([name]) => name)).toEqual([]);
});

test('an unsupported schema fits nothing', () => {
  expect(shapeOf({ $ref: 'Nobody#' })(1)).toBe(false);
  expect(shapeOf({ not: {} })(1)).toBe(false);
});

test('an empty schema fits everything', () => {
  expect(shapeOf({ description: 'Any JSON' })({ a: [1] })).toBe(true);
});

test('a schema may refer to itself', () => {
  const tree = shapes({
    Tree: { type: 'object', required: ['kids'], properties: { kids: { type: 'array', items: { $ref: 'Tree#' } } } },
  })({ $ref: 'Tree#' });
  expect(tree({ kids: [{ kids: [] }] })).toBe(true);
  expect(tree({ kids: [{ kids: [{ name: 'x' }] }] })).toBe(false);
});
