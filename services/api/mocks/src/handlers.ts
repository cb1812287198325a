/** The mocks as handlers of MSW, for a worker in the browser and for tests in Node. */
import { http, passthrough, type HttpHandler } from 'msw';
import { operations } from '@parapet/contracts';
import { noSuchRoute } from '@parapet/api/pipeline/problem-document.ts';
import { problemAnswer, responseOf } from '@parapet/api/pipeline/local-service.ts';
import type { Mocks } from './mocks.ts';
import { PROVIDER_PATH, providerPage } from './sign-in/provider-page.ts';

const METHODS = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete } as const;

/** Only at the start of the path: a dev server's `/src/api/…` is a module, not a call. */
const ANY_CALL = /^https?:\/\/[^/]+\/api\//;

/** Handlers for every operation, on any origin, and for the identity provider. Other paths under `/api/` answer 404 like the API. */
export function mockHandlers(mocks: Pick<Mocks, 'fetch' | 'store'>): HttpHandler[] {
  const answer = ({ request }: { request: Request }) => mocks.fetch(request);
  return [
    ...Object.values(operations).map(({ method, url }) => METHODS[method](`*${url}`, answer)),
    http.get(`*${PROVIDER_PATH}`, ({ request }) => providerPage(mocks.store, new URL(request.url))),
    // The script of the last page of signing in: a file of the dev server.
    http.get('*/api/auth/done.js', () => passthrough()),
    http.all(ANY_CALL, ({ request }) =>
      responseOf(problemAnswer(noSuchRoute(request.method, new URL(request.url).pathname), crypto.randomUUID())),
    ),
  ];
}
