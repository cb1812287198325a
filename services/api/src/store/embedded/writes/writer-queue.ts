/** Runs one writer at a time, as SQLite allows only one, and limits how many may wait. */
import { StoreBusyError } from '../../port.ts';

/** Maximum number of waiting writers. */
const MOST_WAITING = 1000;
/** Maximum waiting time (ms). */
const PATIENCE_MS = 10_000;

export class WriterQueue {
  readonly #most: number;
  readonly #patienceMs: number;
  readonly #waiting = new Set<() => void>();
  #isBusy = false;

  constructor({ most = MOST_WAITING, patienceMs = PATIENCE_MS } = {}) {
    this.#most = most;
    this.#patienceMs = patienceMs;
  }

  /** @throws StoreBusyError when too many writers are waiting, or this one has waited too long; `work` has not been called then */
  async run<R>(work: () => Promise<R>): Promise<R> {
    if (this.#isBusy) await this.#wait();
    this.#isBusy = true;
    try {
      return await work();
    } finally {
      this.#next();
    }
  }

  /** Resolves when all current writers are done. */
  async end(): Promise<void> {
    if (!this.#isBusy) return;
    await new Promise<void>((resolve) => this.#waiting.add(resolve));
    this.#next();
  }

  async #wait(): Promise<void> {
    if (this.#waiting.size >= this.#most) throw new StoreBusyError(`${this.#most} writers are waiting already`);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#waiting.add(resolve);
    const timer = setTimeout(() => {
      this.#waiting.delete(resolve);
      reject(new StoreBusyError(`Other writers took longer than ${this.#patienceMs} ms`));
    }, this.#patienceMs);
    await promise.finally(() => clearTimeout(timer));
  }

  /** Stays busy when a writer is waiting, so that no new one starts before it. */
  #next(): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#isBusy = false;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
