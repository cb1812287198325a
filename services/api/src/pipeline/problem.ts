/** The error that handlers throw; it is sent as a problem document. */
import { fieldErrorOf, type EditConflict, type FieldError, type FieldIssue } from '@parapet/contracts';
import type { ProblemCode } from '@parapet/contracts/rules';

/** Codes that no client of the service receives: of requests whose client has disconnected, and of the mocks. */
type UnsentCode = 'canceled' | 'forced_by_switch' | 'mock_broke_contract';

export interface ProblemExtra {
  errors?: readonly FieldIssue[];
  /** With status 412. */
  conflict?: EditConflict | undefined;
  /** Response headers, e.g. `retry-after`. */
  headers?: Record<string, string>;
}

export class Problem extends Error {
  override name = 'Problem';
  readonly status: number;
  readonly code: ProblemCode | UnsentCode;
  readonly detail: string | undefined;
  readonly errors: FieldError[] | undefined;
  readonly conflict: EditConflict | undefined;
  readonly headers: Record<string, string>;

  /**
   * @param status 400-599
   * @param code for programs, e.g. `risk_not_found`; its meaning never changes
   * @param detail one sentence for people
   */
  constructor(status: number, code: ProblemCode | UnsentCode, detail?: string, extra: ProblemExtra = {}) {
    super(detail ?? code);
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.errors = extra.errors?.map(fieldErrorOf);
    this.conflict = extra.conflict;
    this.headers = extra.headers ?? {};
  }
}

/** @returns what is said instead where a request is refused with one of these statuses @throws other errors */
export async function unlessRefused<T, Else>(work: Promise<T>, otherwise: Else, ...statuses: number[]) {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Problem && statuses.includes(error.status)) return otherwise;
    throw error;
  }
}

/** @throws Problem 400 that names all fields, with the message of the first one, when there are errors */
export function refuse(errors: readonly FieldIssue[]): void {
  const [first] = errors;
  if (first !== undefined) throw new Problem(400, 'invalid_request', first.message, { errors });
}

/** A problem of status 400 that names one field. @param path JSON pointer, e.g. `/title` */
export function fieldProblem(
  path: string,
  message: string,
  said: Pick<FieldIssue, 'keyword' | 'params'> = {},
): Problem {
  return new Problem(400, 'invalid_request', message, { errors: [{ path, message, ...said }] });
}

/** A refusal of what may succeed later. @param seconds after which it is worth trying again */
export const tryAgain = (seconds: number, status: number, code: Problem['code'], detail: string): Problem =>
  new Problem(status, code, detail, { headers: { 'retry-after': String(seconds) } });

/** An API token that does not identify anybody (any more). */
export function invalidToken(): Problem {
  return new Problem(401, 'invalid_token', 'The API token is unknown, revoked or expired', {
    headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
  });
}
