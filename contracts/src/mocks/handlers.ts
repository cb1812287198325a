/** The mocks as handlers of MSW, for a worker in the browser and for tests in Node. */
import { http, HttpResponse, type HttpHandler } from 'msw';
import { operations } from '../operations/index.ts';
import { answer, type AnswerOptions } from './answer.ts';
import { PROVIDER_PATH, providerPage } from './sign-in-pages.ts';
import type { MockState } from './mock-state.ts';

export interface HandlerOptions extends AnswerOptions {
  /** Called after each answer, since it may have changed the state. */
  onAnswered?: (state: MockState) => void;
}

const METHODS = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete } as const;

/** Only at the start of the path: a dev server's `/src/api/…` is a module, not a call. */
const ANY_CALL = /^https?:\/\/[^/]+\/api\//;

/**
 * Handlers for every operation, on any origin, that share one state. Paths under `/api/` that are in no contract answer
 * 404 like the API.
 */
export function mockHandlers(state: MockState, { onAnswered, ...options }: HandlerOptions = {}): HttpHandler[] {
  const resolve = async ({ request }: { request: Request }) => {
    const response = await answer(state, request, options);
    onAnswered?.(state);
    return response;
  };
  return [
    ...Object.values(operations).map(({ method, url }) => METHODS[method](`*${url}`, resolve)),
    http.get(`*${PROVIDER_PATH}`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      return HttpResponse.html(providerPage(state, searchParams.get('state') ?? '', searchParams.get('screen')));
    }),
    http.all(ANY_CALL, resolve),
  ];
}
