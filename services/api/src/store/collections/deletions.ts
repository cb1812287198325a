/** Notifies listeners of deleted system documents. */
import type { CollectionPlan, Deleted, Stored } from '../engine.ts';

/** @returns null when there is nothing to report */
export function reportOf(
  { name, reported }: Pick<CollectionPlan, 'name' | 'reported'>,
  docs: readonly Stored[],
): Deleted | null {
  if (reported === null || docs.length === 0) return null;
  return {
    collection: name,
    docs: docs.map((doc) => ({
      _id: doc._id,
      ...Object.fromEntries(reported.map((field) => [field, doc[field] ?? null])),
    })),
  };
}

export class Deletions {
  readonly #listeners = new Map<string, Set<(doc: Stored) => void>>();

  /** @returns a function that removes the listener */
  listen(collection: string, listener: (doc: Stored) => void): () => void {
    const listeners = this.#listeners.get(collection) ?? new Set();
    this.#listeners.set(collection, listeners.add(listener));
    return () => void listeners.delete(listener);
  }

  /** To be called after the commit. */
  notify({ collection, docs }: Deleted): void {
    for (const listener of this.#listeners.get(collection) ?? []) for (const doc of docs) listener(doc);
  }
}
