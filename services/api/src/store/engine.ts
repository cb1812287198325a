/** What the store's rules (scope, versions, audit, migrations) ask of a database; each adapter implements this. */
import type { JsonObject } from './json.ts';
import type { After, ChangeListener, CollectionSpec, EngineKind, Filter, Json, Watch } from './port.ts';

/** A document as it is kept; of the managed fields only the id is on system documents too. */
export type Stored = JsonObject & { _id: string };

/** Organisation of the documents that belong to none. */
export const NO_ORGANIZATION = '';

/** Checked before it comes here; an adapter need not fear it. */
export interface Query {
  collection: string;
  organizationId: string;
  filter: Filter;
  /** Folded words, each a prefix that must be there; empty for no search. */
  words: readonly string[];
}

/** Whether every document of the organisation is asked for. */
export function isEverything({ filter, words }: Query): boolean {
  return words.length === 0 && Object.keys(filter).length === 0;
}

export interface Order {
  field: string;
  direction: 1 | -1;
  after?: After | undefined;
  limit?: number | undefined;
}

/** A collection as the adapters see it: product's, system's and the store's own alike. */
export interface CollectionPlan extends Required<Omit<CollectionSpec, 'audited'>> {
  name: string;
  audited: boolean;
  system: boolean;
  /** Documents are found by id and by marks alone, so that an engine may store them compressed. */
  packed: boolean;
}

/** Where a document belongs. A system document may have a field `organization_id` of its own, which says nothing here. */
export function organizationOf(plan: CollectionPlan, doc: Stored): string {
  return plan.system ? NO_ORGANIZATION : String(doc['organization_id']);
}

export type Count = { key: Record<string, Json>; count: number };

/** Reads and writes; a session of {@link Engine.atomically} sees its own writes. */
export interface Session {
  findFirst(query: Query): Promise<Stored | null>;
  find(query: Query, order: Order | null): Promise<Stored[]>;
  count(query: Query): Promise<number>;
  countBy(query: Query, fields: readonly string[]): Promise<Count[]>;
  organizations(collection: string): Promise<string[]>;
  /** @returns the hash of an entry of the trail; null when there is no such entry */
  entryHash(organizationId: string, id: string): Promise<string | null>;
  /** @throws DuplicateError */
  insert(collection: string, doc: Stored): Promise<void>;
  /** Puts `after` in the place of `before`, which this session has read. @throws DuplicateError */
  replace(collection: string, before: Stored, after: Stored): Promise<void>;
  /** Takes a field off documents of an organisation. @throws ConflictError when one is not there */
  unset(collection: string, organizationId: string, ids: readonly string[], field: string): Promise<void>;
  remove(collection: string, doc: Stored): Promise<void>;
}

/** Another writer came first: the work is done again. Never leaves the store. */
export class ConflictError extends Error {
  override name = 'ConflictError';
}

export interface Engine {
  readonly kind: EngineKind;
  readonly plans: ReadonlyMap<string, CollectionPlan>;
  /** Reads that see what is committed, each for itself. */
  readonly reader: Session;
  /** Runs `work` whole or not at all; retried after a conflict with another writer. */
  atomically<R>(work: (session: Session) => Promise<R>): Promise<R>;
  /** Stores the sort keys and words of every document anew; harmless to do twice. */
  rederive(collection: string): Promise<void>;
  /** Makes the indexes; after the migrations, which may be needed for unique keys to hold. */
  createIndexes(): Promise<void>;
  /** See the port. */
  watch(listener: ChangeListener): Watch;
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** A database that does not tell of changes by itself. */
export type QuietEngine = Omit<Engine, 'watch'>;
