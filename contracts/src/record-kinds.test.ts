import { expect, test } from 'vitest';
import { operations } from './operations/index.ts';
import { PROBLEM_CODES, notFoundCode } from './protocol/problem-codes.ts';
import { AUDITED_ENTITIES, RECORD_KINDS, kindsWith } from './record-kinds.ts';

const all = Object.values(operations);
const urls: ReadonlySet<string> = new Set(all.map(({ method, url }) => `${method} ${url}`));

test.each([
  ['bulk', 'POST', '/bulk'],
  ['export', 'GET', '/export'],
  ['import', 'POST', '/import'],
  ['restorable', 'POST', '/:id/restore'],
] as const)('the kinds that say %s are those with the operation %s …%s', (option, method, place) => {
  const having = AUDITED_ENTITIES.filter((name) => urls.has(`${method} /api/${RECORD_KINDS[name].path}${place}`));
  expect(kindsWith(option)).toEqual(having);
});

test('a kind is read with the permission that its operations require', () => {
  const kinds = new Map(Object.values(RECORD_KINDS).map((kind) => [kind.path as string, kind.access as string]));
  const required = all.flatMap(({ url, config: { access } }) => {
    const path = url.split('/')[2] ?? '';
    return kinds.has(path) && typeof access !== 'string' ? [{ url, resource: access.resource, path }] : [];
  });
  expect(required.length).toBeGreaterThan(50);
  expect(required.filter(({ path, resource }) => kinds.get(path) !== resource)).toEqual([]);
});

test('each kind that can be read by its id has its own code for a record that is not there', () => {
  const byId = AUDITED_ENTITIES.filter((name) => urls.has(`GET /api/${RECORD_KINDS[name].path}/:id`));
  expect(byId.length).toBeGreaterThan(10);
  for (const name of byId) {
    const code = notFoundCode(RECORD_KINDS[name].noun);
    expect(PROBLEM_CODES).toContain(code);
    expect(code, name).not.toBe('record_not_found');
  }
});

test('a kind without a code of its own is a record that is not there', () => {
  expect(notFoundCode('register')).toBe('record_not_found');
  expect(notFoundCode('API token')).toBe('api_token_not_found');
});
