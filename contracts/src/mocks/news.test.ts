import { setupServer } from 'msw/node';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EventReader } from '../testing/event-reader.ts';
import { answer } from './answer.ts';
import { mockHandlers } from './handlers.ts';
import { ORGANIZATION_ID } from './seed/organizations.ts';
import type { MockState } from './mock-state.ts';
import { createMockState, signInAs } from './state.ts';

let state: MockState;
const lines: EventReader[] = [];
const send = (path: string, init: RequestInit = {}) => answer(state, new Request(`http://localhost${path}`, init));
const record = (title: string, to = send) => to('/api/risks', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ organization_id: ORGANIZATION_ID, title }) });

function read({ body }: Response): EventReader {
  if (body === null) throw new Error('no body');
  const line = new EventReader(body);
  lines.push(line);
  return line;
}

beforeEach(() => {
  state = createMockState();
});
afterEach(() => {
  for (const line of lines.splice(0)) line.close();
  vi.useRealTimers();
});

test('events come through the handlers of MSW while the line stays open', async () => {
  const server = setupServer(...mockHandlers(state));
  server.listen({ onUnhandledFrame: 'error' });
  const origin = 'http://mock.example';
  const fetchThere = (path: string, init?: RequestInit) => fetch(origin + path, init);
  const news = read(await fetchThere('/api/events?entity=risks', { headers: { accept: 'text/event-stream' } }));
  const { id } = await (await record('Flood', fetchThere)).json();
  expect(await news.take(1)).toMatchObject([{ event: 'change', data: { entity: 'risks', id, action: 'create', version: 1, actor_id: 'user_grace' } }]);
  news.close();
  server.close();
});

test('one person has so many lines and no more; a line that was closed counts no longer', async () => {
  const first = read(await send('/api/events'));
  for (let n = 2; n <= 20; n++) read(await send('/api/events'));
  const refused = await send('/api/events');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
  expect(await refused.json()).toMatchObject({ code: 'too_many_streams' });
  signInAs(state, 'auditor');
  expect(read(await send('/api/events')).lastId).toBeUndefined();
  signInAs(state, 'admin');
  first.close();
  expect((await send('/api/events')).status).toBe(200);
});

test('a sign of life comes every twenty seconds, until nobody is signed in any more', async () => {
  vi.useFakeTimers();
  const { body } = await send('/api/events');
  const reader = body?.getReader();
  const next = async () => new TextDecoder().decode((await reader?.read())?.value);
  expect(await next()).toBe('retry: 3000\n');
  expect(await next()).toBe('id: 0\n\n');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await next()).toBe(': keep\n\n');
  signInAs(state, 'nobody');
  await vi.advanceTimersByTimeAsync(20_000);
  expect((await reader?.read())?.done).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test('a change that fails is told to nobody', async () => {
  const news = read(await send('/api/events'));
  expect((await record('')).status).toBe(400);
  const { id } = await (await record('Flood')).json();
  expect(await news.take(1)).toMatchObject([{ data: { id } }]);
});

test('whoever has missed very much hears that it is too much', async () => {
  const listening = read(await send('/api/events?entity=risks'));
  await record('Heard');
  await listening.take(1);
  const place = listening.lastId ?? '';
  const [risk] = state.tables.risks;
  if (risk === undefined) throw new Error('no risk');
  const missed = (version: number) => state.changes.push({ entity: 'risks', entity_id: risk.id, organization_id: ORGANIZATION_ID, version, action: 'update', at: risk.updated_at, actor_id: 'user_grace', request_id: null, before: risk, after: risk });
  const again = async () => read(await send('/api/events?entity=risks', { headers: { 'last-event-id': place } }));
  for (let version = 2; version <= 1001; version += 1) missed(version);
  expect(await (await again()).take(1000)).toHaveLength(1000);
  missed(1002);
  const late = await again();
  expect(await late.take(1)).toMatchObject([{ event: 'reset' }]);
  const { id } = await (await record('After')).json();
  expect(await late.take(1)).toMatchObject([{ event: 'change', data: { id } }]);
});
