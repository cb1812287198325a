/** Pseudorandom numbers, the same in every run (mulberry32). */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed | 0;
  }

  /** An integer from 0 to `limit` - 1. */
  below(limit: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  }

  /** @throws Error when there is nothing to choose from */
  pick<T>(from: readonly T[]): T {
    const picked = from[this.below(from.length)];
    if (picked === undefined) throw new Error('There is nothing to choose from');
    return picked;
  }

  /** `count` different items. @throws Error when there are fewer */
  some<T>(from: readonly T[], count: number): T[] {
    if (count > from.length) throw new Error(`There are not ${count} to choose from`);
    const left = [...from];
    return Array.from({ length: count }, () => left.splice(this.below(left.length), 1)).flat();
  }

  /** @param weights relative frequency of each value */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K {
    let left = this.below(Object.values<number>(weights).reduce((sum, weight) => sum + weight, 0));
    for (const name in weights) {
      left -= weights[name];
      if (left < 0) return name;
    }
    throw new Error('There is nothing to choose from');
  }

  /** @param percent 0-100 */
  chance(percent: number): boolean {
    return this.below(100) < percent;
  }
}
