/** Limits how long a caller waits for MongoDB. The driver has no such limit: its `timeoutMS` is without effect since version 7.8. */
import { StoreUnavailableError } from '../../port.ts';
import { storeError } from './store-error.ts';

/**
 * Waits for the answers to one operation, or to all commands of a transaction. A command that was given up may still be
 * carried out: the driver waits for its answer until the timeouts of the connection end it.
 */
export class Patience {
  readonly #limit: number;
  readonly #givenUp = Promise.withResolvers<never>();
  #error: StoreUnavailableError | null = null;

  /** @param limit for each answer (ms) */
  constructor(limit: number) {
    this.#limit = limit;
    // Without this, giving up while nobody waits would be an unhandled rejection.
    this.#givenUp.promise.catch(() => undefined);
  }

  /**
   * Starts to wait for an answer.
   * @returns a function to be called when the answer has arrived
   * @throws StoreUnavailableError when an answer was given up before: nothing more may be asked
   */
  start(): () => void {
    if (this.#error !== null) throw this.#error;
    const timer = setTimeout(() => {
      this.#error = new StoreUnavailableError(`MongoDB has not answered for ${this.#limit} ms`);
      this.#givenUp.reject(this.#error);
    }, this.#limit);
    return () => clearTimeout(timer);
  }

  /** @throws StoreUnavailableError as soon as an answer is given up, this one or another */
  async orGiveUp<R>(work: Promise<R>): Promise<R> {
    return Promise.race([work, this.#givenUp.promise]);
  }

  /** @throws StoreUnavailableError when the answer takes too long, or one was given up before */
  async wait<R>(ask: () => Promise<R>): Promise<R> {
    const stop = this.start();
    try {
      return await this.orGiveUp(ask());
    } finally {
      stop();
    }
  }
}

/**
 * Sends one command outside a transaction.
 * @param limit for the answer (ms)
 * @throws StoreUnavailableError when the server cannot be reached, or does not answer in time
 */
export async function askOnce<R>(limit: number, ask: () => Promise<R>): Promise<R> {
  try {
    return await new Patience(limit).wait(ask);
  } catch (error) {
    throw storeError(error);
  }
}
