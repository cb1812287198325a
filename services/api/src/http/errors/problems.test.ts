import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApi, problemOf, type Person, type TestApi } from '../../testing/api.ts';
import { stores } from '../../store/testing.ts';

const [embedded] = stores;

describe('problems', () => {
  let api: TestApi;
  let ada: Person;
  const lines: string[] = [];

  beforeAll(async () => {
    if (embedded === undefined) throw new Error('no store');
    api = await openApi(embedded, { config: { logLevel: 'info' }, logStream: { write: (line) => lines.push(line) } });
    ada = await api.person('ada@example.com');
  });
  afterAll(() => api.close());

  test('an unknown path is a problem document with a request id', async () => {
    const answer = await ada.send('GET', '/api/nothing');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(await problemOf(answer)).toEqual({
      type: 'about:blank',
      title: 'Not Found',
      status: 404,
      code: 'no_such_route',
      detail: 'GET /api/nothing does not exist',
      request_id: answer.headers.get('x-request-id'),
    });
  });

  test.each<[string, string, string, number]>([
    ['a body over 1 MB', JSON.stringify({ title: 'x'.repeat(1_100_000) }), 'application/json', 413],
    ['a body that is not JSON', '{"title":', 'application/json', 400],
    ['a form', 'title=x', 'application/x-www-form-urlencoded', 415],
    ['plain text', 'title=x', 'text/plain', 415],
    ['no body at all', '', 'application/json', 400],
  ])('%s is refused with a problem document', async (_name, body, type, status) => {
    const answer = await ada.send('POST', '/api/risks', body, { 'content-type': type });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
  });

  test.each([
    'x'.repeat(201),
    'x'.repeat(5000),
    '%F0%9F%94%A5'.repeat(200),
    '%E0%A4%A',
    '%',
    '%00',
    '..%2F..%2Fetc',
    '%2e%2e%2f',
  ])('a path with the id %s is a 400', async (id) => {
    const answer = await ada.send('GET', `/api/risks/${id}`);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect((await problemOf(answer)).request_id).toBe(answer.headers.get('x-request-id'));
  });

  test('no prototype is polluted', async () => {
    const answer = await ada.send(
      'POST',
      '/api/risks',
      `{"organization_id":"${ada.organizationId}","title":"x","__proto__":{"role":"admin"}}`,
    );
    expect(answer.status).toBe(400);
    expect(({} as Record<string, unknown>)['role']).toBeUndefined();
  });

  test('an exception causes a 500 for its own request only, with details only in the log', async () => {
    const { org } = api.store;
    api.store.org = () => {
      throw new Error('secret table users_v2 exploded');
    };
    const answer = await ada.send('GET', `/api/risks?organization_id=${ada.organizationId}`);
    api.store.org = org;
    expect(answer.status).toBe(500);
    const body = JSON.stringify(await problemOf(answer.clone()));
    expect(body).not.toContain('users_v2');
    const { request_id: id } = await problemOf(answer);
    const logged = lines.find((line) => line.includes('request failed'));
    expect(logged).toContain('users_v2');
    expect(logged).toContain(id);
    expect((await ada.send('GET', `/api/risks?organization_id=${ada.organizationId}`)).status).toBe(200);
  });

  test('failed requests do not affect concurrent ones, and each failure is logged once with its id', async () => {
    const { org } = api.store;
    const path = `/api/risks?organization_id=${ada.organizationId}`;
    let calls = 0;
    api.store.org = (...args) => {
      calls += 1;
      if (calls % 6 === 0) throw new TypeError('undefined is not a function');
      return org.apply(api.store, args);
    };
    const answers = await Promise.all(Array.from({ length: 30 }, () => ada.send('GET', path)));
    api.store.org = org;
    const broken = answers.filter(({ status }) => status === 500);
    expect(broken.length).toBeGreaterThan(5);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30 - broken.length);
    const ids = await Promise.all(broken.map(async (answer) => (await problemOf(answer)).request_id));
    expect(new Set(ids).size).toBe(broken.length);
    for (const id of ids)
      expect(lines.filter((line) => line.includes('request failed') && line.includes(id))).toHaveLength(1);
    expect((await ada.send('GET', path)).status).toBe(200);
  });

  test('without a database the service is not ready, but alive', async () => {
    const { ping } = api.store;
    api.store.ping = () => Promise.reject(new Error('down'));
    const ready = await ada.send('GET', '/api/health/ready');
    const live = await ada.send('GET', '/api/health/live');
    api.store.ping = ping;
    expect([ready.status, live.status]).toEqual([503, 200]);
    expect(ready.headers.get('retry-after')).toBe('5');
    expect((await ada.send('GET', '/api/health')).status).toBe(200);
  });
});
