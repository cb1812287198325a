/** Lets one writer work after the other, as SQLite has but one; refuses more where too many wait already. */
import { StoreBusyError } from '../port.ts';

/** Writers that may wait. */
const MOST_WAITING = 1000;
/** ms; most callers do not wait longer either. */
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

  /** @throws StoreBusyError when too many wait already, or the wait takes too long; the work is then not begun */
  async run<R>(work: () => Promise<R>): Promise<R> {
    if (this.#isBusy) await this.#wait();
    this.#isBusy = true;
    try {
      return await work();
    } finally {
      this.#next();
    }
  }

  /** Resolves when everybody who waits now has worked. */
  async end(): Promise<void> {
    if (!this.#isBusy) return;
    await new Promise<void>((resolve) => this.#waiting.add(resolve));
    this.#next();
  }

  async #wait(): Promise<void> {
    if (this.#waiting.size >= this.#most) throw new StoreBusyError(`${this.#most} writers wait already`);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#waiting.add(resolve);
    const timer = setTimeout(() => {
      this.#waiting.delete(resolve);
      reject(new StoreBusyError(`Other writers took longer than ${this.#patienceMs} ms`));
    }, this.#patienceMs);
    await promise.finally(() => clearTimeout(timer));
  }

  /** Busy it stays when somebody waits, so that nobody slips in between. */
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
