/** Changes to stored data: numbered, and each run once. */
import type { JsonObject } from './json.ts';
import type { OrgDb, SystemCollection, SystemDoc } from './port.ts';
import { StartError } from './start-error.ts';

export interface MigrationDb {
  /** Ids of the organizations that have documents in a collection. */
  organizations(collection: string): Promise<string[]>;
  org(organizationId: string): OrgDb;
  system<T extends SystemDoc>(name: string): SystemCollection<T>;
  /**
   * Changes what people see of the documents of one collection, in every organization: their versions rise, `updated_at` is now.
   * @param change gets a copy of each document and returns the changed document, or null for no change; changes of managed
   *   fields are ignored
   * @returns how many documents were changed; each has an audit entry by `system`
   */
  rewrite(collection: string, change: Restate): Promise<number>;
}

/** Gets a document as an earlier version stored it, and leaves it as it is. @returns the document as it is stored now; null for no change */
export type Restate = (doc: JsonObject) => JsonObject | null;

/** Changes the documents of a collection by what other records say. Each change is in the audit trail and raises the version; `updated_at` stays. */
export interface Rewrite {
  collection: string;
  /**
   * Called in the transaction that changes these documents.
   * @param db of their organization
   * @returns what changes each of them; changes of managed fields are ignored
   */
  prepare(db: OrgDb, docs: readonly JsonObject[]): Promise<Restate>;
}

/** First `up`, then the `rewrites`, then what is `restated`. */
export interface Migration {
  /** Ascending without gaps; never reused. Data from before the first one is refused. */
  number: number;
  name: string;
  /** For few documents: runs in one transaction, which MongoDB limits to 60 seconds (`transactionLifetimeLimitSeconds`). */
  up?(db: MigrationDb): Promise<void>;
  /** For many documents: run in batches, each a transaction. After an interruption they go on behind the last one. */
  rewrites?: readonly Rewrite[];
  /**
   * By collection: other ways to write what a document says already, by its own content alone. Version, `updated_at` and audit trail stay as they
   * are, because nobody has changed anything: the check of the trail restates its entries as well, so a document that is restated must not change
   * when it is restated again. Runs in batches too.
   */
  restated?: Readonly<Record<string, Restate>>;
}

/** The number of the newest migration; 0 without any. */
export const newestOf = (migrations: readonly Migration[]): number =>
  Math.max(0, ...migrations.map(({ number }) => number));

/** Restates a document of any earlier version by all migrations. */
export function restating(migrations: readonly Migration[]): (collection: string, doc: JsonObject) => JsonObject {
  const byCollection = Map.groupBy(
    migrations.flatMap(({ restated = {} }) => Object.entries(restated)),
    ([collection]) => collection,
  );
  return (collection, doc) =>
    (byCollection.get(collection) ?? []).reduce((now, [, restate]) => restate(now) ?? now, doc);
}

/** A migration failed or cannot be run. */
export class MigrationError extends StartError {
  override name = 'MigrationError';
}
