/**
 * Transactions of several writers, committed together: a commit waits for the disk, which takes longer than most transactions. Nobody
 * is answered before the commit. When one writer fails, only its own changes are undone.
 */
import type { Change } from '../caches/change.ts';
import type { Connection } from '../connection.ts';

/** Writers in a group. */
const MOST = 100;

export class WriteGroup {
  readonly #connection: Connection;
  readonly #committed = Promise.withResolvers<void>();
  readonly #changes: Change[] = [];
  #writers = 0;

  /** Begins the transaction. @throws StoreFullError, StoreDamagedError */
  constructor(connection: Connection) {
    this.#connection = connection;
    connection.exec('BEGIN IMMEDIATE');
    // Prevents an unhandled rejection, as a writer may wait for this promise only from the next tick on.
    this.#committed.promise.catch(() => undefined);
  }

  /** Resolves when the whole group is committed; rejects when that fails. */
  get committed(): Promise<void> {
    return this.#committed.promise;
  }

  /** Resolves when what others have written is committed, or undone. */
  get settled(): Promise<void> {
    return this.#writers === 0 ? Promise.resolve() : this.#committed.promise.catch(() => undefined);
  }

  /** Whether no more writers should join. */
  get isOver(): boolean {
    return !this.#connection.db.isTransaction || this.#writers >= MOST;
  }

  /** @param work returns its changes with its result; it is undone when it rejects */
  async add<R>(work: () => Promise<{ result: R; changes: readonly Change[] }>): Promise<R> {
    const isFirst = this.#writers === 0;
    // The first writer needs no savepoint: when it fails, the whole transaction is rolled back.
    if (!isFirst) this.#connection.exec('SAVEPOINT writer');
    try {
      const { result, changes } = await work();
      if (!isFirst) this.#connection.exec('RELEASE writer');
      this.#writers += 1;
      this.#changes.push(...changes);
      return result;
    } catch (error) {
      this.#undo(isFirst, error);
      throw error;
    }
  }

  #undo(isFirst: boolean, error: unknown): void {
    const { db } = this.#connection;
    if (isFirst && db.isTransaction) db.exec('ROLLBACK');
    else if (db.isTransaction) db.exec('ROLLBACK TO writer; RELEASE writer');
    // On a full disk SQLite undoes the whole transaction.
    else this.#committed.reject(error);
  }

  /**
   * To be called at the end, after which no more writers may join.
   * @param apply is called in the tick of the commit, with the changes of all
   * @param fail is called when nothing was written
   */
  commit(apply: (changes: readonly Change[]) => void, fail: () => void): void {
    const { db } = this.#connection;
    if (!db.isTransaction) return;
    try {
      this.#connection.exec('COMMIT');
      apply(this.#changes);
      this.#committed.resolve();
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK');
      fail();
      this.#committed.reject(error);
    }
  }
}
