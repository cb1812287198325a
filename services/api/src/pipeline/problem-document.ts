/** Turns errors into problem documents (RFC 9457). */
import { problemTitle } from '@parapet/contracts/rules';
import {
  DuplicateError,
  StoreBusyError,
  StoreDamagedError,
  StoreFullError,
  StoreOutdatedError,
  StoreUnavailableError,
} from '../store/port.ts';
import { BlobsFullError } from '../store/blobs/blob-port.ts';
import { Problem, tryAgain } from './problem.ts';

export const INTERNAL_ERROR = 'Something went wrong on the server. Its log has the details under the request id.';
/** With the remedy, for whoever looks at `ready` or at the log. */
export const DAMAGED =
  'The database is damaged. An administrator of the server has to restore a backup (npm run restore).';
export const PROBLEM_TYPE = 'application/problem+json';

export function problemDocument({ status, code, detail, errors, conflict }: Problem, requestId: string) {
  return {
    type: 'about:blank',
    title: problemTitle(status),
    status,
    code,
    detail,
    request_id: requestId,
    errors,
    conflict,
  };
}

/** The service has more to do than it can do in time. */
export function busy(retryAfterSeconds: number): Problem {
  return tryAgain(retryAfterSeconds, 503, 'busy', 'The server is busy. Try again in a moment.');
}

/** A 500 contains no details of the error. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof DuplicateError) return new Problem(409, 'already_exists', 'This already exists');
  if (error instanceof StoreBusyError) return busy(error.retryAfterSeconds);
  if (error instanceof StoreUnavailableError)
    return tryAgain(error.retryAfterSeconds, 503, 'not_ready', 'The database is not responding');
  if (error instanceof StoreOutdatedError) return tryAgain(60, 503, 'not_ready', error.message);
  if (error instanceof StoreFullError)
    return new Problem(
      507,
      'storage_full',
      'The disk of the server is full, so nothing was saved. Free some space on it and try again.',
    );
  if (error instanceof BlobsFullError)
    return new Problem(
      409,
      'files_limit',
      'The files of your organization take all the space that they may. Wait until older ones have expired.',
    );
  if (error instanceof StoreDamagedError) return tryAgain(600, 503, 'database_damaged', DAMAGED);
  return new Problem(500, 'internal_error', INTERNAL_ERROR);
}

export function noSuchRoute(method: string, url: string): Problem {
  return new Problem(404, 'no_such_route', `${method} ${url.split('?', 1)[0] ?? url} does not exist`);
}
