/** Transactions, repeated after conflicts with other writers. */
import { setTimeout as wait } from 'node:timers/promises';
import type { ClientSession, TransactionOptions } from 'mongodb';
import { ConflictError } from '../engine.ts';
import { StoreBusyError } from '../port.ts';
import type { Connection } from './connection/connection.ts';
import { Patience } from './connection/patience.ts';
import { storeError } from './connection/store-error.ts';

type Work<R> = (session: ClientSession, patience: Patience) => Promise<R>;

const OPTIONS: TransactionOptions = { readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority' } };
/** Longest pause after a conflict that the store itself has found (ms); the first ones are shorter. */
const MAX_PAUSE = 100;

/**
 * Runs `work` until it is committed.
 * @throws StoreUnavailableError when the server does not answer; whether the transaction was committed is then not known
 * @throws StoreBusyError when there were conflicts until the time was up
 */
export async function transact<R>({ client, limits }: Connection, work: Work<R>): Promise<R> {
  const deadline = performance.now() + limits.transaction;
  const patience = new Patience(limits.answer);
  for (let conflicts = 1; ; conflicts += 1) {
    try {
      return await patience.orGiveUp(client.withSession((session) => attempt(session, work, { patience, deadline })));
    } catch (error) {
      if (!(error instanceof ConflictError)) throw storeError(error);
      if (performance.now() > deadline) throw tooManyConflicts(error);
      await wait(Math.random() * Math.min(10 * conflicts, MAX_PAUSE));
    }
  }
}

/** Runs one transaction of the driver, which retries `work` after transient errors, such as conflicts with other writers. */
async function attempt<R>(
  session: ClientSession,
  work: Work<R>,
  { patience, deadline }: { patience: Patience; deadline: number },
): Promise<R> {
  let isRetry = false;
  let stop = () => {};
  const once = async () => {
    stop();
    if (isRetry && performance.now() > deadline) throw tooManyConflicts();
    isRetry = true;
    return work(session, patience).finally(() => {
      // Limits the wait for the answer to the commit, or to the abort.
      stop = patience.start();
    });
  };
  return session.withTransaction(once, OPTIONS).finally(() => stop());
}

function tooManyConflicts(cause?: unknown): StoreBusyError {
  return new StoreBusyError('Other writers changed the same documents again and again', { cause });
}
