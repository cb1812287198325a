import type { LiveEvent } from '@parapet/contracts';
import { ApiError } from '../data/failures/api-error.ts';
import type { Changes } from '../data/changes.ts';
import { createStore, type Store } from '../runtime/store.ts';
import { followEvents } from './event-stream.ts';
import { createBatch } from './event-batch.ts';
import { backoff, pause, whenVisible } from './waiting.ts';

/** `off`: nobody is signed in, or the server refuses. */
export type LiveStatus = 'off' | 'connecting' | 'live';

/** The one event stream of the page, however many components show its data. */
export interface LiveUpdates {
  status: Store<LiveStatus>;
  /** Connects, and again whenever the connection is lost. */
  start: () => void;
  stop: () => void;
  /** Called for every event; `null` when events may have been missed. */
  subscribe: (listener: (event: LiveEvent | null) => void) => () => void;
  /** Called with the data of events that are no changes, by their name. Returns a function that removes the listener. */
  on: (event: string, listener: (data: unknown) => void) => () => void;
}

/** A page that nobody sees lets go of its connection after this long (ms): browsers open only six to a server, for all tabs together. */
const HIDDEN = 30_000;
/** After a reset, all pages of an organization fetch their data again; they spread over this time (ms). */
const SPREAD = 500;

/** Trying again makes no difference before somebody signs in. */
const isRefused = (error: unknown) => error instanceof ApiError && [401, 403, 404].includes(error.status);

/** @param whenReady resolves when the page has what people wait for; events are read from then on */
export function createLiveUpdates(changes: Changes, whenReady: () => Promise<void>): LiveUpdates {
  const status = createStore<LiveStatus>('off');
  const listeners = new Set<(event: LiveEvent | null) => void>();
  const others = new Set<(event: string, data: unknown) => void>();
  const batch = createBatch<LiveEvent>((events) => changes.happened(events));
  const tell = (event: LiveEvent | null) => listeners.forEach((listener) => listener(event));
  let lastEventId: string | undefined;
  let running: AbortController | null = null;

  async function connect(signal: AbortSignal): Promise<void> {
    const isFirst = lastEventId === undefined;
    await followEvents(lastEventId, signal, {
      whenReady,
      onOpen() {
        status.set('live');
        // What was fetched before the stream opened may have changed in between; later the server sends what was missed.
        if (isFirst) changes.anything(Date.now());
      },
      onId: (id) => (lastEventId = id),
      onChange(event) {
        batch.add(event);
        tell(event);
      },
      onReset() {
        batch.clear();
        tell(null);
        setTimeout(() => changes.anything(), Math.random() * SPREAD);
      },
      onOther: (event, data) => others.forEach((listener) => listener(event, data)),
    });
  }

  async function run(signal: AbortSignal): Promise<void> {
    for (let failures = 0; !signal.aborted;) {
      await whenVisible(signal);
      if (signal.aborted) return;
      status.set('connecting');
      const hidden = new AbortController();
      const stopWatching = abortWhenHidden(hidden);
      let wait = backoff(failures);
      try {
        await connect(AbortSignal.any([signal, hidden.signal]));
        failures = 0;
        wait = backoff(failures);
      } catch (error) {
        if (signal.aborted) return;
        if (isRefused(error)) return status.set('off');
        if (status.get() === 'live') failures = 0;
        wait = Math.max(backoff(failures), error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0);
        failures += 1;
      } finally {
        stopWatching();
      }
      if (signal.aborted) return;
      status.set('connecting');
      if (!hidden.signal.aborted) await pause(wait, signal);
    }
  }

  return {
    status,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    on(name, listener) {
      const mine = (event: string, data: unknown) => {
        if (event === name) listener(data);
      };
      others.add(mine);
      return () => others.delete(mine);
    },
    start() {
      if (running && status.get() !== 'off') return;
      running?.abort();
      running = new AbortController();
      status.set('connecting');
      void run(running.signal);
    },
    stop() {
      running?.abort();
      running = null;
      status.set('off');
    },
  };
}

function abortWhenHidden(connection: AbortController): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (document.hidden) timer = setTimeout(() => connection.abort(), HIDDEN);
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
