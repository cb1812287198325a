/** The embedded engine: SQLite in one file, with one writer at a time that readers do not wait for. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { chmodSync, mkdirSync } from 'node:fs';
import { every } from '../../platform/timers.ts';
import type { BlobEngine } from '../blobs/blob-port.ts';
import type { CollectionPlan, Engine, QuietEngine, Session } from '../engine.ts';
import { ObservedEngine } from '../observed-engine.ts';
import { blobFolder } from './blob-folder.ts';
import type { Change } from './caches/change.ts';
import { DocumentCache } from './caches/document-cache.ts';
import { RowSets } from './caches/row-sets.ts';
import { CommittedSession, type Caches } from './writes/committed-session.ts';
import { Connection } from './connection.ts';
import { explained } from './data-folder-error.ts';
import { FileCondition } from './file-condition.ts';
import { databaseFile } from './files.ts';
import { assertLayout, assertSmallIsIntact, checkInBackground } from './integrity.ts';
import { lockFolder } from './lock.ts';
import { Organizations } from './rows/organizations.ts';
import { createIndexesOf, createShared, createTable, dropTable, markLayout } from './schema.ts';
import { EmbeddedSession } from './session.ts';
import { WriteGroup } from './writes/write-group.ts';
import { WriterQueue } from './writes/writer-queue.ts';

/** How often the planner's statistics are updated for tables that have changed much (ms). */
const OPTIMIZE_INTERVAL_MS = 10 * 60_000;

class EmbeddedEngine implements QuietEngine {
  readonly kind = 'embedded';
  readonly plans: ReadonlyMap<string, CollectionPlan>;
  readonly reader: Session;
  readonly blobs: BlobEngine;
  readonly #unlock: () => void;
  readonly #writes: Connection;
  readonly #reads: Connection;
  readonly #organizations: Organizations;
  readonly #caches: Caches;
  readonly #queue = new WriterQueue();
  readonly #inside = new AsyncLocalStorage<true>();
  readonly #condition = new FileCondition();
  readonly #stopOptimizing: () => void;
  readonly #stopChecking: () => void;
  /** What is written but not committed yet. */
  #group: WriteGroup | null = null;
  #isCommitDue = false;

  constructor(dataDir: string, plans: ReadonlyMap<string, CollectionPlan>, unlock: () => void) {
    const file = databaseFile(dataDir);
    this.plans = plans;
    this.blobs = blobFolder(dataDir);
    this.#unlock = unlock;
    this.#writes = new Connection(file, this.#condition);
    chmodSync(file, 0o600);
    createShared(this.#writes);
    const organizations = new Organizations(this.#writes);
    this.#organizations = organizations;
    this.#writes.transaction(() => {
      for (const plan of plans.values()) createTable(this.#writes, plan, organizations);
    });
    this.#reads = new Connection(file, this.#condition);
    this.#caches = { rowSets: new RowSets(this.#reads), documents: new DocumentCache() };
    this.reader = new CommittedSession(this.#reads, plans, this.#organizations, this.#caches);
    // Refused when too many writers are waiting; the next interval tries again.
    this.#stopOptimizing = every(
      OPTIMIZE_INTERVAL_MS,
      () => void this.#queue.run(async () => this.#optimizeBetween()).catch(() => undefined),
    );
    this.#stopChecking = checkInBackground(file, (damage) => void this.#condition.noteDamage(damage));
  }

  async atomically<R>(work: (session: EmbeddedSession) => Promise<R>): Promise<R> {
    // A nested call would wait in the queue for its own transaction.
    if (this.#inside.getStore()) throw new Error('Inside a transaction, write through the database that it was given');
    const { outcome, committed } = await this.#queue.run(() => this.#transact(work));
    await committed;
    if ('error' in outcome) throw outcome.error;
    return outcome.result;
  }

  async #transact<R>(
    work: (session: EmbeddedSession) => Promise<R>,
  ): Promise<{ outcome: { result: R } | { error: unknown }; committed: Promise<void> }> {
    const group = (this.#group ??= new WriteGroup(this.#writes));
    const session = new EmbeddedSession(this.#writes, this.plans, this.#organizations);
    try {
      const result = await group.add(async () => ({
        result: await this.#inside.run(true, () => work(session)),
        changes: session.changes,
      }));
      return { outcome: { result }, committed: group.committed };
    } catch (error) {
      this.#organizations.forget();
      // The failure may come from uncommitted writes of others, such as a duplicate key: the caller learns of it once those are settled.
      return { outcome: { error }, committed: group.settled };
    } finally {
      if (group.isOver) this.#commit();
      else this.#commitSoon();
    }
  }

  /** Commits after the requests that have arrived at the same time, so that their changes are committed together. */
  #commitSoon(): void {
    if (this.#isCommitDue) return;
    this.#isCommitDue = true;
    setImmediate(() => {
      this.#isCommitDue = false;
      // Queued, so that no writer is at work during the commit. If the queue is full, the next writer calls `#commitSoon` again.
      if (this.#group !== null) void this.#queue.run(async () => this.#commit()).catch(() => undefined);
    });
  }

  #commit(): void {
    const group = this.#group;
    this.#group = null;
    const apply = (changes: readonly Change[]) => {
      this.#condition.noteWritten();
      this.#caches.documents.apply(changes);
      this.#caches.rowSets.apply(changes);
    };
    group?.commit(apply, () => this.#organizations.forget());
  }

  async rederive(collection: string): Promise<void> {
    await this.atomically(async (session) => session.rederive(collection));
  }

  async createIndexes(): Promise<void> {
    this.#writes.transaction(() => {
      for (const plan of this.plans.values()) {
        if (plan.retired) dropTable(this.#writes, plan);
        else createIndexesOf(this.#writes, plan);
      }
    });
    this.#optimize();
  }

  /** Commits first, so that no transaction is open. */
  #optimizeBetween(): void {
    this.#commit();
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
    this.#condition.assertIntact();
    // When nobody writes, only a trial write shows whether there is space again: this one rewrites the first page unchanged.
    if (this.#condition.isFull) await this.atomically(async () => markLayout(this.#writes));
  }

  async close(): Promise<void> {
    this.#stopOptimizing();
    this.#stopChecking();
    await this.#queue.end();
    this.#commit();
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
    const file = databaseFile(dataDir);
    assertSmallIsIntact(file);
    assertLayout(file);
    return new ObservedEngine(new EmbeddedEngine(dataDir, plans, unlock));
  } catch (error) {
    unlock();
    throw explained(dataDir, error);
  }
}
