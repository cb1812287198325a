/** Reads an event stream like a browser. */

export interface ReadEvent {
  event: string;
  id: string | undefined;
  data: unknown;
}

/** How long to wait for events (ms). */
const TIMEOUT = 15_000;
/** How often to check for events (ms). */
const INTERVAL = 20;

export class EventReader {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  readonly #events: ReadEvent[] = [];
  #lastId: string | undefined;
  #open = true;
  /** Resolves when the stream has ended or was aborted. */
  readonly ended: Promise<void>;

  constructor(body: ReadableStream<Uint8Array>) {
    this.#reader = body.getReader();
    this.ended = this.#pump()
      // An aborted stream has ended too.
      .catch(() => undefined)
      .finally(() => (this.#open = false));
  }

  /** The id with which a browser would reconnect. */
  get lastId(): string | undefined {
    return this.#lastId;
  }

  /** Waits for a number of further events. @throws Error when they do not arrive in time */
  async take(count: number): Promise<ReadEvent[]> {
    const deadline = Date.now() + TIMEOUT;
    while (this.#events.length < count && this.#open && Date.now() < deadline) await pause();
    if (this.#events.length < count)
      throw new Error(`${this.#events.length} of ${count} events arrived: ${JSON.stringify(this.#events)}`);
    return this.#events.splice(0, count);
  }

  /** @throws Error when the stream does not end in time */
  async waitForEnd(): Promise<void> {
    const deadline = Date.now() + TIMEOUT;
    while (this.#open && Date.now() < deadline) await pause();
    if (this.#open) throw new Error('the stream is still open');
  }

  close(): void {
    // Fails when the stream was aborted before, which has the same result.
    this.#reader.cancel().catch(() => undefined);
  }

  async #pump(): Promise<void> {
    const decoder = new TextDecoder();
    let rest = '';
    for (;;) {
      const { done, value } = await this.#reader.read();
      if (done) return;
      const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) this.#read(block);
    }
  }

  #read(block: string): void {
    const field = (name: string) =>
      block
        .split('\n')
        .find((line) => line.startsWith(`${name}: `))
        ?.slice(name.length + 2);
    this.#lastId = field('id') ?? this.#lastId;
    const data = field('data');
    if (data !== undefined)
      this.#events.push({ event: field('event') ?? 'message', id: field('id'), data: JSON.parse(data) });
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, INTERVAL);
  });
}
