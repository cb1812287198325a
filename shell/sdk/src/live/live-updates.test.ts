import type { LiveEvent } from '@parapet/contracts';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectApi } from '../data/connection.ts';
import { createStore } from '../runtime/store.ts';
import type { Auth, AuthState } from '../session/auth.ts';
import { testSession } from '../testing.tsx';
import { followSession } from './follow-session.ts';
import { createLiveUpdates } from './live-updates.ts';

const encoder = new TextEncoder();
const event = (id: string, version = 2): LiveEvent => ({
  entity: 'risks',
  id,
  action: 'update',
  version,
  at: '2026-01-01T00:00:00.000Z',
  actor_id: 'ben',
});
const text = (name: string, data: unknown, id: string) =>
  `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** The server's side of every connection. */
interface Connection {
  lastEventId: string | null;
  send: (text: string) => void;
  end: () => void;
  break: () => void;
  isClosed: () => boolean;
}

let connections: Connection[] = [];
let refusal: (() => Response | Promise<Response>) | null = null;
const changes = {
  succeeded: vi.fn(),
  refused: vi.fn(),
  happened: vi.fn<(events: readonly LiveEvent[]) => void>(),
  anything: vi.fn<(before?: number) => void>(),
  newer: createStore({}),
  release: vi.fn(),
};
let disconnect = () => {};

async function serve(request: Request): Promise<Response> {
  if (refusal) return refusal();
  let closed = false;
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (one) => void (controller = one),
    cancel: () => void (closed = true),
  });
  request.signal.addEventListener('abort', () => void (closed = true));
  connections.push({
    lastEventId: request.headers.get('last-event-id'),
    send: (piece) => controller?.enqueue(encoder.encode(piece)),
    end: () => controller?.close(),
    break: () => controller?.error(new TypeError('network')),
    isClosed: () => closed,
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

const connection = (index = connections.length - 1): Connection => {
  const one = connections[index];
  if (!one) throw new Error(`no connection ${index}`);
  return one;
};
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

function hide(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

let live: ReturnType<typeof createLiveUpdates>;
// Loaded with the first connection, which the timers of the tests would not wait for.
beforeAll(() => import('eventsource-parser'));
beforeEach(() => {
  vi.useFakeTimers();
  connections = [];
  refusal = null;
  vi.clearAllMocks();
  disconnect = connectApi({ fetch: serve });
  live = createLiveUpdates(changes, async () => {});
});
afterEach(() => {
  live.stop();
  disconnect();
  hide(false);
  vi.useRealTimers();
});

async function open(): Promise<void> {
  live.start();
  await pass(0);
}

describe('the event stream', () => {
  it('uses one connection, and reports changes in batches within a second', async () => {
    await open();
    live.start();
    await pass(0);
    expect([connections.length, live.status.get()]).toEqual([1, 'live']);
    connection().send(text('change', event('r1'), '1') + text('change', event('r2'), '2'));
    await pass(100);
    expect(changes.happened.mock.calls).toEqual([[[event('r1'), event('r2')]]]);
    for (let version = 3; version < 100; version += 1)
      connection().send(text('change', event('r1', version), String(version)));
    await pass(1000);
    expect(changes.happened).toHaveBeenCalledTimes(2);
    expect(changes.happened.mock.calls[1]?.[0]).toHaveLength(97);
  });

  it('causes everything fetched before it opened to be fetched again', async () => {
    const before = Date.now();
    await open();
    expect(changes.anything).toHaveBeenCalledExactlyOnceWith(before);
  });

  it('continues where it was cut, without fetching everything again', async () => {
    await open();
    connection().send(text('change', event('r1'), 'first'));
    connection().send('id: second\n\n');
    await pass(0);
    connection().break();
    await pass(0);
    expect(live.status.get()).toBe('connecting');
    await pass(1000);
    expect([connections.length, connection().lastEventId, live.status.get()]).toEqual([2, 'second', 'live']);
    expect(changes.anything).toHaveBeenCalledOnce();
  });

  it('fetches everything again after a reset, and drops the changes sent before the reset', async () => {
    await open();
    changes.anything.mockClear();
    connection().send(text('change', event('r1'), '1') + text('reset', {}, '2'));
    await pass(1000);
    expect(changes.anything).toHaveBeenCalledOnce();
    expect(changes.happened).not.toHaveBeenCalled();
  });

  it('tries again more and more slowly while the server is away, and at once when the network is back', async () => {
    refusal = () => Promise.reject(new TypeError('fetch failed'));
    const attempts = vi.fn(refusal);
    refusal = attempts;
    await open();
    await pass(60_000);
    expect(attempts.mock.calls.length).toBeGreaterThan(4);
    expect(attempts.mock.calls.length).toBeLessThan(11);
    refusal = null;
    dispatchEvent(new Event('online'));
    await pass(0);
    expect(live.status.get()).toBe('live');
  });

  it('waits as long as the server asks for', async () => {
    refusal = () => Response.json({}, { status: 503, headers: { 'retry-after': '5' } });
    await open();
    refusal = null;
    await pass(4900);
    expect(connections).toHaveLength(0);
    await pass(200);
    expect(connections).toHaveLength(1);
  });

  it('connects again when the server is silent for too long', async () => {
    await open();
    await pass(40_000);
    connection().send(': keep\n\n');
    await pass(40_000);
    expect(connections).toHaveLength(1);
    await pass(12_000);
    expect([connections.length, connection(0).isClosed()]).toEqual([2, true]);
  });

  it('is closed while nobody sees the page, and catches up when somebody does', async () => {
    await open();
    connection().send('id: here\n\n');
    hide(true);
    await pass(29_000);
    expect(connection().isClosed()).toBe(false);
    await pass(100_000);
    expect([connections.length, connection().isClosed()]).toEqual([1, true]);
    hide(false);
    await pass(0);
    expect([connections.length, connection().lastEventId]).toEqual([2, 'here']);
  });

  it('ignores unknown entities and events', async () => {
    await open();
    connection().send(
      text('change', { ...event('x'), entity: 'robots' }, '1') +
        text('party', {}, '2') +
        text('change', event('r1'), '3'),
    );
    await pass(100);
    expect(changes.happened.mock.calls).toEqual([[[event('r1')]]]);
  });
});

describe('following the session', () => {
  const signedIn: AuthState = { status: 'signed-in', session: testSession };
  function sessionOf(initial: AuthState) {
    const store = createStore<AuthState>(initial);
    const refresh = vi.fn(async () => {});
    const end = vi.fn(async () => {});
    const auth: Auth = {
      ...store,
      refresh,
      end,
      expire: () => store.set({ status: 'expired', session: testSession, mode: 'frame' }),
      signOut: async () => null,
      update: () => {},
    };
    return { auth, refresh, end };
  }

  it('connects at sign-in, stops when the session expires, and resumes at the next sign-in', async () => {
    const { auth } = sessionOf({ status: 'signed-out', mode: 'frame' });
    followSession(live, auth);
    await pass(0);
    expect([connections.length, live.status.get()]).toEqual([0, 'off']);
    auth.set(signedIn);
    await pass(0);
    connection().send('id: here\n\n');
    await pass(0);
    auth.expire();
    await pass(0);
    expect([connection().isClosed(), live.status.get()]).toEqual([true, 'off']);
    auth.set(signedIn);
    await pass(0);
    expect([connections.length, connection().lastEventId]).toEqual([2, 'here']);
  });

  it('does not try again after a 401 until somebody signs in', async () => {
    const { auth } = sessionOf(signedIn);
    disconnect();
    disconnect = connectApi({ fetch: serve, onUnauthorized: auth.expire });
    const refuse = vi.fn(() => Response.json({}, { status: 401 }));
    refusal = refuse;
    followSession(live, auth);
    await pass(120_000);
    expect(refuse).toHaveBeenCalledOnce();
    refusal = null;
    auth.set(signedIn);
    await pass(0);
    expect(live.status.get()).toBe('live');
  });

  it('ends the session when the server says that the person was signed out', async () => {
    const { auth, end } = sessionOf(signedIn);
    const stop = followSession(live, auth);
    await pass(0);
    connection().send(text('signed-out', {}, '1'));
    await pass(0);
    expect(end).toHaveBeenCalledOnce();
    stop();
  });

  it('reads the session again when the user’s own membership or organization changes', async () => {
    const { auth, refresh } = sessionOf(signedIn);
    followSession(live, auth);
    await pass(0);
    connection().send(text('change', { ...event('somebody'), entity: 'members' }, '1'));
    await pass(0);
    expect(refresh).not.toHaveBeenCalled();
    connection().send(text('change', { ...event(testSession.user.id), entity: 'members' }, '2'));
    await pass(0);
    expect(refresh).toHaveBeenCalledOnce();
    connection().send(text('change', { ...event('org'), entity: 'organizations' }, '3'));
    await pass(0);
    expect(refresh).toHaveBeenCalledTimes(2);
  });
});
