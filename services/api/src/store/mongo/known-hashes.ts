/**
 * Hashes of the entries of the trail that this process has written, so that the next change of a record need not ask
 * for the one before. Sound because an entry never changes once it is committed, and its id names its version.
 */

/** Entries remembered; the one written the longest ago goes first. */
const MOST = 10_000;

export const hashPlace = (organizationId: string, id: string) => `${organizationId}\n${id}`;

export class KnownHashes {
  readonly #hashes = new Map<string, string>();
  readonly #most: number;

  constructor(most = MOST) {
    this.#most = most;
  }

  get(place: string): string | undefined {
    return this.#hashes.get(place);
  }

  /** To be called when they are committed. */
  add(written: ReadonlyMap<string, string>): void {
    for (const [place, hash] of written) this.#hashes.set(place, hash);
    for (const oldest of this.#hashes.keys()) {
      if (this.#hashes.size <= this.#most) return;
      this.#hashes.delete(oldest);
    }
  }
}
