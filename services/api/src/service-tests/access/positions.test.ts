import Type from 'typebox';
import { expect, test } from 'vitest';
import { Assignee, Id, ID_KEY } from '@parapet/contracts';
import { placesIn, unclearIn } from './positions.ts';

const text = Type.String({ maxLength: 200 });
const mapOf = (keys: string) => Type.Record(Type.String(), text, { propertyNames: { pattern: `^${keys}$` } });

const body = (properties: Parameters<typeof Type.Object>[0]) => Type.Object(properties);

test.each([
  ['a field', { risk_id: Id, risk_ids: Type.Array(Id) }, ['body.risk_id', 'body.risk_ids[]']],
  ['what may be named by an address', { owner: Assignee }, ['body.owner']],
  ['a map by the pattern of its names', { comments: mapOf(ID_KEY) }, ['body.comments{0}']],
  ['a map by the pattern of its fields', { comments: Type.Record(Type.String({ pattern: `^${ID_KEY}$` }), text) }, ['body.comments{0}']],
  ['a map by two ids', { values: Type.Record(Type.String({ pattern: `^${ID_KEY}:${ID_KEY}$` }), Id) }, ['body.values{0}', 'body.values{1}', 'body.values{}']],
  ['a map by whole ids', { comments: Type.Record(Id, text) }, ['body.comments{0}']],
  ['a list of objects', { steps: Type.Array(Type.Object({ id: Id, name: text })) }, ['body.steps[].id']],
])('%s is a place', (_name, fields, places) => {
  expect(placesIn(body(fields), 'body').toSorted()).toEqual(places);
  expect(unclearIn(body(fields), 'body')).toEqual([]);
});

test.each([
  ['a text that is called an id', { parent_risk_id: text }, ['body.parent_risk_id is called an id and is none']],
  ['a list that is called ids', { steps: Type.Array(Type.Object({ riskIds: Type.Array(text) })) }, ['body.steps[].riskIds is called an id and is none']],
  ['a number that is called an id', { id: Type.Integer() }, ['body.id is called an id and is none']],
  ['a map by any text', { comments: Type.Record(Type.String(), text) }, ['body.comments has keys that may be ids']],
  ['a map by a text of another kind', { comments: mapOf('[a-z0-9-]{1,36}') }, ['body.comments has keys that may be ids']],
  ['an open object', { comments: Type.Object({}, { additionalProperties: true }) }, ['body.comments has keys that may be ids']],
])('%s is not passed over', (_name, fields, unclear) => {
  expect(unclearIn(body(fields), 'body')).toEqual(unclear);
});
