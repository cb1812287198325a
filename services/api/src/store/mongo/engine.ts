/** MongoDB: a replica set or a sharded cluster. */
import { setTimeout as wait } from 'node:timers/promises';
import { MongoClient, type AnyBulkWriteOperation, type ClientSession, type Db } from 'mongodb';
import { ConflictError, type CollectionPlan, type Engine, type Session } from '../engine.ts';
import type { ChangeListener, Watch } from '../port.ts';
import { ChangeFollower } from './change-follower.ts';
import { createKeyIndexes, updateIndexes } from './indexes.ts';
import { HashCache } from './hash-cache.ts';
import { inWords, MongoStartError } from './mongo-start-error.ts';
import { MongoSession } from './session.ts';
import { beside, fromMongo, HIDDEN } from './shape.ts';

const DEFAULT_DATABASE = 'parapet';
const CONNECT_TIMEOUT_MS = 10_000;
const MAX_CONFLICTS = 100;
const REDERIVE_BATCH = 500;

class MongoEngine implements Engine {
  readonly kind = 'mongodb';
  readonly plans: ReadonlyMap<string, CollectionPlan>;
  readonly reader: Session;
  readonly #client: MongoClient;
  readonly #db: Db;
  readonly #hashes = new HashCache();
  readonly #followers = new Set<ChangeFollower>();
  /** Collections whose indexes are not yet those that the plans ask for. */
  readonly #differing: readonly CollectionPlan[];

  constructor(client: MongoClient, db: Db, plans: ReadonlyMap<string, CollectionPlan>, differing: readonly CollectionPlan[]) {
    this.plans = plans;
    this.#differing = differing;
    this.#client = client;
    this.#db = db;
    this.reader = new MongoSession(db, plans, this.#hashes);
  }

  async atomically<R>(work: (session: Session) => Promise<R>): Promise<R> {
    for (let conflicts = 1; ; conflicts += 1) {
      try {
        // The driver retries what the server calls transient, such as two writers of one document.
        const { result, written } = await this.#client.withSession((session) =>
          session.withTransaction(() => this.#inside(session, work), { readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority' } }),
        );
        this.#hashes.add(written);
        return result;
      } catch (error) {
        if (!(error instanceof ConflictError) || conflicts >= MAX_CONFLICTS) throw error;
        await wait(Math.random() * 10 * Math.min(conflicts, 10));
      }
    }
  }

  async #inside<R>(session: ClientSession, work: (session: Session) => Promise<R>): Promise<{ result: R; written: ReadonlyMap<string, string> }> {
    const inside = new MongoSession(this.#db, this.plans, this.#hashes, session);
    const result = await work(inside);
    await inside.flush();
    return { result, written: inside.written };
  }

  async rederive(collection: string): Promise<void> {
    const plan = this.plans.get(collection);
    if (!plan) return;
    const target = this.#db.collection(collection);
    const { _id: _, ...projection } = HIDDEN;
    let batch: AnyBulkWriteOperation[] = [];
    const flush = async () => {
      if (batch.length > 0) await target.bulkWrite(batch, { ordered: false });
      batch = [];
    };
    for await (const { _id, ...found } of target.find({}, { projection })) {
      const parts = beside(plan, fromMongo(found));
      const gone = Object.keys(projection).filter((part) => !(part in parts));
      // A document changed meanwhile has its parts already; the version tells.
      batch.push({
        updateOne: {
          filter: { _id, ...(!plan.system && { version: found['version'] }) },
          update: { ...(Object.keys(parts).length > 0 && { $set: parts }), $unset: Object.fromEntries(gone.map((part) => [part, ''])) },
        },
      });
      if (batch.length >= REDERIVE_BATCH) await flush();
    }
    await flush();
  }

  async createIndexes(): Promise<void> {
    await updateIndexes(this.#db, this.#differing);
  }

  async ping(): Promise<void> {
    await this.#db.command({ ping: 1 });
  }

  watch(listener: ChangeListener): Watch {
    const follower = new ChangeFollower(this.#db, listener);
    this.#followers.add(follower);
    const stop = async () => {
      this.#followers.delete(follower);
      await follower.stop();
    };
    return { ready: follower.ready, stop };
  }

  async close(): Promise<void> {
    await Promise.all([...this.#followers].map((follower) => follower.stop()));
    await this.#client.close();
  }
}

/** @throws MongoStartError when the server is a single one: without a replica set there are no transactions */
async function checkTopology(db: Db): Promise<void> {
  const hello = await db.command({ hello: 1 });
  if (hello['setName'] === undefined && hello['msg'] !== 'isdbgrid') {
    throw new MongoStartError('MONGODB_URL leads to a MongoDB that is neither a replica set nor a sharded cluster. Parapet needs transactions: start mongod with --replSet and run rs.initiate() once.');
  }
}

/** What the connection string says of the time to wait for the server goes before ours. */
const saysHowLong = (url: string) => /[?&]serverSelectionTimeoutMS=/i.test(url);

async function connect(url: string, plans: ReadonlyMap<string, CollectionPlan>): Promise<Engine> {
  const client = new MongoClient(url, {
    appName: 'parapet',
    retryWrites: true,
    writeConcern: { w: 'majority' },
    readConcern: { level: 'majority' },
    ...(!saysHowLong(url) && { serverSelectionTimeoutMS: CONNECT_TIMEOUT_MS }),
  });
  try {
    await client.connect();
    const named = /^mongodb(?:\+srv)?:\/\/[^/]+\/([^?]+)/.exec(url)?.[1];
    const db = client.db(named === undefined ? DEFAULT_DATABASE : decodeURIComponent(named));
    await checkTopology(db);
    return new MongoEngine(client, db, plans, await createKeyIndexes(db, plans.values()));
  } catch (error) {
    await client.close();
    throw error;
  }
}

/**
 * @param url connection string; its path names the database (default `parapet`)
 * @throws MongoStartError when it is no connection string, the server does not answer within 10 seconds (or
 *   `serverSelectionTimeoutMS` of the string), refuses us or has no transactions
 */
export async function openMongo(url: string, plans: ReadonlyMap<string, CollectionPlan>): Promise<Engine> {
  try {
    return await connect(url, plans);
  } catch (error) {
    throw inWords(url, error);
  }
}
