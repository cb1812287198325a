import type { EditConflict, FieldError, Problem } from '@parapet/contracts';
import type { Locale } from '../../locale/locale.ts';
import { problemSentences } from './problem-sentences.ts';

/** `code` of the error for a request that got no answer at all. */
export const NETWORK_ERROR = 'network_error';

/** An answer of the API that is not a success; carries the problem document's fields. `status` 0 means no answer. */
export class ApiError extends Error implements Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: string;
  readonly detail?: string;
  readonly request_id: string;
  readonly errors?: FieldError[];
  /** With 412: the record as it is now, and what others changed. */
  readonly conflict?: EditConflict;
  /** Seconds after which to try again, when the server says so. */
  readonly retryAfter?: number;

  constructor(problem: Problem, { retryAfter, ...options }: ErrorOptions & { retryAfter?: number } = {}) {
    super(problem.detail ?? problem.title, options);
    this.name = 'ApiError';
    this.type = problem.type;
    this.title = problem.title;
    this.status = problem.status;
    this.code = problem.code;
    this.request_id = problem.request_id;
    if (problem.detail !== undefined) this.detail = problem.detail;
    if (problem.errors !== undefined) this.errors = problem.errors;
    if (problem.conflict !== undefined) this.conflict = problem.conflict;
    if (retryAfter !== undefined) this.retryAfter = retryAfter;
  }
}

function isProblem(value: unknown): value is Problem {
  return (
    typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string' && 'title' in value
  );
}

/**
 * Reads the problem document; an answer without one (a proxy's error page) still becomes an ApiError.
 * @param locale the language of its sentences
 */
export async function apiErrorFrom(response: Response, locale: Locale): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const seconds = Number(response.headers.get('retry-after') ?? NaN);
  const options = Number.isFinite(seconds) ? { retryAfter: seconds } : {};
  if (isProblem(body)) {
    const { detail: _detail, errors: _errors, ...rest } = body;
    return new ApiError({ ...rest, ...(await problemSentences(body, locale)), status: response.status }, options);
  }
  const problem = {
    type: 'about:blank',
    title: response.statusText || `HTTP ${response.status}`,
    status: response.status,
    code: `http_${response.status}`,
    request_id: response.headers.get('x-request-id') ?? '',
  };
  return new ApiError(problem, options);
}

/** The error for a request that never reached the server. */
export function networkError(cause: unknown): ApiError {
  return new ApiError(
    { type: 'about:blank', title: 'No connection to the server', status: 0, code: NETWORK_ERROR, request_id: '' },
    { cause },
  );
}

/**
 * What to tell the person. A refusal (4xx), or a full disk (507), explains itself in `detail`; anything else (no connection, server error,
 * a bug) says nothing useful to them, so they get `fallback`, the screen's own text.
 */
export function errorMessage(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  const { status, detail } = error;
  const isExplained = (status >= 400 && status < 500 && status !== 401) || status === 507;
  return isExplained && detail ? detail : fallback;
}

/** True when the request got no answer at all. */
export function isOffline(error: unknown): boolean {
  return error instanceof ApiError && error.code === NETWORK_ERROR;
}
