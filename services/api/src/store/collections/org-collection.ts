/** Collections of one organization: scope, versions and audit, on any engine. */
import { orderedIds } from '../../platform/ordered-id.ts';
import { appendEntry, lastVersion, type Change } from '../audit/entries.ts';
import { canonical } from '@parapet/contracts/rules';
import { isTime, timestamp } from '../clock.ts';
import { linksToAny } from '../count-groups.ts';
import type { CollectionPlan, Count, Order, Query, Session, Stored } from '../engine.ts';
import { toJsonObject } from '../json.ts';
import { comparePositions } from '../order.ts';
import { isSingle, sortKey } from '../plans.ts';
import {
  RefusedQueryError,
  type Actor,
  type Doc,
  type Filter,
  type New,
  type OrgCollection,
  type OrgDb,
  type Page,
  type Update,
} from '../port.ts';
import { batches } from './batches.ts';
import { checkFilter, checkPage, checkUpdate, searchWords } from './scope.ts';
import type { Unit } from './unit.ts';
import { updated } from './update.ts';

const NO_WORDS: readonly string[] = [];
/** Matches no document. */
const NOTHING: Filter = { _id: { $in: [] } };

const BY_ID: Order = { field: '_id', direction: 1 };

/** Indexes that begin or end with the id then grow at few places: with random ids, every new document would change another page of each. */
const newId = orderedIds();

const MANAGED = new Set(['organization_id', 'version', 'created_at', 'updated_at']);

class Collection<T extends Doc> implements OrgCollection<T> {
  readonly #organizationId: string;
  readonly #actor: Actor;
  readonly #plan: CollectionPlan;
  readonly #unit: Unit;

  constructor(organizationId: string, actor: Actor, plan: CollectionPlan, unit: Unit) {
    this.#organizationId = organizationId;
    this.#actor = actor;
    this.#plan = plan;
    this.#unit = unit;
  }

  /** Queries that together match what is asked, each document by one of them. Nearly always there is one. */
  #queries(filter: Filter, search?: string): readonly Query[] {
    return batches(filter, (path) => isSingle(this.#plan, path)).map((batch) => this.#query(batch, search));
  }

  #query(filter: Filter, search?: string): Query {
    checkFilter(filter);
    const of = { collection: this.#plan.name, organizationId: this.#organizationId };
    if (search === undefined) return { ...of, filter, words: NO_WORDS };
    const words = searchWords(search);
    if (this.#plan.search.length === 0) throw new RefusedQueryError(`${this.#plan.name} has no search`);
    return words === null ? { ...of, filter: NOTHING, words: [] } : { ...of, filter, words };
  }

  async findOne(filter: Filter): Promise<T | null> {
    return typed<T>(await this.#first(this.#unit.session, this.#queries(filter)));
  }

  async #first(session: Session, queries: readonly Query[]): Promise<Stored | null> {
    for (const query of queries) {
      const found = await session.findFirst(query);
      if (found !== null) return found;
    }
    return null;
  }

  async find(filter: Filter, page: Page = {}): Promise<T[]> {
    checkPage(page);
    const order = this.#order(page);
    const found = await inTurn(this.#queries(filter, page.search), (query) => this.#unit.session.find(query, order));
    return typedAll<T>(found.length > 1 && order !== null ? this.#merged(found.flat(), order) : found.flat());
  }

  /** Joins the pages of several queries. */
  #merged(docs: readonly Stored[], { field, direction, limit }: Order): Stored[] {
    const placed = docs.map((doc) => ({
      doc,
      position: { value: field === '_id' ? null : sortKey(this.#plan, doc, field), id: doc._id },
    }));
    return placed
      .toSorted((a, b) => comparePositions(a.position, b.position) * direction)
      .slice(0, limit)
      .map(({ doc }) => doc);
  }

  async positions(filter: Filter, { sort, search }: Pick<Page, 'sort' | 'search'> = {}) {
    const { field, direction } = this.#order({ ...(sort && { sort }), limit: 1 }) ?? BY_ID;
    const found = await inTurn(this.#queries(filter, search), (query) =>
      this.#unit.session.positions(query, { field, direction }),
    );
    return found.length > 1 ? found.flat().toSorted((a, b) => comparePositions(a, b) * direction) : found.flat();
  }

  #order({ sort, after, limit }: Page): Order | null {
    if (!sort && !after && limit === undefined) return null;
    const { field, direction } = sort ?? { field: '_id', direction: 1 };
    if (field !== '_id' && !this.#plan.sorts.includes(field))
      throw new RefusedQueryError(`${this.#plan.name} cannot be sorted by ${JSON.stringify(field)}`);
    if (direction !== 1 && direction !== -1) throw new RefusedQueryError('direction must be 1 or -1');
    return { field, direction, after, limit };
  }

  async count(filter: Filter = {}, search?: string): Promise<number> {
    const counts = await inTurn(this.#queries(filter, search), (query) => this.#unit.session.count(query));
    return counts.reduce((sum, count) => sum + count, 0);
  }

  async countBy(fields: string[], filter: Filter = {}, search?: string) {
    for (const field of fields) checkFilter({ [field]: null });
    if (fields.length === 0) throw new RefusedQueryError('countBy needs a field');
    const counts = await inTurn(this.#queries(filter, search), (query) => this.#unit.session.countBy(query, fields));
    return counts.length > 1 ? addedUp(counts.flat()) : counts.flat();
  }

  async countLinks(links: readonly string[], ids: readonly string[], filter: Filter = {}, search?: string) {
    for (const path of links)
      if (!this.#plan.links.includes(path)) throw new RefusedQueryError(`${path} of ${this.#plan.name} is no link`);
    checkFilter(linksToAny(links, ids));
    const unique = [...new Set(ids)];
    if (unique.length === 0) return new Map<string, number>();
    const counts = await inTurn(this.#queries(filter, search), (query) =>
      this.#unit.session.countLinks(query, links, unique),
    );
    return new Map(unique.map((id) => [id, counts.reduce((sum, of) => sum + (of.get(id) ?? 0), 0)]));
  }

  async insertOne(doc: New<T>): Promise<T> {
    return this.#insert(doc);
  }

  async restoreOne(doc: T): Promise<T> {
    const { organization_id, version: _, created_at, updated_at, ...fields } = doc;
    if (organization_id !== this.#organizationId)
      throw new RefusedQueryError('The document belongs to another organization');
    for (const time of [created_at, updated_at])
      if (!isTime(time))
        throw new RefusedQueryError(`${JSON.stringify(time)} is no UTC time such as 2026-01-31T12:00:00.000Z`);
    return this.#insert(fields, { created_at, updated_at });
  }

  /** @param times of a document that is restored */
  async #insert(doc: object, times?: Pick<Doc, 'created_at' | 'updated_at'>): Promise<T> {
    const fields = toJsonObject(doc);
    for (const field of Object.keys(fields)) {
      if (MANAGED.has(field) || (field.startsWith('_') && field !== '_id'))
        throw new RefusedQueryError(`${field} is managed by the store`);
    }
    const given = fields['_id'];
    if (given !== undefined && (typeof given !== 'string' || given === ''))
      throw new RefusedQueryError('_id must be a string');
    const _id = given ?? newId();
    return this.#unit.write(async (session) => {
      const now = timestamp(this.#unit.clock);
      const last = given === undefined ? 0 : await lastVersion(session, this.#plan, this.#organizationId, _id);
      const stored = {
        ...fields,
        _id,
        organization_id: this.#organizationId,
        version: last + 1,
        ...(times ?? { created_at: now, updated_at: now }),
      };
      await session.insert(this.#plan.name, stored, given === undefined && this.#plan.unique.length === 0);
      await this.#record(session, { at: now, before: null, after: stored });
      return typed<T>(stored);
    });
  }

  async updateOne(filter: Filter, update: Update): Promise<T | null> {
    const queries = this.#queries(filter);
    checkUpdate(update);
    return this.#unit.write(async (session) => {
      const before = await this.#first(session, queries);
      return before && typed<T>(await this.#change(session, before, update));
    });
  }

  async updateMany(filter: Filter, update: Update): Promise<number> {
    const queries = this.#queries(filter);
    checkUpdate(update);
    return this.#unit.write(async (session) => {
      const found = (await inTurn(queries, (query) => session.find(query, null))).flat();
      for (const before of found) await this.#change(session, before, update);
      return found.length;
    });
  }

  async #change(session: Session, before: Stored, update: Update): Promise<Stored> {
    const after = {
      ...updated(before, update),
      version: Number(before['version']) + 1,
      updated_at: timestamp(this.#unit.clock),
    };
    await session.replace(this.#plan.name, before, after);
    await this.#record(session, { at: after.updated_at, before, after });
    return after;
  }

  async deleteOne(filter: Filter): Promise<T | null> {
    const queries = this.#queries(filter);
    return this.#unit.write(async (session) => {
      const before = await this.#first(session, queries);
      if (!before) return null;
      await session.remove(this.#plan.name, before);
      await this.#record(session, { at: timestamp(this.#unit.clock), before, after: null });
      return typed<T>(before);
    });
  }

  async #record(session: Session, change: Pick<Change, 'at' | 'before' | 'after'>): Promise<void> {
    if (this.#plan.audited)
      await appendEntry(session, this.#organizationId, { entity: this.#plan.name, actor: this.#actor, ...change });
    if (this.#plan.atEnd !== null)
      this.#unit.ended?.(this.#plan.atEnd, {
        organizationId: this.#organizationId,
        collection: this.#plan.name,
        actor: this.#actor,
        ...change,
      });
  }

  sortValue(doc: T, field: string) {
    return sortKey(this.#plan, { ...toJsonObject(doc), _id: doc._id }, field);
  }
}

/** Asks one query after the other, as several at once would only wait for each other. */
async function inTurn<R>(queries: readonly Query[], ask: (query: Query) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const query of queries) results.push(await ask(query));
  return results;
}

function addedUp(counts: readonly Count[]): Count[] {
  const groups = new Map<string, Count>();
  for (const { key, count } of counts) {
    const name = canonical(key);
    groups.set(name, { key, count: (groups.get(name)?.count ?? 0) + count });
  }
  return [...groups.values()];
}

/**
 * The boundary at which stored JSON becomes the caller's type. The types of a collection are declared beside its spec
 * and checked on the way in by the contract's schemas; the store itself accepts any plain JSON.
 */
function typed<T extends Doc>(doc: Stored): T;
function typed<T extends Doc>(doc: Stored | null): T | null;
function typed(doc: unknown): unknown {
  return doc;
}

function typedAll<T extends Doc>(docs: readonly Stored[]): T[] {
  return docs.map((doc) => typed<T>(doc));
}

/** @throws RefusedQueryError when the id is empty; `collection` refuses unknown names */
export function orgDb(organizationId: string, actor: Actor, unit: Unit): OrgDb {
  if (typeof organizationId !== 'string' || organizationId === '')
    throw new RefusedQueryError('An organization needs an id');
  return {
    organizationId,
    collection: <T extends Doc>(name: string) => new Collection<T>(organizationId, actor, unit.plan(name, false), unit),
  };
}
