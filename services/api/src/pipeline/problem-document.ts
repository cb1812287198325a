/** Errors as they leave the service (RFC 9457). */
import { problemTitle } from '@parapet/contracts/rules';
import { DuplicateError } from '../store/port.ts';
import { Problem } from './problem.ts';

export const INTERNAL_ERROR = 'Something went wrong on our side. The request id finds it in the log.';
export const PROBLEM_TYPE = 'application/problem+json';

export function problemDocument({ status, code, detail, errors }: Problem, requestId: string) {
  return { type: 'about:blank', title: problemTitle(status), status, code, detail, request_id: requestId, errors };
}

/** The problem that an error is for the caller; a 500 says nothing about the inside. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof DuplicateError) return new Problem(409, 'already_exists', 'There is one already');
  return new Problem(500, 'internal_error', INTERNAL_ERROR);
}

export function noSuchRoute(method: string, url: string): Problem {
  return new Problem(404, 'no_such_route', `There is no ${method} ${url.split('?', 1)[0] ?? url}`);
}
