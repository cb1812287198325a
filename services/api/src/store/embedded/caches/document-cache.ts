/**
 * Caches documents that nearly every request looks up. A change removes its document from the cache in the tick of its
 * commit, so that no stale document is returned. This relies on a single process writing to the file.
 */
import { organizationOf, type CollectionPlan, type Query, type Stored } from '../../engine.ts';
import { frozen, isPlainObject, valueAt } from '../../json.ts';
import { oncePer } from '../../once-per.ts';
import type { Change } from './change.ts';

/** Maximum number of documents; the least recently used one is dropped first. */
const MOST = 5000;
/** Maximum number of documents that one query may add, as they displace others. */
const MOST_AT_ONCE = 500;

/** Fields that identify a document. */
const keysOf = oncePer((plan: CollectionPlan): readonly string[] => [
  '_id',
  ...plan.unique.filter((fields) => fields.length === 1).flat(),
]);

const nameOf = (plan: CollectionPlan, organizationId: string, field: string, value: string) =>
  `${plan.name}\n${field}\n${organizationId}\n${value}`;

/** @returns null unless the query looks up one document by a field that identifies it */
function nameAsked(plan: CollectionPlan, { organizationId, filter, words }: Query): string | null {
  if (!plan.cached || words.length > 0) return null;
  const [condition, ...more] = Object.entries(filter);
  if (condition === undefined || more.length > 0) return null;
  const [field, value] = condition;
  return typeof value === 'string' && keysOf(plan).includes(field) ? nameOf(plan, organizationId, field, value) : null;
}

interface Several {
  field: string;
  values: readonly string[];
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** @returns null unless the query looks up several documents by a field that identifies them */
function severalAsked(plan: CollectionPlan, { filter, words }: Query): Several | null {
  if (!plan.cached || words.length > 0) return null;
  const [condition, ...more] = Object.entries(filter);
  if (condition === undefined || more.length > 0) return null;
  const [field, value] = condition;
  if (!keysOf(plan).includes(field) || !isPlainObject(value)) return null;
  const { $in: values, ...others } = value;
  return Array.isArray(values) &&
    values.length <= MOST_AT_ONCE &&
    values.every(isText) &&
    Object.keys(others).length === 0
    ? { field, values }
    : null;
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

  /**
   * @param read reads the documents that are not cached
   * @returns null unless the query asks for documents by a field that identifies them
   */
  findSeveral(plan: CollectionPlan, query: Query, read: (missing: Query) => readonly Stored[]): Stored[] | null {
    const asked = severalAsked(plan, query);
    if (asked === null) return null;
    const { field } = asked;
    const named = (value: string) => nameOf(plan, query.organizationId, field, value);
    const found: Stored[] = [];
    const missing: string[] = [];
    for (const value of new Set(asked.values)) {
      const doc = this.#docs.get(named(value));
      if (doc === undefined) missing.push(value);
      else found.push(doc);
    }
    const more = missing.length === 0 ? [] : read({ ...query, filter: { [field]: { $in: missing } } });
    for (const doc of more) found.push(frozen(doc));
    for (const doc of found) this.#add(named(String(valueAt(doc, field))), doc);
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
