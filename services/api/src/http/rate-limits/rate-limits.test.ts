import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createApp } from '../../app.ts';
import { collections } from '../../store-spec.ts';
import { readConfig } from '../../config.ts';
import { migrations } from '../../migrations.ts';
import { openStore } from '../../store/open-store.ts';
import { hasMongo, mongodb, stores } from '../../store/testing.ts';
import { openApi, problemOf, type TestApi } from '../../testing/api.ts';
import { originOf } from '../../testing/event-stream.ts';
import { injectFetch } from '../../testing/inject.ts';

const MINUTE = 60_000;
const ORIGIN = 'http://localhost:8080';
/** Each test has its own address. */
let forms = 0;

describe.each(stores)('limits on $name', (on) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openApi(on, { config: { rateLimit: 20 } });
  });
  afterEach(() => void vi.useRealTimers());
  afterAll(() => api.close());

  test('requests of one person are limited, with the time to wait; others are not affected', async () => {
    const [ada, bob] = [await api.person('ada@example.com'), await api.person('bob@example.com')];
    const answers: Response[] = [];
    for (let n = 0; n < 25; n += 1) answers.push(await ada.send('GET', '/api/me'));
    // One request has created the organization.
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 19 }, () => 200),
      ...Array.from({ length: 6 }, () => 429),
    ]);
    expect(answers.map(({ headers }) => headers.get('x-ratelimit-remaining'))).toEqual([
      ...Array.from({ length: 19 }, (_, n) => String(18 - n)),
      ...Array.from({ length: 6 }, () => '0'),
    ]);
    const refused = answers[19];
    if (refused === undefined) throw new Error('nothing was refused');
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(refused.headers.get('x-ratelimit-reset')).toBe(String(seconds));
    expect(await problemOf(refused)).toMatchObject({
      status: 429,
      code: 'too_many_requests',
      detail: `Too many requests. Try again in ${seconds} seconds.`,
    });
    expect((await bob.send('GET', '/api/me')).status).toBe(200);
    expect((await ada.send('GET', '/api/health')).status).toBe(200);
  });

  test('the limit ends after a minute', async () => {
    const cy = await api.stranger('cy@example.com');
    const statuses = async (count: number) => {
      const answers: number[] = [];
      for (let n = 0; n < count; n += 1) answers.push((await cy.send('GET', '/api/me/preferences')).status);
      return answers.filter((status) => status === 429).length;
    };
    expect(await statuses(22)).toBe(2);
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + MINUTE);
    expect(await statuses(22)).toBe(2);
  });

  test('sign-in, refused requests and unknown paths are limited too', async () => {
    const { anybody } = api;
    const statuses: number[] = [];
    for (const path of ['/api/auth/session', '/api/me', '/api/nothing'])
      for (let n = 0; n < 7; n += 1) statuses.push((await anybody.send('GET', path)).status);
    expect(statuses).toEqual(
      [200, 401, 404].flatMap((status) => Array.from({ length: 7 }, () => status)).with(20, 429),
    );
    for (const path of ['/api/auth/session', '/api/me', '/api/nothing'])
      expect((await anybody.send('GET', path)).status).toBe(429);
  });

  /** Sends requests from one address. @returns the statuses */
  async function from(remoteAddress: string, url: string, headers: Record<string, string> = {}): Promise<number[]> {
    const statuses: number[] = [];
    for (let n = 0; n < 22; n += 1) statuses.push((await api.app.inject({ url, headers, remoteAddress })).statusCode);
    return statuses;
  }
  const limited = (status: number) => Array.from({ length: 22 }, (_, n) => (n < 20 ? status : 429));

  test('wrong API tokens count against their network', async () => {
    expect(await from('10.1.0.1', '/api/me', { authorization: 'Bearer pat_wrong' })).toEqual(limited(401));
    expect(await from('10.1.0.2', '/api/me', { authorization: 'Basic nonsense' })).toEqual(limited(401));
  });

  test('addresses of one IPv6 network of 64 bits count together', async () => {
    const statuses: number[] = [];
    for (let n = 1; n <= 22; n += 1)
      statuses.push((await api.app.inject({ url: '/api/nothing', remoteAddress: `2001:db8:0:9::${n}` })).statusCode);
    expect(statuses).toEqual(limited(404));
    expect((await api.app.inject({ url: '/api/nothing', remoteAddress: '2001:db8:0:a::1' })).statusCode).toBe(404);
  });

  test('pages of the provider are limited too, with a page that says so, and their files are not', async () => {
    expect(await from('10.1.0.3', '/idp/forgot')).toEqual(limited(200));
    for (const url of ['/idp/auth', '/idp/interaction/x']) {
      const answer = await api.app.inject({ url, remoteAddress: '10.1.0.3', headers: { 'accept-language': 'de' } });
      expect([answer.statusCode, answer.headers['content-type'], Number(answer.headers['retry-after']) > 0]).toEqual([
        429,
        'text/html; charset=utf-8',
        true,
      ]);
      expect(answer.body).toContain('Zu viele Anfragen.');
    }
    expect(await from('10.1.0.3', '/idp/assets/style.css')).toEqual(Array.from({ length: 22 }, () => 200));
  });
});

describe('forms of an address', () => {
  let api: TestApi;
  let port: number;
  let folder: string;
  beforeAll(async () => {
    const [on] = stores;
    if (on === undefined) throw new Error('no store');
    folder = await mkdtemp(join(tmpdir(), 'parapet-limits-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), '<html><head></head></html>');
    api = await openApi(on, {
      config: { rateLimit: 20, trustProxy: 1, web: { shellDir: folder, registryDir: folder } },
    });
    port = Number(new URL(await originOf(api.app)).port);
  });
  afterAll(async () => {
    await api.close();
    await rm(folder, { recursive: true });
  });

  /** Sends the target as it is, which `fetch` would not. @returns the status */
  async function send(target: string, from: string): Promise<number> {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    request({ port, host: '127.0.0.1', path: target, headers: { 'x-forwarded-for': from } }, (answer) =>
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0)),
    )
      .once('error', reject)
      .end();
    return promise;
  }

  test.each([
    ['/%61pi/me', 401],
    ['/ap%69/auth/session', 200],
    ['http://host/api/me', 401],
    ['HTTPS://host:8080/%61p%69/me?a=b', 401],
    ['/%61pi/nothing', 404],
    ['/%61pi', 404],
    ['http://host/idp/auth', 400],
    ['/%69dp/auth', 400],
    ['/idp/%6eothing', 404],
  ])('%s is counted', async (target, status) => {
    const from = `10.2.0.${(forms += 1)}`;
    const statuses: number[] = [];
    for (let n = 0; n < 22; n += 1) statuses.push(await send(target, from));
    expect(statuses).toEqual(Array.from({ length: 22 }, (_, n) => (n < 20 ? status : 429)));
  });

  test.each(['/%61pi/health', 'http://host/api/health/live', '/idp/%61ssets/style.css', 'http://host/dashboard'])(
    '%s is not',
    async (target) => {
      const from = `10.2.0.${(forms += 1)}`;
      for (let n = 0; n < 22; n += 1) expect(await send(target, from)).toBe(200);
    },
  );
});

// The embedded store has one process.
describe.runIf(hasMongo)('the limit of one person at two processes on MongoDB', () => {
  test('is shared by both processes', async () => {
    const config = { ...readConfig({ LOG_LEVEL: 'silent' }), rateLimit: 30 };
    const api = await openApi(mongodb, { config });
    const second = await openStore(api.options, collections, migrations);
    const app: FastifyInstance = await createApp({ config, store: second });
    const ada = await api.stranger('ada@example.com');
    const there = injectFetch(app, { origin: ORIGIN, ...ada.headers });
    const answers: Response[] = [];
    for (let n = 0; n < 40; n += 1)
      answers.push(
        n % 2 === 0
          ? await ada.send('GET', '/api/me/preferences')
          : await there(new Request(`${ORIGIN}/api/me/preferences`)),
      );
    const admitted = answers.filter(({ status }) => status !== 429);
    expect(admitted).toHaveLength(30);
    expect(answers.slice(-4).map(({ status, headers }) => [status, Number(headers.get('retry-after')) > 0])).toEqual(
      Array.from({ length: 4 }, () => [429, true]),
    );
    await app.close();
    await second.close();
    await api.close();
  });
});
