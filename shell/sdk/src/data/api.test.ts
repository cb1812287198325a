import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, errorMessage } from './api-error.ts';
import { api, connectApi, dataOf } from './api.ts';

const problem = (status: number, extra: object = {}) =>
  Response.json({ type: 'about:blank', title: 'Nope', status, code: 'nope', request_id: 'r1', ...extra }, { status, headers: { 'content-type': 'application/problem+json' } });

let disconnect = () => {};
afterEach(() => disconnect());

function answerWith(answer: () => Promise<Response>) {
  const onUnauthorized = vi.fn();
  disconnect = connectApi({ fetch: answer, onUnauthorized });
  return onUnauthorized;
}

const failure = () => api.GET('/api/me').then(
  () => null,
  (error: unknown) => error,
);

describe('api', () => {
  it('answers with the body', async () => {
    answerWith(async () => Response.json({ role: 'admin' }));
    expect(await dataOf(api.GET('/api/me'))).toEqual({ role: 'admin' });
  });

  it.each([400, 403, 404, 409, 412, 429, 500, 503])('throws the problem of a %i', async (status) => {
    const onUnauthorized = answerWith(async () => problem(status, { detail: 'Because', errors: [{ path: '/title', message: 'is required' }] }));
    const error = await failure();
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status, code: 'nope', request_id: 'r1', detail: 'Because', errors: [{ path: '/title', message: 'is required' }] });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('reports a 401 before it throws', async () => {
    const onUnauthorized = answerWith(async () => problem(401));
    expect(await failure()).toMatchObject({ status: 401 });
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });

  it('makes an ApiError of an error page that is no problem document', async () => {
    answerWith(async () => new Response('<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad Gateway', headers: { 'x-request-id': 'r2' } }));
    expect(await failure()).toMatchObject({ status: 502, title: 'Bad Gateway', code: 'http_502', request_id: 'r2' });
  });

  it('makes an ApiError of no answer at all', async () => {
    answerWith(async () => Promise.reject(new TypeError('fetch failed')));
    expect(await failure()).toMatchObject({ status: 0, code: 'network_error' });
  });

  it('leaves an aborted call an aborted call', async () => {
    const abort = new AbortController();
    answerWith(async () => Promise.reject(new DOMException('aborted', 'AbortError')));
    abort.abort();
    await expect(api.GET('/api/me', { signal: abort.signal })).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('errorMessage', () => {
  const apiError = (status: number) => new ApiError({ type: 'about:blank', title: 'T', status, code: 'c', detail: 'The risk was changed by Ben', request_id: 'r' });

  it('lets a refusal explain itself', () => expect(errorMessage(apiError(409), 'Failed to save')).toBe('The risk was changed by Ben'));

  it.each([0, 401, 500, 503])('shows the screen’s own text for %i', (status) => expect(errorMessage(apiError(status), 'Failed to save')).toBe('Failed to save'));

  it('shows the screen’s own text for anything else', () => expect(errorMessage(new TypeError('x is undefined'), 'Failed to save')).toBe('Failed to save'));
});
