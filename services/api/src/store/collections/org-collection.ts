/** Collections of one organization: scope, versions and audit, on any engine. */
import { appendEntry, lastVersion, type Change } from '../audit/entries.ts';
import { timestamp } from '../clock.ts';
import type { CollectionPlan, Order, Query, Session, Stored } from '../engine.ts';
import { toJsonObject } from '../json.ts';
import { sortKey } from '../plans.ts';
import { RefusedQueryError, type Actor, type Doc, type Filter, type New, type OrgCollection, type OrgDb, type Page, type Update } from '../port.ts';
import { checkFilter, checkPage, checkUpdate, searchWords } from './scope.ts';
import type { Unit } from './unit.ts';
import { updated } from './update.ts';

const NO_WORDS: readonly string[] = [];
/** Matches no document. */
const NOTHING: Filter = { _id: { $in: [] } };

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

  #query(filter: Filter, search?: string): Query {
    checkFilter(filter);
    const of = { collection: this.#plan.name, organizationId: this.#organizationId };
    if (search === undefined) return { ...of, filter, words: NO_WORDS };
    const words = searchWords(search);
    if (this.#plan.search.length === 0) throw new RefusedQueryError(`${this.#plan.name} has no search`);
    return words === null ? { ...of, filter: NOTHING, words: [] } : { ...of, filter, words };
  }

  async findOne(filter: Filter): Promise<T | null> {
    return typed<T>(await this.#unit.session.findFirst(this.#query(filter)));
  }

  async find(filter: Filter, page: Page = {}): Promise<T[]> {
    checkPage(page);
    const query = this.#query(filter, page.search);
    return typedAll<T>(await this.#unit.session.find(query, this.#order(page)));
  }

  #order({ sort, after, limit }: Page): Order | null {
    if (!sort && !after && limit === undefined) return null;
    const { field, direction } = sort ?? { field: '_id', direction: 1 };
    if (field !== '_id' && !this.#plan.sorts.includes(field)) throw new RefusedQueryError(`${this.#plan.name} cannot be sorted by ${JSON.stringify(field)}`);
    if (direction !== 1 && direction !== -1) throw new RefusedQueryError('direction must be 1 or -1');
    return { field, direction, after, limit };
  }

  async count(filter: Filter = {}, search?: string): Promise<number> {
    return this.#unit.session.count(this.#query(filter, search));
  }

  async countBy(fields: string[], filter: Filter = {}, search?: string) {
    for (const field of fields) checkFilter({ [field]: null });
    if (fields.length === 0) throw new RefusedQueryError('countBy needs a field');
    return this.#unit.session.countBy(this.#query(filter, search), fields);
  }

  async insertOne(doc: New<T>): Promise<T> {
    const fields = toJsonObject(doc);
    for (const field of Object.keys(fields)) {
      if (MANAGED.has(field) || (field.startsWith('_') && field !== '_id')) throw new RefusedQueryError(`${field} is managed by the store`);
    }
    const given = fields['_id'];
    if (given !== undefined && (typeof given !== 'string' || given === '')) throw new RefusedQueryError('_id must be a string');
    const _id = given ?? crypto.randomUUID();
    return this.#unit.write(async (session) => {
      const now = timestamp(this.#unit.clock);
      const last = given === undefined ? 0 : await lastVersion(session, this.#plan, this.#organizationId, _id);
      const stored = { ...fields, _id, organization_id: this.#organizationId, version: last + 1, created_at: now, updated_at: now };
      await session.insert(this.#plan.name, stored);
      await this.#record(session, { at: now, before: null, after: stored });
      return typed<T>(stored);
    });
  }

  async updateOne(filter: Filter, update: Update): Promise<T | null> {
    const query = this.#query(filter);
    checkUpdate(update);
    return this.#unit.write(async (session) => {
      const before = await session.findFirst(query);
      return before && typed<T>(await this.#change(session, before, update));
    });
  }

  async updateMany(filter: Filter, update: Update): Promise<number> {
    const query = this.#query(filter);
    checkUpdate(update);
    return this.#unit.write(async (session) => {
      const found = await session.find(query, null);
      for (const before of found) await this.#change(session, before, update);
      return found.length;
    });
  }

  async #change(session: Session, before: Stored, update: Update): Promise<Stored> {
    const after = { ...updated(before, update), version: Number(before['version']) + 1, updated_at: timestamp(this.#unit.clock) };
    await session.replace(this.#plan.name, before, after);
    await this.#record(session, { at: after.updated_at, before, after });
    return after;
  }

  async deleteOne(filter: Filter): Promise<T | null> {
    const query = this.#query(filter);
    return this.#unit.write(async (session) => {
      const before = await session.findFirst(query);
      if (!before) return null;
      await session.remove(this.#plan.name, before);
      await this.#record(session, { at: timestamp(this.#unit.clock), before, after: null });
      return typed<T>(before);
    });
  }

  async #record(session: Session, change: Pick<Change, 'at' | 'before' | 'after'>): Promise<void> {
    if (this.#plan.audited) await appendEntry(session, this.#organizationId, { entity: this.#plan.name, actor: this.#actor, ...change });
  }

  sortValue(doc: T, field: string) {
    return sortKey(this.#plan, { ...toJsonObject(doc), _id: doc._id }, field);
  }
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
  if (typeof organizationId !== 'string' || organizationId === '') throw new RefusedQueryError('An organization needs an id');
  return {
    organizationId,
    collection: <T extends Doc>(name: string) => new Collection<T>(organizationId, actor, unit.plan(name, false), unit),
  };
}
