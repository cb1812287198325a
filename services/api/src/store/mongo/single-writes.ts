/** Writes of system documents that MongoDB makes atomically in one command, without a transaction. */
import { MongoServerError, type Collection, type Document, type UpdateFilter } from 'mongodb';
import { opened } from '../collections/counters.ts';
import type { Addition, Counter } from '../engine.ts';
import type { CollectionPlan, Query, SingleWrites, Stored } from '../engine.ts';
import { toJson } from '../json.ts';
import { RefusedQueryError, type Update } from '../port.ts';
import type { Connection } from './connection/connection.ts';
import { askOnce } from './connection/patience.ts';
import { EXPIRES, expiring, fromMongo, HIDDEN, KEY, mongoFilter, toMongo } from './shape.ts';

const DUPLICATE_KEY = 11_000;
const PATH_NOT_VIABLE = 28;
/** Attempts to add to a counter that others create and remove at the same time. */
const MAX_ATTEMPTS = 10;

const hasCode = (error: unknown, code: number) => error instanceof MongoServerError && error.code === code;

export class MongoSingleWrites implements SingleWrites {
  readonly #connection: Connection;
  readonly #plans: ReadonlyMap<string, CollectionPlan>;

  constructor(connection: Connection, plans: ReadonlyMap<string, CollectionPlan>) {
    this.#connection = connection;
    this.#plans = plans;
  }

  #plan(name: string): CollectionPlan {
    const plan = this.#plans.get(name);
    if (!plan) throw new RefusedQueryError(`There is no collection ${name}`);
    return plan;
  }

  #ask<R>(name: string, command: (collection: Collection) => Promise<R>): Promise<R> {
    return askOnce(this.#connection.limits.answer, () => command(this.#connection.db.collection(name)));
  }

  /** @returns false when the write would have violated a unique key */
  async #unlessDuplicate(name: string, command: (collection: Collection) => Promise<unknown>): Promise<boolean> {
    try {
      await this.#ask(name, command);
      return true;
    } catch (error) {
      if (hasCode(error, DUPLICATE_KEY)) return false;
      throw error;
    }
  }

  async put(name: string, doc: Stored): Promise<boolean> {
    const stored = toMongo(this.#plan(name), doc);
    return this.#unlessDuplicate(name, (collection) =>
      collection.replaceOne({ [KEY]: doc._id }, stored, { upsert: true }),
    );
  }

  async insert(name: string, doc: Stored): Promise<boolean> {
    const stored = toMongo(this.#plan(name), doc);
    return this.#unlessDuplicate(name, (collection) => collection.insertOne(stored));
  }

  async update(query: Query, update: Update): Promise<Stored | null | undefined> {
    const plan = this.#plan(query.collection);
    const change = singleChange(plan, update);
    if (change === null) return undefined;
    try {
      const found = await this.#ask(query.collection, (collection) =>
        collection.findOneAndUpdate(mongoFilter(plan, query), change, { returnDocument: 'after', projection: HIDDEN }),
      );
      return found && fromMongo(found);
    } catch (error) {
      if (hasCode(error, PATH_NOT_VIABLE))
        throw new RefusedQueryError('The update does not fit the document', { cause: error });
      throw error;
    }
  }

  async remove(query: Query): Promise<Stored | null> {
    const filter = mongoFilter(this.#plan(query.collection), query);
    const found = await this.#ask(query.collection, (collection) =>
      collection.findOneAndDelete(filter, { projection: HIDDEN }),
    );
    return found && fromMongo(found);
  }

  async add(name: string, id: string, addition: Addition): Promise<Counter> {
    const now = new Date(addition.now).toISOString();
    const first = opened(addition);
    const change = (filter: Document, update: UpdateFilter<Document>) =>
      this.#ask(name, (collection) =>
        collection.findOneAndUpdate({ [KEY]: id, ...filter }, update, { returnDocument: 'after', projection: HIDDEN }),
      );
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const counted = await change({ expires_at: { $gt: now } }, { $inc: { count: addition.amount } });
      if (counted === null && (await this.insert(name, { _id: id, ...first }))) return first;
      const counter =
        counted ?? (await change({ expires_at: { $lte: now } }, { $set: { ...first, ...expiring(first.expires_at) } }));
      if (counter !== null) return { count: Number(counter['count']), expires_at: String(counter['expires_at']) };
      // Another caller has opened the window at the same time.
    }
    throw new Error(`${name} ${id} is no counter`);
  }
}

const overlap = (one: string, other: string) =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);
const isScalar = (value: unknown) => value === null || typeof value !== 'object';

/**
 * @returns the update for the server; null unless the server changes the document just as the store would: it only sets or removes
 *   fields, none of which is an element of a list, a unique field or a part of a filtered field
 */
function singleChange(
  plan: CollectionPlan,
  { $set = {}, $unset = {}, ...others }: Update,
): UpdateFilter<Document> | null {
  const paths = [...Object.keys($set), ...Object.keys($unset)];
  if (Object.keys(others).length > 0 || paths.length === 0 || paths.some((path) => /\.\d+(\.|$)/.test(path)))
    return null;
  if (plan.unique.flat().some((field) => paths.some((path) => overlap(field, path)))) return null;
  // Filtered fields may only hold scalars, which the server does not check.
  const isFilterable = plan.filters.every((field) =>
    paths.every((path) => !overlap(field, path) || (field === path && isScalar($set[path]))),
  );
  if (!isFilterable) return null;
  const set = Object.entries($set).map(([path, value]) => [path, toJson(value, path)] as const);
  const expiry = expiring($set['expires_at']);
  const neverExpires = paths.includes('expires_at') && !(EXPIRES in expiry);
  const unset = { ...$unset, ...(neverExpires && { [EXPIRES]: '' }) };
  return {
    ...(set.length > 0 && { $set: { ...Object.fromEntries(set), ...expiry } }),
    ...(Object.keys(unset).length > 0 && { $unset: unset }),
  };
}
