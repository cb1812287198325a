/** What is known about the database's file: whether its disk is full, and whether it is damaged. */
import { StoreDamagedError, StoreFullError } from '../port.ts';
import { FULL, damageIn, sqliteCode } from './sqlite-code.ts';

export class FileCondition {
  #isFull = false;
  #damage: StoreDamagedError | null = null;

  /** Notes what an error of SQLite says about the file. @returns the error of the port for it; other errors unchanged */
  explain(error: unknown): unknown {
    if (error instanceof StoreDamagedError) return (this.#damage ??= error);
    const damage = damageIn(error);
    if (damage !== null) return this.noteDamage(damage, error);
    if (sqliteCode(error) !== FULL) return error;
    this.#isFull = true;
    return new StoreFullError('The disk of the database is full', { cause: error });
  }

  /** @param what is wrong with the file. It stays damaged until another one is opened. */
  noteDamage(what: string, cause?: unknown): StoreDamagedError {
    this.#damage = new StoreDamagedError(`The database is damaged: ${what}`, { cause });
    return this.#damage;
  }

  /** A transaction was written. */
  noteWritten(): void {
    this.#isFull = false;
  }

  get isFull(): boolean {
    return this.#isFull;
  }

  /** @throws StoreDamagedError */
  assertIntact(): void {
    if (this.#damage !== null) throw this.#damage;
  }
}
