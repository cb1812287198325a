/** Server-sent events: what goes over the line, and a line that can be written to. */
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** One event. @param data becomes JSON, which has no line breaks */
export function sseEvent(event: string, data: unknown, id?: string): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Sets the place to come back to without telling the page anything. */
export function ssePosition(id: string): string {
  return `id: ${id}\n\n`;
}

/** Keeps proxies from taking the line for dead. */
export const SSE_KEEP = ': keep\n\n';

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
  return reply.header('content-type', 'text/event-stream; charset=utf-8').header('cache-control', 'no-store').header('x-accel-buffering', 'no').send(line);
}
