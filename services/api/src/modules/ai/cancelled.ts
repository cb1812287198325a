import type { FastifyReply } from 'fastify';
import { Problem } from '../../problem.ts';

/** Nobody waits for the answer any more. */
export class CancelledError extends Problem {
  override name = 'CancelledError';
  constructor() {
    // Nobody reads it; below 500, as nothing has failed.
    super(499, 'cancelled', 'The caller has gone');
  }
}

/** Fires when the caller hangs up before the answer is complete: what runs on their behalf must stop, and cost nothing more. */
export function cancelled(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort(new CancelledError());
  });
  return controller.signal;
}
