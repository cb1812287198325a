import type { Task, TreatmentPlan } from '@parapet/contracts';
import { act, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderWithSdk } from '../testing.tsx';
import { useChange } from './use-change.ts';

interface Sent {
  version: string | null;
  body: Record<string, unknown>;
}

/** A service with one record, which answers 412 with its newest version to what is not based on that. */
function service<R extends object>(url: string, stored: R & { version: number }) {
  const sent: Sent[] = [];
  const state = { stored };
  /** Somebody saves. */
  const change = (patch: Partial<R>) =>
    (state.stored = { ...state.stored, ...patch, version: state.stored.version + 1 });
  const api = {
    [`PATCH ${url}`]: async (request: Request) => {
      const body = await request.json();
      const version = request.headers.get('if-match');
      sent.push({ version, body });
      if (version === `"${state.stored.version}"`) return change(body);
      const problem = { type: 'about:blank', title: 'No', status: 412, code: 'changed_meanwhile', request_id: 'r' };
      return Response.json({ ...problem, conflict: { current: state.stored, changes: [] } }, { status: 412 });
    },
  };
  return { api, sent, state, change };
}

async function rendered<T>(hook: () => T, api: object): Promise<T> {
  let current: T | undefined;
  function Page() {
    const value = hook();
    current = value;
    return null;
  }
  await renderWithSdk(<Page />, { api: { ...api } });
  if (current === undefined) throw new Error('not rendered');
  return current;
}

// The casts are safe: the hook and the service above know nothing of the other fields.
const task = { id: 't1', version: 1, title: 'Order', status: 'todo', due_date: null } as unknown as Task;
const plan = {
  id: 'p1',
  version: 1,
  title: 'Plan',
  actions: [
    { id: 'a1', status: 'todo' },
    { id: 'a2', status: 'todo' },
  ],
} as unknown as TreatmentPlan;

it('a change is saved over a newer version in which others changed other fields', async () => {
  const { api, sent, state, change } = service('/api/tasks/t1', task);
  change({ due_date: '2026-12-01' });
  change({ title: 'Order tapes' });
  const { mutateAsync } = await rendered(() => useChange('updateTask'), api);
  const saved = await act(() => mutateAsync({ record: task, body: { status: 'completed' } }));
  expect(sent).toEqual([
    { version: '"1"', body: { status: 'completed' } },
    { version: '"3"', body: { status: 'completed' } },
  ]);
  expect(saved).toEqual(state.stored);
  expect(state.stored).toMatchObject({ title: 'Order tapes', status: 'completed', due_date: '2026-12-01', version: 4 });
});

it('a change is refused when somebody else changed the same field', async () => {
  const { api, sent, state, change } = service('/api/tasks/t1', task);
  change({ status: 'cancelled' });
  const onError = vi.fn();
  const { mutate } = await rendered(() => useChange('updateTask', { onError }), api);
  act(() => mutate({ record: task, body: { status: 'completed' } }));
  await waitFor(() => expect(onError).toHaveBeenCalledOnce());
  expect(onError.mock.calls[0]?.[0]).toMatchObject({ status: 412, code: 'changed_meanwhile' });
  expect(sent).toHaveLength(1);
  expect(state.stored).toMatchObject({ status: 'cancelled' });
});

it('a change of one entry of a list is made in the newest list, unless somebody changed or removed that entry', async () => {
  const { api, state, change } = service('/api/treatment-plans/p1', plan);
  const withStatus = (id: string, actions: TreatmentPlan['actions']) =>
    actions.map((action) => (action.id === id ? { ...action, status: 'completed' as const } : action));
  const completes = (id: string) => ({
    record: plan,
    part: ({ actions }: TreatmentPlan) => actions.find((action) => action.id === id)?.status,
    body: ({ actions }: TreatmentPlan) => ({ actions: withStatus(id, actions) }),
  });
  change({ actions: withStatus('a2', plan.actions) });
  const { mutateAsync } = await rendered(() => useChange('updateTreatmentPlan'), api);
  await act(() => mutateAsync(completes('a1')));
  expect(state.stored.actions.map(({ status }) => status)).toEqual(['completed', 'completed']);
  await expect(act(() => mutateAsync(completes('a2')))).rejects.toMatchObject({ status: 412 });
  change({ actions: [] });
  await expect(act(() => mutateAsync(completes('a1')))).rejects.toMatchObject({ status: 412 });
  expect(state.stored.actions).toEqual([]);
});

it('a record that others change again and again is given up', async () => {
  const { api, sent, change } = service('/api/tasks/t1', task);
  const busy = Object.fromEntries(
    Object.entries(api).map(([name, answer]) => [
      name,
      (request: Request) => {
        change({ title: `Order ${sent.length}` });
        return answer(request);
      },
    ]),
  );
  const { mutateAsync } = await rendered(() => useChange('updateTask'), busy);
  await expect(act(() => mutateAsync({ record: task, body: { status: 'completed' } }))).rejects.toMatchObject({
    status: 412,
  });
  expect(sent).toHaveLength(6);
});
