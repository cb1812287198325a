/** Every error of the service leaves as a problem document (RFC 9457). */
import fp from 'fastify-plugin';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { invalidRequest, NOT_JSON, problemTitle, type RequestPart } from '@parapet/contracts/rules';
import { Problem } from '../problem.ts';
import { DuplicateError } from '../store/port.ts';

export const problems = fp(async (app) => {
  app.setErrorHandler<FastifyError | Problem>(async (error, request, reply) => {
    const problem = toProblem(error);
    if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
    return sendProblem(reply, problem);
  });
  app.setNotFoundHandler(async (request, reply) => sendProblem(reply, new Problem(404, 'no_such_route', `There is no ${request.method} ${path(request.url)}`)));
});

/** What the framework finds wrong with an address before any hook has run. */
export function addressProblem(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-request-id', request.id);
  void sendProblem(reply, toProblem(error));
}

function path(url: string): string {
  return url.split('?', 1)[0] ?? url;
}

/** A problem as it leaves the service. */
export function problemDocument({ status, code, detail, errors }: Problem, requestId: string) {
  return { type: 'about:blank', title: problemTitle(status), status, code, detail, request_id: requestId, errors };
}

/** Answers with a problem document; 5xx say nothing about the inside. */
export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  return reply
    .code(problem.status)
    .headers(problem.headers)
    .type('application/problem+json')
    .serializer((body: unknown) => JSON.stringify(body))
    .send(problemDocument(problem, reply.request.id));
}

function toProblem(error: FastifyError | Problem | DuplicateError): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof DuplicateError) return new Problem(409, 'already_exists', 'There is one already');
  if (error.validation !== undefined) {
    const { detail, errors } = invalidRequest(error.validation, requestPart(error.validationContext));
    return new Problem(400, 'invalid_request', detail, { errors });
  }
  const status = error.statusCode ?? 500;
  if (status === 413) return new Problem(413, 'too_large', 'The body is larger than 1 MB');
  // Longer than any id can be.
  if (status === 414) return new Problem(400, 'invalid_request', 'The path is not valid');
  if (status === 415) return new Problem(415, 'unsupported_media_type', NOT_JSON);
  if (status === 429) return new Problem(429, 'too_many_requests', error.message);
  if (error.code === 'FST_ERR_CTP_INVALID_JSON_BODY') return new Problem(400, 'invalid_json', error.message);
  if (status >= 400 && status < 500) return new Problem(status, (error.code ?? 'bad_request').toLowerCase().replace(/^fst_/, ''), error.message);
  return new Problem(500, 'internal_error', 'Something went wrong on our side. The request id finds it in the log.');
}

function requestPart(context: string | undefined): RequestPart | undefined {
  return (['body', 'querystring', 'params', 'headers'] as const).find((part) => part === context);
}
