/**
 * Reads only so many files at once: each is held in memory until its rows are stored, as all of them are checked before the first is written.
 * The others wait, with their bytes still at the sender.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import fp from 'fastify-plugin';
import { BODY_LIMIT } from '../../pipeline/requests/request-body.ts';
import { busy } from '../../pipeline/problem-document.ts';
import { gate } from './gate.ts';

/** Bytes of all files together that are read and worked through at once: four of the largest, or any number of small ones. */
const MOST_BYTES = 40 * 1_048_576;
/** … of one person: two of the largest. */
const SHARE = 0.5;
/** For how long (ms) a file waits: less than the time that a request may take to arrive. */
const PATIENCE = 15_000;

/** How many bytes a body may have: what it declares, or else what the operation takes at most. */
function sizeOf({ headers }: IncomingMessage, limit: number): number {
  const declared = Number(headers['content-length']);
  return declared >= 0 ? declared : limit;
}

export const fileGate = fp<{ mostBytes?: number; patience?: number }>(
  async (app, { mostBytes = MOST_BYTES, patience = PATIENCE }) => {
    const files = gate({ most: mostBytes, mostEach: mostBytes * SHARE });
    app.addHook('preParsing', async (request, reply, payload) => {
      const limit = request.routeOptions.bodyLimit ?? 0;
      const size = sizeOf(request.raw, limit);
      // A body that is too large is refused later, without being held in memory.
      if (limit <= BODY_LIMIT || size > limit) return payload;
      const leave = await files.enter({
        who: request.principal?.userId ?? '',
        size,
        patience,
        signal: aborted(reply.raw),
      });
      if (leave === null) throw busy(Math.ceil(patience / 1000));
      if (reply.raw.closed) leave();
      else reply.raw.once('finish', leave).once('close', leave);
      return payload;
    });
  },
);

/** Aborts when the client goes away. */
function aborted(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => controller.abort());
  return controller.signal;
}
