/**
 * The store port: what the product needs of a database, in the terms of MongoDB.
 *
 * Documents are plain JSON: string ids, ISO 8601 timestamps (UTC), no class instances, alike in all engines
 * and in HTTP bodies. An {@link OrgCollection} is bound to one organization; no call can reach another one.
 */

import type { AuditEntry, AuditTrail } from './audit-port.ts';
import type { Blobs } from './blobs/blob-port.ts';
import type { After, Json } from './values.ts';

/** Fields that every document has; only the store writes them. */
export interface Doc {
  /** A UUID, or an id that the product chooses (`org_…`). */
  _id: string;
  organization_id: string;
  /** 1 on insert, +1 on every update; the ETag in HTTP. */
  version: number;
  /** ISO 8601, UTC. */
  created_at: string;
  /** ISO 8601, UTC. */
  updated_at: string;
}

type Managed = 'organization_id' | 'version' | 'created_at' | 'updated_at';
/** A document for `insertOne`; without `_id` the store makes a UUID, above all that it has made before. */
export type New<T extends Doc> = Omit<T, Managed | '_id'> & { _id?: string };

/**
 * Operators: $eq $ne $gt $gte $lt $lte $in $nin $exists $all $size $elemMatch $not, and $and, $or, $nor.
 * A list of values has at most 5,000, except the `$in` of a field that holds one value: the store asks for those in batches.
 */
export type Filter = { [path: string]: unknown };

export interface Update {
  $set?: Record<string, unknown>;
  $unset?: Record<string, ''>;
  $inc?: Record<string, number>;
  $push?: Record<string, unknown>;
  $pull?: Record<string, unknown>;
  $addToSet?: Record<string, unknown>;
}

export interface Page {
  /** One sort field (ties are broken by `_id` in the same direction); must be declared in `sorts` of the collection. */
  sort?: { field: string; direction: 1 | -1 };
  /** Start after this position (keyset paging: the last page is as fast as the first). */
  after?: After;
  /** Items to return: 1-1000; default: all, for small collections only. */
  limit?: number;
  /** Words to find in the `search` fields, as prefixes, in any order; a match has all of them. */
  search?: string;
}

/** Who makes a change; recorded in the audit trail. */
export interface Actor {
  /** User id, or `system`. */
  id: string;
  /** The request that caused the change, if any. */
  request_id?: string;
  /** Name of the API token through which they act, if any. */
  token?: string;
}

/** What a read returns may be shared and frozen: change a copy. A filter must not be changed after a query, as its result may be cached. */
export interface OrgCollection<T extends Doc> {
  findOne(filter: Filter): Promise<T | null>;
  find(filter: Filter, page?: Page): Promise<T[]>;
  /** @param search as in {@link Page} */
  count(filter?: Filter, search?: string): Promise<number>;
  /**
   * Number of documents per combination of values of `fields`. When the only field is a link
   * that holds a list, a document counts once for each of its ids.
   * @param search as in {@link Page}
   */
  countBy(fields: string[], filter?: Filter, search?: string): Promise<{ key: Record<string, Json>; count: number }[]>;
  /**
   * Number of documents that link to each of these ids, through any of these `links`: one query for the counts of a page.
   * A document counts once for an id. Links that lead into a list of objects are not counted.
   * @param search as in {@link Page}
   */
  countLinks(
    links: readonly string[],
    ids: readonly string[],
    filter?: Filter,
    search?: string,
  ): Promise<ReadonlyMap<string, number>>;
  /**
   * The positions of all matches in an order, as everything is at one moment: so that a whole list can be read by ids, in batches, while
   * others change its documents.
   */
  positions(filter: Filter, page?: Pick<Page, 'sort' | 'search'>): Promise<After[]>;
  /** @throws DuplicateError when a unique key or the id is taken */
  insertOne(doc: New<T>): Promise<T>;
  /**
   * Inserts a document that was deleted from this organization again, with its id and its times. Its version goes on after that of the deletion.
   * @throws DuplicateError as `insertOne`
   */
  restoreOne(doc: T): Promise<T>;
  /**
   * Changes one document and increments its version.
   * @returns the document after the change, or null when nothing matched
   * @throws DuplicateError when a unique key is taken
   */
  updateOne(filter: Filter, update: Update): Promise<T | null>;
  /** @returns how many documents were changed (each gets its own audit entry) */
  updateMany(filter: Filter, update: Update): Promise<number>;
  /** @returns the document as it was, or null when nothing matched */
  deleteOne(filter: Filter): Promise<T | null>;
  /** The value that a document is sorted by, for an {@link After}. */
  sortValue(doc: T, field: string): After['value'];
}

/** Documents that belong to no organization (sessions, accounts, sign-in state): never audited, may expire. */
export interface SystemDoc {
  _id: string;
  /** ISO 8601. From then on the document is never returned; it is removed in the background. */
  expires_at?: string | null;
}

export interface SystemCollection<T extends SystemDoc> {
  get(id: string): Promise<T | null>;
  findOne(filter: Filter): Promise<T | null>;
  /** @param page the first so many in the order of their ids, or the last with direction -1; all when absent */
  find(filter: Filter, page?: { direction: 1 | -1; limit: number }): Promise<T[]>;
  /** Insert or replace. @throws DuplicateError when another document holds a unique key */
  put(doc: T): Promise<void>;
  /** @returns false when the id or a unique key is taken */
  insertIfAbsent(doc: T): Promise<boolean>;
  /** @returns the document after the change, or null when nothing matched */
  updateOne(filter: Filter, update: Update): Promise<T | null>;
  /** @returns how many were removed */
  delete(filter: Filter): Promise<number>;
  /**
   * Adds to a counter atomically, also between processes. A window opens with the first addition, and the counter starts from 0 again
   * when it ends.
   * @param amount a whole number above 0
   * @param windowMs length of the window in milliseconds
   * @returns the count in the current window, and when that ends (ms since 1970)
   */
  add(id: string, amount: number, windowMs: number): Promise<{ count: number; resetAt: number }>;
}

/** The database as one organization sees it. */
export interface OrgDb {
  readonly organizationId: string;
  collection<T extends Doc>(name: string): OrgCollection<T>;
}

/** The database inside {@link Store.transaction}: all of its changes are committed, or none. */
export interface Tx extends OrgDb {
  /**
   * Locks records: transactions that lock the same ones run one after the other. Needed where the database sees no conflict: a
   * transaction that adds a link to a record and another one that deletes the record would together leave a dangling link.
   * @param mode `shared`: for changes that need not wait for one another, only for an `exclusive` one. Takes effect in
   *   collections whose spec says `sharedLocks`; elsewhere every lock is exclusive
   */
  lock(collection: string, ids: readonly string[], mode?: 'shared' | 'exclusive'): Promise<void>;
  system<T extends SystemDoc>(name: string): SystemCollection<T>;
  /** Another organization in the same transaction, for what concerns both: a person who leaves one and joins the other. */
  inOrganization(organizationId: string): Tx;
}

/** Neither function may throw. */
export interface ChangeListener {
  onChange(entry: AuditEntry, organizationId: string): void;
  /** Changes may have been missed, e.g. after the database was unreachable for longer than its log goes back. */
  onGap(): void;
}

export interface Watch {
  /** Resolves when all later changes will be reported. Pending while the database cannot be watched, which is retried until {@link stop}. */
  ready: Promise<void>;
  stop(): Promise<void>;
}

/** The database behind a store: SQLite in this process, MongoDB, or memory (in the browser, and in tests). */
export type EngineKind = 'embedded' | 'mongodb' | 'memory';

export interface Store {
  readonly kind: EngineKind;
  org(organizationId: string, actor: Actor): OrgDb;
  system<T extends SystemDoc>(name: string): SystemCollection<T>;
  audit(organizationId: string): AuditTrail;
  /** Files. They are no part of a transaction: write the file first, then the record that names it. */
  readonly blobs: Blobs;
  /**
   * Reports every audited change of all organizations once it is committed, each once and in the order of the commits.
   * On MongoDB these are the changes of every process; the other engines belong to one process.
   */
  watch(listener: ChangeListener): Watch;
  /**
   * Reports the documents of a system collection that were deleted, once that is committed: by this store at once, by other processes
   * while {@link Store.watch} is ready. Expired documents are not reported, and deletions by other processes can be missed when a
   * process dies or the database cannot be reached, so listeners must check for them from time to time.
   * @param collection whose spec says `reported`
   * @param listener receives the id and the fields that the spec names; must not throw
   * @returns a function that removes the listener
   */
  onDeleted<T extends SystemDoc>(collection: string, listener: (doc: T) => void): () => void;
  /**
   * Runs `work` atomically and in isolation. It is retried after a conflict with another writer, so it must not have effects
   * outside the database.
   * @throws StoreBusyError when too many want to write at once @throws StoreUnavailableError when the database does not answer
   */
  transaction<R>(organizationId: string, actor: Actor, work: (tx: Tx) => Promise<R>): Promise<R>;
  /**
   * Removes some of the files and documents of an organization, its audit trail last. To be called until nothing is left.
   * @returns whether there may be more
   */
  eraseSome(organizationId: string): Promise<boolean>;
  /** Resolves when the database answers; rejects otherwise. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** A change of a document, at the end of its transaction. */
export interface Ended {
  organizationId: string;
  collection: string;
  actor: Actor;
  /** ISO 8601, UTC. */
  at: string;
  /** null for a new document. */
  before: Readonly<Record<string, Json>> | null;
  /** null for a deleted one. */
  after: Readonly<Record<string, Json>> | null;
}
/** @param changes of one organization, at least one @param tx what it writes is committed with them */
export type AtEnd = (changes: readonly Ended[], tx: Tx) => Promise<void>;

/** How a collection is stored. Paths lead to scalars, except those of `links`. */
export interface CollectionSpec {
  /**
   * Called once at the end of a transaction with all of its changes of documents, also of other collections with the same function. Neither
   * migrations call it nor changes outside of {@link Store.transaction}.
   */
  atEnd?: AtEnd | null;
  /** Fields that filters use often; each is indexed. */
  filters?: string[];
  /** Flags (true or absent) that few documents have; those are found quickly, in order of their ids. */
  marks?: string[];
  /** Fields that lists can be sorted by: names of `derived`, or stored fields that are always present. Filters may compare the latter with a text too. */
  sorts?: string[];
  /** Unique within the organization; does not apply to documents that lack one of the fields. */
  unique?: string[][];
  /** Text fields that are searched. */
  search?: string[];
  /** Paths that hold the id of another record, a list of ids, or nothing; they may lead into a list of objects. Filters by such an id are answered by an index. */
  links?: string[];
  /**
   * Values for sorting that are computed on each write; stored with the document, never returned. One named `title_folded` must be the folded
   * text of `title` wherever that is a text, and never a list: filters for certain texts of `title` find them by it.
   */
  derived?: Record<string, (doc: Record<string, unknown>) => string | number | boolean | null>;
  /** Raise it whenever `derived` computes other values than before: they are then computed again for every document. Default 1. */
  derivedVersion?: number;
  /** Many changes lock the same record at once, e.g. a template from which many records are made; default false. */
  sharedLocks?: boolean;
  /** Changes are recorded in the audit trail; default true. */
  audited?: boolean;
  /** Nearly every request looks such documents up, by id or by a unique field: the embedded engine caches them, frozen. */
  cached?: boolean;
}

export interface SystemSpec {
  /** Fields that are filtered by. */
  index?: string[];
  /** Fields whose values are unique. */
  unique?: string[];
  /** Deletions are reported, with these fields; see {@link Store.onDeleted}. */
  reported?: string[];
  /** As in {@link CollectionSpec}. */
  cached?: boolean;
}

export interface StoreSpec {
  collections: Record<string, CollectionSpec>;
  /** Collections of earlier versions: migrations may read them, after which they are dropped. */
  retired?: readonly string[];
  system: Record<string, SystemSpec>;
}

/** Another document has the same unique key or id. */
export class DuplicateError extends Error {
  override name = 'DuplicateError';
}

/** Too many want to write at once; the same call may succeed a little later. Nothing was written. */
export class StoreBusyError extends Error {
  override name = 'StoreBusyError';
  /** After which it is worth trying again. */
  readonly retryAfterSeconds = 1;
}

/** The database cannot be reached, or does not answer in time. Whether a write was made is not known. */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError';
  /** After which it is worth trying again. */
  readonly retryAfterSeconds = 5;
}

/** The disk of the database is full. Nothing was written; reading goes on, and so does writing once there is space again. */
export class StoreFullError extends Error {
  override name = 'StoreFullError';
}

/** The database's file is damaged: what was asked for cannot be read or written. A backup has to be restored. */
export class StoreDamagedError extends Error {
  override name = 'StoreDamagedError';
}

/** A newer version has begun to change the data, so that this process must not use it any longer. Nothing was written. */
export class StoreOutdatedError extends Error {
  override name = 'StoreOutdatedError';
}

/** A query that the port refuses: unknown collection, undeclared sort, operator that is not allowed. */
export class RefusedQueryError extends Error {
  override name = 'RefusedQueryError';
}
