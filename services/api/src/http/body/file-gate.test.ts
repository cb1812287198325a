/** Only as many files are read at once as fit into memory. */
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { problems } from '../errors/problems.ts';
import { bodies } from './bodies.ts';
import { fileGate } from './file-gate.ts';

const MB = 1_048_576;
/** For how long (ms) a file waits whose turn never comes, and one that shall get its room however slow the machine is. */
const SHORT = 50;
const LONG = 15_000;
const apps: FastifyInstance[] = [];
let work: PromiseWithResolvers<void>;

beforeEach(() => {
  work = Promise.withResolvers<void>();
});
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

/** Sends files to a service that lets them wait for `patience` ms, and works on each until `work` is resolved. */
async function served(patience: number) {
  const app = Fastify({ bodyLimit: MB });
  apps.push(app);
  await app.register(problems);
  await app.register(bodies);
  app.decorateRequest('principal', null);
  app.addHook('onRequest', async (request) => {
    const userId = request.headers['x-user'];
    request.principal = { userId: String(userId), email: null, emailVerified: false, name: null, via: 'session' };
  });
  await app.register(fileGate, { mostBytes: 4 * MB, patience });
  app.post('/file', { bodyLimit: 2 * MB }, async ({ body }) => {
    await work.promise;
    return { bytes: body instanceof Uint8Array ? body.length : 0 };
  });
  app.post('/record', async () => ({}));
  // Without this `await`, the request would only be sent when the caller awaits its answer.
  return async (user: string, size: number, url = '/file') =>
    await app.inject({
      method: 'POST',
      url,
      headers: { 'x-user': user, 'content-type': 'text/csv' },
      payload: Buffer.alloc(size),
    });
}

test('a file for which there is no room is refused after a while; records pass', async () => {
  const send = await served(SHORT);
  const first = send('ann', 2 * MB);
  const second = send('ann', MB);
  // Ann has her share, which leaves the rest to others.
  expect((await second).statusCode).toBe(503);
  const others = send('ben', 2 * MB);
  const waiting = await send('cy', 2 * MB);
  expect([waiting.statusCode, waiting.json().code, waiting.headers['retry-after']]).toEqual([503, 'busy', '1']);
  expect((await send('cy', MB / 2, '/record')).statusCode).toBe(200);
  expect((await send('cy', 2 * MB + 1)).statusCode).toBe(413);
  work.resolve();
  expect((await Promise.all([first, others])).map((answer) => [answer.statusCode, answer.json().bytes])).toEqual([
    [200, 2 * MB],
    [200, 2 * MB],
  ]);
  // What was refused holds no room.
  expect((await send('cy', 2 * MB)).statusCode).toBe(200);
});

test('a file for which there is no room waits until there is', async () => {
  const send = await served(LONG);
  const held = [send('ann', 2 * MB), send('ben', 2 * MB)];
  const next = send('cy', 2 * MB);
  expect(await Promise.race([...held, next, new Promise((done) => setTimeout(done, SHORT, 'waiting'))])).toBe(
    'waiting',
  );
  work.resolve();
  expect((await Promise.all([...held, next])).map((answer) => [answer.statusCode, answer.json().bytes])).toEqual([
    [200, 2 * MB],
    [200, 2 * MB],
    [200, 2 * MB],
  ]);
});

test('a file that was answered frees its room for the next one', async () => {
  const send = await served(LONG);
  work.resolve();
  for (let n = 0; n < 5; n++) expect((await send('ann', 2 * MB)).statusCode).toBe(200);
  expect(
    (await Promise.all(Array.from({ length: 5 }, () => send('ann', 2 * MB)))).map(({ statusCode }) => statusCode),
  ).toEqual([200, 200, 200, 200, 200]);
});
