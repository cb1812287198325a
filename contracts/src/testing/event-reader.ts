/** Reads server-sent events, as a browser does. */

export interface ReadEvent {
  event: string;
  id: string | undefined;
  data: unknown;
}

/** How long events are waited for (ms). */
const PATIENCE = 5000;
/** Between two looks at whether they are here (ms). */
const LOOK = 20;

export class EventReader {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  readonly #events: ReadEvent[] = [];
  #lastId: string | undefined;
  #open = true;
  /** Resolves when the server has ended the line, or it was cut. */
  readonly ended: Promise<void>;

  constructor(body: ReadableStream<Uint8Array>) {
    this.#reader = body.getReader();
    this.ended = this.#pump()
      // A line that was cut has ended as well.
      .catch(() => undefined)
      .finally(() => (this.#open = false));
  }

  /** The place to come back to. */
  get lastId(): string | undefined {
    return this.#lastId;
  }

  /** Waits for so many more events. @throws Error when they do not come in time */
  async take(count: number): Promise<ReadEvent[]> {
    const deadline = Date.now() + PATIENCE;
    while (this.#events.length < count && this.#open && Date.now() < deadline) await pause();
    if (this.#events.length < count) throw new Error(`${this.#events.length} of ${count} events came: ${JSON.stringify(this.#events)}`);
    return this.#events.splice(0, count);
  }

  /** @throws Error when the server keeps the line open */
  async waitForEnd(): Promise<void> {
    const deadline = Date.now() + PATIENCE;
    while (this.#open && Date.now() < deadline) await pause();
    if (this.#open) throw new Error('the line is still open');
  }

  close(): void {
    // Fails where the line was cut before, which is as good.
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
    const field = (name: string) => block.split('\n').find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
    this.#lastId = field('id') ?? this.#lastId;
    const data = field('data');
    if (data !== undefined) this.#events.push({ event: field('event') ?? 'message', id: field('id'), data: JSON.parse(data) });
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LOOK);
  });
}
