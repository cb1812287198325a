import { expect, test } from 'vitest';
import { invalidRequest, type Fault, type RequestPart } from './validation-messages.ts';

const fault = (keyword: string, params: Record<string, unknown> = {}, instancePath = ''): Fault => ({ keyword, instancePath, params, message: `says ${keyword}` });

test.each<[RequestPart, Fault, { path: string; message: string }]>([
  ['body', fault('required', { missingProperty: 'title' }), { path: '/title', message: 'is required' }],
  ['body', fault('required', { missingProperty: 'organization_id' }), { path: '/organization_id', message: 'organization_id is required' }],
  ['querystring', fault('required', { missingProperty: 'organization_id' }), { path: '/organization_id', message: 'organizationId is required' }],
  ['body', fault('additionalProperties', { additionalProperty: 'a/b~c' }, '/x'), { path: '/x/a~1b~0c', message: 'is not a known field' }],
  ['querystring', fault('enum', { allowedValues: ['low', 'high'] }, '/severity/0'), { path: '/severity/0', message: 'must be one of low, high' }],
  ['body', fault('pattern', { pattern: '\\S' }, '/title'), { path: '/title', message: 'must not be blank' }],
  ['body', fault('pattern', { pattern: '^a' }, '/title'), { path: '/title', message: 'says pattern' }],
  ['body', { keyword: 'odd', instancePath: '/title', params: {} }, { path: '/title', message: 'is not valid' }],
])('in the %s, %j reads %j', (part, found, error) => expect(invalidRequest([found], part).errors).toEqual([error]));

test('the detail names the part of the request, or the missing organization', () => {
  expect(invalidRequest([fault('type')], 'querystring').detail).toBe('The query is not valid');
  expect(invalidRequest([fault('type')], 'params').detail).toBe('The path is not valid');
  expect(invalidRequest([fault('type')], undefined).detail).toBe('The request is not valid');
  expect(invalidRequest([fault('type'), fault('required', { missingProperty: 'organization_id' })], 'body').detail).toBe('organization_id is required');
});

test.each<[RequestPart, unknown, string]>([
  ['querystring', '', 'organizationId is required'],
  ['querystring', ' ', 'organizationId is required'],
  ['body', '', 'organization_id is required'],
  ['body', null, 'organization_id is required'],
])('in the %s, the organization %j counts as missing', (part, data, message) => {
  const faults = data === null ? [fault('type', { type: 'string' }, '/organization_id')] : [fault('minLength', {}, '/organization_id'), fault('pattern', { pattern: '^a' }, '/organization_id')];
  expect(invalidRequest(faults.map((one) => ({ ...one, data })), part)).toEqual({ detail: message, errors: [{ path: '/organization_id', message }] });
});

test('an organization that is not a valid id is not called missing', () => {
  expect(invalidRequest([{ ...fault('type', { type: 'string' }, '/organization_id'), data: 7 }], 'body').errors).toEqual([{ path: '/organization_id', message: 'says type' }]);
  expect(invalidRequest([{ ...fault('pattern', { pattern: '^a' }, '/organization_id'), data: '$ne' }], 'querystring').errors).toEqual([{ path: '/organization_id', message: 'says pattern' }]);
});

test('the message of the schema is used for a missing or blank value', () => {
  const title = { type: 'string', pattern: '\\S', 'x-missing': 'Title is required' };
  const parentSchema = { type: 'object', properties: { title, other: { type: 'string' } } };
  const expected = { path: '/title', message: 'Title is required' };
  expect(invalidRequest([{ ...fault('required', { missingProperty: 'title' }), parentSchema }], 'body')).toEqual({ detail: 'Title is required', errors: [expected] });
  expect(invalidRequest([{ ...fault('required', { missingProperty: 'other' }), parentSchema }], 'body').errors).toEqual([{ path: '/other', message: 'is required' }]);
  const empty = [fault('minLength', {}, '/title'), fault('pattern', { pattern: '\\S' }, '/title')].map((one) => ({ ...one, parentSchema: title, data: '' }));
  expect(invalidRequest(empty, 'body').errors).toEqual([expected]);
  expect(invalidRequest([{ ...fault('type', { type: 'string' }, '/title'), parentSchema: title, data: null }], 'body').errors).toEqual([expected]);
  expect(invalidRequest([{ ...fault('type', { type: 'string' }, '/title'), parentSchema: title, data: 7 }], 'body').errors).toEqual([{ path: '/title', message: 'says type' }]);
});

test('"must be null" is left out when another fault is more specific', () => {
  const inside = fault('minimum', {}, '/matrix/levels');
  const [isNull, either] = [fault('type', { type: 'null' }, '/matrix'), fault('anyOf', {}, '/matrix')];
  expect(invalidRequest([inside, isNull, either], 'body').errors).toEqual([{ path: '/matrix/levels', message: 'says minimum' }]);
  expect(invalidRequest([fault('type', { type: 'string' }, '/name'), isNull], 'body').errors).toHaveLength(2);
});

test('a number that is too large for a double has its own message', () => {
  const messageFor = (data: unknown) => invalidRequest([{ ...fault('type', { type: 'number' }, '/x'), data }], 'body').errors.map(({ message }) => message);
  expect([Infinity, -Infinity, 7, 'Infinity', { toString: 1 }, undefined].map(messageFor)).toEqual([['is too large a number'], ['is too large a number'], ...Array.from({ length: 4 }, () => ['says type'])]);
});

test('at most fifty errors are listed', () => {
  expect(invalidRequest(Array.from({ length: 60 }, (_, index) => fault('type', {}, `/${index}`)), 'body').errors).toHaveLength(50);
});
