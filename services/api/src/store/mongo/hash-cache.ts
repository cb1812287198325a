/**
 * Caches the hashes of the audit entries that this process has written, so that the next change of a record need not read the
 * entry before it. Never stale: an entry does not change once it is committed, and its id contains its version.
 */

/** Entries in the cache; beyond that the oldest one is evicted. */
const MAX_ENTRIES = 10_000;

export const hashKey = (organizationId: string, entryId: string) => `${organizationId}\n${entryId}`;

export class HashCache {
  readonly #hashes = new Map<string, string>();
  readonly #max: number;

  constructor(max = MAX_ENTRIES) {
    this.#max = max;
  }

  get(key: string): string | undefined {
    return this.#hashes.get(key);
  }

  /** Call this only after the entries are committed. @param written hashes by {@link hashKey} */
  add(written: ReadonlyMap<string, string>): void {
    for (const [key, hash] of written) this.#hashes.set(key, hash);
    for (const oldest of this.#hashes.keys()) {
      if (this.#hashes.size <= this.#max) return;
      this.#hashes.delete(oldest);
    }
  }
}
