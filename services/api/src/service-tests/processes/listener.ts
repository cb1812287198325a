/** Receives live events as a browser does: it connects again when a connection breaks, maybe to another process, and sends the id of the last event. */
import { setTimeout as wait } from 'node:timers/promises';

export interface Received {
  entity: string;
  id: string;
  version: number;
}

export interface Listener {
  /** All events so far, in order. */
  received: readonly Received[];
  /** How often the service said that events may have been missed. */
  resets: () => number;
  /** Connections so far. */
  connections: () => number;
  /** Id of the last event. */
  lastId: () => string | undefined;
  stop(): void;
}

/** Milliseconds that the service asks browsers to wait before they connect again. */
export const RETRY = 3000;

/**
 * @param origins to connect to, one after another as each connection breaks, and then always the last one
 * @param from id of the event to continue after
 */
export function listen(origins: readonly string[], headers: Record<string, string>, from?: string): Listener {
  const received: Received[] = [];
  const stopped = new AbortController();
  let [resets, connections] = [0, 0];
  let lastId = from;

  function read(block: string): void {
    const field = (name: string) =>
      block
        .split('\n')
        .find((line) => line.startsWith(`${name}: `))
        ?.slice(name.length + 2);
    lastId = field('id') ?? lastId;
    if (field('event') === 'reset') resets += 1;
    if (field('event') === 'change') received.push(JSON.parse(field('data') ?? ''));
  }

  async function follow(origin: string): Promise<void> {
    const { signal } = stopped;
    const answer = await fetch(`${origin}/api/events`, {
      headers: { ...headers, ...(lastId !== undefined && { 'last-event-id': lastId }) },
      signal,
    });
    if (answer.status !== 200) throw new Error(`events were refused with ${answer.status}`);
    connections += 1;
    let rest = '';
    for await (const text of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const blocks = (rest + text).split('\n\n');
      // The connection may break within an event.
      rest = blocks.pop() ?? '';
      blocks.forEach(read);
    }
  }

  async function run(): Promise<void> {
    for (let at = 0; !stopped.signal.aborted; at += 1) {
      await follow(origins[Math.min(at, origins.length - 1)] ?? '').catch(() => undefined);
      await wait(RETRY);
    }
  }

  void run();
  return {
    received,
    resets: () => resets,
    connections: () => connections,
    lastId: () => lastId,
    stop: () => stopped.abort(),
  };
}
