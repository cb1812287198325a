/**
 * Counts that were asked for once are kept right from then on: each write adds or takes one where it matches, so that
 * the total beside a page costs nothing. Sound because one process alone writes to the file, on one thread.
 */
import { Query as Matcher } from 'mingo';
import { isEverything, organizationOf, type CollectionPlan, type Count, type Query, type Stored } from '../engine.ts';
import { jsonAt } from '../json.ts';
import { derive } from '../plans.ts';
import type { Json } from '../port.ts';
import { canonical, wordsMatch } from '@parapet/contracts/rules';

/** Counts kept per collection and organisation; every write tests each of them. */
const MAX_KEPT = 128;
/** What is found sooner than this is not worth testing at every write. */
const CHEAP_MS = 0.5;

export interface Change {
  plan: CollectionPlan;
  before: Stored | null;
  after: Stored | null;
}

interface Kept {
  fields: readonly string[];
  matches: (doc: Stored, words: () => readonly string[]) => boolean;
  groups: Map<string, Count>;
}

export class Counts {
  readonly #kept = new Map<string, Map<string, Kept>>();
  readonly #cheapMs: number;

  /** @param cheapMs counts that take less milliseconds are not kept */
  constructor(cheapMs = CHEAP_MS) {
    this.#cheapMs = cheapMs;
  }

  /**
   * Numbers of matches per combination of values of `fields`; without fields one number, or none for 0.
   * @param count computes them when they are not known yet
   */
  get(plan: CollectionPlan, query: Query, fields: readonly string[], count: () => Count[]): Count[] {
    const place = placeOf(plan.name, query.organizationId);
    const kept = this.#kept.get(place) ?? new Map<string, Kept>();
    this.#kept.set(place, kept);
    const name = canonical([query.filter, query.words.toSorted(), fields]);
    const found = kept.get(name) ?? this.#counted(query, fields, count);
    if (!('groups' in found)) return found.cheap;
    // Taken out and put back: the first in the map is the one not asked for the longest.
    kept.delete(name);
    kept.set(name, found);
    if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value ?? '');
    return [...found.groups.values()].map((group) => ({ ...group }));
  }

  #counted(query: Query, fields: readonly string[], count: () => Count[]): Kept | { cheap: Count[] } {
    const started = performance.now();
    const counts = count();
    // The number of all is asked for with nearly every list, and costs a write nothing to keep.
    if (!(isEverything(query) && fields.length === 0) && performance.now() - started < this.#cheapMs) return { cheap: counts };
    return { fields, matches: matcher(query), groups: new Map(counts.map((group) => [canonical(group.key), group])) };
  }

  /** To be called in the very turn in which the changes were committed. */
  apply(changes: readonly Change[]): void {
    for (const { plan, before, after } of changes) {
      const doc = after ?? before;
      if (!doc) continue;
      const wordsBefore = wordsOnce(plan, before);
      const wordsAfter = wordsOnce(plan, after);
      for (const kept of this.#kept.get(placeOf(plan.name, organizationOf(plan, doc)))?.values() ?? []) {
        if (before && kept.matches(before, wordsBefore)) add(kept, before, -1);
        if (after && kept.matches(after, wordsAfter)) add(kept, after, 1);
      }
    }
  }
}

const placeOf = (collection: string, organizationId: string) => `${collection}\n${organizationId}`;

function add({ fields, groups }: Kept, doc: Stored, difference: 1 | -1): void {
  const key: Record<string, Json> = {};
  for (const field of fields) key[field] = jsonAt(doc, field);
  const name = canonical(key);
  const group = groups.get(name) ?? { key, count: 0 };
  group.count += difference;
  if (group.count === 0) groups.delete(name);
  else groups.set(name, group);
}

function wordsOnce(plan: CollectionPlan, doc: Stored | null): () => readonly string[] {
  let words: readonly string[] | null = null;
  return () => (words ??= doc ? derive(plan, doc).words : []);
}

function matcher(query: Query): Kept['matches'] {
  const filter = new Matcher<Stored>(query.filter);
  return (doc, words) => filter.test(doc) && (query.words.length === 0 || wordsMatch(words(), query.words));
}
