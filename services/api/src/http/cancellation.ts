import type { FastifyReply } from 'fastify';
import { CanceledError } from '../pipeline/canceled.ts';

/** Aborts when the client disconnects before the response is complete, so that no further work is done for it. */
export function cancellation(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort(new CanceledError());
  });
  return controller.signal;
}
