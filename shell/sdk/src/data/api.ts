import { createApiClient, type paths } from '@parapet/contracts/client';
import createQueryHooks from 'openapi-react-query';
import { apiErrorFrom, networkError } from './api-error.ts';

/** How requests leave; the shell and the tests set it, remotes never see it. */
export interface ApiConnection {
  fetch: (request: Request) => Promise<Response>;
  /** Told of every 401: the session is over. */
  onUnauthorized: () => void;
}

const standard: ApiConnection = { fetch: (request) => globalThis.fetch(request), onUnauthorized: () => {} };
let connection = standard;

/** Changes how requests leave. Returns a function that goes back to the standard. */
export function connectApi(options: Partial<ApiConnection>): () => void {
  const mine = { ...standard, ...options };
  connection = mine;
  return () => {
    if (connection === mine) connection = standard;
  };
}

async function send(request: Request): Promise<Response> {
  const response = await connection.fetch(request).catch((cause: unknown) => {
    if (request.signal.aborted) throw cause;
    throw networkError(cause);
  });
  if (response.ok) return response;
  if (response.status === 401) connection.onUnauthorized();
  throw await apiErrorFrom(response);
}

const origin = typeof location === 'undefined' ? '' : location.origin;

/**
 * Typed client of the API: `await api.GET('/api/risks', { params: { query } })`.
 * @throws {ApiError} for every answer that is not a success, so `error` of the result never needs a look
 */
export const api = createApiClient({ baseUrl: origin, fetch: send });

/** The same as query hooks: `$api.useQuery('get', '/api/risks', …)`, `$api.queryOptions(…)`, `$api.useMutation(…)`. */
// `as never`: comparing the two libraries' types of the one client exceeds TypeScript's limits (TS2590); results keep their types.
export const $api = createQueryHooks<paths>(api as never);

/** The body of a successful call: `const risk = await dataOf(api.GET('/api/risks/{id}', …))`. */
export async function dataOf<T>(call: Promise<{ data?: T | undefined }>): Promise<T> {
  const { data } = await call;
  if (data === undefined) throw new TypeError('The API answered without the body its contract promises');
  return data;
}
