/** The typed client of the API. */
import createClient, { type Client } from 'openapi-fetch';
import type { paths } from './paths.ts';

export type { paths } from './paths.ts';
export type ApiClient = Client<paths>;

/**
 * Makes a client of the API; the session travels in the browser's cookie.
 *
 * @param options.baseUrl origin of the API; the page's own when absent
 * @param options.fetch what sends a request; looked up on each call when absent, so that a mock set up later is met
 */
export function createApiClient(options: { baseUrl?: string; fetch?: (request: Request) => Promise<Response> } = {}): ApiClient {
  return createClient<paths>({
    baseUrl: options.baseUrl ?? '',
    fetch: options.fetch ?? ((request) => globalThis.fetch(request)),
    credentials: 'same-origin',
  });
}
