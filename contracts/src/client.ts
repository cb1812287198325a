/** The typed client of the API. */
import createClient, { type Client } from 'openapi-fetch';
import type { paths } from './paths.ts';

export type { paths } from './paths.ts';
export type * from './operation-types.ts';
export type ApiClient = Client<paths>;

/**
 * Creates a client for the API. The session is in the browser's cookie.
 *
 * @param options.baseUrl origin of the API; that of the page by default
 * @param options.fetch sends a request; by default the global `fetch` at the time of each call, so that mocks can be set up later
 */
export function createApiClient(
  options: { baseUrl?: string; fetch?: (request: Request) => Promise<Response> } = {},
): ApiClient {
  return createClient<paths>({
    baseUrl: options.baseUrl ?? '',
    fetch: options.fetch ?? ((request) => globalThis.fetch(request)),
    credentials: 'same-origin',
  });
}
