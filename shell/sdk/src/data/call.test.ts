import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, errorMessage } from './api-error.ts';
import { call, callOperation, requestOf } from './call.ts';
import { connectApi } from './connection.ts';

const problem = (status: number, extra: object = {}) =>
  Response.json({ type: 'about:blank', title: 'Nope', status, code: 'nope', request_id: 'r1', ...extra }, { status, headers: { 'content-type': 'application/problem+json' } });

let disconnect = () => {};
afterEach(() => disconnect());

function answerWith(answer: () => Promise<Response>) {
  const onUnauthorized = vi.fn();
  disconnect = connectApi({ fetch: answer, onUnauthorized });
  return onUnauthorized;
}

const failure = () => call('getMe').then(
  () => null,
  (error: unknown) => error,
);

describe('call', () => {
  it('answers with the body', async () => {
    answerWith(async () => Response.json({ role: 'admin' }));
    expect(await call('getMe')).toEqual({ role: 'admin' });
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
    await expect(callOperation('getMe', {}, abort.signal)).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('requestOf', () => {
  it('puts names of the URL into the path and the rest into the query', () => {
    const request = requestOf('listRiskNotes', { id: 'a/b', limit: 5, cursor: undefined });
    expect([request.method, request.url]).toEqual(['GET', `${location.origin}/api/risks/a%2Fb/notes?limit=5`]);
  });

  it('repeats the parameter of a list', () => {
    expect(new URL(requestOf('listRisks', { organization_id: 'o', severity: ['high', 'low'], q: 'a&b' }).url).search).toBe('?organization_id=o&severity=high&severity=low&q=a%26b');
  });

  it('sends the body as JSON and the version as If-Match', async () => {
    const request = requestOf('updateRisk', { id: 'r', version: 3, body: { title: 'T' } });
    expect([request.method, request.headers.get('if-match'), request.headers.get('content-type')]).toEqual(['PATCH', '"3"', 'application/json']);
    expect(await request.json()).toEqual({ title: 'T' });
  });

  it('sends no body, and no type of one, without it', () => {
    const request = requestOf('deleteRisk', { id: 'r' });
    expect([request.body, request.headers.get('content-type'), request.headers.get('if-match')]).toEqual([null, null, null]);
  });
});

describe('errorMessage', () => {
  const apiError = (status: number) => new ApiError({ type: 'about:blank', title: 'T', status, code: 'c', detail: 'The risk was changed by Ben', request_id: 'r' });

  it('lets a refusal explain itself', () => expect(errorMessage(apiError(409), 'Failed to save')).toBe('The risk was changed by Ben'));

  it.each([0, 401, 500, 503])('shows the screen’s own text for %i', (status) => expect(errorMessage(apiError(status), 'Failed to save')).toBe('Failed to save'));

  it('shows the screen’s own text for anything else', () => expect(errorMessage(new TypeError('x is undefined'), 'Failed to save')).toBe('Failed to save'));
});
