/** Reads and writes, inside a transaction or each by itself. */
import { MongoServerError, type ClientSession, type Collection, type Document } from 'mongodb';
import { linksToAny, listLinks } from '../count-groups.ts';
import {
  ConflictError,
  organizationOf,
  type CollectionPlan,
  type Count,
  type Order,
  type Query,
  type Replacement,
  type Session,
  type Stored,
} from '../engine.ts';
import { OWN } from '../plans.ts';
import { DuplicateError, RefusedQueryError } from '../port.ts';
import type { After, Json } from '../values.ts';
import type { Connection } from './connection/connection.ts';
import { hashKey, type HashCache } from './hash-cache.ts';
import { askOnce, type Patience } from './connection/patience.ts';
import {
  expiring,
  fromMongo,
  HIDDEN,
  KEY,
  keyFilter,
  LINK,
  mongoFilter,
  positionOf,
  sortPath,
  toMongo,
} from './shape.ts';

const DUPLICATE_KEY = 11_000;
/** Documents of a collection that are buffered before they are written together. */
const MAX_BUFFERED = 100;
/** After this time (ms) the document of a lock is removed; far longer than any transaction takes. */
const LOCK_MS = 3_600_000;

interface Target {
  plan: CollectionPlan;
  collection: Collection;
  options: { session?: ClientSession };
}

/** The transaction that a session is part of. */
interface Transaction {
  session: ClientSession;
  patience: Patience;
}

export class MongoSession implements Session {
  readonly #connection: Connection;
  readonly #plans: ReadonlyMap<string, CollectionPlan>;
  readonly #transaction: Transaction | null;
  /** Set when the server has ended the transaction: the driver would retry any further command until it times out. */
  #ended: DuplicateError | null = null;
  /** New documents that the transaction has yet to write, by collection: at the latest before it reads from there, or ends. */
  readonly #buffers = new Map<string, Document[]>();
  /** Keys that this transaction has locked. */
  readonly #locked = new Set<string>();
  readonly #hashes: HashCache;
  /** Hashes of the audit entries that this transaction writes. */
  readonly written = new Map<string, string>();

  /** @param transaction null for reads and writes that are each committed by themselves */
  constructor(
    connection: Connection,
    plans: ReadonlyMap<string, CollectionPlan>,
    hashes: HashCache,
    transaction: Transaction | null = null,
  ) {
    this.#connection = connection;
    this.#plans = plans;
    this.#hashes = hashes;
    this.#transaction = transaction;
  }

  /** Sends a command and waits for the answer, with the patience of the transaction if there is one. */
  async #ask<R>(command: () => Promise<R>): Promise<R> {
    // Errors of the driver are not converted here, as the driver retries the transaction after some of them.
    if (this.#transaction !== null) return this.#transaction.patience.wait(command);
    return askOnce(this.#connection.limits.answer, command);
  }

  /** Writes all that is buffered; to be called before the transaction is committed. */
  async flush(): Promise<void> {
    for (const name of this.#buffers.keys()) await this.#flush(name);
  }

  async #flush(name: string): Promise<void> {
    const documents = this.#buffers.get(name);
    if (documents === undefined) return;
    this.#buffers.delete(name);
    const { collection, options } = this.#target(name);
    await this.#unique(() => collection.insertMany(documents, options));
  }

  #target(name: string): Target {
    const plan = this.#plans.get(name);
    if (!plan) throw new RefusedQueryError(`There is no collection ${name}`);
    if (this.#ended) throw this.#ended;
    return {
      plan,
      collection: this.#connection.db.collection(name),
      options: this.#transaction ? { session: this.#transaction.session } : {},
    };
  }

  /** For reads. Writes the buffered entries first, and makes the server end a read that the caller no longer waits for. */
  async #readable(name: string): Promise<Target & { options: { maxTimeMS: number } }> {
    await this.#flush(name);
    const { plan, collection, options } = this.#target(name);
    return { plan, collection, options: { ...options, maxTimeMS: this.#connection.limits.answer } };
  }

  /** For changes of existing documents, which may still be buffered. */
  async #writable(name: string): Promise<Target> {
    await this.#flush(name);
    return this.#target(name);
  }

  async findFirst(query: Query): Promise<Stored | null> {
    const { plan, collection, options } = await this.#readable(query.collection);
    const found = await this.#ask(() =>
      collection.findOne(mongoFilter(plan, query), { ...options, projection: HIDDEN }),
    );
    return found && fromMongo(found);
  }

  async find(query: Query, order: Order | null): Promise<Stored[]> {
    const { plan, collection, options } = await this.#readable(query.collection);
    const cursor = collection.find(mongoFilter(plan, query, order), { ...options, projection: HIDDEN });
    if (order) {
      const path = sortPath(plan, order.field);
      cursor.sort(path === KEY ? { [KEY]: order.direction } : { [path]: order.direction, [KEY]: order.direction });
      if (order.limit !== undefined) cursor.limit(order.limit);
    }
    return (await this.#ask(() => cursor.toArray())).map(fromMongo);
  }

  async count(query: Query): Promise<number> {
    const { plan, collection, options } = await this.#readable(query.collection);
    return this.#ask(() => collection.countDocuments(mongoFilter(plan, query), options));
  }

  async countBy(query: Query, fields: readonly string[]): Promise<Count[]> {
    const { plan, collection, options } = await this.#readable(query.collection);
    const [only] = fields;
    const isList = fields.length === 1 && only !== undefined && listLinks(plan).includes(only);
    const id = Object.fromEntries(
      fields.map((field, index) => [`k${index}`, `$${isList ? LINK : field === '_id' ? KEY : field}`]),
    );
    const split = isList
      ? [{ $set: { [LINK]: { $setUnion: [{ $ifNull: [`$${only}`, []] }, []] } } }, { $unwind: `$${LINK}` }]
      : [];
    const stages = [{ $match: mongoFilter(plan, query) }, ...split, { $group: { _id: id, count: { $sum: 1 } } }];
    return merge(await this.#ask(() => collection.aggregate(stages, options).toArray()), fields);
  }

  async countLinks(
    query: Query,
    links: readonly string[],
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, number>> {
    const { plan, collection, options } = await this.#readable(query.collection);
    const linking = mongoFilter(plan, { ...query, filter: { $and: [query.filter, linksToAny(links, ids)] } });
    // A link may hold a list, one id or nothing.
    const lists = links.map((path) => ({ $cond: [{ $isArray: `$${path}` }, `$${path}`, [`$${path}`]] }));
    const linked = { $setIntersection: [{ $setUnion: lists }, ids] };
    const stages = [
      { $match: linking },
      { $project: { [LINK]: linked } },
      { $unwind: `$${LINK}` },
      { $group: { _id: `$${LINK}`, count: { $sum: 1 } } },
    ];
    const rows = await this.#ask(() => collection.aggregate(stages, options).toArray());
    return new Map(rows.map((row) => [String(row['_id']), Number(row['count'])]));
  }

  async positions(query: Query, { field, direction }: Pick<Order, 'field' | 'direction'>): Promise<After[]> {
    const { plan, collection, options } = await this.#readable(query.collection);
    const path = sortPath(plan, field);
    const read = (inside: object) => {
      const cursor = collection.find(mongoFilter(plan, query), {
        ...options,
        ...inside,
        projection: { _id: 0, [KEY]: 1, [path]: 1 },
      });
      return this.#ask(() => cursor.sort({ [path]: direction, [KEY]: direction }).toArray());
    };
    // A cursor alone misses documents, or returns them twice, when their places in the order change while it is read.
    const atOneMoment = (session: ClientSession) => read({ session, readConcern: { level: 'snapshot' } });
    const found = await (this.#transaction === null
      ? this.#connection.client.withSession({ snapshot: true }, atOneMoment)
      : read({}));
    return found.map((doc) => positionOf(doc, path));
  }

  async organizations(name: string): Promise<string[]> {
    const { collection, options } = await this.#readable(name);
    return (await this.#ask(() => collection.distinct('organization_id', {}, options))).map(String).toSorted();
  }

  async entryHash(organizationId: string, id: string): Promise<string | null> {
    const key = hashKey(organizationId, id);
    const cached = this.written.get(key) ?? this.#hashes.get(key);
    if (cached !== undefined) return cached;
    const { collection, options } = await this.#readable(OWN.audit);
    const found = await this.#ask(() =>
      collection.findOne(
        { organization_id: organizationId, [KEY]: id },
        { ...options, projection: { _id: 0, hash: 1 } },
      ),
    );
    return found && String(found['hash']);
  }

  async insert(name: string, doc: Stored, isFresh = false): Promise<void> {
    const { plan, collection, options } = this.#target(name);
    const stored = toMongo(plan, doc);
    if (this.#transaction === null || !(isFresh || name === OWN.audit)) {
      await this.#flush(name);
      await this.#unique(() => collection.insertOne(stored, options));
      return;
    }
    const buffer = this.#buffers.get(name) ?? [];
    this.#buffers.set(name, buffer);
    buffer.push(stored);
    if (name === OWN.audit) this.written.set(hashKey(organizationOf(plan, doc), doc._id), String(doc['hash']));
    if (buffer.length >= MAX_BUFFERED) await this.#flush(name);
  }

  async replace(name: string, before: Stored, after: Stored): Promise<void> {
    const { plan, collection, options } = await this.#writable(name);
    const stored = toMongo(plan, after);
    // The key is enough: the server itself detects when the document was changed after this transaction has read it.
    const { matchedCount } = await this.#unique(() => collection.replaceOne(keyFilter(plan, before), stored, options));
    if (matchedCount === 0) throw new ConflictError(`${name} ${before._id} was removed at the same time`);
  }

  /** One command for all of them. */
  async replaceAll(name: string, changes: readonly Replacement[]): Promise<void> {
    if (changes.length === 0) return;
    const { plan, collection, options } = await this.#writable(name);
    const writes = changes.map(({ before, after }) => ({
      replaceOne: { filter: keyFilter(plan, before), replacement: toMongo(plan, after) },
    }));
    const { matchedCount } = await this.#unique(() => collection.bulkWrite(writes, options));
    if (matchedCount !== changes.length) throw new ConflictError(`Some of ${name} were removed at the same time`);
  }

  async unset(name: string, organizationId: string, ids: readonly string[], field: string): Promise<void> {
    const { collection, options } = await this.#writable(name);
    const { matchedCount } = await this.#ask(() =>
      collection.updateMany(
        { organization_id: organizationId, [KEY]: { $in: ids } },
        { $unset: { [field]: '' } },
        options,
      ),
    );
    if (matchedCount !== ids.length) throw new ConflictError(`Some of ${name} were removed at the same time`);
  }

  async remove(name: string, doc: Stored): Promise<void> {
    const { plan, collection, options } = await this.#writable(name);
    const { deletedCount } = await this.#ask(() => collection.deleteOne(keyFilter(plan, doc), options));
    if (deletedCount === 0) throw new ConflictError(`${name} ${doc._id} was removed at the same time`);
  }

  /** One command for all keys; those that this transaction has locked before are left out. */
  async lock(keys: readonly string[]): Promise<void> {
    const { collection, options } = this.#target(OWN.locks);
    const wanted = new Set(keys).difference(this.#locked);
    if (wanted.size === 0) return;
    const expires_at = new Date(Date.now() + LOCK_MS).toISOString();
    // A new value each time: writing the same value again would not conflict with other writers.
    const taken = crypto.randomUUID();
    const writes = [...wanted]
      .toSorted()
      .map((key) => ({
        updateOne: {
          filter: { [KEY]: key },
          update: { $set: { taken, expires_at, ...expiring(expires_at) } },
          upsert: true,
        },
      }));
    try {
      await this.#ask(() => collection.bulkWrite(writes, options));
    } catch (error) {
      if (isDuplicateKey(error))
        throw new ConflictError('Another transaction took the same lock for the first time', { cause: error });
      throw error;
    }
    for (const key of wanted) this.#locked.add(key);
  }

  async #unique<R>(write: () => Promise<R>): Promise<R> {
    try {
      return await this.#ask(write);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const duplicate = new DuplicateError(error.message, { cause: error });
      if (this.#transaction !== null) this.#ended = duplicate;
      throw duplicate;
    }
  }
}

function isDuplicateKey(error: unknown): error is MongoServerError {
  return error instanceof MongoServerError && error.code === DUPLICATE_KEY;
}

/** Absent and null are one group, as they are the same to filters. */
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
