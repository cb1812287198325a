/** A stream of server-sent events that is written to as they happen. */
import { SSE_TYPE } from '@parapet/contracts/rules';

/** Bytes that are buffered before {@link EventStream.send} waits for the reader. */
const HIGH_WATER_MARK = 65_536;
/** Bytes that are buffered for a reader who does not read; then the stream is cut. */
const BUFFER_LIMIT = 1_000_000;

const encoder = new TextEncoder();

/** A stream to one reader; closes by itself when the reader goes. */
export class EventStream {
  static readonly headers = { 'content-type': SSE_TYPE, 'cache-control': 'no-store', 'x-accel-buffering': 'no' };

  readonly readable: ReadableStream<Uint8Array>;
  readonly #controller: ReadableStreamDefaultController<Uint8Array>;
  readonly #closeListeners = new Set<() => void>();
  #isClosed = false;
  #stalled: { since: number; over: PromiseWithResolvers<void> } | null = null;

  constructor() {
    let started: ReadableStreamDefaultController<Uint8Array> | undefined;
    this.readable = new ReadableStream<Uint8Array>(
      {
        start: (controller) => void (started = controller),
        pull: () => this.#resume(),
        cancel: () => this.#close(),
      },
      { highWaterMark: HIGH_WATER_MARK, size: (piece) => piece.byteLength },
    );
    if (started === undefined) throw new Error('A stream starts when it is made');
    this.#controller = started;
  }

  /** Whether nothing more can be written. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Calls back when the stream is over, whoever ended it. */
  onClose(listener: () => void): void {
    if (this.#isClosed) listener();
    else this.#closeListeners.add(listener);
  }

  /** @returns false when the stream is over, also because the reader does not read */
  write(text: string): boolean {
    if (this.#isClosed) return false;
    if (HIGH_WATER_MARK - this.#room > BUFFER_LIMIT) {
      this.cut();
      return false;
    }
    this.#controller.enqueue(encoder.encode(text));
    return true;
  }

  /**
   * Writes, and waits while more is buffered than the reader takes.
   * @returns false when the stream is over
   */
  async send(text: string): Promise<boolean> {
    if (!this.#isClosed) {
      this.#controller.enqueue(encoder.encode(text));
      if (this.#room <= 0) {
        this.#stalled ??= { since: Date.now(), over: Promise.withResolvers() };
        await this.#stalled.over.promise;
      }
    }
    return !this.#isClosed;
  }

  /** For how long (ms) the reader has taken nothing although there was something to read. */
  stalledFor(): number {
    return this.#stalled === null ? 0 : Date.now() - this.#stalled.since;
  }

  /** Ends the stream in good order: what is buffered is still read. */
  end(): void {
    if (this.#isClosed) return;
    this.#controller.close();
    this.#close();
  }

  /** Ends the stream at once; the reader sees that it is broken off. */
  cut(): void {
    if (this.#isClosed) return;
    this.#controller.error(new Error('the stream of events was cut'));
    this.#close();
  }

  get #room(): number {
    return this.#controller.desiredSize ?? 0;
  }

  #resume(): void {
    this.#stalled?.over.resolve();
    this.#stalled = null;
  }

  #close(): void {
    this.#isClosed = true;
    this.#resume();
    for (const listener of this.#closeListeners) listener();
    this.#closeListeners.clear();
  }
}
