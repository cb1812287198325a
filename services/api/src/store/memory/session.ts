/** Reads and writes of the memory engine. Each method does its work before it returns the promise: nothing comes in between. */
import { Query as Matcher } from 'mingo';
import { countGroups, countLinked, linksToAny } from '../count-groups.ts';
import {
  ConflictError,
  isEverything,
  organizationOf,
  type CollectionPlan,
  type Count,
  type Order,
  type Query,
  type Replacement,
  type Session,
  type Stored,
} from '../engine.ts';
import { copied, without } from '../json.ts';
import { OWN, sortKey } from '../plans.ts';
import { DuplicateError, RefusedQueryError } from '../port.ts';
import type { After } from '../values.ts';
import { Entry } from './entry.ts';
import { idBounds, lookUp } from './lookup.ts';
import { comparePositions } from '../order.ts';
import type { Table } from './table.ts';
import type { Tables } from './tables.ts';

const BY_ID: Order = { field: '_id', direction: 1 };

const positionOf = (entry: Entry, field: string): After =>
  field === '_id' ? { value: null, id: entry.doc._id } : entry.position(field);

function inOrder(entries: readonly Entry[], { field, direction, after }: Order): Entry[] {
  const placed = entries.map((entry) => ({ entry, position: positionOf(entry, field) }));
  const from = after && field === '_id' ? { value: null, id: after.id } : after;
  const behind = from ? placed.filter(({ position }) => comparePositions(position, from) * direction > 0) : placed;
  return behind.toSorted((a, b) => comparePositions(a.position, b.position) * direction).map(({ entry }) => entry);
}

/** Documents that may match, in order. */
function candidates(table: Table, { filter }: Query, order: Order): Iterable<Entry> {
  const { field, direction, after } = order;
  const found = lookUp(table, filter);
  if (found) return inOrder(found, order);
  const isFromExcluded = after !== undefined;
  if (field !== '_id') return table.by(field, { direction, from: after, isFromExcluded });
  const { low, high } = idBounds(filter);
  const [start, to] = direction === 1 ? [low, high] : [high, low];
  return table.byId({ direction, from: after?.id ?? start, isFromExcluded, to });
}

export class MemorySession implements Session {
  readonly #tables: Tables;

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  #plan(name: string): CollectionPlan {
    const plan = this.#tables.plans.get(name);
    if (!plan) throw new RefusedQueryError(`There is no collection ${name}`);
    return plan;
  }

  *#matches(query: Query, order: Order = BY_ID): Generator<Stored> {
    const table = this.#tables.read(this.#plan(query.collection), query.organizationId);
    if (!table) return;
    const matcher = Object.keys(query.filter).length === 0 ? null : new Matcher<Stored>(query.filter);
    let left = order.limit ?? Infinity;
    for (const entry of candidates(table, query, order)) {
      if ((matcher && !matcher.test(entry.doc)) || !entry.hasWords(query.words)) continue;
      yield entry.doc;
      left -= 1;
      if (left <= 0) return;
    }
  }

  async findFirst(query: Query): Promise<Stored | null> {
    for (const doc of this.#matches(query)) return copied(doc);
    return null;
  }

  async find(query: Query, order: Order | null): Promise<Stored[]> {
    return Array.from(this.#matches(query, order ?? BY_ID), (doc) => copied(doc));
  }

  async count(query: Query): Promise<number> {
    if (isEverything(query)) return this.#tables.read(this.#plan(query.collection), query.organizationId)?.size ?? 0;
    let count = 0;
    for (const _ of this.#matches(query)) count += 1;
    return count;
  }

  async countBy(query: Query, fields: readonly string[]): Promise<Count[]> {
    return countGroups(this.#plan(query.collection), this.#matches(query), fields);
  }

  async countLinks(
    query: Query,
    links: readonly string[],
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, number>> {
    const linking = { ...query, filter: { $and: [query.filter, linksToAny(links, ids)] } };
    return countLinked(this.#plan(query.collection), this.#matches(linking), links, ids);
  }

  async positions(query: Query, order: Pick<Order, 'field' | 'direction'>): Promise<After[]> {
    const plan = this.#plan(query.collection);
    return Array.from(this.#matches(query, order), (doc) => ({ value: sortKey(plan, doc, order.field), id: doc._id }));
  }

  async organizations(collection: string): Promise<string[]> {
    return this.#tables.organizations(this.#plan(collection).name);
  }

  async entryHash(organizationId: string, id: string): Promise<string | null> {
    const entry = this.#tables.read(this.#plan(OWN.audit), organizationId)?.get(id);
    return entry ? String(entry.doc['hash']) : null;
  }

  async insert(collection: string, doc: Stored): Promise<void> {
    const plan = this.#plan(collection);
    const table = this.#tables.write(plan, organizationOf(plan, doc), doc._id);
    if (table.get(doc._id)) throw new DuplicateError(`There is a document ${doc._id} in ${collection} already`);
    this.#put(plan, table, doc);
  }

  async replace(collection: string, before: Stored, after: Stored): Promise<void> {
    const plan = this.#plan(collection);
    this.#put(plan, this.#tableWith(plan, before), after);
  }

  async replaceAll(collection: string, changes: readonly Replacement[]): Promise<void> {
    for (const { before, after } of changes) await this.replace(collection, before, after);
  }

  async unset(collection: string, organizationId: string, ids: readonly string[], field: string): Promise<void> {
    const plan = this.#plan(collection);
    for (const id of ids) {
      const table = this.#tables.write(plan, organizationId, id);
      const entry = table.get(id);
      if (!entry) throw new ConflictError(`${collection} ${id} is not there`);
      this.#put(plan, table, { ...without(entry.doc, field), _id: id });
    }
  }

  async remove(collection: string, doc: Stored): Promise<void> {
    this.#tableWith(this.#plan(collection), doc).delete(doc._id);
  }

  /** Transactions run one after the other, so there is nobody to lock out. */
  async lock(): Promise<void> {}

  /** The table to write to. @throws ConflictError when the document is not there */
  #tableWith(plan: CollectionPlan, doc: Stored): Table {
    const table = this.#tables.write(plan, organizationOf(plan, doc), doc._id);
    if (!table.get(doc._id)) throw new ConflictError(`${plan.name} ${doc._id} is not there`);
    return table;
  }

  #put(plan: CollectionPlan, table: Table, doc: Stored): void {
    const entry = new Entry(plan, copied(doc));
    entry.check();
    table.put(entry);
  }
}
