/** The tables of the memory engine: those that are committed, and the copies that a transaction writes to. */
import type { CollectionPlan, Stored } from '../engine.ts';
import { copied } from '../json.ts';
import { Table } from './table.ts';

/** A document as a transaction has left it. */
export interface StoredChange {
  collection: string;
  /** Empty for documents that belong to no organization. */
  organizationId: string;
  id: string;
  /** Null when it was removed. */
  doc: Stored | null;
}

/** What a session reads from and writes to. */
export interface Tables {
  readonly plans: ReadonlyMap<string, CollectionPlan>;
  read(plan: CollectionPlan, organizationId: string): Table | undefined;
  /** The table to write to, made when there is none. @param id of the document that changes */
  write(plan: CollectionPlan, organizationId: string, id: string): Table;
  /** Ids of the organizations that have documents in a collection, sorted. */
  organizations(collection: string): string[];
}

type ByOrganization = Map<string, Table>;

export class CommittedTables implements Tables {
  readonly plans: ReadonlyMap<string, CollectionPlan>;
  readonly #tables = new Map<string, ByOrganization>();
  #isIndexed = false;

  constructor(plans: ReadonlyMap<string, CollectionPlan>) {
    this.plans = plans;
    for (const name of plans.keys()) this.#tables.set(name, new Map());
  }

  of(collection: string): ReadonlyMap<string, Table> {
    return this.#tables.get(collection) ?? new Map();
  }

  read(plan: CollectionPlan, organizationId: string): Table | undefined {
    return this.of(plan.name).get(organizationId);
  }

  write(): never {
    throw new Error('Writes need a transaction');
  }

  organizations(collection: string): string[] {
    return [...this.of(collection)]
      .filter(([, { size }]) => size > 0)
      .map(([organizationId]) => organizationId)
      .toSorted();
  }

  set(organizationId: string, table: Table): void {
    this.#tables.get(table.plan.name)?.set(organizationId, table);
  }

  /** A table to be filled. */
  make(plan: CollectionPlan): Table {
    const table = new Table(plan);
    if (this.#isIndexed) table.createIndexes();
    return table;
  }

  /** Enforces unique keys from now on. @throws DuplicateError when stored documents break one; nothing has changed then */
  createIndexes(): void {
    const indexed = [...this.#tables.values()].flatMap((tables) =>
      [...tables].map(([organizationId, table]) => {
        const copy = table.clone();
        copy.createIndexes();
        return { organizationId, copy };
      }),
    );
    for (const { organizationId, copy } of indexed) this.set(organizationId, copy);
    this.#isIndexed = true;
  }

  /** Every document, each a copy. */
  *dump(): Generator<StoredChange & { doc: Stored }> {
    for (const [collection, tables] of this.#tables) {
      for (const [organizationId, table] of tables) {
        for (const { doc } of table.byId({ direction: 1 }))
          yield { collection, organizationId, id: doc._id, doc: copied(doc) };
      }
    }
  }
}

/** Sees what is committed and its own writes, which others see after the commit. */
export class DraftTables implements Tables {
  readonly plans: ReadonlyMap<string, CollectionPlan>;
  readonly #committed: CommittedTables;
  /** Copies of the tables that are written to, with the ids of what has changed. */
  readonly #own = new Map<string, Map<string, { table: Table; ids: Set<string> }>>();

  constructor(committed: CommittedTables) {
    this.#committed = committed;
    this.plans = committed.plans;
  }

  read(plan: CollectionPlan, organizationId: string): Table | undefined {
    return this.#own.get(plan.name)?.get(organizationId)?.table ?? this.#committed.read(plan, organizationId);
  }

  write(plan: CollectionPlan, organizationId: string, id: string): Table {
    const tables = this.#own.get(plan.name) ?? new Map<string, { table: Table; ids: Set<string> }>();
    this.#own.set(plan.name, tables);
    const own = tables.get(organizationId) ?? {
      table: this.#committed.read(plan, organizationId)?.clone() ?? this.#committed.make(plan),
      ids: new Set(),
    };
    tables.set(organizationId, own);
    own.ids.add(id);
    return own.table;
  }

  organizations(collection: string): string[] {
    const found = new Set(this.#committed.organizations(collection));
    for (const [organizationId, { table }] of this.#own.get(collection) ?? []) {
      if (table.size > 0) found.add(organizationId);
      else found.delete(organizationId);
    }
    return [...found].toSorted();
  }

  commit(): void {
    for (const { organizationId, table } of this.#written()) this.#committed.set(organizationId, table);
  }

  /** Each document that was written, as a copy. */
  changes(): StoredChange[] {
    return [...this.#written()].flatMap(({ collection, organizationId, table, ids }) =>
      Array.from(ids, (id) => {
        const entry = table.get(id);
        return { collection, organizationId, id, doc: entry ? copied(entry.doc) : null };
      }),
    );
  }

  *#written() {
    for (const [collection, tables] of this.#own)
      for (const [organizationId, own] of tables) yield { collection, organizationId, ...own };
  }
}
