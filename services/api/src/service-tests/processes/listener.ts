/** Listens to live events as a browser does: when a line breaks it comes back, maybe to another process, and says what it heard last. */
import { setTimeout as wait } from 'node:timers/promises';

export interface Heard {
  entity: string;
  id: string;
  version: number;
}

export interface Listener {
  /** Everything heard so far, in order. */
  heard: readonly Heard[];
  /** How often it was told that something may have been missed. */
  resets: () => number;
  /** How many lines it has opened. */
  lines: () => number;
  /** The place to come back to. */
  lastId: () => string | undefined;
  stop(): void;
}

/** What the service asks browsers to wait (ms) before they come back. */
export const RETRY = 3000;

/**
 * @param origins to turn to, one after the other as each line breaks; the last one for good
 * @param from the place to go on from
 */
export function listen(origins: readonly string[], headers: Record<string, string>, from?: string): Listener {
  const heard: Heard[] = [];
  const stopped = new AbortController();
  let [resets, lines] = [0, 0];
  let lastId = from;

  function read(block: string): void {
    const field = (name: string) => block.split('\n').find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
    lastId = field('id') ?? lastId;
    if (field('event') === 'reset') resets += 1;
    if (field('event') === 'change') heard.push(JSON.parse(field('data') ?? ''));
  }

  async function follow(origin: string): Promise<void> {
    const { signal } = stopped;
    const answer = await fetch(`${origin}/api/events`, { headers: { ...headers, ...(lastId !== undefined && { 'last-event-id': lastId }) }, signal });
    if (answer.status !== 200) throw new Error(`events were refused with ${answer.status}`);
    lines += 1;
    let rest = '';
    for await (const text of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const blocks = (rest + text).split('\n\n');
      // Half an event is none: the line may break there.
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
  return { heard, resets: () => resets, lines: () => lines, lastId: () => lastId, stop: () => stopped.abort() };
}
