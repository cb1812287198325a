/** The one kind of error that a handler throws on purpose; the error handler makes a problem document of it. */
import type { FieldError } from '@parapet/contracts';

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

export interface ProblemExtra {
  errors?: FieldError[];
  /** Response headers, e.g. `retry-after`. */
  headers?: Record<string, string>;
}

export class Problem extends Error {
  override name = 'Problem';
  readonly status: number;
  readonly code: string;
  readonly detail: string | undefined;
  readonly errors: FieldError[] | undefined;
  readonly headers: Record<string, string>;

  /**
   * @param status 400-599
   * @param code stable word for programs, e.g. `risk_not_found`
   * @param detail one sentence for people
   */
  constructor(status: number, code: string, detail?: string, extra: ProblemExtra = {}) {
    super(detail ?? code);
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.errors = extra.errors;
    this.headers = extra.headers ?? {};
  }
}

export function problemTitle(status: number): string {
  return TITLES[status] ?? (status < 500 ? 'Request Refused' : 'Server Error');
}

/** A 400 that names one field. @param path JSON pointer, e.g. `/title` */
export function fieldProblem(path: string, message: string): Problem {
  return new Problem(400, 'invalid_request', message, { errors: [{ path, message }] });
}
