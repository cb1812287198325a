import { TIME_ZONE_HEADER } from '@parapet/contracts/rules';
import type { Locale } from '../locale/locale.ts';
import { apiErrorFrom, networkError } from './failures/api-error.ts';

/** How requests are sent; the shell and the tests set it, remotes never see it. */
export interface ApiConnection {
  fetch: (request: Request) => Promise<Response>;
  /** Called for every 401, with its code: the session is over. */
  onUnauthorized: (code: string) => void;
  /** The language of the reader, in which errors say what is wrong. */
  locale: () => Locale;
}

const standard: ApiConnection = {
  fetch: (request) => globalThis.fetch(request),
  onUnauthorized: () => {},
  locale: () => 'en',
};
let connection = standard;
let resumed: Promise<void> | undefined;

/** Changes how requests are sent. Returns a function that goes back to the standard. */
export function connectApi(options: Partial<ApiConnection>): () => void {
  const mine = { ...standard, ...options };
  connection = mine;
  resumed = undefined;
  return () => {
    if (connection === mine) connection = standard;
  };
}

/** Reads that begin from now on wait until the returned function is called. */
export function pauseReads(): () => void {
  let resume = () => {};
  resumed = new Promise((resolve) => (resume = resolve));
  return resume;
}

/** @throws {ApiError} for every answer that is not a success, and for no answer; an aborted request stays an `AbortError` */
export async function send(request: Request): Promise<Response> {
  // Days such as “today” are those of the reader.
  request.headers.set(TIME_ZONE_HEADER, Intl.DateTimeFormat().resolvedOptions().timeZone);
  if (request.method === 'GET') await resumed;
  const response = await connection.fetch(request).catch((cause: unknown) => {
    if (request.signal.aborted) throw cause;
    throw networkError(cause);
  });
  if (response.ok) return response;
  const error = await apiErrorFrom(response, connection.locale());
  if (error.status === 401) connection.onUnauthorized(error.code);
  throw error;
}
