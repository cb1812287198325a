/** Every error of the service leaves as a problem document (RFC 9457). */
import fp from 'fastify-plugin';
import type { FastifyError, FastifyReply } from 'fastify';
import type { FieldError } from '@parapet/contracts';
import { Problem, problemTitle } from '../problem.ts';
import { DuplicateError } from '../store/port.ts';

/** Enough for a person to mend a form; more would only make a hostile request cost more. */
const MOST_ERRORS = 50;

export const problems = fp(async (app) => {
  app.setErrorHandler<FastifyError | Problem>(async (error, request, reply) => {
    const problem = toProblem(error);
    if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
    return sendProblem(reply, problem);
  });
  app.setNotFoundHandler(async (request, reply) => sendProblem(reply, new Problem(404, 'no_such_route', `There is no ${request.method} ${path(request.url)}`)));
});

function path(url: string): string {
  return url.split('?', 1)[0] ?? url;
}

/** Answers with a problem document; 5xx say nothing about the inside. */
export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  const { status, code, detail, errors, headers } = problem;
  return reply
    .code(status)
    .headers(headers)
    .type('application/problem+json')
    .serializer((body: unknown) => JSON.stringify(body))
    .send({ type: 'about:blank', title: problemTitle(status), status, code, detail, request_id: reply.request.id, errors });
}

function toProblem(error: FastifyError | Problem | DuplicateError): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof DuplicateError) return new Problem(409, 'already_exists', 'There is one already');
  if (error.validation !== undefined) return invalid(error.validation, error.validationContext);
  const status = error.statusCode ?? 500;
  if (status === 413) return new Problem(413, 'too_large', 'The body is larger than 1 MB');
  if (status === 415) return new Problem(415, 'unsupported_media_type', 'Send JSON, with content-type application/json');
  if (status === 429) return new Problem(429, 'too_many_requests', error.message);
  if (status >= 400 && status < 500) return new Problem(status, (error.code ?? 'bad_request').toLowerCase().replace(/^fst_/, ''), error.message);
  return new Problem(500, 'internal_error', 'Something went wrong on our side. The request id finds it in the log.');
}

type Fault = NonNullable<FastifyError['validation']>[number];

/** A 400 that names the fields. @param part body, querystring, params or headers */
function invalid(faults: readonly Fault[], part: string | undefined): Problem {
  const errors = faults.slice(0, MOST_ERRORS).map((fault) => fieldError(fault, part));
  const organization = errors.find(({ path: at, message }) => at === '/organization_id' && message.endsWith('is required'));
  return new Problem(400, 'invalid_request', organization?.message ?? `The ${PARTS[part ?? ''] ?? 'request'} is not valid`, { errors });
}

const PARTS: Readonly<Record<string, string>> = { body: 'body', querystring: 'query', params: 'path', headers: 'header' };

function fieldError(fault: Fault, part: string | undefined): FieldError {
  const named = fault.params['missingProperty'] ?? fault.params['additionalProperty'] ?? fault.params['propertyName'];
  const at = typeof named === 'string' ? `${fault.instancePath}/${named.replaceAll('~', '~0').replaceAll('/', '~1')}` : fault.instancePath;
  return { path: at, message: message(fault, part) };
}

function message(fault: Fault, part: string | undefined): string {
  if (fault.keyword === 'required') {
    // Section 5 words this one differently for lists and for bodies.
    if (fault.params['missingProperty'] === 'organization_id') return part === 'body' ? 'organization_id is required' : 'organizationId is required';
    return 'is required';
  }
  if (fault.keyword === 'additionalProperties') return 'is not a known field';
  if (fault.keyword === 'enum') return `must be one of ${[fault.params['allowedValues']].flat().join(', ')}`;
  if (fault.keyword === 'pattern' && fault.params['pattern'] === '\\S') return 'must not be blank';
  return fault.message ?? 'is not valid';
}
