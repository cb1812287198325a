/** Reads and writes, inside a transaction or each for itself. */
import { MongoServerError, type ClientSession, type Collection, type Db, type Document } from 'mongodb';
import { ConflictError, organizationOf, type CollectionPlan, type Count, type Order, type Query, type Session, type Stored } from '../engine.ts';
import { OWN } from '../plans.ts';
import { DuplicateError, RefusedQueryError, type Json } from '../port.ts';
import { hashKey, type HashCache } from './hash-cache.ts';
import { fromMongo, HIDDEN, KEY, keyFilter, mongoFilter, sortPath, toMongo } from './shape.ts';

const DUPLICATE_KEY = 11_000;
/** Entries that wait to be written together. */
const MOST_KEPT_BACK = 100;
/** After this time (ms) the document of a lock is removed; far longer than any transaction takes. */
const LOCK_MS = 3_600_000;

interface Opened {
  plan: CollectionPlan;
  collection: Collection;
  options: { session?: ClientSession };
}

export class MongoSession implements Session {
  readonly #db: Db;
  readonly #plans: ReadonlyMap<string, CollectionPlan>;
  readonly #session: ClientSession | undefined;
  /** The server has ended the transaction; going on would only be retried until it times out. */
  #ended: DuplicateError | null = null;
  /** Entries of the trail to write with the others of the transaction, as nobody reads them before it ends. */
  #entries: Document[] = [];

  /** Keys that this transaction has locked. */
  readonly #locked = new Set<string>();
  readonly #hashes: HashCache;
  /** Hashes of the entries that this transaction writes. */
  readonly written = new Map<string, string>();

  /** @param session the transaction to be part of */
  constructor(db: Db, plans: ReadonlyMap<string, CollectionPlan>, hashes: HashCache, session?: ClientSession) {
    this.#db = db;
    this.#plans = plans;
    this.#hashes = hashes;
    this.#session = session;
  }

  /** Also sees to it that what was written before is there. */
  async #settled(name: string): Promise<Opened> {
    if (name === OWN.audit) await this.flush();
    return this.#open(name);
  }

  /** Writes what was kept back; to be called before the transaction is committed. */
  async flush(): Promise<void> {
    const entries = this.#entries;
    this.#entries = [];
    const { collection, options } = this.#open(OWN.audit);
    const [only, ...more] = entries;
    if (only === undefined) return;
    if (more.length === 0) await this.#unique(collection.insertOne(only, options));
    else await this.#unique(collection.insertMany(entries, options));
  }

  #open(name: string): Opened {
    const plan = this.#plans.get(name);
    if (!plan) throw new RefusedQueryError(`There is no collection ${name}`);
    if (this.#ended) throw this.#ended;
    return { plan, collection: this.#db.collection(name), options: this.#session ? { session: this.#session } : {} };
  }

  async findFirst(query: Query): Promise<Stored | null> {
    const { plan, collection, options } = await this.#settled(query.collection);
    const found = await collection.findOne(mongoFilter(plan, query), { ...options, projection: HIDDEN });
    return found && fromMongo(found);
  }

  async find(query: Query, order: Order | null): Promise<Stored[]> {
    const { plan, collection, options } = await this.#settled(query.collection);
    const cursor = collection.find(mongoFilter(plan, query, order), { ...options, projection: HIDDEN });
    if (order) {
      const path = sortPath(plan, order.field);
      cursor.sort(path === KEY ? { [KEY]: order.direction } : { [path]: order.direction, [KEY]: order.direction });
      if (order.limit !== undefined) cursor.limit(order.limit);
    }
    return (await cursor.toArray()).map(fromMongo);
  }

  async count(query: Query): Promise<number> {
    const { plan, collection, options } = await this.#settled(query.collection);
    return collection.countDocuments(mongoFilter(plan, query), options);
  }

  async countBy(query: Query, fields: readonly string[]): Promise<Count[]> {
    const { plan, collection, options } = await this.#settled(query.collection);
    const id = Object.fromEntries(fields.map((field, index) => [`k${index}`, `$${field === '_id' ? KEY : field}`]));
    const rows = await collection.aggregate([{ $match: mongoFilter(plan, query) }, { $group: { _id: id, count: { $sum: 1 } } }], options).toArray();
    return merge(rows, fields);
  }

  async organizations(name: string): Promise<string[]> {
    const { collection, options } = await this.#settled(name);
    return (await collection.distinct('organization_id', {}, options)).map(String).toSorted();
  }

  async entryHash(organizationId: string, id: string): Promise<string | null> {
    const key = hashKey(organizationId, id);
    const cached = this.written.get(key) ?? this.#hashes.get(key);
    if (cached !== undefined) return cached;
    const { collection, options } = await this.#settled(OWN.audit);
    const found = await collection.findOne({ organization_id: organizationId, [KEY]: id }, { ...options, projection: { _id: 0, hash: 1 } });
    return found && String(found['hash']);
  }

  async insert(name: string, doc: Stored): Promise<void> {
    const { plan, collection, options } = this.#open(name);
    if (name !== OWN.audit || this.#session === undefined) {
      await this.#unique(collection.insertOne(toMongo(plan, doc), options));
      return;
    }
    this.#entries.push(toMongo(plan, doc));
    this.written.set(hashKey(organizationOf(plan, doc), doc._id), String(doc['hash']));
    if (this.#entries.length >= MOST_KEPT_BACK) await this.flush();
  }

  async replace(name: string, before: Stored, after: Stored): Promise<void> {
    const { plan, collection, options } = await this.#settled(name);
    // By its key alone: a change since this transaction has read it is a conflict that the server sees by itself.
    const { matchedCount } = await this.#unique(collection.replaceOne(keyFilter(plan, before), toMongo(plan, after), options));
    if (matchedCount === 0) throw new ConflictError(`${name} ${before._id} was removed meanwhile`);
  }

  async unset(name: string, organizationId: string, ids: readonly string[], field: string): Promise<void> {
    const { collection, options } = await this.#settled(name);
    const { matchedCount } = await collection.updateMany({ organization_id: organizationId, [KEY]: { $in: ids } }, { $unset: { [field]: '' } }, options);
    if (matchedCount !== ids.length) throw new ConflictError(`Some of ${name} were removed meanwhile`);
  }

  async remove(name: string, doc: Stored): Promise<void> {
    const { plan, collection, options } = await this.#settled(name);
    const { deletedCount } = await collection.deleteOne(keyFilter(plan, doc), options);
    if (deletedCount === 0) throw new ConflictError(`${name} ${doc._id} was removed meanwhile`);
  }

  /** All in one command. Keys that this transaction holds already are not written again. */
  async lock(keys: readonly string[]): Promise<void> {
    const { collection, options } = this.#open(OWN.locks);
    const wanted = new Set(keys).difference(this.#locked);
    if (wanted.size === 0) return;
    const expires_at = new Date(Date.now() + LOCK_MS).toISOString();
    // A new value each time: writing what is there already would not count as a change.
    const taken = crypto.randomUUID();
    const writes = [...wanted].toSorted().map((key) => ({ updateOne: { filter: { [KEY]: key }, update: { $set: { taken, expires_at } }, upsert: true } }));
    try {
      await collection.bulkWrite(writes, options);
    } catch (error) {
      if (isDuplicateKey(error)) throw new ConflictError('another transaction made the same lock', { cause: error });
      throw error;
    }
    for (const key of wanted) this.#locked.add(key);
  }

  async #unique<R>(write: Promise<R>): Promise<R> {
    try {
      return await write;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      this.#ended = new DuplicateError(error.message, { cause: error });
      throw this.#ended;
    }
  }
}

function isDuplicateKey(error: unknown): error is MongoServerError {
  return error instanceof MongoServerError && error.code === DUPLICATE_KEY;
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
