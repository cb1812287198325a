/** Compares the service with the contract. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations } from '@parapet/contracts';
import { openapiText } from './openapi.ts';
import { openApi, type TestApi } from './testing/api.ts';
import { stores } from './store/testing.ts';

let api: TestApi;
beforeAll(async () => {
  const [on] = stores;
  if (on === undefined) throw new Error('no store');
  api = await openApi(on);
});
afterAll(() => api.close());

const committed = readFileSync(new URL('../../../contracts/openapi.json', import.meta.url), 'utf8');

test('the committed document is up to date; if not, run npm run contract', async () => {
  expect(committed).toBe(await openapiText());
});

test('the document that the service generates from its routes equals the committed one', async () => {
  const answer = await api.anybody.send('GET', '/api/openapi.json');
  expect(await answer.json()).toEqual(JSON.parse(committed));
});

test('every operation has a route', () => {
  for (const { method, url } of Object.values(operations))
    expect(api.app.hasRoute({ method, url }), `${method} ${url}`).toBe(true);
});

/** Routes of the API that are not operations: documents, pages for sign-in, and the server for agents. */
const OTHERS = /^\/api\/(docs|openapi\.json|auth\/done\.js|mcp$)/;

test('every route of the API is an operation', () => {
  const known = new Set(Object.values(operations).map(({ method, url }) => `${method} ${url}`));
  // Fastify adds a HEAD route to each GET route.
  const unknown = api.routes.filter(
    (route) => !route.startsWith('HEAD ') && !known.has(route) && !OTHERS.test(route.split(' ')[1] ?? ''),
  );
  expect(unknown.filter((route) => route.includes(' /api/'))).toEqual([]);
});

test('the document is also served as an HTML page', async () => {
  const answer = await api.anybody.send('GET', '/api/docs/');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/html');
});
