/** What is no HTTP request, so that nothing else here hears of it: refused with a problem document like everything else. */
import { randomUUID } from 'node:crypto';
import { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyBaseLogger, FastifyRequest } from 'fastify';
import { Problem } from '../pipeline/problem.ts';
import { problemDocument } from '../pipeline/problem-document.ts';

/** By the codes of Node. */
const KNOWN: Readonly<Record<string, Problem>> = {
  HPE_HEADER_OVERFLOW: new Problem(431, 'headers_too_large', 'The address and the headers are larger than 16 KB'),
  ERR_HTTP_REQUEST_TIMEOUT: new Problem(408, 'request_timeout', 'The request took too long to arrive'),
};
const MALFORMED = new Problem(400, 'malformed_request', 'This is no HTTP request');

/** Whether something else is being answered: what is written now would be taken for that, or for a part of it. */
function isAnswering(socket: Socket): boolean {
  // Node keeps the answer that a connection carries there, and asks it too before it writes.
  const answer: unknown = Reflect.get(socket, '_httpMessage');
  return answer instanceof ServerResponse && (answer.headersSent || answer.req.complete);
}

export function refuseConnection(log: FastifyBaseLogger, error: ConnectionError, socket: Socket): void {
  // Gone already, or told already: what comes after what is malformed is malformed as well.
  if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) {
    socket.destroy();
    return;
  }
  const problem = KNOWN[error.code] ?? MALFORMED;
  const requestId = randomUUID();
  // Not the error as a whole: it holds all that was sent.
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

/** Node would say this by itself, but without a word. @throws Problem 400 when a request does not say whom it is for */
export function assertHost({ raw, headers }: FastifyRequest): void {
  if (headers.host === undefined && raw.httpVersion === '1.1') throw new Problem(400, 'malformed_request', 'The header Host is missing');
}
