/**
 * The store port: what the product asks of a database, in the words of MongoDB.
 *
 * Documents are plain JSON: string ids, ISO 8601 timestamps (UTC), no class instances, so that both adapters and the
 * wire agree. An {@link OrgCollection} is bound to one organisation when it is made; no call can reach past it.
 */

import type { AuditEntry, AuditTrail } from './audit-port.ts';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** What every stored document carries; all five fields are written by the store alone. */
export interface Doc {
  /** UUID, or an id the product gives (`org_…`). */
  _id: string;
  organization_id: string;
  /** 1 on insert, +1 on every update; the ETag of the wire. */
  version: number;
  /** ISO 8601, UTC. */
  created_at: string;
  /** ISO 8601, UTC. */
  updated_at: string;
}

type Managed = 'organization_id' | 'version' | 'created_at' | 'updated_at';
/** A document as handed to `insertOne`; without `_id` the store makes a UUID. */
export type New<T extends Doc> = Omit<T, Managed | '_id'> & { _id?: string };

/** Operators: $eq $ne $gt $gte $lt $lte $in $nin $exists $all $size $elemMatch $not, and $and $or $nor on top. */
export type Filter = { [path: string]: unknown };

export interface Update {
  $set?: Record<string, unknown>;
  $unset?: Record<string, ''>;
  $inc?: Record<string, number>;
  $push?: Record<string, unknown>;
  $pull?: Record<string, unknown>;
  $addToSet?: Record<string, unknown>;
}

/** Position of the last item of a page: the value it was sorted by and its id. */
export interface After {
  value: string | number | boolean | null;
  id: string;
}

export interface Page {
  /** One sort field (ties are broken by `_id` in the same direction); must be declared in `sorts` of the collection. */
  sort?: { field: string; direction: 1 | -1 };
  /** Start behind this position (keyset paging: as fast on the last page as on the first). */
  after?: After;
  /** Items to return; 1-1000. Without it all of them: for small collections only. */
  limit?: number;
  /** Words to look for in the `search` fields: each a folded prefix, in any order, all of them needed. */
  search?: string;
}

/** Who is changing something; written to the audit trail. */
export interface Actor {
  /** User id, or `system`. */
  id: string;
  /** Request that caused the change, when there is one. */
  request_id?: string;
}

export interface OrgCollection<T extends Doc> {
  findOne(filter: Filter): Promise<T | null>;
  find(filter: Filter, page?: Page): Promise<T[]>;
  /** @param search as in {@link Page} */
  count(filter?: Filter, search?: string): Promise<number>;
  /** Number of documents per combination of values of `fields`. */
  countBy(fields: string[], filter?: Filter): Promise<{ key: Record<string, Json>; count: number }[]>;
  /** @throws DuplicateError when a unique key or the id is taken */
  insertOne(doc: New<T>): Promise<T>;
  /**
   * Changes one document and bumps its version.
   * @returns the document after the change, or null when nothing matched
   * @throws DuplicateError when a unique key is taken
   */
  updateOne(filter: Filter, update: Update): Promise<T | null>;
  /** @returns how many documents were changed (each gets its own audit entry) */
  updateMany(filter: Filter, update: Update): Promise<number>;
  /** @returns the document as it was, or null when nothing matched */
  deleteOne(filter: Filter): Promise<T | null>;
  /** The value `page.sort.field` has on this document, to make an {@link After} of. */
  sortValue(doc: T, field: string): After['value'];
}

/** Documents that belong to no organisation (sessions, accounts, sign-in state): never audited, may expire. */
export interface SystemDoc {
  _id: string;
  /** ISO 8601; past it the document is as good as gone (never returned) and is removed in the background. */
  expires_at?: string | null;
}

export interface SystemCollection<T extends SystemDoc> {
  get(id: string): Promise<T | null>;
  findOne(filter: Filter): Promise<T | null>;
  find(filter: Filter): Promise<T[]>;
  /** Insert or replace. @throws DuplicateError when another document holds a unique key */
  put(doc: T): Promise<void>;
  /** @returns false when the id or a unique key is taken */
  insertIfAbsent(doc: T): Promise<boolean>;
  /** @returns the document after the change, or null when nothing matched */
  updateOne(filter: Filter, update: Update): Promise<T | null>;
  /** @returns how many were removed */
  delete(filter: Filter): Promise<number>;
  /**
   * Counts an event atomically, also between processes: the first of a window sets 1, later ones add one.
   * @param windowMs length of the window in milliseconds
   * @returns the count in the window that is open now, and when that window ends (ms since 1970)
   */
  hit(id: string, windowMs: number): Promise<{ count: number; resetAt: number }>;
  /**
   * Takes a part of an allowance atomically, also between processes; never is more taken in a window than there is.
   * @param part how much to take of what is left; may be asked more than once
   */
  take(id: string, allowance: Allowance, part: (left: number) => number): Promise<Taken>;
}

/** So much in a window, for everybody together; the first to take something begins the window. */
export interface Allowance {
  most: number;
  /** Length of the window in milliseconds. */
  windowMs: number;
}

export interface Taken {
  /** 0 when nothing was left. */
  taken: number;
  /** What is left for everybody. */
  left: number;
  /** When the window ends, in ms since 1970. */
  resetAt: number;
}

/** A view of the database that an organisation's request works with. */
export interface OrgDb {
  readonly organizationId: string;
  collection<T extends Doc>(name: string): OrgCollection<T>;
}

/** Inside {@link Store.transaction}: everything done through it is kept whole or not at all. */
export interface Tx extends OrgDb {
  system<T extends SystemDoc>(name: string): SystemCollection<T>;
}

/** Neither may throw. */
export interface ChangeListener {
  onChange(entry: AuditEntry, organizationId: string): void;
  /** Changes may have been missed, e.g. because the database was away for longer than it remembers. */
  onGap(): void;
}

export interface Watch {
  /** Resolves when every change from here on will be told. Stays open while the database cannot be watched, which is tried until {@link stop}. */
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
  /**
   * Tells of every audited change once it is committed, of all organisations, each once and in the order of the commits.
   * On MongoDB these are the changes of every process; the other engines belong to one process.
   */
  watch(listener: ChangeListener): Watch;
  /**
   * Tells of documents of a system collection that were deleted through this store, once that is committed; what other
   * processes delete, and what expires, is not told.
   * @param listener must not throw
   * @returns what ends the telling
   */
  onDeleted<T extends SystemDoc>(collection: string, listener: (doc: T) => void): () => void;
  /**
   * Runs `work` atomically and isolated; a conflict with another writer is retried, so `work` may run more than once
   * and must not have effects outside the database.
   * @throws StoreBusyError when too many writers wait already, as does every other write
   */
  transaction<R>(organizationId: string, actor: Actor, work: (tx: Tx) => Promise<R>): Promise<R>;
  /** Resolves when the database answers; rejects otherwise. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** How a collection is stored; the paths lead to scalars, those of `links` aside. */
export interface CollectionSpec {
  /** Fields that filters narrow by. */
  filters?: string[];
  /** Marks (the value true) that a document carries for a while; those that carry one are found in the order of their ids. */
  marks?: string[];
  /** Fields lists may be sorted by; a name of `derived` or of a stored field that is always present. */
  sorts?: string[];
  /** Unique within the organisation; a document that lacks one of the fields is not held to it. */
  unique?: string[][];
  /** Text fields that `search` looks in. */
  search?: string[];
  /** Paths that hold the id of another record, a list of ids, or nothing; filters by an id there are answered by an index. */
  links?: string[];
  /** Values computed on each write for sorting (e.g. a folded title); stored beside the document, never returned. */
  derived?: Record<string, (doc: Record<string, unknown>) => string | number | boolean | null>;
  /** To be raised when `derived`, or the way text becomes words, computes other values than before: they are then computed anew. Default 1. */
  derivedVersion?: number;
  /** Changes are recorded in the audit trail; default true. */
  audited?: boolean;
  /** Looked up by nearly every request, by id or by a unique field: the embedded store caches such documents. */
  cached?: boolean;
}

export interface SystemSpec {
  /** Fields that are looked up. */
  index?: string[];
  /** Fields whose value only one document may have. */
  unique?: string[];
  /** As in {@link CollectionSpec}. */
  cached?: boolean;
}

export interface StoreSpec {
  collections: Record<string, CollectionSpec>;
  system: Record<string, SystemSpec>;
}

/** A unique key, or the id, is taken. */
export class DuplicateError extends Error {
  override name = 'DuplicateError';
}

/** More writers wait than can be served soon; the same call may succeed a little later. */
export class StoreBusyError extends Error {
  override name = 'StoreBusyError';
  /** Seconds after which to try again. */
  readonly retryAfter = 1;
}

/** A query that the port refuses: an unknown collection, a sort that was not declared, an operator that is not allowed. */
export class RefusedQueryError extends Error {
  override name = 'RefusedQueryError';
}
