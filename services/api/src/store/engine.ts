/** What the store needs of a database; each engine implements this. Scope, versions, audit and migrations are built on it. */
import type { BlobEngine } from './blobs/blob-port.ts';
import type { JsonObject } from './json.ts';
import type { ChangeListener, CollectionSpec, EngineKind, Filter, Update, Watch } from './port.ts';
import type { After, Json } from './values.ts';

/** A stored document. System documents have no managed field but the id. */
export type Stored = JsonObject & { _id: string };

/** The organization of system documents, which belong to none. */
export const NO_ORGANIZATION = '';

/** A query that was checked; engines need not check it again. */
export interface Query {
  collection: string;
  organizationId: string;
  filter: Filter;
  /** Folded prefixes that a match must all have among its words; empty for no search. */
  words: readonly string[];
}

/** Whether a query matches every document of the organization. */
export function isEverything({ filter, words }: Query): boolean {
  return words.length === 0 && Object.keys(filter).length === 0;
}

export interface Order {
  field: string;
  direction: 1 | -1;
  after?: After | undefined;
  limit?: number | undefined;
}

/** A collection as engines see it, be it of the product, of the system or of the store itself. */
export interface CollectionPlan extends Required<Omit<CollectionSpec, 'audited'>> {
  name: string;
  audited: boolean;
  system: boolean;
  /** Of an earlier version; dropped when the indexes are made. */
  retired: boolean;
  /** Documents are found by id, by marks and in the order of times alone, so that an engine may store them compressed, with smaller indexes. */
  packed: boolean;
  /** Fields of deleted documents that are reported; null when deletions are not. */
  reported: readonly string[] | null;
}

/** The organization of a document. A field `organization_id` of a system document is the product's own and does not count. */
export function organizationOf(plan: CollectionPlan, doc: Stored): string {
  return plan.system ? NO_ORGANIZATION : String(doc['organization_id']);
}

/** Documents that were deleted, for who listens to deletions of their collection. */
export interface Deleted {
  collection: string;
  /** The deleted documents, reduced to their ids and the reported fields. */
  docs: readonly Stored[];
}

/** An addition to a counter. */
export interface Addition {
  amount: number;
  windowMs: number;
  /** ms since 1970 */
  now: number;
}

/** A counter as it is stored. */
export interface Counter {
  count: number;
  /** When the window ends; ISO 8601. */
  expires_at: string;
}

export type Count = { key: Record<string, Json>; count: number };

export interface Replacement {
  before: Stored;
  after: Stored;
}

/** Reads and writes; a session of {@link Engine.atomically} sees its own writes. */
export interface Session {
  findFirst(query: Query): Promise<Stored | null>;
  find(query: Query, order: Order | null): Promise<Stored[]>;
  count(query: Query): Promise<number>;
  countBy(query: Query, fields: readonly string[]): Promise<Count[]>;
  /** See the port. */
  countLinks(query: Query, links: readonly string[], ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** See the port. The values are only for {@link comparePositions}. */
  positions(query: Query, order: Pick<Order, 'field' | 'direction'>): Promise<After[]>;
  organizations(collection: string): Promise<string[]>;
  /** @returns the hash of an audit entry; null when there is no such entry */
  entryHash(organizationId: string, id: string): Promise<string | null>;
  /**
   * @param isFresh its id is a new one and no other key of it is unique, so that nothing can be in its way
   * @throws DuplicateError
   */
  insert(collection: string, doc: Stored, isFresh?: boolean): Promise<void>;
  /** Replaces `before`, which this session has read. @throws DuplicateError */
  replace(collection: string, before: Stored, after: Stored): Promise<void>;
  /** {@link replace} for several documents of a collection. */
  replaceAll(collection: string, changes: readonly Replacement[]): Promise<void>;
  /** Removes a field from documents of an organization. @throws ConflictError when one of them does not exist */
  unset(collection: string, organizationId: string, ids: readonly string[], field: string): Promise<void>;
  remove(collection: string, doc: Stored): Promise<void>;
  /** Until this transaction ends, others that lock one of the keys wait for it, or conflict and start over. */
  lock(keys: readonly string[]): Promise<void>;
}

/** Another writer was faster: the transaction is retried. Never leaves the store. */
export class ConflictError extends Error {
  override name = 'ConflictError';
}

/**
 * Writes of one system document that a database makes atomically without a transaction, where that costs less. The caller uses a
 * transaction for what they cannot do.
 */
export interface SingleWrites {
  /** Inserts or replaces. @returns false when a unique key is taken, perhaps by a document that has expired; nothing is written */
  put(collection: string, doc: Stored): Promise<boolean>;
  /** @returns false when the id or a unique key is taken, perhaps by a document that has expired; nothing is written */
  insert(collection: string, doc: Stored): Promise<boolean>;
  /** @returns the document after the change; null when nothing matched; undefined when the update takes a transaction */
  update(query: Query, update: Update): Promise<Stored | null | undefined>;
  /** Removes one document that matches. @returns it; null when nothing matched */
  remove(query: Query): Promise<Stored | null>;
  /** Adds to a counter; creates it when there is none. */
  add(collection: string, id: string, addition: Addition): Promise<Counter>;
}

export interface AtomicOptions {
  /** The work may take longer than a request waits; default false. */
  isMaintenance?: boolean;
}

export interface EngineListener extends ChangeListener {
  /** Called with what another process has deleted. */
  onDeleted(deleted: Deleted): void;
}

export interface Engine {
  readonly kind: EngineKind;
  readonly plans: ReadonlyMap<string, CollectionPlan>;
  /** For reads outside transactions: each sees what is committed at that moment. */
  readonly reader: Session;
  /** Files, which belong to no transaction. */
  readonly blobs: BlobEngine;
  /** Runs `work` in a transaction, which is retried after a conflict with another writer. */
  atomically<R>(work: (session: Session) => Promise<R>, options?: AtomicOptions): Promise<R>;
  /** Absent where a transaction costs no more. */
  readonly single?: SingleWrites;
  /** Computes the sort keys and words of every document again. */
  rederive(collection: string): Promise<void>;
  /** Creates the indexes and drops retired collections. To be called after the migrations, which may remove duplicates of a new unique key. */
  createIndexes(): Promise<void>;
  /** See the port. */
  watch(listener: EngineListener): Watch;
  /** Reports to the watches of other processes what this one has deleted; absent where there are no others. */
  announce?(deleted: Deleted): Promise<void>;
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** An engine whose database reports no changes; see `observed-engine.ts`. */
export type QuietEngine = Omit<Engine, 'watch'>;
