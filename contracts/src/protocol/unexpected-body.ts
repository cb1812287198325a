/** Bodies of requests for which the contract has none. */
import type { FieldIssue } from '../schemas/base.ts';
import { pointerSegment } from './json-pointer.ts';

/** Enough to see what was sent by mistake. */
const MAX_ERRORS = 50;

export const TAKES_NO_BODY = 'This call takes no body';
export const NOT_JSON = 'Send JSON, with content-type application/json';

/**
 * Errors for the body of an operation that takes none. `{}` is accepted, as many clients send it instead of nothing.
 * @param body parsed; undefined when nothing was sent
 */
export function unexpectedBodyErrors(body: unknown): FieldIssue[] {
  if (body === undefined) return [];
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return [{ path: '', message: 'must be empty' }];
  return Object.keys(body)
    .slice(0, MAX_ERRORS)
    .map((name) => ({
      path: `/${pointerSegment(name)}`,
      keyword: 'additionalProperties',
      params: { additionalProperty: name },
      message: 'is not a known field',
    }));
}
