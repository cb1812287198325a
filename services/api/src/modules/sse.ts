/** A line of server-sent events, to be written to. */
import { Readable } from 'node:stream';
import { SSE_TYPE } from '@parapet/contracts/rules';
import type { FastifyReply } from 'fastify';

/** Text that nobody reads is kept up to here (characters); then the line is cut. */
const MOST_WAITING = 1_000_000;

/** A line to one browser; ends by itself when the browser goes. */
export class SseLine extends Readable {
  constructor() {
    super({ encoding: 'utf8' });
  }

  override _read(): void {
    // Written to when there is something to tell.
  }

  /** @returns false when the line has ended, also because the other side does not read */
  write(text: string): boolean {
    if (this.destroyed || this.readableEnded) return false;
    if (this.readableLength > MOST_WAITING) {
      this.destroy();
      return false;
    }
    this.push(text);
    return true;
  }

  end(): void {
    if (!this.destroyed) this.push(null);
  }
}

/** Answers with the line. */
export function sendLine(reply: FastifyReply, line: SseLine): FastifyReply {
  return reply.header('content-type', SSE_TYPE).header('cache-control', 'no-store').header('x-accel-buffering', 'no').send(line);
}
