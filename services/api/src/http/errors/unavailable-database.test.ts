import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { collections } from '../../store-spec.ts';
import { readConfig } from '../../config.ts';
import { migrations } from '../../migrations.ts';
import { throughProxy } from '../../store/mongo/testing/through-proxy.ts';
import { openStore } from '../../store/open-store.ts';
import type { Store } from '../../store/port.ts';
import { hasMongo, mongodb } from '../../store/testing.ts';
import { openApi, type Person, type TestApi } from '../../testing/api.ts';
import type { TcpProxy } from '../../testing/tcp-proxy.ts';

describe.runIf(hasMongo)('a service whose database on MongoDB stops answering', () => {
  let api: TestApi;
  let ada: Person;
  /** A second process, whose connection to the database stalls. */
  let store: Store;
  let app: FastifyInstance;
  let proxy: TcpProxy;
  beforeAll(async () => {
    api = await openApi(mongodb);
    ada = await api.person('ada@example.com');
    const far = await throughProxy(api.options.mongodbUrl ?? '', '&socketTimeoutMS=1500&serverSelectionTimeoutMS=1500');
    proxy = far.proxy;
    store = await openStore({ dataDir: '', mongodbUrl: far.url }, collections, migrations);
    app = await createApp({ config: readConfig({ LOG_LEVEL: 'silent', RATE_LIMIT: '1000000' }), store });
  });
  afterAll(async () => {
    proxy.setStalled(false);
    await app.close();
    await store.close();
    await proxy.close();
    await api.close();
  });

  const send = (method: 'GET' | 'POST', url: string, payload?: object) =>
    app.inject({
      method,
      url,
      headers: { origin: 'http://localhost:8080', ...ada.headers },
      ...(payload && { payload }),
    });

  test('answers 503 in time, reports its health, and recovers', async () => {
    expect((await send('GET', '/api/me')).statusCode).toBe(200);
    proxy.setStalled(true);
    const started = performance.now();
    const answers = await Promise.all([
      send('GET', '/api/me'),
      send('POST', '/api/assets', { organization_id: ada.organizationId, name: 'x' }),
      send('GET', '/api/health/ready'),
    ]);
    expect(performance.now() - started).toBeLessThan(8000);
    for (const answer of answers) {
      expect(answer.statusCode).toBe(503);
      expect(answer.headers).toMatchObject({ 'content-type': 'application/problem+json', 'retry-after': '5' });
      expect(answer.json()).toMatchObject({ code: 'not_ready', detail: 'The database is not responding' });
    }
    expect((await app.inject('/api/health/live')).statusCode).toBe(200);
    proxy.setStalled(false);
    await expect.poll(async () => (await send('GET', '/api/me')).statusCode).toBe(200);
  });
});
