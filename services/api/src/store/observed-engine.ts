/** Notifies listeners of committed changes, with the audit entry of each. */
import type { CollectionPlan, Engine, QuietEngine, Session, Stored } from './engine.ts';
import { entryOf } from './audit/entries.ts';
import { OWN } from './plans.ts';
import type { AuditEntry } from './audit-port.ts';
import type { ChangeListener, Watch } from './port.ts';

interface Recorded {
  /** An audit entry, as it is stored. */
  doc: Stored;
  /** The record before the change. */
  before: Stored | null;
}

const recordKey = (organizationId: string, entity: string, id: string) => `${organizationId}\n${entity}\n${id}`;

/** The same session, which also collects the audit entries that are inserted. */
function collecting(session: Session, recorded: Recorded[]): Session {
  /** Records as they were before their last change; the audit entry of a change is inserted after the change. */
  const before = new Map<string, Stored>();
  const note = (collection: string, doc: Stored) =>
    void before.set(recordKey(String(doc['organization_id']), collection, doc._id), doc);
  return {
    findFirst: (query) => session.findFirst(query),
    find: (query, order) => session.find(query, order),
    count: (query) => session.count(query),
    countBy: (query, fields) => session.countBy(query, fields),
    countLinks: (query, links, ids) => session.countLinks(query, links, ids),
    positions: (query, order) => session.positions(query, order),
    organizations: (collection) => session.organizations(collection),
    entryHash: (organizationId, id) => session.entryHash(organizationId, id),
    replace: async (collection, old, after) => {
      await session.replace(collection, old, after);
      note(collection, old);
    },
    replaceAll: async (collection, changes) => {
      await session.replaceAll(collection, changes);
      for (const { before: old } of changes) note(collection, old);
    },
    unset: (collection, organizationId, ids, field) => session.unset(collection, organizationId, ids, field),
    remove: async (collection, doc) => {
      await session.remove(collection, doc);
      note(collection, doc);
    },
    lock: (keys) => session.lock(keys),
    insert: async (collection, doc) => {
      await session.insert(collection, doc);
      if (collection !== OWN.audit) return;
      const { organization_id, entity, entity_id, action } = doc;
      const key = recordKey(String(organization_id), String(entity), String(entity_id));
      recorded.push({ doc, before: action === 'create' ? null : (before.get(key) ?? null) });
    },
  };
}

/** Adds `watch` to an engine that is the only writer of its database. */
export class ObservedEngine implements Engine {
  readonly kind: Engine['kind'];
  readonly plans: ReadonlyMap<string, CollectionPlan>;
  readonly reader: Session;
  readonly blobs: Engine['blobs'];
  readonly #engine: QuietEngine;
  readonly #listeners = new Set<ChangeListener>();

  constructor(engine: QuietEngine) {
    this.#engine = engine;
    this.kind = engine.kind;
    this.plans = engine.plans;
    this.reader = engine.reader;
    this.blobs = engine.blobs;
  }

  watch(listener: ChangeListener): Watch {
    this.#listeners.add(listener);
    return { ready: Promise.resolve(), stop: async () => void this.#listeners.delete(listener) };
  }

  async atomically<R>(work: (session: Session) => Promise<R>): Promise<R> {
    // Collected even without a listener: one may be added before the commit.
    let recorded: Recorded[] = [];
    const result = await this.#engine.atomically((session) => {
      // A retried transaction starts over.
      recorded = [];
      return work(collecting(session, recorded));
    });
    if (this.#listeners.size > 0)
      for (const { doc, before } of recorded) this.#report({ ...entryOf(doc), before }, String(doc['organization_id']));
    return result;
  }

  #report(entry: AuditEntry, organizationId: string): void {
    for (const listener of this.#listeners) listener.onChange(entry, organizationId);
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
