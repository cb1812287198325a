import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AiConfig } from '../../config.ts';
import {
  chunk,
  DONE,
  json,
  modelServer,
  says,
  sends,
  status,
  streams,
  type Answer,
  type ModelServer,
} from '../testing/model-server.ts';
import { modelClient, type Completion } from './model-client.ts';
import { ModelError } from './model-error.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await modelServer();
});
beforeEach(() => void server.asked.splice(0));
afterAll(() => server.close());

const never = new AbortController().signal;
const question: Completion = {
  model: 'm',
  messages: [{ role: 'user', content: 'Hello' }],
  maxTokens: 10,
  temperature: 0.5,
};
const client = (more: Partial<AiConfig> = {}) =>
  modelClient({ baseUrl: server.url, apiKey: 'key', model: 'm', timeout: 3000, rateLimit: 10, ...more }, 5);
const kindOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof ModelError ? error.kind : error;
};

test('sends a request of the protocol, with the key', async () => {
  server.answers(says('Hi'));
  expect(await client().complete({ ...question, json: true }, never)).toEqual({ text: 'Hi', cut: false });
  expect(server.asked).toEqual([
    {
      path: '/v1/chat/completions',
      authorization: 'Bearer key',
      body: {
        model: 'm',
        messages: [{ role: 'user', content: 'Hello' }],
        max_tokens: 10,
        temperature: 0.5,
        stream: false,
        response_format: { type: 'json_object' },
      },
    },
  ]);
});

test('returns pieces as they arrive, however the network splits them', async () => {
  const whole = `${chunk('Grüße ')}: comment\n\n${chunk('aus ')}${chunk('Köln')}data: [DONE]\n\n`.replaceAll(
    '\n',
    '\r\n',
  );
  server.answers(async (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const byte of Buffer.from(whole)) response.write(Buffer.from([byte]));
    response.end();
  });
  expect(await Array.fromAsync(client().stream(question, never))).toEqual(['Grüße ', 'aus ', 'Köln']);
});

test('retries temporary errors, at most three times', async () => {
  server.answers(status(503), status(429, { 'retry-after': '0' }), says('At last'));
  expect(await client().complete(question, never)).toEqual({ text: 'At last', cut: false });
  expect(server.asked).toHaveLength(3);
  server.answers(status(503));
  expect(await kindOf(client().complete(question, never))).toBe('unreachable');
  expect(server.asked).toHaveLength(6);
  server.answers(status(429));
  expect(await kindOf(client().complete(question, never))).toBe('busy');
});

test('does not retry a refused request', async () => {
  server.answers(status(401));
  expect(await kindOf(client().complete(question, never))).toBe('refused');
  expect(server.asked).toHaveLength(1);
});

test('follows no redirect', async () => {
  const elsewhere = await modelServer();
  elsewhere.answers(says('stolen'));
  server.answers(status(307, { location: `${elsewhere.url}/chat/completions` }));
  expect(await kindOf(client().complete(question, never))).toBe('unreachable');
  expect(elsewhere.asked).toEqual([]);
  await elsewhere.close();
});

test('a missing server is unreachable', async () => {
  expect(await kindOf(client({ baseUrl: 'http://127.0.0.1:9/v1' }).complete(question, never))).toBe('unreachable');
});

test('has a time limit, also during an answer', async () => {
  server.answers(() => undefined);
  expect(await kindOf(client({ timeout: 100 }).complete(question, never))).toBe('timeout');
  server.answers(streams(['half '], false));
  const pieces: unknown[] = [];
  const reading = (async () => {
    for await (const piece of client({ timeout: 200 }).stream(question, never)) pieces.push(piece);
  })();
  expect(await kindOf(reading)).toBe('timeout');
  expect(pieces).toEqual(['half ']);
});

test('an incomplete answer is an error, not a short answer', async () => {
  server.answers((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(chunk('half '), () => response.destroy());
  });
  expect(await kindOf(Array.fromAsync(client().stream(question, never)))).toBe('broken-off');
});

test('an unrequested stream is accepted', async () => {
  server.answers(sends(chunk('Not ') + chunk('asked for') + DONE));
  expect(await client().complete(question, never)).toEqual({ text: 'Not asked for', cut: false });
});

test.each([
  ['not JSON', (response: { end(text: string): unknown }) => void response.end('<html>')],
  ['no choices', json({})],
  ['empty', says(' ')],
])('an answer that is %s is unusable', async (_name, answer) => {
  server.answers(answer);
  expect(await kindOf(client().complete(question, never))).toBe('unusable');
});

test('limits the size of an answer', async () => {
  server.answers((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const piece = chunk('x'.repeat(100_000));
    for (let n = 0; n < 40; n++) response.write(piece);
    response.end();
  });
  expect(await kindOf(Array.fromAsync(client().stream(question, never)))).toBe('too-large');
});

test('a canceled request is canceled at the server too', async () => {
  const controller = new AbortController();
  let closed = false;
  server.answers((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(chunk('one '));
    response.once('close', () => (closed = true));
  });
  const reason = new Error('enough');
  const reading = (async () => {
    for await (const _ of client().stream(question, controller.signal)) controller.abort(reason);
  })();
  await expect(reading).rejects.toBe(reason);
  await expect.poll(() => closed).toBe(true);
  const before = server.asked.length;
  await wait(50);
  expect(server.asked).toHaveLength(before);
});

test.each<[string, Answer, string[] | null]>([
  ['a list', json({ data: [{ id: 'b' }, { id: 'a' }, { name: 'nameless' }, null] }), ['b', 'a']],
  ['a bare list', json([{ id: 'b' }]), ['b']],
  ['an empty list', json({ data: [] }), []],
  ['no list', json({ nothing: 1 }), null],
  ['a page', sends('<html>', 'text/html'), null],
  ['a 404', status(404), null],
  ['a 405', status(405), null],
  ['a 501', status(501), null],
])('the list of models is read from %s', async (_name, answer, expected) => {
  server.answers(answer);
  expect(await client().models()).toEqual(expected);
  expect(server.asked).toMatchObject([{ path: '/v1/models', authorization: 'Bearer key' }]);
});

test.each<[string, Answer, string]>([
  ['an error', json({ error: { message: 'down' } }), 'unusable'],
  ['half a list', sends('{"data": [{"id"', 'application/json'), 'unusable'],
  ['a 401', status(401), 'refused'],
  ['a 500', status(500), 'unreachable'],
])('%s is not a list of models', async (_name, answer, kind) => {
  server.answers(answer);
  expect(await kindOf(client().models())).toBe(kind);
});
