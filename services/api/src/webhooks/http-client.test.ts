import type { LookupAddress } from 'node:dns';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isPublicAddress, writtenRefusal } from '../modules/webhooks/addresses.ts';
import { httpClient, type HttpClientOptions } from './http-client.ts';
import { answers, openReceiver, type Receiver } from './testing/receiver.ts';

let receiver: Receiver;
beforeEach(async () => {
  receiver = await openReceiver();
});
afterEach(() => receiver.close());

const post = (options: Partial<HttpClientOptions> = {}, url = receiver.url) =>
  httpClient({ isPrivateAllowed: true, ...options }).post({ url, headers: { 'webhook-id': 'msg_1' }, body: '{"ä":1}' });
/** Answers every question with these addresses. */
const resolving =
  (...addresses: string[]): HttpClientOptions['resolve'] =>
  (_host, _options, done) =>
    done(
      null,
      addresses.map((address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
const named = () => receiver.url.replace('127.0.0.1', 'hooks.example.com');

test('a receiver gets the headers and the content', async () => {
  expect(await post()).toEqual({ outcome: 'answered', status: 204, note: null });
  expect(receiver.received).toMatchObject([
    { headers: { 'webhook-id': 'msg_1', 'content-length': '8' }, body: '{"ä":1}' },
  ]);
});

test('of an answer that is no success only the start is kept, as text on one line', async () => {
  receiver.answer = answers(500, {}, `Out of\r\n\u0000disk ${'x'.repeat(100_000)}`);
  const { status, note } = await post();
  expect(status).toBe(500);
  expect(note).toMatch(/^Out of disk x+$/);
  expect(note).toHaveLength(200);
});

test.each([
  ['30', 30_000],
  [() => new Date(Date.now() + 60_000).toUTCString(), 60_000],
  ['soon', undefined],
])('a receiver may ask for a pause', async (written, wait) => {
  receiver.answer = answers(429, { 'retry-after': typeof written === 'string' ? written : written() });
  const { status, retryAfter } = await post();
  expect(status).toBe(429);
  if (wait === undefined) expect(retryAfter).toBeUndefined();
  else expect(Math.abs((retryAfter ?? 0) - wait)).toBeLessThan(30_000);
});

test('a redirect is not followed', async () => {
  const other = await openReceiver();
  receiver.answer = answers(307, { location: other.url });
  expect(await post()).toEqual({ outcome: 'redirected', status: 307, note: other.url });
  expect(other.received).toEqual([]);
  await other.close();
});

test('a receiver that is too slow is given up', async () => {
  receiver.answer = () => {};
  expect(await post({ patience: 200 })).toEqual({ outcome: 'timeout', status: null, note: null });
});

test('an answer that begins, and never ends, is given up too', async () => {
  receiver.answer = (response) => void response.writeHead(500).write('So');
  expect(['answered', 'timeout']).toContain((await post({ patience: 300 })).outcome);
});

test('a receiver that is down, or has no address, is unreachable', async () => {
  await receiver.close();
  expect(await post()).toEqual({ outcome: 'unreachable', status: null, note: 'ECONNREFUSED' });
  const unknown: HttpClientOptions['resolve'] = (_host, _options, done) =>
    done(Object.assign(new Error('not found'), { code: 'ENOTFOUND' }), []);
  expect(await post({ resolve: unknown }, named())).toMatchObject({ outcome: 'unreachable', note: 'ENOTFOUND' });
  const client = httpClient({ isPrivateAllowed: false, resolve: unknown });
  expect(await client.refusal('https://hooks.example.com')).toBe('webhook_address_unknown');
});

test.each([[['127.0.0.1']], [['93.184.216.34', '127.0.0.1']], [['::1']], [['::ffff:127.0.0.1']]])(
  'a name with the addresses %j is refused when it is saved and when it is called',
  async (addresses) => {
    const client = httpClient({ isPrivateAllowed: false, resolve: resolving(...addresses) });
    const url = `https://hooks.example.com:${new URL(receiver.url).port}/in`;
    expect(await client.refusal(url)).toBe('webhook_address_private');
    expect(await client.post({ url, headers: {}, body: '{}' })).toEqual({
      outcome: 'refused',
      status: null,
      note: `Private address, ${addresses.at(-1)}`,
    });
    expect(receiver.received).toEqual([]);
  },
);

test('a name is asked for once, and the socket connects to that answer', async () => {
  let asked = 0;
  const changing: HttpClientOptions['resolve'] = (host, options, done) => {
    asked += 1;
    resolving(asked === 1 ? '127.0.0.1' : '192.0.2.1')?.(host, options, done);
  };
  expect(await post({ resolve: changing }, named())).toMatchObject({ outcome: 'answered', status: 204 });
  expect(asked).toBe(1);
});

test('an address written as a number is refused when it is called', async () => {
  const url = receiver.url.replace('http:', 'https:');
  expect(await post({ isPrivateAllowed: false }, url)).toMatchObject({ outcome: 'refused' });
});

test.each([
  'https://127.0.0.1',
  'https://2130706433',
  'https://0x7f.1/in',
  'https://0.0.0.0',
  'https://10.1.2.3',
  'https://172.31.0.1',
  'https://192.168.178.1',
  'https://100.64.0.1',
  'https://169.254.169.254/latest/meta-data',
  'https://224.0.0.1',
  'https://255.255.255.255',
  'https://[::]',
  'https://[::1]',
  'https://[fe80::1]',
  'https://[fd00::1]',
  'https://[::ffff:10.0.0.1]',
  'https://[::ffff:a9fe:a9fe]',
  'https://[64:ff9b::7f00:1]',
  'https://[2002:7f00:1::]',
])('%s leads into a private network', (url) => {
  expect(writtenRefusal(url, false)).toBe('webhook_address_private');
  expect(writtenRefusal(url, true)).toBeNull();
});

test.each(['http://example.com', 'ftp://example.com', 'https://ann:secret@example.com', 'example.com', 'javascript:x'])(
  '%s is no address of a webhook',
  (url) => expect(writtenRefusal(url, false)).toBe('webhook_address_invalid'),
);

test.each([
  'https://93.184.216.34/in',
  'https://[2606:2800:220:1:248:1893:25c8:1946]',
  'https://hooks.example.com:8443',
])('%s may be an address of a webhook', (url) => expect(writtenRefusal(url, false)).toBeNull());

test('what is no address is not public', () => expect(isPublicAddress('fe80::1%lo')).toBe(false));
