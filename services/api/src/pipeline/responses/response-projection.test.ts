import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import { newRisk, newTask } from '@parapet/contracts/rules';
import { operations, schemas } from '@parapet/contracts';
import { describe, expect, test } from 'vitest';
import { projections } from './response-projection.ts';
import { serialize } from './serialization.ts';

const projectionOf = projections(schemas);
const stored = {
  _id: 'x',
  id: 'x',
  organization_id: 'o',
  version: 1,
  created_at: '2026-01-02T03:04:05.678Z',
  updated_at: '2026-01-02T03:04:05.678Z',
};
const risk = {
  ...newRisk(
    {
      organization_id: 'o',
      title: 'Flood',
      template_answers: { 'a.b': 1, c: null, d: true, e: 'x' },
      selected_assets: ['a1'],
    },
    'ann',
  ),
  ...stored,
  flow: null,
  due_date: null,
  names: { a1: 'Server' },
  secret: 1,
};
const question = { id: 'q', text: 'Why?', type: 'text', required: false, secret: 1 };
const task = {
  ...newTask({ organization_id: 'o', title: 'Ask' }, 'ann'),
  ...stored,
  risk_title: null,
  assigned_to_name: null,
  risk_domain_id: 'd',
};
const pageOf = (...items: object[]) => ({ items, total: items.length, next_cursor: null, secret: 1 });

describe('a projection keeps exactly what fast-json-stringify would write', () => {
  test.each([
    ['listRisks', pageOf(risk, { ...risk, owner_id: null, custom_questions: [question, question] })],
    ['listTasks', pageOf(task)],
    ['listTasks', pageOf()],
  ] as const)('of %s', (id, value) => {
    const schema = operations[id].schema.response[200].content['application/json'].schema;
    const write = SerializerSelector()({ ...schemas }, {})({ schema, method: 'GET', url: '/', httpStatus: '200' });
    const projected = projectionOf(schema)(value);
    expect(JSON.parse(JSON.stringify(projected))).toEqual(JSON.parse(write(value)));
    expect(JSON.stringify(projected)).not.toContain('secret');
    expect(serialize(id, 200, value)).toBe(JSON.stringify(projected));
  });
});

test('the first branch that fits is taken', () => {
  const of = (type: string, name: string) => ({ type: 'object', required: [name], properties: { [name]: { type } } });
  const project = projectionOf({ anyOf: [of('string', 'text'), of('number', 'count'), { type: 'null' }] });
  expect([project({ count: 1, secret: 1 }), project({ text: 'a', count: 1 }), project(null)]).toEqual([
    { count: 1 },
    { text: 'a' },
    null,
  ]);
});

test('a schema may refer to itself, have patterns of fields, or allow any field', () => {
  const tree = projections({ Tree: { type: 'object', patternProperties: { '^kid': { $ref: 'Tree#' } } } })({
    $ref: 'Tree#',
  });
  expect(tree({ kid1: { kid2: {}, secret: 1 }, secret: 1 })).toEqual({ kid1: { kid2: {} } });
  expect(projectionOf({ type: 'object', additionalProperties: true })({ any: 1 })).toEqual({ any: 1 });
});

test('a response with a missing field, or another type, is not sent', () => {
  const { title: _, ...untitled } = risk;
  expect(() => serialize('getRisk', 200, untitled)).toThrow('The answer 200 of getRisk does not fit the contract');
  expect(() => serialize('getRisk', 200, { ...risk, impact_level: 'high' })).toThrow('does not fit the contract');
});
