import { PRESENCE_RENEWAL, type PresentPage } from '@parapet/contracts';
import { renderWithSdk, testSession } from '@parapet/sdk/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePresentNames } from './present-people.tsx';
import { usePresence } from './use-presence.ts';

const SINCE = '2026-01-01T00:00:00.000Z';
let pages: PresentPage[] = [];
/** Ids that this window announced. */
let announced: string[] = [];
let isDown = false;
let requests: { path: string; place?: string | null }[] = [];

beforeEach(() => {
  [pages, announced, isDown, requests] = [[], [], false, []];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/api/presence')) return Response.json({ items: [], total: 0, next_cursor: null });
    if (pathname.endsWith('/end')) requests.push({ path: 'end' });
    else {
      announced.push(pathname.split('/').at(-1) ?? '');
      requests.push({ path: 'announce', place: ((await request.json()) as { place: string | null }).place });
    }
    if (isDown) return Response.json({}, { status: 503 });
    return pathname.endsWith('/end')
      ? new Response(null, { status: 204 })
      : Response.json({ entity: 'risks', record_id: 'r1', items: pages });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Page() {
  const [place, setPlace] = useState<string | null>(null);
  const people = usePresence({ entity: 'risks', id: 'r1' }, place);
  const nameOf = usePresentNames(people);
  return (
    <>
      <output>{people.map((person) => nameOf(person).caption).join(', ')}</output>
      <p>{people.map(({ userId, places }) => `${userId} ${places.join('+')}`).join(', ')}</p>
      <button onClick={() => setPlace('/title')}>Go on</button>
    </>
  );
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const page = (id: string, user_id: string, place: string | null = null): PresentPage => ({
  id,
  user_id,
  place,
  since: SINCE,
});

it('lists each person once, with all their places', async () => {
  pages = [
    page('1', 'grace', '/title'),
    page('2', testSession.user.id),
    page('3', 'grace', 'step/2'),
    page('4', 'linus'),
  ];
  await renderWithSdk(<Page />);
  expect(await screen.findByText(`grace /title+step/2, ${testSession.user.id} , linus`)).toBeTruthy();
});

it('shows another window of the same person, but never this window', async () => {
  const { user } = testSession;
  pages = [page('1', user.id, '/title')];
  await renderWithSdk(<Page />);
  expect(await screen.findByText('conflict.you-elsewhere')).toBeTruthy();
  pages = announced.map((id) => page(id, user.id));
  act(() => screen.getByRole('button').click());
  await waitFor(() => expect(screen.queryByText('conflict.you-elsewhere')).toBeNull());
});

it('renews the announcement, announces a new place, and ends the announcement on unmount', async () => {
  vi.useFakeTimers();
  await renderWithSdk(<Page />);
  await pass(PRESENCE_RENEWAL);
  expect(requests).toEqual([
    { path: 'announce', place: null },
    { path: 'announce', place: null },
  ]);
  act(() => screen.getByRole('button').click());
  await pass(1000);
  expect(requests.at(-1)).toEqual({ path: 'announce', place: '/title' });
  cleanup();
  await pass(0);
  expect(requests.slice(3)).toEqual([{ path: 'end' }]);
});

it('shows nobody while the service fails', async () => {
  vi.useFakeTimers();
  pages = [page('1', 'grace')];
  await renderWithSdk(<Page />);
  await pass(0);
  expect(screen.getByText('grace')).toBeTruthy();
  isDown = true;
  await pass(PRESENCE_RENEWAL);
  expect(screen.queryByText('grace')).toBeNull();
});
