/**
 * `npm run mock-api`: the mocks over HTTP, for clients that are no page of ours. Whoever calls is signed in; what is changed is lost when it ends.
 * `npm run mock-api -- seed=10000-risks,role=stakeholder,delay=400,fail=listRisks:500`
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createMocks, type Mocks } from '../src/mocks.ts';
import { parseSwitches, type Switches } from '../src/switches.ts';

function requestOf(request: IncomingMessage, origin: string, signal: AbortSignal): Request {
  const { method = 'GET', url = '/', headersDistinct } = request;
  const headers = Object.entries(headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  // Types of Node and of the browser differ for the same stream.
  const body = Readable.toWeb(request) as BodyInit;
  const sent = method === 'GET' || method === 'HEAD' ? {} : { body, duplex: 'half' };
  return new Request(new URL(url, origin), { method, headers, signal, ...sent });
}

async function answer(mocks: Mocks, request: IncomingMessage, response: ServerResponse, origin: string): Promise<void> {
  const left = new AbortController();
  response.once('close', () => left.abort());
  const { status, headers, body } = await mocks.fetch(requestOf(request, origin, left.signal));
  response.writeHead(status, [...headers].flat());
  if (body === null) response.end();
  else await pipeline(Readable.fromWeb(body as ReadableStream), response);
}

async function serve({ seed = 'demo', role = 'admin', ...switches }: Switches): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(Number(process.env['PORT'] ?? 8081), '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const mocks = await createMocks({ seed, who: role, switches, publicUrl: origin });
  server.on('request', (request, response) => {
    answer(mocks, request, response, origin).catch((error: unknown) => {
      // The client has left, or the answer cannot be sent to its end.
      if (!response.destroyed) process.stderr.write(`${request.method} ${request.url}: ${String(error)}\n`);
      response.destroy();
    });
  });
  process.stdout.write(`${origin}/api answers as ${role}, with the data of ${seed}. Ctrl+C ends it.\n`);
}

try {
  await serve(parseSwitches(process.argv.slice(2).join(',')));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
