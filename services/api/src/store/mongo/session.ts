/** Reads and writes, inside a transaction or each for itself. */
import { MongoServerError, type ClientSession, type Collection, type Db, type Document } from 'mongodb';
import { ConflictError, type CollectionPlan, type Count, type Order, type Query, type Session, type Stored } from '../engine.ts';
import { DuplicateError, RefusedQueryError, type Json } from '../port.ts';
import { fromMongo, HIDDEN, KEY, keyFilter, mongoFilter, sortPath, toMongo } from './shape.ts';

const DUPLICATE_KEY = 11_000;

export class MongoSession implements Session {
  readonly #db: Db;
  readonly #plans: ReadonlyMap<string, CollectionPlan>;
  readonly #session: ClientSession | undefined;
  /** The server has ended the transaction; going on would only be retried until it times out. */
  #ended: DuplicateError | null = null;

  /** @param session the transaction to be part of */
  constructor(db: Db, plans: ReadonlyMap<string, CollectionPlan>, session?: ClientSession) {
    this.#db = db;
    this.#plans = plans;
    this.#session = session;
  }

  #open(name: string): { plan: CollectionPlan; collection: Collection; options: { session?: ClientSession } } {
    const plan = this.#plans.get(name);
    if (!plan) throw new RefusedQueryError(`There is no collection ${name}`);
    if (this.#ended) throw this.#ended;
    return { plan, collection: this.#db.collection(name), options: this.#session ? { session: this.#session } : {} };
  }

  async findFirst(query: Query): Promise<Stored | null> {
    const { plan, collection, options } = this.#open(query.collection);
    const found = await collection.findOne(mongoFilter(plan, query), { ...options, projection: HIDDEN });
    return found && fromMongo(found);
  }

  async find(query: Query, order: Order | null): Promise<Stored[]> {
    const { plan, collection, options } = this.#open(query.collection);
    const cursor = collection.find(mongoFilter(plan, query, order), { ...options, projection: HIDDEN });
    if (order) {
      const path = sortPath(plan, order.field);
      cursor.sort(path === KEY ? { [KEY]: order.direction } : { [path]: order.direction, [KEY]: order.direction });
      if (order.limit !== undefined) cursor.limit(order.limit);
    }
    return (await cursor.toArray()).map(fromMongo);
  }

  async count(query: Query): Promise<number> {
    const { plan, collection, options } = this.#open(query.collection);
    return collection.countDocuments(mongoFilter(plan, query), options);
  }

  async countBy(query: Query, fields: readonly string[]): Promise<Count[]> {
    const { plan, collection, options } = this.#open(query.collection);
    const id = Object.fromEntries(fields.map((field, index) => [`k${index}`, `$${field === '_id' ? KEY : field}`]));
    const rows = await collection.aggregate([{ $match: mongoFilter(plan, query) }, { $group: { _id: id, count: { $sum: 1 } } }], options).toArray();
    return merge(rows, fields);
  }

  async organizations(name: string): Promise<string[]> {
    const { collection, options } = this.#open(name);
    return (await collection.distinct('organization_id', {}, options)).map(String).toSorted();
  }

  async insert(name: string, doc: Stored): Promise<void> {
    const { plan, collection, options } = this.#open(name);
    await this.#unique(collection.insertOne(toMongo(plan, doc), options));
  }

  async replace(name: string, before: Stored, after: Stored): Promise<void> {
    const { plan, collection, options } = this.#open(name);
    // By its key alone: a change since this transaction has read it is a conflict that the server sees by itself.
    const { matchedCount } = await this.#unique(collection.replaceOne(keyFilter(plan, before), toMongo(plan, after), options));
    if (matchedCount === 0) throw new ConflictError(`${name} ${before._id} was removed meanwhile`);
  }

  async unset(name: string, docs: readonly Stored[], field: string): Promise<void> {
    const { plan, collection, options } = this.#open(name);
    const [first] = docs;
    if (first === undefined) return;
    const filter = { ...keyFilter(plan, first), [KEY]: { $in: docs.map(({ _id }) => _id) } };
    const { matchedCount } = await collection.updateMany(filter, { $unset: { [field]: '' } }, options);
    if (matchedCount !== docs.length) throw new ConflictError(`Some of ${name} were removed meanwhile`);
  }

  async remove(name: string, doc: Stored): Promise<void> {
    const { plan, collection, options } = this.#open(name);
    const { deletedCount } = await collection.deleteOne(keyFilter(plan, doc), options);
    if (deletedCount === 0) throw new ConflictError(`${name} ${doc._id} was removed meanwhile`);
  }

  async #unique<R>(write: Promise<R>): Promise<R> {
    try {
      return await write;
    } catch (error) {
      if (!(error instanceof MongoServerError && error.code === DUPLICATE_KEY)) throw error;
      this.#ended = new DuplicateError(error.message, { cause: error });
      throw this.#ended;
    }
  }
}

/** Absent and null are one group, as they are for filters. */
function merge(rows: readonly Document[], fields: readonly string[]): Count[] {
  const groups = new Map<string, Count>();
  for (const row of rows) {
    const key: Record<string, Json> = {};
    fields.forEach((field, index) => {
      key[field] = row['_id'][`k${index}`] ?? null;
    });
    const name = JSON.stringify(key);
    const group = groups.get(name) ?? { key, count: 0 };
    group.count += Number(row['count']);
    groups.set(name, group);
  }
  return [...groups.values()];
}
