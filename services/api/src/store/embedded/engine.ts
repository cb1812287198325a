/** The embedded engine: SQLite in one file, with one writer at a time that readers do not wait for. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { every } from '../../platform/timers.ts';
import type { CollectionPlan, Engine, QuietEngine, Session } from '../engine.ts';
import { ObservedEngine } from '../observed-engine.ts';
import { DocumentCache } from './caches/document-cache.ts';
import { RowSets } from './caches/row-sets.ts';
import { CommittedSession, type Caches } from './committed-session.ts';
import { Connection } from './connection.ts';
import { convertOld } from './convert/convert.ts';
import { explained } from './data-folder-error.ts';
import { lockFolder } from './lock.ts';
import { Organizations } from './rows/organizations.ts';
import { createIndexesOf, createShared, createTable, dropTable } from './schema.ts';
import { EmbeddedSession } from './session.ts';
import { WriterQueue } from './writer-queue.ts';

/** How often the planner's statistics are updated for tables that have changed much (ms). */
const OPTIMIZE_INTERVAL_MS = 10 * 60_000;

class EmbeddedEngine implements QuietEngine {
  readonly kind = 'embedded';
  readonly plans: ReadonlyMap<string, CollectionPlan>;
  readonly reader: Session;
  readonly #unlock: () => void;
  readonly #writes: Connection;
  readonly #reads: Connection;
  readonly #organizations: Organizations;
  readonly #caches: Caches;
  readonly #queue = new WriterQueue();
  readonly #inside = new AsyncLocalStorage<true>();
  readonly #stopOptimizing: () => void;

  constructor(file: string, plans: ReadonlyMap<string, CollectionPlan>, unlock: () => void) {
    this.plans = plans;
    this.#unlock = unlock;
    this.#writes = new Connection(file);
    chmodSync(file, 0o600);
    createShared(this.#writes);
    this.#organizations = new Organizations(this.#writes);
    for (const plan of plans.values()) createTable(this.#writes, plan, this.#organizations);
    this.#reads = new Connection(file);
    this.#caches = { rowSets: new RowSets(this.#reads), documents: new DocumentCache() };
    this.reader = new CommittedSession(this.#reads, plans, this.#organizations, this.#caches);
    // Not while a transaction is open. When there are too many writers, the next time will do.
    this.#stopOptimizing = every(OPTIMIZE_INTERVAL_MS, () => void this.#queue.run(async () => this.#optimize()).catch(() => undefined));
  }

  async atomically<R>(work: (session: EmbeddedSession) => Promise<R>): Promise<R> {
    // It would wait in the queue for its own transaction.
    if (this.#inside.getStore()) throw new Error('Inside a transaction, write through the database that it was given');
    return this.#queue.run(() => this.#transact(work));
  }

  async #transact<R>(work: (session: EmbeddedSession) => Promise<R>): Promise<R> {
    const { db } = this.#writes;
    const session = new EmbeddedSession(this.#writes, this.plans, this.#organizations);
    db.exec('BEGIN IMMEDIATE');
    try {
      const result = await this.#inside.run(true, () => work(session));
      db.exec('COMMIT');
      this.#caches.documents.apply(session.changes);
      this.#caches.rowSets.apply(session.changes);
      return result;
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK');
      this.#organizations.forget();
      throw error;
    }
  }

  async rederive(collection: string): Promise<void> {
    await this.atomically(async (session) => session.rederive(collection));
  }

  async createIndexes(): Promise<void> {
    for (const plan of this.plans.values()) {
      if (plan.retired) dropTable(this.#writes, plan);
      else createIndexesOf(this.#writes, plan);
    }
    this.#optimize();
  }

  /** Cheap while tables have changed little. */
  #optimize(): void {
    this.#writes.db.exec('PRAGMA optimize = 0x10002');
    // Makes the other connection load the new statistics.
    this.#reads.db.exec('ANALYZE sqlite_schema');
  }

  async ping(): Promise<void> {
    this.#reads.get({ sql: 'SELECT 1', params: [] });
  }

  async close(): Promise<void> {
    this.#stopOptimizing();
    await this.#queue.end();
    this.#reads.close();
    this.#writes.close();
    this.#unlock();
  }
}

/**
 * @param dataDir folder of the database; made when missing
 * @throws DataFolderBusyError when another process has the folder open
 * @throws DataFolderError when the folder cannot be used
 */
export function openEmbedded(dataDir: string, plans: ReadonlyMap<string, CollectionPlan>): Engine {
  let unlock = () => {};
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    unlock = lockFolder(dataDir);
    const file = join(dataDir, 'parapet.sqlite');
    convertOld(file, plans);
    return new ObservedEngine(new EmbeddedEngine(file, plans, unlock));
  } catch (error) {
    unlock();
    throw explained(dataDir, error);
  }
}
