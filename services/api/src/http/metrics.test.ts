import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { embedded } from '../store/testing.ts';
import { openApi, type TestApi } from '../testing/api.ts';

let api: TestApi;
let url: string;

beforeAll(async () => {
  const free = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => free.once('listening', resolve));
  const { port } = free.address() as AddressInfo;
  await new Promise((resolve) => free.close(resolve));
  api = await openApi(embedded, { config: { metrics: { host: '127.0.0.1', port } } });
  url = `http://127.0.0.1:${port}`;
});
afterAll(() => api.close());

test('requests are counted by operation and status, without ids', async () => {
  const ada = await api.person('ada@example.com');
  for (const id of ['r1', 'r2', 'r3']) await ada.send('GET', `/api/risks/${id}`);
  await ada.send('GET', '/api/me');
  const answer = await fetch(`${url}/metrics`);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  const text = await answer.text();
  expect(text).toContain('parapet_request_seconds_count{operation="getRisk",status="404"} 3');
  expect(text).toContain('parapet_request_seconds_count{operation="getMe",status="200"} 1');
  expect(text).toContain('parapet_event_streams 0');
  expect(text).toContain('process_resident_memory_bytes');
  expect(text).not.toMatch(/r1|ada@example/);
});

test('nothing else is served there, and no metrics where people are', async () => {
  expect((await fetch(`${url}/api/health`)).status).toBe(404);
  expect((await api.anybody.send('GET', '/metrics')).status).toBe(404);
});

test('a port that is taken stops the start', async () => {
  const { port } = new URL(url);
  const second = openApi(embedded, { config: { metrics: { host: '127.0.0.1', port: Number(port) } } });
  await expect(second).rejects.toThrow('EADDRINUSE');
});
