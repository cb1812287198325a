/** Only as many files are read at once as fit into memory. */
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problems } from '../errors/problems.ts';
import { bodies } from './bodies.ts';
import { fileGate } from './file-gate.ts';

const MB = 1_048_576;
const app = Fastify({ bodyLimit: MB });
let work = Promise.withResolvers<void>();

beforeAll(async () => {
  await app.register(problems);
  await app.register(bodies);
  app.decorateRequest('principal', null);
  app.addHook('onRequest', async (request) => {
    const userId = request.headers['x-user'];
    request.principal = { userId: String(userId), email: null, emailVerified: false, name: null, via: 'session' };
  });
  await app.register(fileGate, { mostBytes: 4 * MB, patience: 100 });
  app.post('/file', { bodyLimit: 2 * MB }, async ({ body }) => {
    await work.promise;
    return { bytes: body instanceof Uint8Array ? body.length : 0 };
  });
  app.post('/record', async () => ({}));
});
afterAll(() => app.close());

// Without this `await`, the request would only be sent when the caller awaits its answer.
const send = async (user: string, size: number, url = '/file') =>
  await app.inject({
    method: 'POST',
    url,
    headers: { 'x-user': user, 'content-type': 'text/csv' },
    payload: Buffer.alloc(size),
  });

test('a file for which there is no room waits, and is refused after a while; records pass', async () => {
  const first = send('ann', 2 * MB);
  const second = send('ann', MB);
  // Ann has her share, which leaves the rest to others.
  expect((await second).statusCode).toBe(503);
  const others = send('ben', 2 * MB);
  const waiting = await send('cy', 2 * MB);
  expect([waiting.statusCode, waiting.json().code, waiting.headers['retry-after']]).toEqual([503, 'busy', '1']);
  expect((await send('cy', MB / 2, '/record')).statusCode).toBe(200);
  expect((await send('cy', 2 * MB + 1)).statusCode).toBe(413);
  const next = send('cy', 2 * MB);
  work.resolve();
  expect((await Promise.all([first, others, next])).map((answer) => [answer.statusCode, answer.json().bytes])).toEqual([
    [200, 2 * MB],
    [200, 2 * MB],
    [200, 2 * MB],
  ]);
});

test('a file that was refused or answered frees its room for the next one', async () => {
  work = Promise.withResolvers<void>();
  work.resolve();
  for (let n = 0; n < 5; n++) expect((await send('ann', 2 * MB)).statusCode).toBe(200);
  expect(
    (await Promise.all(Array.from({ length: 5 }, () => send('ann', 2 * MB)))).map(({ statusCode }) => statusCode),
  ).toEqual([200, 200, 200, 200, 200]);
});
