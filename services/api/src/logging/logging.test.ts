import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loggedUrl } from './logging.ts';
import { originOf } from '../testing/event-stream.ts';
import { openApi, type TestApi } from '../testing/api.ts';
import { stores } from '../store/testing.ts';

const lines: string[] = [];
let api: TestApi;
beforeAll(async () => {
  const [on] = stores;
  if (on === undefined) throw new Error('no store');
  api = await openApi(on, { config: { logLevel: 'trace' }, logStream: { write: (line) => lines.push(line) } });
});
afterAll(() => api.close());

test('a line is JSON with time, level, request id, method, URL, address and status', async () => {
  const ada = await api.person('ada@example.com');
  const url = `/api/risks?organization_id=${ada.organizationId}`;
  const answer = await ada.send('GET', url);
  const id = answer.headers.get('x-request-id');
  const logged = lines.map((line): Record<string, unknown> => JSON.parse(line)).filter((line) => line['reqId'] === id);
  expect(logged.length).toBeGreaterThan(0);
  expect(logged[0]).toMatchObject({
    level: 'debug',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    req: { method: 'GET', url, ip: '127.0.0.1' },
  });
  expect(logged.at(-1)).toMatchObject({
    level: 'info',
    req: { method: 'GET', url, ip: '127.0.0.1' },
    res: { status: 200 },
  });
});

test('at the default level a request has one line', async () => {
  const written: string[] = [];
  const [on] = stores;
  if (on === undefined) throw new Error('no store');
  const service = await openApi(on, {
    config: { logLevel: 'info' },
    logStream: { write: (line) => written.push(line) },
  });
  const answer = await service.anybody.send('GET', '/api/health?q=1');
  await service.close();
  const logged = written
    .map((line): Record<string, unknown> => JSON.parse(line))
    .filter((line) => line['reqId'] === answer.headers.get('x-request-id'));
  expect(logged).toEqual([
    expect.objectContaining({
      level: 'info',
      req: { method: 'GET', url: '/api/health?q=1', ip: '127.0.0.1' },
      res: { status: 200 },
      responseTime: expect.any(Number),
    }),
  ]);
});

test.each([
  [0, '127.0.0.1'],
  [1, '192.0.2.7'],
])('behind %i proxies the logged address is %s, whatever else X-Forwarded-For says', async (trustProxy, ip) => {
  const written: string[] = [];
  const [on] = stores;
  if (on === undefined) throw new Error('no store');
  const service = await openApi(on, {
    config: { logLevel: 'info', trustProxy },
    logStream: { write: (line) => written.push(line) },
  });
  const answer = await service.anybody.send('GET', '/api/health', undefined, {
    'x-forwarded-for': '198.51.100.1, 192.0.2.7',
  });
  await service.close();
  const logged = written
    .map((line): Record<string, unknown> => JSON.parse(line))
    .find((line) => line['reqId'] === answer.headers.get('x-request-id'));
  expect(logged).toMatchObject({ req: { ip } });
});

/** Sends the target as it is, which `fetch` would not. */
async function sendRaw(target: string): Promise<void> {
  const { port } = new URL(await originOf(api.app));
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  request({ port, host: '127.0.0.1', path: target }, (answer) => answer.resume().once('end', resolve))
    .once('error', reject)
    .end();
  return promise;
}

test('no line contains a cookie, token or password', async () => {
  await api.anybody.send('GET', '/api/me', undefined, {
    authorization: 'Bearer pat_topsecretvalue',
    cookie: 'parapet=cookiesecret',
  });
  await api.anybody.send('GET', '/api/auth/callback?code=codesecret&state=statesecret');
  await api.anybody.send('POST', '/api/risks', { title: 'bodysecret', password: 'passwordsecret' });
  for (const form of [
    '/%61pi/auth/callback',
    '/api/auth/c%61llback',
    '/idp/%61uth',
    'http://host/api/auth/callback',
    '/dashboard',
    '/',
  ]) {
    await sendRaw(`${form}?code=codesecret&state=statesecret&nonce=noncesecret&code_challenge=challengesecret`);
  }
  const all = lines.join('');
  expect(all).toContain('/api/auth/callback');
  for (const secret of [
    'topsecretvalue',
    'cookiesecret',
    'codesecret',
    'statesecret',
    'noncesecret',
    'challengesecret',
    'bodysecret',
    'passwordsecret',
  ])
    expect(all, secret).not.toContain(secret);
});

test.each([
  ['/api/auth/callback?code=1&state=2', '/api/auth/callback?[removed]'],
  ['/idp/auth?login_hint=a', '/idp/auth?[removed]'],
  ['/dashboard?state=abc&q=flood&nonce=def', '/dashboard?state=[removed]&q=flood&nonce=[removed]'],
  ['/api/risks?q=a?token=abc', '/api/risks?q=a?token=[removed]'],
  ['/api/risks?q=flood&access_token=abc&limit=2', '/api/risks?q=flood&access_token=[removed]&limit=2'],
  ['/api/risks', '/api/risks'],
])('%s is logged as %s', (url, logged) => expect(loggedUrl(url)).toBe(logged));
