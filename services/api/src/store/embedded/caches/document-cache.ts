/**
 * Caches documents that nearly every request looks up. Each is dropped in the tick in which a change of it is
 * committed, so nobody ever sees an older one. Sound because one process alone writes to the file, on one thread.
 */
import { organizationOf, type CollectionPlan, type Query, type Stored } from '../../engine.ts';
import { valueAt } from '../../json.ts';
import type { Change } from './change.ts';

/** Documents cached; the one not asked for the longest goes first. */
const MOST = 5000;

const keys = new WeakMap<CollectionPlan, readonly string[]>();

/** Fields by which one document at most is found. */
function keysOf(plan: CollectionPlan): readonly string[] {
  const fields = keys.get(plan) ?? ['_id', ...plan.unique.filter((fields) => fields.length === 1).flat()];
  keys.set(plan, fields);
  return fields;
}

const nameOf = (plan: CollectionPlan, organizationId: string, field: string, value: string) => `${plan.name}\n${field}\n${organizationId}\n${value}`;

/** @returns null when the query asks for something else than one document by one of its keys */
function nameAsked(plan: CollectionPlan, { organizationId, filter, words }: Query): string | null {
  if (!plan.cached || words.length > 0) return null;
  const [condition, ...more] = Object.entries(filter);
  if (condition === undefined || more.length > 0) return null;
  const [field, value] = condition;
  return typeof value === 'string' && keysOf(plan).includes(field) ? nameOf(plan, organizationId, field, value) : null;
}

export class DocumentCache {
  /** As text, so that every caller gets a copy. */
  readonly #texts = new Map<string, string>();
  readonly #most: number;

  constructor(most = MOST) {
    this.#most = most;
  }

  /** @param read looks the document up; one that is not there is not cached */
  find(plan: CollectionPlan, query: Query, read: () => Stored | null): Stored | null {
    const name = nameAsked(plan, query);
    if (name === null) return read();
    const text = this.#texts.get(name);
    if (text !== undefined) {
      const doc: Stored = JSON.parse(text);
      this.#add(name, text);
      return doc;
    }
    const found = read();
    if (found !== null) this.#add(name, JSON.stringify(found));
    return found;
  }

  #add(name: string, text: string): void {
    // Taken out and put back: the first in the map is the one not asked for the longest.
    this.#texts.delete(name);
    this.#texts.set(name, text);
    if (this.#texts.size > this.#most) this.#texts.delete(this.#texts.keys().next().value ?? '');
  }

  /** To be called in the tick in which the changes were committed. */
  apply(changes: readonly Change[]): void {
    for (const { plan, before, after } of changes) {
      if (!plan.cached) continue;
      for (const doc of [before, after]) if (doc !== null) this.#drop(plan, doc);
    }
  }

  #drop(plan: CollectionPlan, doc: Stored): void {
    for (const field of keysOf(plan)) {
      const value = valueAt(doc, field);
      if (typeof value === 'string') this.#texts.delete(nameOf(plan, organizationOf(plan, doc), field, value));
    }
  }
}
