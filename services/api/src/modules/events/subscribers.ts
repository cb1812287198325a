/** The open streams, found by organization and by person. */
import type { Subscriber } from './subscriber.ts';

const NONE: ReadonlySet<Subscriber> = new Set();

export class Subscribers {
  readonly #all = new Set<Subscriber>();
  readonly #byOrganization = new Map<string, Set<Subscriber>>();
  readonly #byPerson = new Map<string, Set<Subscriber>>();

  get size(): number {
    return this.#all.size;
  }

  get all(): ReadonlySet<Subscriber> {
    return this.#all;
  }

  of(organizationId: string): ReadonlySet<Subscriber> {
    return this.#byOrganization.get(organizationId) ?? NONE;
  }

  ofPerson(userId: string): ReadonlySet<Subscriber> {
    return this.#byPerson.get(userId) ?? NONE;
  }

  add(subscriber: Subscriber): void {
    this.#all.add(subscriber);
    for (const [sets, key] of this.#keys(subscriber)) sets.set(key, (sets.get(key) ?? new Set()).add(subscriber));
  }

  delete(subscriber: Subscriber): void {
    this.#all.delete(subscriber);
    for (const [sets, key] of this.#keys(subscriber)) {
      const set = sets.get(key);
      set?.delete(subscriber);
      if (set?.size === 0) sets.delete(key);
    }
  }

  #keys({ organizationId, userId }: Subscriber) {
    return [
      [this.#byOrganization, organizationId],
      [this.#byPerson, userId],
    ] as const;
  }
}
