/** Notifies listeners of documents that this process has deleted. */
import type { Stored } from '../engine.ts';

export interface Deleted {
  collection: string;
  docs: readonly Stored[];
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
