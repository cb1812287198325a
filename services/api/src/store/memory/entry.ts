/** A document in memory. Never changed and never handed out, so that copies of a table can share it. */
import type { CollectionPlan, Stored } from '../engine.ts';
import { valueAt } from '../json.ts';
import { derive, sortKey } from '../plans.ts';
import type { After } from '../values.ts';

export class Entry {
  readonly doc: Stored;
  readonly #plan: CollectionPlan;
  #words: readonly string[] | null = null;

  /** @param doc owned by the entry: the caller must not change or hand it out */
  constructor(plan: CollectionPlan, doc: Stored) {
    this.#plan = plan;
    this.doc = doc;
  }

  /**
   * Computed when first needed: thousands of seeded documents are loaded for a page that shows fifty.
   * @throws RefusedQueryError as {@link derive} does
   */
  get words(): readonly string[] {
    this.#words ??= derive(this.#plan, this.doc).words;
    return this.#words;
  }

  hasWords(prefixes: readonly string[]): boolean {
    return prefixes.every((prefix) => this.words.some((word) => word.startsWith(prefix)));
  }

  /** @throws RefusedQueryError for what no engine stores */
  check(): void {
    void this.words;
  }

  position(field: string): After {
    return { value: sortKey(this.#plan, this.doc, field), id: this.doc._id };
  }

  /** @returns null when the document lacks one of the fields, so that the key does not apply */
  uniqueKey(fields: readonly string[]): string | null {
    return uniqueKey(fields.map((field) => valueAt(this.doc, field)));
  }
}

export function uniqueKey(values: readonly unknown[]): string | null {
  return values.some((value) => value === null || value === undefined) ? null : JSON.stringify(values);
}
