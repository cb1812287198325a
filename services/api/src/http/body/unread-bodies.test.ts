/** A client that sends more than the service reads gets the answer, and not a broken connection. */
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Problem } from '@parapet/contracts';
import { stores } from '../../store/testing.ts';
import { openApi, type Person, type TestApi } from '../../testing/api.ts';
import { originOf } from '../../testing/event-stream.ts';

const MB = 1_048_576;

describe.each(stores.slice(0, 1))('bodies that are not read to their end', (on) => {
  let api: TestApi;
  let ada: Person;
  let origin: string;

  beforeAll(async () => {
    api = await openApi(on);
    ada = await api.person('ada@example.com');
    origin = await originOf(api.app);
  });
  afterAll(() => api.close());

  interface Upload {
    path: string;
    size: number;
    headers: Record<string, string>;
  }

  /** Sends all bytes, as fast as the connection takes them, and then reads the answer. */
  async function upload({
    path,
    size,
    headers,
  }: Upload): Promise<{ status: number | undefined; body: Partial<Problem> }> {
    const sent = request(new URL(path, origin), {
      method: 'POST',
      agent: false,
      headers: { origin: 'http://localhost:8080', 'content-type': 'text/csv', ...headers },
    });
    sent.on('error', () => {});
    const answered = once(sent, 'response');
    sent.end(Buffer.alloc(size, 'a'));
    // What Node emits here.
    const [answer] = (await answered) as [IncomingMessage];
    return { status: answer.statusCode, body: JSON.parse(await text(answer)) };
  }

  const file = () => `/api/risks/import?organization_id=${ada.organizationId}`;
  const declared = (size: number) => ({ 'content-length': String(size) });

  // The faster a client is, the more it has sent when it is refused. Some sizes leave more unread than others.
  test.each([10 * MB + 1, 11 * MB, 16 * MB, 40 * MB])('%i bytes are a 413', async (size) => {
    for (const framing of [declared(size), { 'transfer-encoding': 'chunked' }]) {
      for (const path of [file(), '/api/risks']) {
        for (const connection of ['close', 'keep-alive']) {
          const { status, body } = await upload({ path, size, headers: { ...ada.headers, ...framing, connection } });
          expect([status, body.code], `${path} ${connection}`).toEqual([413, 'too_large']);
        }
      }
    }
  });

  test('an upload without a session gets a 401, not a broken connection', async () => {
    for (let n = 0; n < 5; n++)
      expect(
        await upload({ path: file(), size: 9 * MB, headers: { ...declared(9 * MB), connection: 'close' } }),
      ).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
  });

  test('a client that never sends the rest of its body still gets the answer', async () => {
    const sent = request(new URL(file(), origin), {
      method: 'POST',
      agent: false,
      headers: { ...ada.headers, origin: 'http://localhost:8080', 'content-type': 'text/csv', ...declared(11 * MB) },
    });
    sent.on('error', () => {});
    const answered = once(sent, 'response');
    sent.write('a');
    // What Node emits here.
    const [answer] = (await answered) as [IncomingMessage];
    expect(answer.statusCode).toBe(413);
    sent.destroy();
  });
});
