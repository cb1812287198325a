/** Sends errors as problem documents (RFC 9457). */
import fp from 'fastify-plugin';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { NOT_JSON } from '@parapet/contracts/rules';
import { noSuchRoute, PROBLEM_TYPE, problemDocument, problemOf } from '../../pipeline/problem-document.ts';
import { Problem } from '../../pipeline/problem.ts';
import { tooLarge } from '../../pipeline/requests/request-body.ts';

export const problems = fp(async (app) => {
  app.setErrorHandler<FastifyError | Problem>(async (error, request, reply) => {
    const problem = toProblem(error, request.routeOptions.bodyLimit);
    log(request, problem, error);
    return sendProblem(reply, problem);
  });
  app.setNotFoundHandler(async (request, reply) => sendProblem(reply, noSuchRoute(request.method, request.url)));
});

function log(request: FastifyRequest, problem: Problem, error: Error): void {
  if (problem.status < 500) return;
  const refused = { code: problem.code, reason: error.message };
  // A busy service must not spend its time on logging this, and the entry of the request has the status.
  if (problem.code === 'busy') request.log.debug(refused, 'request refused');
  else if (problem.status === 503) request.log.warn(refused, 'request refused');
  else request.log.error({ err: error }, 'request failed');
}

/** For a URL that Fastify refuses before any hook. */
export function addressProblem(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-request-id', request.id);
  void sendProblem(reply, toProblem(error));
}

/** Sends a problem document; a 5xx contains no details of the error. */
export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  return reply
    .code(problem.status)
    .headers(problem.headers)
    .type(PROBLEM_TYPE)
    .serializer((body: unknown) => JSON.stringify(body))
    .send(problemDocument(problem, reply.request.id));
}

/** Includes the errors of Fastify. */
function toProblem(error: FastifyError | Problem, bodyLimit?: number): Problem {
  if (error instanceof Problem) return error;
  const status = error.statusCode ?? 500;
  if (status === 413) return tooLarge(bodyLimit);
  // An id that is too long.
  if (status === 414) return new Problem(400, 'invalid_request', 'The path is not valid');
  if (status === 415) return new Problem(415, 'unsupported_media_type', NOT_JSON);
  if (status >= 400 && status < 500) return new Problem(status, 'bad_request', error.message);
  return problemOf(error);
}
