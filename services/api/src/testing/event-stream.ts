/** Reads server-sent events over a port, as a browser does. */
import type { App } from '../app-type.ts';

export interface ReadEvent {
  event: string;
  id: string | undefined;
  data: unknown;
}

export interface OpenStream {
  status: number;
  headers: Headers;
  /** Waits for so many more events. @throws Error when they do not come in time */
  take(count: number): Promise<ReadEvent[]>;
  /** Resolves when the server has ended the line. */
  ended: Promise<void>;
  /** The place to come back to. */
  lastId(): string | undefined;
  close(): void;
}

const PATIENCE = 5000;

/** @returns the origin that the service listens on; it is made to listen when it does not yet */
export async function originOf(app: App): Promise<string> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('not listening');
  return `http://127.0.0.1:${address.port}`;
}

export async function openStream(url: string, init: RequestInit = {}): Promise<OpenStream> {
  const controller = new AbortController();
  const answer = await fetch(url, { ...init, signal: controller.signal });
  const events: ReadEvent[] = [];
  let lastId: string | undefined;
  let wake: () => void = () => undefined;

  function read(block: string): void {
    const field = (name: string) => block.split('\n').find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
    lastId = field('id') ?? lastId;
    const data = field('data');
    if (data === undefined) return;
    events.push({ event: field('event') ?? 'message', id: field('id'), data: JSON.parse(data) });
    wake();
  }

  async function pump(): Promise<void> {
    const decoder = new TextDecoder();
    let rest = '';
    for await (const bytes of answer.body ?? []) {
      const blocks = (rest + decoder.decode(bytes, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      blocks.forEach(read);
    }
  }

  return {
    status: answer.status,
    headers: answer.headers,
    ended: pump().catch(() => undefined),
    lastId: () => lastId,
    close: () => controller.abort(),
    async take(count) {
      const deadline = Date.now() + PATIENCE;
      while (events.length < count) {
        if (Date.now() > deadline) throw new Error(`${events.length} of ${count} events came: ${JSON.stringify(events)}`);
        await new Promise<void>((resolve) => {
          wake = resolve;
          setTimeout(resolve, 50);
        });
      }
      return events.splice(0, count);
    },
  };
}
