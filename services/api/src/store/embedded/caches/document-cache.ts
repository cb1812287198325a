/**
 * Caches documents that nearly every request looks up. A change removes them from the cache in the tick of its commit, so
 * that no stale document is returned. This relies on a single process writing to the file.
 */
import { organizationOf, type CollectionPlan, type Query, type Stored } from '../../engine.ts';
import { frozen, valueAt } from '../../json.ts';
import type { Change } from './change.ts';

/** Maximum number of documents; the least recently used one is dropped first. */
const MOST = 5000;

const keys = new WeakMap<CollectionPlan, readonly string[]>();

/** Fields that identify a document. */
function keysOf(plan: CollectionPlan): readonly string[] {
  const fields = keys.get(plan) ?? ['_id', ...plan.unique.filter((fields) => fields.length === 1).flat()];
  keys.set(plan, fields);
  return fields;
}

const nameOf = (plan: CollectionPlan, organizationId: string, field: string, value: string) => `${plan.name}\n${field}\n${organizationId}\n${value}`;

/** @returns null unless the query looks up one document by one such field */
function nameAsked(plan: CollectionPlan, { organizationId, filter, words }: Query): string | null {
  if (!plan.cached || words.length > 0) return null;
  const [condition, ...more] = Object.entries(filter);
  if (condition === undefined || more.length > 0) return null;
  const [field, value] = condition;
  return typeof value === 'string' && keysOf(plan).includes(field) ? nameOf(plan, organizationId, field, value) : null;
}

export class DocumentCache {
  /** Frozen, as all callers share them. */
  readonly #docs = new Map<string, Stored>();
  readonly #most: number;

  constructor(most = MOST) {
    this.#most = most;
  }

  /** @param read reads the document on a cache miss; null is not cached */
  find(plan: CollectionPlan, query: Query, read: () => Stored | null): Stored | null {
    const name = nameAsked(plan, query);
    if (name === null) return read();
    const found = this.#docs.get(name) ?? frozen(read());
    if (found !== null) this.#add(name, found);
    return found;
  }

  #add(name: string, doc: Stored): void {
    // Deleted first, so that the map is in order of use.
    this.#docs.delete(name);
    this.#docs.set(name, doc);
    if (this.#docs.size > this.#most) this.#docs.delete(this.#docs.keys().next().value ?? '');
  }

  /** Must be called in the tick of the commit. */
  apply(changes: readonly Change[]): void {
    for (const { plan, before, after } of changes) {
      if (!plan.cached) continue;
      for (const state of [before, after]) if (state !== null) this.#drop(plan, state.doc);
    }
  }

  #drop(plan: CollectionPlan, doc: Stored): void {
    for (const field of keysOf(plan)) {
      const value = valueAt(doc, field);
      if (typeof value === 'string') this.#docs.delete(nameOf(plan, organizationOf(plan, doc), field, value));
    }
  }
}
