/** A stream of server-sent events. */
import { SSE_TYPE } from '@parapet/contracts/rules';

/** Bytes that are buffered before {@link EventStream.send} waits for the client. */
const HIGH_WATER_MARK = 65_536;
/** Bytes that are buffered for a client that does not read, before the stream is cut. */
const BUFFER_LIMIT = 1_000_000;

const encoder = new TextEncoder();

/** The stream to one client; closes when the client disconnects. */
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
      { start: (controller) => void (started = controller), pull: () => this.#resume(), cancel: () => this.#close() },
      { highWaterMark: HIGH_WATER_MARK, size: (piece) => piece.byteLength },
    );
    if (started === undefined) throw new Error('A stream starts when it is constructed');
    this.#controller = started;
  }

  /** Whether nothing more can be written. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Called when the stream has ended, for whatever reason. */
  onClose(listener: () => void): void {
    if (this.#isClosed) listener();
    else this.#closeListeners.add(listener);
  }

  /** @returns false when the stream has ended, e.g. because the client does not read */
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
   * Writes, and waits until the client has read enough.
   * @param text or its bytes, which other streams may share
   * @returns false when the stream has ended
   */
  async send(text: string | Uint8Array): Promise<boolean> {
    if (!this.#isClosed) {
      this.#controller.enqueue(typeof text === 'string' ? encoder.encode(text) : text);
      if (this.#room <= 0) {
        this.#stalled ??= { since: Date.now(), over: Promise.withResolvers() };
        await this.#stalled.over.promise;
      }
    }
    return !this.#isClosed;
  }

  /** For how long (ms) the client has not read although data was buffered. */
  stalledFor(): number {
    return this.#stalled === null ? 0 : Date.now() - this.#stalled.since;
  }

  /** Ends the stream after the client has read what is buffered. */
  end(): void {
    if (this.#isClosed) return;
    this.#controller.close();
    this.#close();
  }

  /** Aborts the stream at once, which the client sees as an error. */
  cut(): void {
    if (this.#isClosed) return;
    this.#controller.error(new Error('the event stream was cut'));
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
