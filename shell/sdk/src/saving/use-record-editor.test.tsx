import type { Task } from '@parapet/contracts';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithSdk, testSession } from '../testing.tsx';
import { readDraft } from './drafts/draft-storage.ts';
import { useRecordEditor, type RecordEditing } from './use-record-editor.ts';

const task: Task = {
  id: 't1',
  organization_id: 'o',
  version: 1,
  title: 'Rotate keys',
  description: 'All of them',
  status: 'pending',
  risk_id: null,
  assigned_to: null,
  due_date: null,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  created_by: 'ada',
};

async function setUp(api: Record<string, unknown>, name = 'task/t1') {
  const sent: unknown[] = [];
  let editing: RecordEditing<Task, Task> | undefined;
  function Page() {
    editing = useRecordEditor('updateTask', { name, record: task });
    return null;
  }
  const patch = api['PATCH /api/tasks/t1'];
  const rendered = await renderWithSdk(<Page />, {
    api: {
      ...api,
      'PATCH /api/tasks/t1': async (request: Request) => {
        const body: object = await request.clone().json();
        sent.push({ version: request.headers.get('if-match'), keepalive: request.keepalive, body });
        return (typeof patch === 'function' ? await patch(request) : null) ?? { ...task, ...body, version: 2 };
      },
    },
  });
  const now = () => {
    if (editing === undefined) throw new Error('not rendered');
    return editing;
  };
  return {
    ...rendered,
    now,
    isKept: () => now().draft.isKept,
    change: (changes: Partial<Task>) => act(() => now().change(changes)),
    sent,
  };
}

it('saves with the version, and reports its state', async () => {
  const { now, change, sent } = await setUp({});
  change({ title: 'Rotate all keys' });
  expect(now().state).toBe('pending');
  await act(() => now().save());
  expect(now().state).toBe('saved');
  expect(sent).toEqual([{ version: '"1"', keepalive: false, body: { title: 'Rotate all keys' } }]);
});

it('sends pending changes without waiting for the answer when the page is closed', async () => {
  const { change, sent } = await setUp({});
  change({ title: 'Rotate all keys' });
  act(() => void window.dispatchEvent(new Event('pagehide')));
  await waitFor(() => expect(sent).toEqual([{ version: '"1"', keepalive: true, body: { title: 'Rotate all keys' } }]));
});

it('saves pending changes when another page opens, and that page shows them', async () => {
  const { change, goTo, host, sent } = await setUp({});
  host.queryClient.setQueryData(['getTask', { id: 't1' }], task);
  change({ title: 'Rotate all keys' });
  await goTo('/elsewhere');
  await waitFor(() =>
    expect(host.queryClient.getQueryData(['getTask', { id: 't1' }])).toMatchObject({
      title: 'Rotate all keys',
      version: 2,
    }),
  );
  expect(sent).toEqual([{ version: '"1"', keepalive: false, body: { title: 'Rotate all keys' } }]);
});

it('tells the person when that is refused, once', async () => {
  const { change, goTo, notifications, sent } = await setUp({
    'PATCH /api/tasks/t1': () => Response.json({ code: 'invalid_request', title: 'x' }, { status: 400 }),
  });
  change({ title: 'Rotate all keys' });
  await goTo('/elsewhere');
  await waitFor(() =>
    expect(notifications.map(({ text }) => text)).toEqual([
      'Your last changes could not be saved. They are stored on this device and are offered when you open the record again.',
    ]),
  );
  vi.useFakeTimers();
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  expect(sent).toHaveLength(1);
});

it('tries again when the browser is online again', async () => {
  let isDown = true;
  const { now, change } = await setUp({
    'PATCH /api/tasks/t1': () => (isDown ? Promise.reject(new TypeError('Failed to fetch')) : null),
  });
  change({ title: 'Rotate all keys' });
  await act(() => now().save());
  expect([now().state, now().failure?.kind, now().failures]).toEqual(['retrying', 'offline', 1]);
  isDown = false;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(now().state).toBe('saved'));
});

it('lists the fields in conflict, and reloads', async () => {
  const theirs = { ...task, version: 2, title: 'Rotate no keys' };
  const { now, change } = await setUp({
    'PATCH /api/tasks/t1': () =>
      Response.json({ type: 'about:blank', title: 'No', status: 412, code: 'no', request_id: 'r' }, { status: 412 }),
    'GET /api/tasks/t1': theirs,
    'GET /api/audit': {
      items: [{ version: 2, at: '2026-11-22T14:31:00.000Z', actor_id: 'maya', before: task, after: theirs }],
      total: 1,
      next_cursor: null,
    },
  });
  change({ title: 'Rotate all keys' });
  await act(() => now().save());
  expect(now().conflict?.fields).toEqual([
    {
      field: 'title',
      base: 'Rotate keys',
      mine: 'Rotate all keys',
      theirs: 'Rotate no keys',
      changedBy: 'maya',
      changedAt: '2026-11-22T14:31:00.000Z',
    },
  ]);
  act(() => now().conflict?.reload());
  expect(now()).toMatchObject({ record: theirs, values: theirs, changes: {} });
  await waitFor(() => expect(now().conflict).toBeNull());
});

describe('with a draft on the device', () => {
  const KEY = (name: string) => `${testSession.user.id}/${testSession.organizationId}/${name}`;
  function down() {
    const network = { isDown: true };
    return { network, answer: () => (network.isDown ? Promise.reject(new TypeError('Failed to fetch')) : null) };
  }
  const online = () => act(() => void window.dispatchEvent(new Event('online')));

  it('goes on saving when the form is gone, says so, and removes the draft at the end', async () => {
    const { network, answer } = down();
    const { now, change, goTo, notifications, sent, isKept } = await setUp({ 'PATCH /api/tasks/t1': answer }, 'task/a');
    change({ title: 'Rotate all keys' });
    await waitFor(() => expect(isKept()).toBe(true));
    await act(() => now().save());
    await goTo('/elsewhere');
    expect(await readDraft(KEY('task/a'))).toMatchObject({ changes: { title: 'Rotate all keys' } });
    expect(notifications.map(({ kind }) => kind)).toEqual(['info']);
    network.isDown = false;
    online();
    await waitFor(() => expect(notifications.at(-1)?.text).toBe('Your last changes are saved.'));
    expect(sent.at(-1)).toMatchObject({ version: '"1"', body: { title: 'Rotate all keys' } });
    await waitFor(async () => expect(await readDraft(KEY('task/a'))).toBeNull());
  });

  it('hands what is not saved to the next form of the same record, and one request saves it', async () => {
    const { network, answer } = down();
    const { now, change, goTo, sent } = await setUp({ 'PATCH /api/tasks/t1': answer }, 'task/b');
    change({ title: 'Rotate all keys' });
    await act(() => now().save());
    await goTo('/elsewhere');
    await goTo('/');
    expect(now().changes).toEqual({ title: 'Rotate all keys' });
    expect(now().state).toBe('retrying');
    network.isDown = false;
    sent.length = 0;
    online();
    await waitFor(() => expect(now().state).toBe('saved'));
    expect(sent).toEqual([{ version: '"1"', keepalive: false, body: { title: 'Rotate all keys' } }]);
  });

  it('ends with the session of the person who typed it', async () => {
    const { network, answer } = down();
    const { now, change, goTo, unmount, sent } = await setUp({ 'PATCH /api/tasks/t1': answer }, 'task/c');
    change({ title: 'Rotate all keys' });
    await act(() => now().save());
    await goTo('/elsewhere');
    unmount();
    network.isDown = false;
    sent.length = 0;
    online();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(sent).toEqual([]);
    expect(await readDraft(KEY('task/c'))).toMatchObject({ changes: { title: 'Rotate all keys' } });
  });

  it('ends when the person chose to lose it', async () => {
    const { network, answer } = down();
    const { now, change, goTo, notifications, sent } = await setUp({ 'PATCH /api/tasks/t1': answer }, 'task/d');
    change({ title: 'Rotate all keys' });
    await act(() => now().save());
    act(() => now().discard());
    await goTo('/elsewhere');
    network.isDown = false;
    sent.length = 0;
    online();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([sent, notifications]).toEqual([[], []]);
  });
});
