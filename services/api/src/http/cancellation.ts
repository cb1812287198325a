import type { FastifyReply } from 'fastify';
import { CancelledError } from '../pipeline/cancelled.ts';

/** Fires when the caller hangs up before the answer is complete: work on their behalf must stop, and cost nothing more. */
export function cancellation(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort(new CancelledError());
  });
  return controller.signal;
}
