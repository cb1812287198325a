/** Tells of changes once they are committed; the audit entry of a change is the news of it. */
import type { CollectionPlan, Engine, QuietEngine, Session, Stored } from './engine.ts';
import { entryOf } from './audit/entries.ts';
import { OWN } from './plans.ts';
import type { ChangeListener, Watch } from './port.ts';

/** The same session, which notes the entries that go through it. */
function noting(session: Session, noted: Stored[]): Session {
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
    lock: (keys) => session.lock(keys),
    insert: async (collection, doc) => {
      await session.insert(collection, doc);
      if (collection === OWN.audit) noted.push(doc);
    },
  };
}

/** Makes an engine that is the only writer of its database one that tells of changes; everything else is the engine's own work. */
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
    // Noted also when nobody listens yet: who does when it is committed is to hear of it.
    let noted: Stored[] = [];
    const result = await this.#engine.atomically((session) => {
      // Work that is done again after a conflict starts over.
      noted = [];
      return work(noting(session, noted));
    });
    for (const doc of noted) {
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
