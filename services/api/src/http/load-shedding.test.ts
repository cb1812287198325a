import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { stores } from '../store/testing.ts';
import { openApi } from '../testing/api.ts';
import { loadShedding, type LoadLimits } from './load-shedding.ts';
import { problems } from './errors/problems.ts';

const ALWAYS_ANSWERED = [
  '/api/health/live',
  '/api/health/ready',
  '/api/health',
  '/assets/index.js',
  '/registry/register/1.0.0/assets/page.js',
];

let app: FastifyInstance;
afterEach(() => app.close());

async function open(limits: LoadLimits): Promise<void> {
  app = Fastify();
  await app.register(problems);
  await app.register(loadShedding, { limits });
  for (const url of ['/api/risks', ...ALWAYS_ANSWERED]) app.get(url, () => ({ url }));
  await app.ready();
}

/** Keeps the event loop busy. */
function block(ms: number): void {
  for (const end = performance.now() + ms; performance.now() < end;);
}

async function expectBusy(retryAfter: string): Promise<void> {
  const answer = await app.inject('/api/risks');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers).toMatchObject({ 'content-type': 'application/problem+json', 'retry-after': retryAfter });
  expect(answer.json()).toMatchObject({ status: 503, code: 'busy', title: 'Service Unavailable' });
  for (const url of ALWAYS_ANSWERED) expect((await app.inject(url)).json(), url).toEqual({ url });
}

const nextTimer = () => new Promise((done) => setTimeout(done, 1));

test('requests are refused once the event loop has been late for a while, and accepted again after that', async () => {
  await open({ eventLoopDelay: 150, heapShare: 0.9, interval: 50 });
  while (!app.isUnderPressure()) {
    block(300);
    await nextTimer();
  }
  // One late measurement may come from one long task.
  expect((await app.inject('/api/risks')).statusCode).toBe(200);
  for (let n = 0; n < 3; n += 1) {
    block(300);
    await nextTimer();
  }
  await expectBusy('1');
  await expect.poll(() => app.isUnderPressure()).toBe(false);
  expect((await app.inject('/api/risks')).json()).toEqual({ url: '/api/risks' });
});

test('requests are refused while there is little memory left', async () => {
  await open({ eventLoopDelay: Infinity, heapShare: 1e-9, interval: 20 });
  await expect.poll(() => app.isUnderPressure()).toBe(true);
  await expectBusy('1');
});

test('the service measures its load, and is not under pressure by itself', async () => {
  const [embedded] = stores;
  if (embedded === undefined) throw new Error('no store');
  const api = await openApi(embedded);
  app = api.app;
  expect(app.isUnderPressure()).toBe(false);
  await api.close();
});
