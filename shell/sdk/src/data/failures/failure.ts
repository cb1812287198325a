import { ApiError, errorMessage } from './api-error.ts';

/** What an error state shows. */
export interface Failure {
  message: string;
  /** Finds the request in the server's log. */
  requestId?: string;
}

/** @param fallback the screen's own text, for errors that give people no reason */
export function failureOf(error: unknown, fallback: string): Failure {
  const message = errorMessage(error, fallback);
  return error instanceof ApiError && error.request_id !== '' ? { message, requestId: error.request_id } : { message };
}

/** True for a 404: there is no record with this id, or this person may not see it. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
