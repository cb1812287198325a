/** What is sent as a body, where the contract knows none and where one may be left out. */
import type { FieldError } from '../schemas/base.ts';
import { pointerSegment } from './json-pointer.ts';

/** Enough for a person to see what was sent by mistake. */
const MOST_ERRORS = 50;

export const TAKES_NO_BODY = 'This call takes no body';
export const NOT_JSON = 'Send JSON, with content-type application/json';

/**
 * What is wrong with the body of a call that takes none; nothing is with `{}`, which many clients send for nothing.
 * @param body parsed; undefined when nothing was sent
 */
export function strayBodyErrors(body: unknown): FieldError[] {
  if (body === undefined) return [];
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return [{ path: '', message: 'must be empty' }];
  return Object.keys(body).slice(0, MOST_ERRORS).map((name) => ({ path: `/${pointerSegment(name)}`, message: 'is not a known field' }));
}
