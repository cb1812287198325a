import { expect, test } from 'vitest';
import { blanksIn, invalidRequest, type Fault, type RequestPart } from './validation-messages.ts';

const fault = (keyword: string, params: Record<string, unknown> = {}, instancePath = ''): Fault => ({
  keyword,
  instancePath,
  params,
  message: `says ${keyword}`,
});

test.each<[RequestPart, Fault, { path: string; message: string }]>([
  ['body', fault('required', { missingProperty: 'title' }), { path: '/title', message: 'is required' }],
  [
    'body',
    fault('required', { missingProperty: 'organization_id' }),
    { path: '/organization_id', message: 'organization_id is required' },
  ],
  [
    'querystring',
    fault('required', { missingProperty: 'organization_id' }),
    { path: '/organization_id', message: 'organizationId is required' },
  ],
  [
    'body',
    fault('additionalProperties', { additionalProperty: 'a/b~c' }, '/x'),
    { path: '/x/a~1b~0c', message: 'is not a known field' },
  ],
  [
    'querystring',
    fault('enum', { allowedValues: ['low', 'high'] }, '/severity/0'),
    { path: '/severity/0', message: 'must be one of low, high' },
  ],
  [
    'body',
    { ...fault('pattern', { pattern: '\\S' }, '/title'), data: ' ' },
    { path: '/title', message: 'must not be blank' },
  ],
  ['body', fault('pattern', { pattern: '^a' }, '/title'), { path: '/title', message: 'says pattern' }],
  ['body', { keyword: 'odd', instancePath: '/title', params: {} }, { path: '/title', message: 'is not valid' }],
])('in the %s, the fault %j is reported as %j', (part, found, error) =>
  expect(invalidRequest([found], part).errors).toMatchObject([error]),
);

test('the detail names the part of the request, or the missing organization', () => {
  expect(invalidRequest([fault('type')], 'querystring').detail).toBe('The query is not valid');
  expect(invalidRequest([fault('type')], 'params').detail).toBe('The path is not valid');
  expect(invalidRequest([fault('type')], undefined).detail).toBe('The request is not valid');
  expect(
    invalidRequest([fault('type'), fault('required', { missingProperty: 'organization_id' })], 'body').detail,
  ).toBe('organization_id is required');
});

test.each<[RequestPart, unknown, string]>([
  ['querystring', '', 'organizationId is required'],
  ['querystring', ' ', 'organizationId is required'],
  ['body', '', 'organization_id is required'],
  ['body', null, 'organization_id is required'],
])('in the %s, the organization %j counts as missing', (part, data, message) => {
  const faults =
    data === null
      ? [fault('type', { type: 'string' }, '/organization_id')]
      : [fault('minLength', {}, '/organization_id'), fault('pattern', { pattern: '^a' }, '/organization_id')];
  expect(
    invalidRequest(
      faults.map((one) => ({ ...one, data })),
      part,
    ),
  ).toMatchObject({ detail: message, errors: [{ path: '/organization_id', message }] });
});

test('an organization that is not a valid id is not called missing', () => {
  expect(
    invalidRequest([{ ...fault('type', { type: 'string' }, '/organization_id'), data: 7 }], 'body').errors,
  ).toMatchObject([{ path: '/organization_id', message: 'says type' }]);
  expect(
    invalidRequest([{ ...fault('pattern', { pattern: '^a' }, '/organization_id'), data: '$ne' }], 'querystring').errors,
  ).toMatchObject([{ path: '/organization_id', message: 'says pattern' }]);
});

test('the message of the schema is used for a missing or blank value', () => {
  const title = { type: 'string', pattern: '\\S', 'x-missing': 'Title is required' };
  const parentSchema = { type: 'object', properties: { title, other: { type: 'string' } } };
  const expected = { path: '/title', message: 'Title is required' };
  expect(invalidRequest([{ ...fault('required', { missingProperty: 'title' }), parentSchema }], 'body')).toMatchObject({
    detail: 'Title is required',
    errors: [expected],
  });
  expect(
    invalidRequest([{ ...fault('required', { missingProperty: 'other' }), parentSchema }], 'body').errors,
  ).toMatchObject([{ path: '/other', message: 'is required' }]);
  const empty = [fault('minLength', {}, '/title'), fault('pattern', { pattern: '\\S' }, '/title')].map((one) => ({
    ...one,
    parentSchema: title,
    data: '',
  }));
  expect(invalidRequest(empty, 'body').errors).toMatchObject([expected]);
  expect(
    invalidRequest([{ ...fault('type', { type: 'string' }, '/title'), parentSchema: title, data: null }], 'body')
      .errors,
  ).toMatchObject([expected]);
  expect(
    invalidRequest([{ ...fault('type', { type: 'string' }, '/title'), parentSchema: title, data: 7 }], 'body').errors,
  ).toMatchObject([{ path: '/title', message: 'says type' }]);
});

test('"must be null" is left out when another fault is more specific', () => {
  const inside = fault('minimum', {}, '/matrix/levels');
  const [isNull, either] = [fault('type', { type: 'null' }, '/matrix'), fault('anyOf', {}, '/matrix')];
  expect(invalidRequest([inside, isNull, either], 'body').errors).toMatchObject([
    { path: '/matrix/levels', message: 'says minimum' },
  ]);
  expect(invalidRequest([fault('type', { type: 'string' }, '/name'), isNull], 'body').errors).toHaveLength(2);
});

test('a number that is too large for a double has its own message', () => {
  const messageFor = (data: unknown) =>
    invalidRequest([{ ...fault('type', { type: 'number' }, '/x'), data }], 'body').errors.map(({ message }) => message);
  expect([Infinity, -Infinity, 7, 'Infinity', { toString: 1 }, undefined].map(messageFor)).toEqual([
    ['is too large a number'],
    ['is too large a number'],
    ...Array.from({ length: 4 }, () => ['says type']),
  ]);
});

test('at most fifty errors are listed', () => {
  expect(
    invalidRequest(
      Array.from({ length: 60 }, (_, index) => fault('type', {}, `/${index}`)),
      'body',
    ).errors,
  ).toHaveLength(50);
});

test('a missing, null or blank value is "required"; anything else keeps the keyword and values of the validator', () => {
  const title = { type: 'string', minLength: 1, pattern: '\\S' };
  const said = (found: Fault) => invalidRequest([found], 'body').errors.map(({ keyword, params }) => [keyword, params]);
  const required = [['required', { missingProperty: 'title' }]];
  expect(said({ ...fault('required', { missingProperty: 'title' }), parentSchema: { properties: { title } } })).toEqual(
    required,
  );
  expect(said({ ...fault('type', { type: 'string' }, '/title'), parentSchema: title, data: null })).toEqual(required);
  expect(said({ ...fault('minLength', { limit: 1 }, '/title'), parentSchema: title, data: '' })).toEqual(required);
  // A text that may be empty is not required.
  expect(
    said({ ...fault('type', { type: 'string' }, '/title'), parentSchema: { type: 'string' }, data: null }),
  ).toEqual([['type', { type: 'string' }]]);
  expect(said({ ...fault('maxLength', { limit: 200 }, '/title'), parentSchema: title, data: 'long' })).toEqual([
    ['maxLength', { limit: 200 }],
  ]);
});

test('null and blank are "required" too where a list of values or a format would refuse them', () => {
  const keywords = (found: Fault[], data: unknown) =>
    invalidRequest(
      found.map((one) => ({ ...one, data })),
      'body',
    ).errors.map(({ path, keyword }) => `${path} ${String(keyword)}`);
  const role = { type: 'string', enum: ['admin'] };
  const email = { type: 'string', format: 'email' };
  const of = (parentSchema: object, keyword: string, params: object, path: string): Fault => ({
    ...fault(keyword, { ...params }, path),
    parentSchema,
  });
  expect(keywords([of(role, 'type', { type: 'string' }, '/role'), of(role, 'enum', {}, '/role')], null)).toEqual([
    '/role required',
  ]);
  expect(keywords([of(role, 'enum', {}, '/role')], ' ')).toEqual(['/role required']);
  expect(keywords([of(email, 'format', {}, '/email')], '')).toEqual(['/email required']);
  expect(keywords([of(email, 'format', {}, '/email')], 'a@b')).toEqual(['/email format']);
});

test('a field has one error, and a missing value takes precedence over other faults', () => {
  const category = { enum: ['Data'], 'x-missing': 'Please fill in all required fields' };
  const faults = [
    { ...fault('enum', { allowedValues: ['Data'] }, '/category'), parentSchema: { enum: ['Data'] }, data: '' },
    { ...fault('type', {}, '/category'), parentSchema: category, data: '' },
  ];
  expect(invalidRequest(faults, 'body').errors).toEqual([
    {
      path: '/category',
      keyword: 'required',
      params: { missingProperty: 'category' },
      message: 'Please fill in all required fields',
    },
  ]);
});

test('blanksIn returns blanks for missing fields that rules report, or null if anything else is wrong', () => {
  const parentSchema = { properties: { name: { 'x-blank': '' }, links: { 'x-blank': [] }, title: {} } };
  const missing = (name: string): Fault => ({ ...fault('required', { missingProperty: name }), parentSchema });
  const level: Fault = { ...fault('anyOf', {}, '/level'), parentSchema: { 'x-blank': null }, data: ' ' };
  expect(blanksIn([missing('name'), missing('links'), fault('enum', {}, '/level'), level])).toEqual({
    name: '',
    links: [],
    level: null,
  });
  expect(blanksIn([missing('name'), missing('title')])).toBeNull();
  expect(
    blanksIn([missing('name'), fault('type', { type: 'string' }, '/name/inside'), fault('type', {}, '')]),
  ).toBeNull();
  expect(blanksIn([{ ...level, data: 'Huge' }])).toBeNull();
});
