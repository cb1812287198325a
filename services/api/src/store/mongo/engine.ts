/** MongoDB: a replica set or a sharded cluster. */
import type { AnyBulkWriteOperation } from 'mongodb';
import type { Deleted } from '../engine.ts';
import type { AtomicOptions, CollectionPlan, Engine, EngineListener, Session, SingleWrites } from '../engine.ts';
import { OWN } from '../plans.ts';
import type { Watch } from '../port.ts';
import { announcement } from './announcements.ts';
import { blobBucket } from './blob-bucket.ts';
import { ChangeFollower } from './change-follower.ts';
import { checkTopology, maintenanceConnection, requestConnection, type Connection } from './connection/connection.ts';
import { HashCache } from './hash-cache.ts';
import { createKeyIndexes, dropCollection, updateIndexes } from './indexes.ts';
import { explained } from './connection/mongo-start-error.ts';
import { askOnce } from './connection/patience.ts';
import { MongoSession } from './session.ts';
import { MongoSingleWrites } from './single-writes.ts';
import { computedFields, fromMongo, HIDDEN } from './shape.ts';
import { transact } from './transaction.ts';

const REDERIVE_BATCH = 500;

interface Connections {
  requests: Connection;
  maintenance: Connection;
}

class MongoEngine implements Engine {
  readonly kind = 'mongodb';
  readonly plans: ReadonlyMap<string, CollectionPlan>;
  readonly reader: Session;
  readonly single: SingleWrites;
  readonly blobs: Engine['blobs'];
  readonly #requests: Connection;
  readonly #maintenance: Connection;
  /** Collections whose indexes are not yet those that the plans ask for. */
  readonly #differing: readonly CollectionPlan[];
  readonly #hashes = new HashCache();
  readonly #process = crypto.randomUUID();
  readonly #followers = new Set<ChangeFollower>();

  constructor(
    { requests, maintenance }: Connections,
    plans: ReadonlyMap<string, CollectionPlan>,
    differing: readonly CollectionPlan[],
  ) {
    this.plans = plans;
    this.#requests = requests;
    this.#maintenance = maintenance;
    this.#differing = differing;
    this.reader = new MongoSession(requests, plans, this.#hashes);
    this.blobs = blobBucket(requests.db);
    this.single = new MongoSingleWrites(requests, plans);
  }

  async atomically<R>(
    work: (session: Session) => Promise<R>,
    { isMaintenance = false }: AtomicOptions = {},
  ): Promise<R> {
    const connection = isMaintenance ? this.#maintenance : this.#requests;
    const { result, written } = await transact(connection, async (session, patience) => {
      const inside = new MongoSession(connection, this.plans, this.#hashes, { session, patience });
      const done = await work(inside);
      await inside.flush();
      return { result: done, written: inside.written };
    });
    this.#hashes.add(written);
    return result;
  }

  async rederive(collection: string): Promise<void> {
    const plan = this.plans.get(collection);
    if (!plan) return;
    const target = this.#maintenance.db.collection(collection);
    const { _id: _, ...projection } = HIDDEN;
    let batch: AnyBulkWriteOperation[] = [];
    const flush = async () => {
      if (batch.length > 0) await target.bulkWrite(batch, { ordered: false });
      batch = [];
    };
    for await (const { _id, ...found } of target.find({}, { projection })) {
      const computed = computedFields(plan, fromMongo(found));
      const unused = Object.keys(projection).filter((field) => !(field in computed));
      // A document that was changed since it was read has its computed fields already; its version, or its expiry, shows that.
      batch.push({
        updateOne: {
          filter: {
            _id,
            ...(plan.system ? { expires_at: found['expires_at'] ?? null } : { version: found['version'] }),
          },
          update: {
            ...(Object.keys(computed).length > 0 && { $set: computed }),
            $unset: Object.fromEntries(unused.map((field) => [field, ''])),
          },
        },
      });
      if (batch.length >= REDERIVE_BATCH) await flush();
    }
    await flush();
  }

  async createIndexes(): Promise<void> {
    for (const plan of this.plans.values()) if (plan.retired) await dropCollection(this.#maintenance.db, plan);
    // Until now the server has not removed documents by itself; those that are there do not say when it should.
    for (const { name, system } of this.#differing) if (system) await this.rederive(name);
    await updateIndexes(this.#maintenance.db, this.#differing);
    // The last step of a start that uses this connection.
    await this.#maintenance.client.close();
  }

  async ping(): Promise<void> {
    const { db, limits } = this.#requests;
    await askOnce(limits.answer, () => db.command({ ping: 1 }));
  }

  async announce(deleted: Deleted): Promise<void> {
    const { db, limits } = this.#requests;
    await askOnce(limits.answer, () =>
      db.collection(OWN.deletions).insertOne(announcement(this.#process, deleted, Date.now())),
    );
  }

  watch(listener: EngineListener): Watch {
    const follower = new ChangeFollower(this.#requests.db, this.#process, listener);
    this.#followers.add(follower);
    const stop = async () => {
      this.#followers.delete(follower);
      await follower.stop();
    };
    return { ready: follower.ready, stop };
  }

  async close(): Promise<void> {
    await Promise.all([...this.#followers].map((follower) => follower.stop()));
    await closeAll(this.#requests, this.#maintenance);
  }
}

async function closeAll(...connections: readonly Connection[]): Promise<void> {
  await Promise.all(connections.map(({ client }) => client.close()));
}

async function connect(url: string, plans: ReadonlyMap<string, CollectionPlan>): Promise<Engine> {
  const [requests, maintenance] = [requestConnection(url), maintenanceConnection(url)];
  try {
    await Promise.all([requests.client.connect(), maintenance.client.connect()]);
    await checkTopology(maintenance.db);
    const inUse = [...plans.values()].filter(({ retired }) => !retired);
    return new MongoEngine({ requests, maintenance }, plans, await createKeyIndexes(maintenance.db, inUse));
  } catch (error) {
    await closeAll(requests, maintenance);
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
    throw explained(url, error);
  }
}
