/** Refuses malformed HTTP requests, which Fastify does not see, with problem documents. */
import { randomUUID } from 'node:crypto';
import { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyBaseLogger, FastifyRequest } from 'fastify';
import { Problem } from '../../pipeline/problem.ts';
import { problemDocument } from '../../pipeline/problem-document.ts';

/** By the error codes of Node. */
const KNOWN: Readonly<Record<string, Problem>> = {
  HPE_HEADER_OVERFLOW: new Problem(431, 'headers_too_large', 'The address and the headers are larger than 16 KB'),
  ERR_HTTP_REQUEST_TIMEOUT: new Problem(408, 'request_timeout', 'The request took too long to arrive'),
};
const HOST = 'host';
const MALFORMED = new Problem(400, 'malformed_request', 'This is not a valid HTTP request');

/** Whether another response is being written on the connection, of which this one would become a part. */
function isAnswering(socket: Socket): boolean {
  // Where Node stores the current response of a connection.
  const answer: unknown = Reflect.get(socket, '_httpMessage');
  return answer instanceof ServerResponse && (answer.headersSent || answer.req.complete);
}

export function refuseConnection(log: FastifyBaseLogger, error: ConnectionError, socket: Socket): void {
  // The connection is closed, or its first malformed data was refused already.
  if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) {
    socket.destroy();
    return;
  }
  const problem = KNOWN[error.code] ?? MALFORMED;
  const requestId = randomUUID();
  // Not the whole error, which contains the request.
  log.debug({ reqId: requestId, reason: error.code, res: { statusCode: problem.status } }, 'connection refused');
  const document = problemDocument(problem, requestId);
  const body = JSON.stringify(document);
  const head = [
    `HTTP/1.1 ${problem.status} ${document.title}`,
    'content-type: application/problem+json',
    `content-length: ${Buffer.byteLength(body)}`,
    `x-request-id: ${requestId}`,
    'cache-control: no-store',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

/** @param rawHeaders names and values, alternately */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === HOST.length && name.toLowerCase() === HOST) count += 1;
  }
  return count;
}

/**
 * Node would refuse a missing Host header without a problem document, and would take the first of several.
 * @throws Problem 400 unless there is one Host header, 405 for TRACE, which would send a request back to its sender
 */
export function assertRequest({ raw, headers, method }: FastifyRequest): void {
  if (countHosts(raw.rawHeaders) > 1) throw new Problem(400, 'malformed_request', 'There is more than one Host header');
  if (headers.host === undefined && raw.httpVersion === '1.1')
    throw new Problem(400, 'malformed_request', 'The Host header is missing');
  if (method === 'TRACE')
    throw new Problem(405, 'method_not_allowed', 'TRACE is not allowed', {
      headers: { allow: 'GET, HEAD, POST, PUT, PATCH, DELETE' },
    });
}
