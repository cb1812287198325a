import type { Risk } from '@parapet/contracts';
import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useLeaveGuard } from '../routing/use-leave-guard.ts';
import { useNewerVersion } from '../live/use-live-updates.ts';
import { renderWithSdk, testSession, type FakeApi } from '../testing.tsx';
import { ApiError } from './failures/api-error.ts';
import { query } from './query.ts';
import { useOperation } from './use-operation.ts';

const risk = (version: number, title = 'Flood') => ({ id: 'r1', version, title });
const problem = (status: number, detail?: string) => () =>
  Response.json({ type: 'about:blank', title: 'No', status, code: 'no', detail, request_id: 'r' }, { status });

/** Counts the calls of each kind. */
function counted(fake: FakeApi) {
  const calls: string[] = [];
  const api = Object.fromEntries(
    Object.entries(fake).map(([name, prepared]) => [
      name,
      (request: Request): unknown => {
        calls.push(name);
        return typeof prepared === 'function' ? prepared(request) : prepared;
      },
    ]),
  );
  return { api, calls };
}

function setUp<T>(hook: () => T, fake: FakeApi) {
  const { api, calls } = counted({
    'GET /api/risks': { items: [], next_cursor: null, total: 0 },
    'GET /api/risks/r1': risk(1),
    'GET /api/asset-templates': { items: [], next_cursor: null, total: 0 },
    ...fake,
  });
  let current: T | undefined;
  function Page() {
    const { data } = useQuery(query('getRisk', { id: 'r1' }));
    useQuery(query('listRisks'));
    useQuery(query('listAssetTemplates'));
    const value = hook();
    current = value;
    return <p>{data ? `${data.title} ${data.version}` : 'nothing'}</p>;
  }
  const now = () => {
    if (current === undefined) throw new Error('not rendered');
    return current;
  };
  return { now, calls, rendered: renderWithSdk(<Page />, { api }) };
}

const loaded = async (calls: string[]) => {
  await screen.findByText('Flood 1');
  await waitFor(() => expect(calls.length).toBe(3));
  calls.length = 0;
};

describe('a change', () => {
  it('shows its result at once and fetches what it outdates, and nothing else', async () => {
    const { now, calls } = setUp(() => useOperation('updateRisk'), {
      'PATCH /api/risks/r1': async (request: Request) => ({ ...risk(2), ...(await request.json()) }),
    });
    await loaded(calls);
    await act(() => now().mutateAsync({ id: 'r1', version: 1, body: { title: 'Fire' } }));
    await screen.findByText('Fire 2');
    await waitFor(() => expect(calls).toEqual(['PATCH /api/risks/r1', 'GET /api/risks']));
  });

  it('sends the version that it is based on', async () => {
    let version: string | null = null;
    const { now, calls } = setUp(() => useOperation('deleteRisk'), {
      'DELETE /api/risks/r1': (request: Request) => {
        version = request.headers.get('if-match');
        return null;
      },
    });
    await loaded(calls);
    await act(() => now().mutateAsync({ id: 'r1', version: 7 }));
    expect(version).toBe('"7"');
    // The deleted record itself is not asked for.
    await waitFor(() => expect(calls).toEqual(['DELETE /api/risks/r1', 'GET /api/risks']));
  });

  it('that creates a record calls onSuccess with the result and its input, and fetches the list again', async () => {
    const onSuccess = vi.fn<(result: Risk) => void>();
    const { now, calls } = setUp(() => useOperation('createRisk', { onSuccess }), {
      'POST /api/risks': async (request: Request) => ({ id: 'r9', version: 1, ...(await request.json()) }),
    });
    await loaded(calls);
    act(() => now().mutate({ body: { title: 'New' } }));
    await waitFor(() =>
      expect(onSuccess).toHaveBeenCalledWith(expect.objectContaining({ id: 'r9', title: 'New' }), {
        body: { title: 'New' },
      }),
    );
    await waitFor(() => expect(calls).toEqual(['POST /api/risks', 'GET /api/risks']));
  });

  it('calls back for each of several calls at the same time', async () => {
    const { now, calls } = setUp(() => useOperation('createRisk'), {
      'POST /api/risks': async (request: Request) => {
        const { title }: { title: string } = await request.json();
        return title === 'No' ? problem(409, 'Refused.')() : { id: title, version: 1, title };
      },
    });
    await loaded(calls);
    const outcomes: string[] = [];
    const callbacks = {
      onSuccess: ({ title }: Risk) => void outcomes.push(title),
      onError: ({ message }: Error) => void outcomes.push(message),
    };
    act(() => ['A', 'No', 'B'].forEach((title) => now().mutate({ body: { title } }, callbacks)));
    await waitFor(() => expect(outcomes.toSorted()).toEqual(['A', 'B', 'Refused.']));
  });

  it('that is refused fetches the record again', async () => {
    const { now, calls } = setUp(() => useOperation('updateRisk'), {
      'PATCH /api/risks/r1': problem(412, 'Changed by Ben'),
    });
    await loaded(calls);
    await act(() => expect(now().mutateAsync({ id: 'r1', version: 1, body: {} })).rejects.toBeInstanceOf(ApiError));
    await waitFor(() => expect(calls).toEqual(['PATCH /api/risks/r1', 'GET /api/risks/r1']));
  });
});

describe('a failure that nobody handles', () => {
  const failing = (fake: FakeApi[string]) =>
    setUp(() => useOperation('archiveRisk', { failed: 'Failed to archive risk.' }), {
      'PATCH /api/risks/r1/archive': fake,
    });

  it('becomes a toast with the reason of a refusal', async () => {
    const { now, rendered } = failing(problem(409, 'The flow is not completed.'));
    const { notifications } = await rendered;
    act(() => now().mutate({ id: 'r1' }));
    await waitFor(() => expect(notifications).toMatchObject([{ kind: 'error', text: 'The flow is not completed.' }]));
  });

  it('says the text of the screen for a failure of the server', async () => {
    const { now, rendered } = failing(problem(500));
    const { notifications } = await rendered;
    act(() => now().mutate({ id: 'r1' }));
    await waitFor(() => expect(notifications).toMatchObject([{ kind: 'error', text: 'Failed to archive risk.' }]));
  });

  it('says that there is no connection', async () => {
    const { now, rendered } = failing(() => Promise.reject(new TypeError('fetch failed')));
    const { notifications } = await rendered;
    act(() => now().mutate({ id: 'r1' }));
    await waitFor(() =>
      expect(notifications).toMatchObject([{ kind: 'error', text: expect.stringContaining('No connection') }]),
    );
  });

  it('becomes a toast when the part of the page that would handle it is gone', async () => {
    let answer = (): void => {};
    const { now, rendered } = failing(
      () => new Promise((resolve) => (answer = () => resolve(problem(409, 'Already archived.')()))),
    );
    const { notifications, unmount } = await rendered;
    const onError = vi.fn();
    act(() => now().mutate({ id: 'r1' }, { onError }));
    await waitFor(() => expect(now().isPending).toBe(true));
    unmount();
    answer();
    await waitFor(() => expect(notifications).toMatchObject([{ kind: 'error', text: 'Already archived.' }]));
    expect(onError).not.toHaveBeenCalled();
  });

  it('is no toast when the caller handles it', async () => {
    const { now, rendered } = failing(problem(500));
    const { notifications } = await rendered;
    const onError = vi.fn();
    act(() => now().mutate({ id: 'r1' }, { onError }));
    await waitFor(() => expect(onError).toHaveBeenCalledOnce());
    await act(() => expect(now().mutateAsync({ id: 'r1' })).rejects.toBeInstanceOf(ApiError));
    expect(notifications).toEqual([]);
  });
});

it('shows a toast for a failed call that nobody waits for', async () => {
  const { rendered } = setUp(() => null, {});
  const { notifications } = await rendered;
  const reason = new ApiError({
    type: 'about:blank',
    title: 'No',
    status: 409,
    code: 'no',
    detail: 'Already closed.',
    request_id: 'r',
  });
  act(() => void window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason })));
  act(
    () => void window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new TypeError('a bug') })),
  );
  expect(notifications.map(({ text }) => text)).toEqual(['Already closed.']);
});

describe('a record under edit', () => {
  it('that somebody else changes is fetched again only after the edit; the form is notified meanwhile', async () => {
    let newest = risk(1);
    const { now, calls, rendered } = setUp(
      () => {
        const [dirty, setDirty] = useState(true);
        useLeaveGuard(dirty, { record: { entity: 'risks', id: 'r1' } });
        return { newer: useNewerVersion({ entity: 'risks', id: 'r1' }), save: () => setDirty(false) };
      },
      { 'GET /api/risks/r1': () => newest },
    );
    const { host, emit } = await rendered;
    await loaded(calls);
    newest = risk(2, 'Changed by Ben');
    emit({ entity: 'risks', id: 'r1', actor_id: 'ben' });
    await waitFor(() => expect(calls).toEqual(['GET /api/risks']));
    expect(now().newer).toMatchObject({ version: 2, actor_id: 'ben' });
    act(() => host.changes.anything());
    await waitFor(() => expect(calls.filter((one) => one === 'GET /api/asset-templates')).toHaveLength(1));
    expect(calls).not.toContain('GET /api/risks/r1');
    act(() => now().save());
    await screen.findByText('Changed by Ben 2');
    expect(now().newer).toBeNull();
  });

  it('is not fetched again when a live event reports the user’s own change', async () => {
    const { now, calls, rendered } = setUp(() => useOperation('updateRisk'), { 'PATCH /api/risks/r1': risk(2) });
    const { emit } = await rendered;
    await loaded(calls);
    await act(() => now().mutateAsync({ id: 'r1', body: {} }));
    await waitFor(() => expect(calls).toHaveLength(2));
    calls.length = 0;
    emit({ entity: 'risks', id: 'r1', version: 2 });
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(calls).toEqual([]);
  });
});

describe('the organization', () => {
  const bodies: unknown[] = [];
  const addresses: string[] = [];
  const api = {
    'POST /api/risks': async (request: Request) => {
      bodies.push(await request.json());
      return risk(1);
    },
    'GET /api/risks': ({ url }: Request) => {
      addresses.push(new URL(url).search);
      return { items: [], next_cursor: null, total: 0 };
    },
    'PATCH /api/risks/r1': async (request: Request) => {
      bodies.push(await request.json());
      return risk(2);
    },
  };
  const { organizationId } = testSession;

  it('of the session is in every request that takes one, and in no other', async () => {
    const { now, calls } = setUp(
      () => ({ create: useOperation('createRisk'), update: useOperation('updateRisk') }),
      api,
    );
    await loaded(calls);
    await act(() => now().create.mutateAsync({ body: { title: 'New' } }));
    await act(() => now().update.mutateAsync({ id: 'r1', body: { title: 'Old' } }));
    expect(bodies).toEqual([{ organization_id: organizationId, title: 'New' }, { title: 'Old' }]);
    expect(new Set(addresses)).toEqual(new Set([`?organization_id=${organizationId}`]));
    expect(query('listRisks').queryKey).toEqual(['listRisks', { organization_id: organizationId }]);
  });

  it('that a caller names stays', () =>
    expect(query('listRisks', { organization_id: 'another' }).queryKey).toEqual([
      'listRisks',
      { organization_id: 'another' },
    ]));
});

describe('the key of a change', () => {
  it('is kept after server errors, and replaced after a refusal, a success or a change of the input', async () => {
    const keys: (string | null)[] = [];
    const answers = [problem(500), problem(503), problem(409), () => risk(1), problem(500)];
    const { now, calls } = setUp(() => useOperation('createRisk', { onError: () => {} }), {
      'POST /api/risks': (request: Request) => {
        keys.push(request.headers.get('idempotency-key'));
        return (answers[keys.length - 1] ?? (() => risk(1)))();
      },
    });
    await loaded(calls);
    const flood = { title: 'Flood' };
    const attempt = (body: typeof flood) =>
      act(() =>
        now()
          .mutateAsync({ body })
          .catch(() => null),
      );
    // The server fails twice, refuses once, then creates. It fails once more for the same body, after which another body is sent.
    for (const body of [flood, flood, flood, flood, flood, { ...flood, title: 'Fire' }]) await attempt(body);
    const [first, second, third, created, again, other] = keys;
    expect([second, third]).toEqual([first, first]);
    expect(new Set([first, created, again, other]).size).toBe(4);
  });

  it('is the same for a second click while the first is on its way', async () => {
    const keys: (string | null)[] = [];
    const { now, calls } = setUp(() => useOperation('createRisk'), {
      'POST /api/risks': (request: Request) => {
        keys.push(request.headers.get('idempotency-key'));
        return risk(1);
      },
    });
    await loaded(calls);
    const body = { title: 'Flood' };
    await act(() => Promise.all([now().mutateAsync({ body }), now().mutateAsync({ body })]));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
});
