/** Notifies listeners of committed changes, with the audit entry of each. */
import type { CollectionPlan, Engine, QuietEngine, Session, Stored } from './engine.ts';
import { entryOf } from './audit/entries.ts';
import { OWN } from './plans.ts';
import type { ChangeListener, Watch } from './port.ts';

/** The same session, which also collects the audit entries that are inserted. */
function collecting(session: Session, entries: Stored[]): Session {
  return {
    findFirst: (query) => session.findFirst(query),
    find: (query, order) => session.find(query, order),
    count: (query) => session.count(query),
    countBy: (query, fields) => session.countBy(query, fields),
    organizations: (collection) => session.organizations(collection),
    entryHash: (organizationId, id) => session.entryHash(organizationId, id),
    replace: (collection, before, after) => session.replace(collection, before, after),
    unset: (collection, organizationId, ids, field) => session.unset(collection, organizationId, ids, field),
    remove: (collection, doc) => session.remove(collection, doc),
    insert: async (collection, doc) => {
      await session.insert(collection, doc);
      if (collection === OWN.audit) entries.push(doc);
    },
  };
}

/** Adds `watch` to an engine that is the only writer of its database. */
export class ObservedEngine implements Engine {
  readonly kind: Engine['kind'];
  readonly plans: ReadonlyMap<string, CollectionPlan>;
  readonly reader: Session;
  readonly #engine: QuietEngine;
  readonly #listeners = new Set<ChangeListener>();

  constructor(engine: QuietEngine) {
    this.#engine = engine;
    this.kind = engine.kind;
    this.plans = engine.plans;
    this.reader = engine.reader;
  }

  watch(listener: ChangeListener): Watch {
    this.#listeners.add(listener);
    return { ready: Promise.resolve(), stop: async () => void this.#listeners.delete(listener) };
  }

  async atomically<R>(work: (session: Session) => Promise<R>): Promise<R> {
    // Collected even without a listener: one may be added before the commit.
    let entries: Stored[] = [];
    const result = await this.#engine.atomically((session) => {
      // A retried transaction starts over.
      entries = [];
      return work(collecting(session, entries));
    });
    for (const doc of entries) {
      const entry = entryOf(doc);
      for (const listener of this.#listeners) listener.onChange(entry, String(doc['organization_id']));
    }
    return result;
  }

  rederive(collection: string): Promise<void> {
    return this.#engine.rederive(collection);
  }

  createIndexes(): Promise<void> {
    return this.#engine.createIndexes();
  }

  ping(): Promise<void> {
    return this.#engine.ping();
  }

  close(): Promise<void> {
    return this.#engine.close();
  }
}
