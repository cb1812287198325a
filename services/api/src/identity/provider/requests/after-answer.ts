/** Work that is done after the answer was sent, so that the client can see neither how long it takes nor how it ends. */
import type { FastifyInstance } from 'fastify';
import type { Log } from '../../../pipeline/log.ts';

export type AfterAnswer = (log: Log, work: () => Promise<unknown>) => void;

/** Closing the app waits for the work. */
export function afterAnswers(app: FastifyInstance): AfterAnswer {
  const running = new Set<Promise<unknown>>();
  app.addHook('onClose', async () => {
    await Promise.all(running);
  });
  return (log, work) => {
    const done = new Promise((resolve) => void setImmediate(resolve))
      .then(work)
      .catch((error: unknown) => log.error({ err: error }, 'work after an answer failed'))
      .finally(() => running.delete(done));
    running.add(done);
  };
}
