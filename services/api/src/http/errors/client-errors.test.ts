/** Malformed HTTP requests get problem documents too. */
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stores } from '../../store/testing.ts';
import { openApi, type TestApi } from '../../testing/api.ts';
import { originOf } from '../../testing/event-stream.ts';

describe.each(stores.slice(0, 1))('connections', (on) => {
  let api: TestApi;
  let port: number;
  const lines: string[] = [];

  beforeAll(async () => {
    api = await openApi(on, { config: { logLevel: 'debug' }, logStream: { write: (line) => lines.push(line) } });
    port = Number(new URL(await originOf(api.app)).port);
  });
  afterAll(() => api.close());

  interface Raw {
    head: string;
    body: string;
  }

  /** Sends bytes and waits until the server closes the connection. @param onConnection called with the server's socket */
  async function exchange(bytes: string, onConnection?: (socket: Socket) => void): Promise<Raw> {
    let text = '';
    await new Promise<void>((done) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(bytes);
        onConnection?.(socket);
      });
      // The server may close the connection while the client is still sending.
      socket
        .on('data', (chunk) => (text += chunk.toString()))
        .on('error', () => socket.destroy())
        .on('close', () => done());
    });
    const [head = '', body = ''] = text.split('\r\n\r\n');
    return { head, body };
  }

  function expectProblem({ head, body }: Raw, status: number, code: string): void {
    const [first, ...rest] = head.split('\r\n');
    const headers = Object.fromEntries(
      rest.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
    );
    expect(first).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(headers).toMatchObject({
      'content-type': 'application/problem+json',
      connection: 'close',
      'cache-control': 'no-store',
      'content-length': String(Buffer.byteLength(body)),
    });
    const problem: unknown = JSON.parse(body);
    expect(problem).toMatchObject({ type: 'about:blank', status, code, request_id: headers['x-request-id'] });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    const logged = lines.filter((line) => line.includes(String(headers['x-request-id'])));
    expect(logged.map((line): { level: string } => JSON.parse(line)).map(({ level }) => level)).toEqual(['debug']);
    // The request may contain a secret.
    expect(logged.join('')).not.toMatch(/rawPacket|xxx|Host/);
  }

  test.each([
    ['no HTTP', 'HELLO\r\n\r\n'],
    ['no method that there is', 'BREW / HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['no version', 'GET / HTTP/9.9\r\nHost: x\r\n\r\n'],
    ['a header without a name', 'GET / HTTP/1.1\r\n: x\r\n\r\n'],
    ['a control character in a header', 'GET / HTTP/1.1\r\nHost: x\r\nx-a: \0\r\n\r\n'],
    ['two lengths', 'POST /api/risks HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx'],
    [
      'a length and chunks',
      'POST /api/risks HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\nx',
    ],
    ['a chunk without a length', 'POST /api/risks HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n'],
    ['no length', 'POST /api/risks HTTP/1.1\r\nHost: x\r\nContent-Length: x\r\n\r\nx'],
  ])('%s is a 400', async (_name, bytes) => {
    expectProblem(await exchange(bytes), 400, 'malformed_request');
  });

  test.each([
    ['an address', `GET /api/risks?q=${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
    ['a header', `GET /api/health HTTP/1.1\r\nHost: x\r\nx-a: ${'x'.repeat(20_000)}\r\n\r\n`],
    [
      'all headers together',
      `GET /api/health HTTP/1.1\r\nHost: x\r\n${Array.from({ length: 200 }, (_, n) => `x-${n}: ${'x'.repeat(100)}\r\n`).join('')}\r\n`,
    ],
  ])('%s over 16 KB is a 431', async (_name, bytes) => {
    expectProblem(await exchange(bytes), 431, 'headers_too_large');
  });

  test('a request that takes too long is a 408', async () => {
    const late = new Promise<void>((done) => {
      api.app.server.once('connection', (socket) => {
        // As the server does it after half a minute.
        setTimeout(
          () =>
            done(
              void api.app.server.emit(
                'clientError',
                Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
                socket,
              ),
            ),
          20,
        );
      });
    });
    const answer = await exchange('GET /api/health HTTP/1.1\r\nHost: x\r\n');
    await late;
    expectProblem(answer, 408, 'request_timeout');
  });

  test('an error after a request is not sent as the response to that request', async () => {
    const { head, body } = await exchange('GET /api/health HTTP/1.1\r\nHost: x\r\n\r\nHELLO\r\n\r\n');
    expect(`${head}${body}`).not.toContain('malformed_request');
  });

  test('a request without a Host header is a 400', async () => {
    const { head, body } = await exchange('GET /api/health HTTP/1.1\r\nConnection: close\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 400 /);
    expect(head).toContain('application/problem+json');
    expect(JSON.parse(body)).toMatchObject({
      status: 400,
      code: 'malformed_request',
      detail: 'The Host header is missing',
    });
    expect((await exchange('GET /api/health HTTP/1.0\r\n\r\n')).head).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('a request with two Host headers is a 400', async () => {
    const { head, body } = await exchange(
      'GET /api/health HTTP/1.1\r\nHost: a\r\nhost: b\r\nConnection: close\r\n\r\n',
    );
    expect(head).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(body)).toMatchObject({
      status: 400,
      code: 'malformed_request',
      detail: 'There is more than one Host header',
    });
  });

  test.each(['/api/health', '/api/risks', '/nowhere'])('TRACE %s is a 405', async (path) => {
    const { head, body } = await exchange(`TRACE ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    expect(head).toMatch(/^HTTP\/1\.1 405 /);
    expect(head.toLowerCase()).toContain('allow: get, head, post, put, patch, delete');
    expect(JSON.parse(body)).toMatchObject({ status: 405, title: 'Method Not Allowed', code: 'method_not_allowed' });
  });

  test('a connection dropped by the client gets no answer, and does not affect other requests', async () => {
    const dropped = await exchange('GET /api/health HTTP/1.1\r\n', (socket) =>
      setTimeout(() => socket.resetAndDestroy(), 20),
    );
    expect(dropped).toEqual({ head: '', body: '' });
    expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
  });
});
