/** A connection to the database file, with a cache of prepared statements. */
import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite';
import { DuplicateError } from '../port.ts';
import { FileCondition } from './file-condition.ts';

const MAX_STATEMENTS = 500;
const UNIQUE_VIOLATIONS = new Set([2067, 1555]); // SQLITE_CONSTRAINT_UNIQUE, SQLITE_CONSTRAINT_PRIMARYKEY

export type Sql = { sql: string; params: SQLInputValue[] };
type Row = Record<string, SQLOutputValue>;

export class Connection {
  readonly db: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  readonly #condition: FileCondition;

  /** @param condition learns what goes wrong with the file */
  constructor(file: string, condition = new FileCondition()) {
    this.#condition = condition;
    this.db = new DatabaseSync(file, { timeout: 5_000 });
    // page_size (for new files): documents of about 1 KB waste less of a page of 8 KB. FULL: acknowledged writes survive a power cut.
    this.db.exec(
      'PRAGMA page_size = 8192; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -65536; PRAGMA mmap_size = 1073741824',
    );
    // A checkpoint delays a transaction. By default every tenth transaction would be delayed if each changes ten records.
    this.db.exec('PRAGMA wal_autocheckpoint = 4000');
  }

  #prepare(sql: string): StatementSync {
    const cached = this.#statements.get(sql);
    if (cached) return cached;
    if (this.#statements.size >= MAX_STATEMENTS) this.#statements.clear();
    const statement = this.db.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }

  /** Runs what reads or converts data of the file, and notes when that shows a fault of the file. @throws StoreFullError, StoreDamagedError */
  guard<R>(work: () => R): R {
    try {
      return work();
    } catch (error) {
      throw this.#condition.explain(error);
    }
  }

  /** Runs statements without parameters. @throws StoreFullError, StoreDamagedError */
  exec(sql: string): void {
    this.guard(() => this.db.exec(sql));
  }

  /** @throws StoreDamagedError */
  get({ sql, params }: Sql): Row | undefined {
    return this.guard(() => this.#prepare(sql).get(...params));
  }

  /** @throws StoreDamagedError */
  all({ sql, params }: Sql): Row[] {
    return this.guard(() => this.#prepare(sql).all(...params));
  }

  /** The rows one by one. Read them to the end, or break, before the same statement is used again. @throws StoreDamagedError */
  *iterate({ sql, params }: Sql): Generator<Row> {
    try {
      yield* this.#prepare(sql).iterate(...params);
    } catch (error) {
      throw this.#condition.explain(error);
    }
  }

  /**
   * @returns the row number of an insert, and how many rows were written
   * @throws DuplicateError when a unique key is taken @throws StoreFullError, StoreDamagedError
   */
  run(sql: string, ...params: SQLInputValue[]): { n: number; changes: number } {
    const statement = this.#prepare(sql);
    // For a search table `lastInsertRowid` is an internal number of FTS5, which may be too large for a double.
    statement.setReadBigInts(true);
    try {
      const { lastInsertRowid, changes } = statement.run(...params);
      return { n: Number(lastInsertRowid), changes: Number(changes) };
    } catch (error) {
      if (error instanceof Error && 'errcode' in error && UNIQUE_VIOLATIONS.has(Number(error.errcode))) {
        throw new DuplicateError(error.message, { cause: error });
      }
      throw this.#condition.explain(error);
    }
  }

  /** Runs `work` in a transaction, of its own if there is none yet; nothing is changed when it fails. */
  transaction(work: () => void): void {
    if (this.db.isTransaction) return work();
    this.exec('BEGIN IMMEDIATE');
    try {
      work();
      this.exec('COMMIT');
    } catch (error) {
      // On a full disk SQLite may have done that itself.
      if (this.db.isTransaction) this.exec('ROLLBACK');
      throw error;
    }
  }

  close(): void {
    this.#statements.clear();
    this.db.close();
  }
}
