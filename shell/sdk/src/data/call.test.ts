import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, errorMessage } from './failures/api-error.ts';
import { bodyRuleOf, operations } from '@parapet/contracts';
import { isOperation } from './dependents.ts';
import { callOperation, callWithSignal, requestOf } from './call.ts';
import { connectApi, pauseReads } from './connection.ts';

const problem = (status: number, extra: object = {}) =>
  Response.json(
    { type: 'about:blank', title: 'Nope', status, code: 'nope', request_id: 'r1', ...extra },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );

let disconnect = () => {};
afterEach(() => disconnect());

function answerWith(answer: () => Promise<Response>) {
  const onUnauthorized = vi.fn();
  disconnect = connectApi({ fetch: answer, onUnauthorized });
  return onUnauthorized;
}

const failure = () =>
  callOperation('getMe').then(
    () => null,
    (error: unknown) => error,
  );

describe('call', () => {
  it('answers with the body', async () => {
    answerWith(async () => Response.json({ role: 'admin' }));
    expect(await callOperation('getMe')).toEqual({ role: 'admin' });
  });

  it.each(['', '.', '..', 'a/b', '%', ' ', 'summary', 'x'.repeat(201)])(
    'answers not found to the id “%s”, which no record has, without a request',
    async (id) => {
      const answer = vi.fn(async () => Response.json({}));
      answerWith(answer);
      await expect(callOperation('getRisk', { id })).rejects.toMatchObject({ status: 404, code: 'not_found' });
      expect(answer).not.toHaveBeenCalled();
    },
  );

  it('sends ids of every form that records have', async () => {
    const asked: string[] = [];
    disconnect = connectApi({
      fetch: async (request) => {
        asked.push(new URL(request.url).pathname);
        return Response.json({});
      },
      onUnauthorized: vi.fn(),
    });
    for (const id of ['org_a.example', 'temp_17', 'summary2', 'a:b@c-d']) await callOperation('getRisk', { id });
    expect(asked.map(decodeURIComponent)).toEqual([
      '/api/risks/org_a.example',
      '/api/risks/temp_17',
      '/api/risks/summary2',
      '/api/risks/a:b@c-d',
    ]);
  });

  it.each([400, 403, 404, 409, 412, 429, 500, 503])('throws the problem of a %i', async (status) => {
    const onUnauthorized = answerWith(async () =>
      problem(status, { detail: 'Because', errors: [{ path: '/title', message: 'is required' }] }),
    );
    const error = await failure();
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status,
      code: 'nope',
      request_id: 'r1',
      detail: 'Because',
      errors: [{ path: '/title', message: 'is required' }],
    });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('reports a 401 before it throws', async () => {
    const onUnauthorized = answerWith(async () => problem(401));
    expect(await failure()).toMatchObject({ status: 401 });
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('nope');
  });

  it('lets reads wait while they are paused, and nothing else', async () => {
    const sent: string[] = [];
    disconnect = connectApi({
      fetch: async ({ method }) => {
        sent.push(method);
        return Response.json({});
      },
    });
    const resume = pauseReads();
    const read = callOperation('getMe');
    await callOperation('signOut');
    expect(sent).toEqual(['POST']);
    resume();
    await read;
    expect(sent).toEqual(['POST', 'GET']);
  });

  it('throws an ApiError for an error page that is not a problem document', async () => {
    answerWith(
      async () =>
        new Response('<h1>Bad gateway</h1>', {
          status: 502,
          statusText: 'Bad Gateway',
          headers: { 'x-request-id': 'r2' },
        }),
    );
    expect(await failure()).toMatchObject({ status: 502, title: 'Bad Gateway', code: 'http_502', request_id: 'r2' });
  });

  it('throws an ApiError when there is no response', async () => {
    answerWith(async () => Promise.reject(new TypeError('fetch failed')));
    expect(await failure()).toMatchObject({ status: 0, code: 'network_error' });
  });

  it('rejects an aborted call with the AbortError', async () => {
    const abort = new AbortController();
    answerWith(async () => Promise.reject(new DOMException('aborted', 'AbortError')));
    abort.abort();
    await expect(callWithSignal('getMe', {}, abort.signal)).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('requestOf', () => {
  it('puts names of the URL into the path and the rest into the query', () => {
    const request = requestOf('listRiskNotes', { id: 'a@b', limit: 5, cursor: undefined });
    expect([request.method, request.url]).toEqual(['GET', `${location.origin}/api/risks/a%40b/notes?limit=5`]);
  });

  it('repeats the parameter of a list', () => {
    expect(
      new URL(requestOf('listRisks', { organization_id: 'o', severity: ['high', 'low'], q: 'a&b' }).url).search,
    ).toBe('?organization_id=o&severity=high&severity=low&q=a%26b');
  });

  it('sends the body as JSON and the version as If-Match', async () => {
    const request = requestOf('updateRisk', { id: 'r', version: 3, body: { title: 'T' } });
    expect([request.method, request.headers.get('if-match'), request.headers.get('content-type')]).toEqual([
      'PATCH',
      '"3"',
      'application/json',
    ]);
    expect(await request.json()).toEqual({ title: 'T' });
  });

  it('sends a file as it is', async () => {
    const bytes = new TextEncoder().encode('title\nFire\n').buffer;
    const request = requestOf('importRisks', {
      organization_id: 'o',
      column: ['title', ''],
      body: { bytes, type: 'text/csv' },
    });
    expect([request.headers.get('content-type'), new URL(request.url).search]).toEqual([
      'text/csv',
      '?organization_id=o&column=title&column=',
    ]);
    expect(await request.text()).toBe('title\nFire\n');
  });

  it('takes a file for exactly the operations whose names start with import', () => {
    const ids = Object.keys(operations).filter(isOperation);
    expect(ids.filter((id) => id.startsWith('import'))).toEqual(ids.filter((id) => bodyRuleOf(id) === 'file'));
  });

  it('sends no body, Content-Type or If-Match for a call without body and version', () => {
    const request = requestOf('deleteRisk', { id: 'r' });
    expect([request.body, request.headers.get('content-type'), request.headers.get('if-match')]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe('errorMessage', () => {
  const apiError = (status: number) =>
    new ApiError({
      type: 'about:blank',
      title: 'T',
      status,
      code: 'c',
      detail: 'The risk was changed by Ben',
      request_id: 'r',
    });

  it('returns the detail of a refusal', () =>
    expect(errorMessage(apiError(409), 'Failed to save')).toBe('The risk was changed by Ben'));

  it.each([0, 401, 500, 503])('shows the screen’s own text for %i', (status) =>
    expect(errorMessage(apiError(status), 'Failed to save')).toBe('Failed to save'),
  );

  it('shows the screen’s own text for anything else', () =>
    expect(errorMessage(new TypeError('x is undefined'), 'Failed to save')).toBe('Failed to save'));
});

describe('a POST', () => {
  const create = () => callOperation('createRisk', { body: { organization_id: 'o', title: 'Flood' } });

  /** Answers one request after the other, and collects their keys. */
  function answerWith(...answers: (() => Promise<Response>)[]): (string | null)[] {
    const keys: (string | null)[] = [];
    disconnect = connectApi({
      fetch: async (request) => {
        keys.push(request.headers.get('idempotency-key'));
        return (answers[keys.length - 1] ?? answers.at(-1))?.() ?? problem(500);
      },
    });
    return keys;
  }
  const lost = async () => Promise.reject(new TypeError('fetch failed'));
  const made = async () => Response.json({ id: 'r1' }, { status: 201 });

  it('whose answer was lost is sent again with the same key', async () => {
    const keys = answerWith(lost, async () => new Response('<h1>Bad gateway</h1>', { status: 502 }), made);
    expect(await create()).toEqual({ id: 'r1' });
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is given up after the third time', async () => {
    const keys = answerWith(lost);
    await expect(create()).rejects.toMatchObject({ code: 'network_error' });
    expect(keys).toHaveLength(3);
  });

  it('is retried with the same key while the same request is still in progress', async () => {
    const busy = async () =>
      Response.json(
        { type: 'about:blank', title: 'Conflict', status: 409, code: 'request_in_progress', request_id: 'r' },
        { status: 409, headers: { 'retry-after': '0' } },
      );
    const keys = answerWith(busy, busy, made);
    expect(await create()).toEqual({ id: 'r1' });
    expect(new Set(keys).size).toBe(1);
  });

  it('that is answered with a problem document is not sent again, and each call has its own key', async () => {
    const keys = answerWith(
      async () => problem(409),
      async () => problem(500),
      made,
    );
    await expect(create()).rejects.toMatchObject({ status: 409 });
    await expect(create()).rejects.toMatchObject({ status: 500 });
    await create();
    expect(new Set(keys).size).toBe(3);
  });
});
