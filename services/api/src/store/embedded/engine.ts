/** The embedded database: one file, one writer, readers that never wait for it. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CollectionPlan, Engine, QuietEngine, Session } from '../engine.ts';
import { ObservedEngine } from '../observed-engine.ts';
import { Connection } from './connection.ts';
import { Counts } from './counts.ts';
import { inWords } from './data-folder-error.ts';
import { FewValues } from './few-values.ts';
import { lockFolder } from './lock.ts';
import { Remembered } from './remembered.ts';
import { createIndexesOf, createShared, createTable, dropTable } from './schema.ts';
import { SearchTokens } from './search.ts';
import { EmbeddedSession, type Kept } from './session.ts';

class EmbeddedEngine implements QuietEngine {
  readonly kind = 'embedded';
  readonly plans: ReadonlyMap<string, CollectionPlan>;
  readonly reader: Session;
  readonly #unlock: () => void;
  readonly #writes: Connection;
  readonly #reads: Connection;
  readonly #tokens: SearchTokens;
  readonly #kept: Kept = { counts: new Counts(), fewValues: new FewValues(), remembered: new Remembered() };
  /** The end of the queue of writers. */
  #last: Promise<unknown> = Promise.resolve();
  readonly #inside = new AsyncLocalStorage<true>();

  constructor(dataDir: string, plans: ReadonlyMap<string, CollectionPlan>, unlock: () => void) {
    const file = join(dataDir, 'parapet.sqlite');
    this.plans = plans;
    this.#unlock = unlock;
    this.#writes = new Connection(file);
    chmodSync(file, 0o600);
    this.#tokens = new SearchTokens(this.#writes);
    createShared(this.#writes);
    for (const plan of plans.values()) createTable(this.#writes, plan);
    this.#reads = new Connection(file);
    this.reader = new EmbeddedSession(this.#reads, plans, this.#tokens, this.#kept);
  }

  async atomically<R>(work: (session: EmbeddedSession) => Promise<R>): Promise<R> {
    // It would wait in the queue for the transaction it is part of.
    if (this.#inside.getStore()) throw new Error('Inside a transaction, write through the database that was handed to it');
    const run = this.#last.then(() => this.#transact(work));
    this.#last = run.catch(() => undefined);
    return run;
  }

  async #transact<R>(work: (session: EmbeddedSession) => Promise<R>): Promise<R> {
    const { db } = this.#writes;
    const session = new EmbeddedSession(this.#writes, this.plans, this.#tokens, null);
    db.exec('BEGIN IMMEDIATE');
    try {
      const result = await this.#inside.run(true, () => work(session));
      db.exec('COMMIT');
      this.#kept.remembered.apply(session.changes);
      this.#kept.counts.apply(session.changes);
      return result;
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK');
      this.#tokens.forget();
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
  }

  async ping(): Promise<void> {
    this.#reads.get({ sql: 'SELECT 1', params: [] });
  }

  async close(): Promise<void> {
    await this.#last;
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
    return new ObservedEngine(new EmbeddedEngine(dataDir, plans, unlock));
  } catch (error) {
    unlock();
    throw inWords(dataDir, error);
  }
}
