import Type from 'typebox';
import { expect, test } from 'vitest';
import { Assignee, Id, ID_KEY } from '@parapet/contracts';
import { placesIn, unclearIn } from './id-places.ts';

const text = Type.String({ maxLength: 200 });
const mapOf = (keys: string) => Type.Record(Type.String(), text, { propertyNames: { pattern: `^${keys}$` } });

const body = (properties: Parameters<typeof Type.Object>[0]) => Type.Object(properties);

test.each([
  ['a field', { risk_id: Id, risk_ids: Type.Array(Id) }, ['body.risk_id', 'body.risk_ids[]']],
  ['a person, by id or address', { owner: Assignee }, ['body.owner']],
  ['a map with a pattern for its keys', { comments: mapOf(ID_KEY) }, ['body.comments{0}']],
  [
    'a map with a pattern for its properties',
    { comments: Type.Record(Type.String({ pattern: `^${ID_KEY}$` }), text) },
    ['body.comments{0}'],
  ],
  [
    'a map with two ids in a key',
    { values: Type.Record(Type.String({ pattern: `^${ID_KEY}:${ID_KEY}$` }), Id) },
    ['body.values{0}', 'body.values{1}', 'body.values{}'],
  ],
  ['a map with ids as keys', { comments: Type.Record(Id, text) }, ['body.comments{0}']],
  ['a list of objects', { steps: Type.Array(Type.Object({ id: Id, name: text })) }, ['body.steps[].id']],
])('%s is a place of an id', (_name, fields, places) => {
  expect(placesIn(body(fields), 'body').toSorted()).toEqual(places);
  expect(unclearIn(body(fields), 'body')).toEqual([]);
});

test.each([
  [
    'a text that is named like an id',
    { parent_risk_id: text },
    ['body.parent_risk_id is named like an id and is none'],
  ],
  [
    'a list that is named like ids',
    { steps: Type.Array(Type.Object({ riskIds: Type.Array(text) })) },
    ['body.steps[].riskIds is named like an id and is none'],
  ],
  ['a number that is named like an id', { id: Type.Integer() }, ['body.id is named like an id and is none']],
  ['a map with any keys', { comments: Type.Record(Type.String(), text) }, ['body.comments has keys that may be ids']],
  ['a map with other keys', { comments: mapOf('[a-z0-9-]{1,36}') }, ['body.comments has keys that may be ids']],
  [
    'an open object',
    { comments: Type.Object({}, { additionalProperties: true }) },
    ['body.comments has keys that may be ids'],
  ],
])('%s is reported', (_name, fields, unclear) => {
  expect(unclearIn(body(fields), 'body')).toEqual(unclear);
});
