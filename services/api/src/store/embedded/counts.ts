/**
 * Counts that were asked for once are kept right from then on: each write adds or takes one where it matches, so that
 * the total beside a page costs nothing. Sound because one process alone writes to the file, on one thread.
 */
import { Query as Matcher } from 'mingo';
import type { CollectionPlan, Query, Stored } from '../engine.ts';
import { canonical } from '../json.ts';
import { derive } from '../plans.ts';
import { wordsMatch } from '../text.ts';

/** Counts kept per collection and organisation; every write tests each of them. */
const MAX_KEPT = 64;

export interface Change {
  plan: CollectionPlan;
  before: Stored | null;
  after: Stored | null;
}

interface Kept {
  matches: (doc: Stored) => boolean;
  count: number;
}

export class Counts {
  readonly #kept = new Map<string, Map<string, Kept>>();

  /** @param count computes the number when it is not known yet */
  get(plan: CollectionPlan, query: Query, count: () => number): number {
    const place = placeOf(plan.name, query.organizationId);
    const kept = this.#kept.get(place) ?? new Map<string, Kept>();
    this.#kept.set(place, kept);
    const key = canonical([query.filter, [...query.words].sort()]);
    const found = kept.get(key) ?? { matches: matcher(plan, query), count: count() };
    // Taken out and put back: the first in the map is the one not asked for the longest.
    kept.delete(key);
    kept.set(key, found);
    if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value ?? '');
    return found.count;
  }

  /** To be called in the very turn in which the changes were committed. */
  apply(changes: readonly Change[]): void {
    for (const { plan, before, after } of changes) {
      const doc = after ?? before;
      if (!doc) continue;
      for (const kept of this.#kept.get(placeOf(plan.name, doc.organization_id))?.values() ?? []) {
        kept.count += Number(after !== null && kept.matches(after)) - Number(before !== null && kept.matches(before));
      }
    }
  }
}

const placeOf = (collection: string, organizationId: string) => `${collection}\n${organizationId}`;

function matcher(plan: CollectionPlan, query: Query): Kept['matches'] {
  const filter = new Matcher<Stored>(query.filter);
  return (doc) => filter.test(doc) && (query.words.length === 0 || wordsMatch(derive(plan, doc).words, query.words));
}
