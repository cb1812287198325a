/** The memory engine, for the mocks in a browser and for tests. Nothing is saved unless a listener saves what it reports. */
import { blobMap } from './blob-map.ts';
import type { CollectionPlan, QuietEngine, Session } from '../engine.ts';
import { copied } from '../json.ts';
import { ObservedEngine } from '../observed-engine.ts';
import { RefusedQueryError } from '../port.ts';
import { Entry } from './entry.ts';
import { MemorySession } from './session.ts';
import { CommittedTables, DraftTables, type StoredChange } from './tables.ts';

type CommitListener = (changes: readonly StoredChange[]) => void;

class QuietMemoryEngine implements QuietEngine {
  readonly kind = 'memory';
  readonly plans: ReadonlyMap<string, CollectionPlan>;
  readonly reader: Session;
  readonly blobs = blobMap();
  readonly tables: CommittedTables;
  readonly listeners = new Set<CommitListener>();
  /** The end of the queue of writers. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(plans: ReadonlyMap<string, CollectionPlan>) {
    this.plans = plans;
    this.tables = new CommittedTables(plans);
    this.reader = new MemorySession(this.tables);
  }

  async atomically<R>(work: (session: Session) => Promise<R>): Promise<R> {
    return this.#enqueue(async () => {
      const draft = new DraftTables(this.tables);
      const result = await work(new MemorySession(draft));
      draft.commit();
      this.#report(draft);
      return result;
    });
  }

  /** Runs one writer at a time, so that there are no conflicts. */
  #enqueue<R>(work: () => Promise<R>): Promise<R> {
    const run = this.#last.then(work);
    this.#last = run.catch(() => undefined);
    return run;
  }

  #report(draft: DraftTables): void {
    if (this.listeners.size === 0) return;
    const changes = draft.changes();
    if (changes.length > 0) for (const listener of this.listeners) listener(changes);
  }

  async load(documents: Iterable<StoredChange>): Promise<void> {
    return this.#enqueue(async () => {
      const draft = new DraftTables(this.tables);
      for (const { collection, organizationId, id, doc } of documents) {
        const plan = this.plans.get(collection);
        if (!plan) throw new RefusedQueryError(`There is no collection ${collection}`);
        const table = draft.write(plan, organizationId, id);
        if (doc === null) table.delete(id);
        else table.put(new Entry(plan, copied(doc)));
      }
      draft.commit();
    });
  }

  async createIndexes(): Promise<void> {
    return this.#enqueue(async () => this.tables.createIndexes());
  }

  /** Nothing to do: sort keys and words are computed from documents, by the functions of this process. */
  async rederive(): Promise<void> {}

  async ping(): Promise<void> {}

  async close(): Promise<void> {
    await this.#last;
  }
}

export class MemoryEngine extends ObservedEngine {
  readonly #engine: QuietMemoryEngine;

  constructor(plans: ReadonlyMap<string, CollectionPlan>) {
    const engine = new QuietMemoryEngine(plans);
    super(engine);
    this.#engine = engine;
  }

  /**
   * Inserts or replaces stored documents and removes those whose `doc` is null: the content of a {@link dump}, changes that
   * {@link onCommit} reported, or seeds. All or nothing. Listeners are not notified.
   * @throws DuplicateError when one breaks a unique key
   */
  load(documents: Iterable<StoredChange>): Promise<void> {
    return this.#engine.load(documents);
  }

  /** All committed documents, those of the store's own collections included. */
  dump(): StoredChange[] {
    return [...this.#engine.tables.dump()];
  }

  /**
   * Reports the documents that each transaction has changed, once it is committed.
   * @param listener must not throw
   * @returns a function that removes the listener
   */
  onCommit(listener: CommitListener): () => void {
    this.#engine.listeners.add(listener);
    return () => void this.#engine.listeners.delete(listener);
  }
}
