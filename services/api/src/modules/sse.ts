/** A line of server-sent events, to be written to. */
import { Readable } from 'node:stream';
import { SSE_TYPE } from '@parapet/contracts/rules';
import type { FastifyReply } from 'fastify';

/** Text that nobody reads is kept up to here (characters); then the line is cut. */
const MOST_WAITING = 1_000_000;

/** A line to one browser; ends by itself when the browser goes. */
export class SseLine extends Readable {
  #ended = false;
  #full: { since: number; over: PromiseWithResolvers<void> } | null = null;

  constructor() {
    super({ encoding: 'utf8' });
  }

  /** Called when the other side has taken what was written. */
  override _read(): void {
    this.#full?.over.resolve();
    this.#full = null;
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this._read();
    done(error);
  }

  /** Whether nothing more can be written. */
  get isOver(): boolean {
    return this.#ended || this.destroyed;
  }

  /** @returns false when the line has ended, also because the other side does not read */
  write(text: string): boolean {
    if (this.isOver) return false;
    if (this.readableLength > MOST_WAITING) {
      this.destroy();
      return false;
    }
    this.push(text);
    return true;
  }

  /**
   * Writes, and waits for as long as the other side has more to read than it takes.
   * @returns false when the line has ended
   */
  async send(text: string): Promise<boolean> {
    if (!this.isOver && !this.push(text)) {
      this.#full ??= { since: Date.now(), over: Promise.withResolvers() };
      await this.#full.over.promise;
    }
    return !this.isOver;
  }

  /** For how long (ms) the other side has taken nothing although there was something to read. */
  stalledFor(): number {
    return this.#full === null ? 0 : Date.now() - this.#full.since;
  }

  end(): void {
    if (this.isOver) return;
    this.#ended = true;
    this.push(null);
    this._read();
  }
}

/** Answers with the line. */
export function sendLine(reply: FastifyReply, line: SseLine): FastifyReply {
  return reply.header('content-type', SSE_TYPE).header('cache-control', 'no-store').header('x-accel-buffering', 'no').send(line);
}
