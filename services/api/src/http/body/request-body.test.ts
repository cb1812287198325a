/** Text is stored exactly as it was sent, or refused. */
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Problem } from '@parapet/contracts';
import { stores } from '../../store/testing.ts';
import { openApi, type Person, type TestApi } from '../../testing/api.ts';

describe.each(stores.slice(0, 1))('bodies as bytes', (on) => {
  let api: TestApi;
  let ada: Person;

  beforeAll(async () => {
    api = await openApi(on);
    ada = await api.person('ada@example.com');
  });
  afterAll(() => api.close());

  const risk = (title: string) => JSON.stringify({ organization_id: ada.organizationId, title });
  async function send(payload: Buffer, headers: Record<string, string>, url = '/api/risks') {
    const answer = await api.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { ...ada.headers, origin: 'http://localhost:8080', 'content-type': 'application/json', ...headers },
    });
    return {
      status: answer.statusCode,
      type: String(answer.headers['content-type']),
      headers: answer.headers,
      body: answer.json<Partial<Problem> & { title: string }>(),
    };
  }

  test.each([
    'application/json',
    'application/json; charset=utf-8',
    'application/json;charset=UTF-8',
    'application/json; charset="utf-8"',
    'application/json; charset=utf8',
    'application/json; charset=us-ascii; x=1',
  ])('text sent as %s is stored unchanged', async (type) => {
    for (const title of ['café', 'データ', '🔥', 'a\u0301', '\ufffd']) {
      const { status, body } = await send(Buffer.from(risk(title)), { 'content-type': type });
      expect([status, body.title]).toEqual([201, title]);
    }
  });

  test('a byte order mark is dropped', async () => {
    const { status, body } = await send(Buffer.from(`\ufeff${risk('Fire')}`), {});
    expect([status, body.title]).toEqual([201, 'Fire']);
  });

  test.each([
    'iso-8859-1',
    'latin1',
    'windows-1252',
    'utf-16',
    'utf-16le',
    'utf-32',
    'shift_jis',
    'utf-7',
    '"iso-8859-1"',
    'nobody-knows',
    '""',
  ])('charset=%s is a 415', async (charset) => {
    for (const type of [
      `application/json; charset=${charset}`,
      `application/json;CharSet=${charset}`,
      `application/json; charset=utf-8; charset=${charset}`,
    ]) {
      const { status, type: answered, body } = await send(Buffer.from(risk('cafe')), { 'content-type': type });
      expect([status, answered, body.code], type).toEqual([415, 'application/problem+json', 'unsupported_media_type']);
      expect(body.detail).toContain('UTF-8');
    }
  });

  test.each([
    ['Latin-1', Buffer.from('caf\u00e9', 'latin1')],
    ['half a character', Buffer.from([0x63, 0xf0, 0x9f, 0x94])],
    ['a surrogate', Buffer.from([0xed, 0xa0, 0x80])],
    ['more bytes than needed', Buffer.from([0xc0, 0x80])],
    ['UTF-16', Buffer.from('\ufeffcaf\u00e9', 'utf16le')],
  ])('bytes that are not UTF-8 are a 400: %s', async (_name, bytes) => {
    const [before, after] = risk('|')
      .split('|')
      .map((part) => Buffer.from(part));
    const payload = Buffer.concat([before ?? bytes, bytes, after ?? bytes]);
    for (const type of ['application/json', 'application/json; charset=utf-8']) {
      const { status, type: answered, body } = await send(payload, { 'content-type': type });
      expect([status, answered, body]).toEqual([
        400,
        'application/problem+json',
        expect.objectContaining({ code: 'invalid_json', detail: 'The body is not valid UTF-8' }),
      ]);
    }
  });

  test.each(['gzip', 'br', 'deflate', 'x-gzip', 'GZIP', 'identity, gzip', 'nobody-knows'])(
    'a compressed body is a 415: %s',
    async (encoding) => {
      for (const payload of [gzipSync(risk('Fire')), Buffer.from(risk('Fire'))]) {
        const { status, type, body, headers } = await send(payload, { 'content-encoding': encoding });
        expect([status, type, body.code, headers['accept-encoding']]).toEqual([
          415,
          'application/problem+json',
          'unsupported_media_type',
          'identity',
        ]);
        expect(body.detail).toContain('content-encoding');
      }
    },
  );

  test('the encoding identity is accepted, and any encoding without a body', async () => {
    expect((await send(Buffer.from(risk('Fire')), { 'content-encoding': 'identity' })).status).toBe(201);
    expect((await send(Buffer.from('\ufeff'), {}, '/api/risk-tables/initialize-templates')).status).toBe(200);
    expect(
      (await send(Buffer.from(''), { 'content-encoding': 'gzip' }, '/api/risk-tables/initialize-templates')).status,
    ).toBe(200);
  });

  test('an operation without a body refuses any body', async () => {
    const packed: Record<string, string>[] = [
      { 'content-encoding': 'gzip' },
      { 'content-type': 'application/json; charset=latin1' },
    ];
    for (const headers of packed) {
      const { status, body } = await send(gzipSync('{"a":1}'), headers, '/api/risk-tables/initialize-templates');
      expect([status, body.code]).toEqual([400, 'invalid_request']);
    }
  });
});
