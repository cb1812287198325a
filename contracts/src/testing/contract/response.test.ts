import { expect, test } from 'vitest';
import { operations } from '../../operations/index.ts';
import { operationIds, operationOf } from './operation-of.ts';
import { assertResponse, assertResponseTo, ContractError } from './response.ts';

const json = (value: unknown, status = 200) => ({
  status,
  contentType: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
});
const health = { status: 'ok', version: '1.2.3', store: 'embedded', uptime_seconds: 3 };
const problem = { type: 'about:blank', title: 'Not Found', status: 404, code: 'risk_not_found', request_id: 'r' };

test('a valid answer passes', () => {
  assertResponse('getHealth', json(health));
  assertResponseTo('GET', 'http://localhost/api/health?x=1', json(health));
  assertResponse('deleteRisk', { status: 204, contentType: undefined, body: '' });
  assertResponse('getRisk', { ...json(problem, 404), contentType: 'application/problem+json' });
  assertResponse('signInDone', { status: 200, contentType: 'text/html', body: '<p>' });
});

test.each([
  [
    'a field that the contract does not know',
    json({ ...health, secret: 1 }),
    /getHealth \(GET \/api\/health\) answered 200: .*\n.*does not know: secret/,
  ],
  ['a field that is missing', json({ ...health, version: undefined }), /must have required property 'version'/],
  ['a value outside its list', json({ ...health, store: 'oracle' }), /\/store must be one of embedded, mongodb/],
  ['a value of another type', json({ ...health, uptime_seconds: '3' }), /\/uptime_seconds must be integer/],
  ['a status that is not in the contract', json(health, 202), /knows only 200, 400, 429, 431, 500, 503, 507/],
  [
    'another content type',
    { ...json(health), contentType: 'text/plain' },
    /content type is text\/plain instead of application\/json/,
  ],
  ['no content type', { ...json(health), contentType: null }, /content type is missing/],
  ['a body that is not JSON', { ...json(health), body: '{' }, /not JSON/],
])('%s fails', (_name, response, message) => {
  expect(() => assertResponse('getHealth', response)).toThrow(message);
  expect(() => assertResponse('getHealth', response)).toThrow(ContractError);
});

test('a problem with the content type application/json fails', () => {
  expect(() => assertResponse('getRisk', json(problem, 404))).toThrow(/application\/problem\+json/);
});

test('an unexpected body fails', () => {
  expect(() => assertResponse('deleteRisk', { ...json({}), status: 204 })).toThrow(/no body/);
});

test('dates are checked', () => {
  const organization = { id: 'o', name: 'n', domain: 'd', members: [], created_at: 'yesterday' };
  expect(() => assertResponse('getOrganization', json(organization))).toThrow(
    /\/created_at must match format "date-time"/,
  );
});

test('a request outside the contract fails', () => {
  expect(() => assertResponseTo('GET', '/api/riskz', json({}))).toThrow(
    'GET /api/riskz: the contract has no such operation',
  );
  expect(() => assertResponse('listRiskz', json({}))).toThrow('no operation named listRiskz');
});

test('the operation of a URL is found', () => {
  expect(operationOf('PATCH', '/api/risks/a%20b?x=1')).toMatchObject({
    operationId: 'updateRisk',
    path: '/api/risks/{id}',
    params: { id: 'a b' },
  });
  expect(operationOf('get', 'https://example.com/api/risks')?.operationId).toBe('listRisks');
  expect(operationOf('GET', '/api/risks/')).toBeUndefined();
  expect(operationOf('PUT', '/api/risks')).toBeUndefined();
});

test('the document describes every operation of the table and no other', () => {
  expect(operationIds().toSorted()).toEqual(Object.keys(operations).toSorted());
});
