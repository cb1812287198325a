/** Collections of system documents: they belong to no organization, are never audited and may expire. */
import { isTime, timestamp } from '../clock.ts';
import { batches } from './batches.ts';
import { added, checkAddition } from './counters.ts';
import type { Addition, Counter } from '../engine.ts';
import { reportOf } from './deletions.ts';
import {
  ConflictError,
  NO_ORGANIZATION,
  type CollectionPlan,
  type Query,
  type Session,
  type Stored,
} from '../engine.ts';
import { toJsonObject, valueAt } from '../json.ts';
import { isSingle } from '../plans.ts';
import {
  DuplicateError,
  RefusedQueryError,
  type Filter,
  type SystemCollection,
  type SystemDoc,
  type Update,
} from '../port.ts';
import { checkFilter, checkUpdate } from './scope.ts';
import type { Unit } from './unit.ts';
import { updated } from './update.ts';

export function systemQuery(collection: string, filter: Filter): Query {
  return { collection, organizationId: NO_ORGANIZATION, filter, words: [] };
}

/** Leaves out expired documents that have not been removed yet. */
function unexpired(filter: Filter, now: string): Filter {
  return { $and: [filter, { $or: [{ expires_at: null }, { expires_at: { $gt: now } }] }] };
}

function hasExpired(doc: Stored, now: number): boolean {
  const expires = doc['expires_at'];
  return typeof expires === 'string' && Date.parse(expires) <= now;
}

class Collection<T extends SystemDoc> implements SystemCollection<T> {
  readonly #plan: CollectionPlan;
  readonly #unit: Unit;

  constructor(plan: CollectionPlan, unit: Unit) {
    this.#plan = plan;
    this.#unit = unit;
  }

  #query(filter: Filter): Query {
    checkFilter(filter, true);
    return systemQuery(this.#plan.name, unexpired(filter, timestamp(this.#unit.clock)));
  }

  async get(id: string): Promise<T | null> {
    const filter = { _id: id };
    checkFilter(filter, true);
    const found = await this.#unit.session.findFirst(systemQuery(this.#plan.name, filter));
    return found === null || hasExpired(found, this.#unit.clock()) ? null : typed<T>(found);
  }

  async findOne(filter: Filter): Promise<T | null> {
    return typed<T>(await this.#unit.session.findFirst(this.#query(filter)));
  }

  async find(filter: Filter, page?: { direction: 1 | -1; limit: number }): Promise<T[]> {
    if (page !== undefined) {
      const order = { field: '_id', ...page };
      return (await this.#unit.session.find(this.#query(filter), order)).map((doc) => typed<T>(doc));
    }
    const found: T[] = [];
    for (const batch of batches(filter, (path) => isSingle(this.#plan, path))) {
      for (const doc of await this.#unit.session.find(this.#query(batch), null)) found.push(typed<T>(doc));
    }
    return found;
  }

  async put(doc: T): Promise<void> {
    const stored = checked(doc);
    if (await this.#unit.single?.put(this.#plan.name, stored)) return;
    await this.#unit.write(async (session) => {
      const conflicting = await this.#conflicting(session, stored);
      const other = conflicting.find(({ _id }) => _id !== stored._id);
      if (other) throw new DuplicateError(`${this.#plan.name} ${other._id} has the same unique key as ${stored._id}`);
      const [before] = conflicting;
      await this.#write(session, before ?? null, stored);
    });
  }

  async insertIfAbsent(doc: T): Promise<boolean> {
    const stored = checked(doc);
    if (await this.#unit.single?.insert(this.#plan.name, stored)) return true;
    return this.#unit.write(async (session) => {
      if ((await this.#conflicting(session, stored)).length > 0) return false;
      await this.#write(session, null, stored);
      return true;
    });
  }

  /** The caller has looked for conflicting documents; one that was inserted since is found when the transaction is retried. */
  async #write(session: Session, before: Stored | null, after: Stored): Promise<void> {
    try {
      if (before) await session.replace(this.#plan.name, before, after);
      else await session.insert(this.#plan.name, after);
    } catch (error) {
      if (error instanceof DuplicateError) throw new ConflictError(error.message, { cause: error });
      throw error;
    }
  }

  /** Documents with the same id or unique key. Expired ones are removed, as they no longer count. */
  async #conflicting(session: Session, doc: Stored): Promise<Stored[]> {
    const keys: Filter[] = [{ _id: doc._id }];
    for (const [field = ''] of this.#plan.unique) {
      const value = valueAt(doc, field);
      if (value !== undefined && value !== null) keys.push({ [field]: value });
    }
    const now = this.#unit.clock();
    const conflicting: Stored[] = [];
    // One query per key, as each key has an index of its own.
    for (const key of keys) {
      for (const found of await session.find(systemQuery(this.#plan.name, key), null)) {
        if (hasExpired(found, now)) await session.remove(this.#plan.name, found);
        else if (!conflicting.some(({ _id }) => _id === found._id)) conflicting.push(found);
      }
    }
    return conflicting;
  }

  async updateOne(filter: Filter, update: Update): Promise<T | null> {
    const query = this.#query(filter);
    checkUpdate(update, true);
    const changed = await this.#unit.single?.update(query, update);
    if (changed !== undefined) return typed<T>(changed);
    return this.#unit.write(async (session) => {
      const before = await session.findFirst(query);
      if (!before) return null;
      const after = updated(before, update);
      await session.replace(this.#plan.name, before, after);
      return typed<T>(after);
    });
  }

  async delete(filter: Filter): Promise<number> {
    const query = this.#query(filter);
    const docs = typeof filter['_id'] === 'string' ? await this.#removeOne(query) : await this.#removeAll(query);
    const report = reportOf(this.#plan, docs);
    if (report !== null) await this.#unit.deleted(report);
    return docs.length;
  }

  async #removeOne(query: Query): Promise<readonly Stored[]> {
    const removed = await this.#unit.single?.remove(query);
    if (removed === undefined) return this.#removeAll(query);
    return removed === null ? [] : [removed];
  }

  #removeAll(query: Query): Promise<readonly Stored[]> {
    return this.#unit.write(async (session) => {
      const found = await session.find(query, null);
      for (const doc of found) await session.remove(this.#plan.name, doc);
      return found;
    });
  }

  async add(id: string, amount: number, windowMs: number): Promise<{ count: number; resetAt: number }> {
    const addition = { amount, windowMs, now: this.#unit.clock() };
    checkAddition(addition);
    const { count, expires_at } = await this.#added(id, addition);
    return { count, resetAt: Date.parse(expires_at) };
  }

  async #added(id: string, addition: Addition): Promise<Counter> {
    const { single } = this.#unit;
    if (single !== null) return single.add(this.#plan.name, id, addition);
    return this.#unit.write(async (session) => {
      const stored = await session.findFirst(systemQuery(this.#plan.name, { _id: id }));
      const counter = added(stored, addition);
      await this.#write(session, stored, { ...counter, _id: id });
      return counter;
    });
  }
}

function checked(doc: SystemDoc): Stored {
  const fields = toJsonObject(doc);
  const { _id, expires_at: expires } = fields;
  if (typeof _id !== 'string' || _id === '') throw new RefusedQueryError('_id must be a string');
  if (expires !== undefined && expires !== null && !isTime(expires))
    throw new RefusedQueryError('expires_at must be a UTC time such as 2026-01-31T12:00:00.000Z');
  for (const field of Object.keys(fields)) {
    if (field.startsWith('_') && field !== '_id') throw new RefusedQueryError(`${field} is managed by the store`);
  }
  return { ...fields, _id };
}

/** The boundary at which stored JSON becomes the caller's type. */
export function typed<T extends SystemDoc>(doc: Stored): T;
export function typed<T extends SystemDoc>(doc: Stored | null): T | null;
export function typed(doc: unknown): unknown {
  return doc;
}

export function systemCollection<T extends SystemDoc>(name: string, unit: Unit): SystemCollection<T> {
  return new Collection<T>(unit.plan(name, true), unit);
}
