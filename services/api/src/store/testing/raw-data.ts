/** Access to the data without the store, e.g. to tamper with it. */
import { MongoClient, type Db } from 'mongodb';
import { rawEmbedded } from '../embedded/testing/raw-rows.ts';
import type { MemoryEngine } from '../memory/engine.ts';
import type { StoreOptions } from '../open-store.ts';
import type { RawData } from './raw-data-port.ts';

export function rawData(options: StoreOptions): RawData {
  return options.mongodbUrl === undefined ? rawEmbedded(options.dataDir) : rawMongo(options.mongodbUrl);
}

function rawMongo(url: string): RawData {
  async function use(work: (db: Db) => Promise<void>): Promise<void> {
    const client = await new MongoClient(url).connect();
    try {
      await work(client.db());
    } finally {
      await client.close();
    }
  }
  return {
    tamper: (name, organizationId, id, change) =>
      use(async (db) => {
        const collection = db.collection(name);
        const found = await collection.findOne({ organization_id: organizationId, _key: id });
        if (!found) throw new Error(`no ${name} ${id}`);
        const { _id, _sort, ...doc } = found;
        const after = change(doc);
        if (after) await collection.replaceOne({ _id }, { ...after, ...(_sort !== undefined && { _sort }) });
        else await collection.deleteOne({ _id });
      }),
    plant: (name, organizationId, { _id, ...doc }) =>
      use(
        async (db) =>
          void (await db.collection(name).insertOne({ ...doc, _key: _id, organization_id: organizationId })),
      ),
  };
}

/** @param engine the one in use, which changes when a store is opened again */
export function rawMemory(engine: () => MemoryEngine): RawData {
  return {
    tamper: async (collection, organizationId, id, change) => {
      const stored = engine()
        .dump()
        .find((item) => item.collection === collection && item.organizationId === organizationId && item.id === id);
      if (!stored?.doc) throw new Error(`no ${collection} ${id}`);
      const after = change(stored.doc);
      await engine().load([{ ...stored, doc: after && { ...after, _id: id, organization_id: organizationId } }]);
    },
    plant: (collection, organizationId, doc) =>
      engine().load([{ collection, organizationId, id: doc._id, doc: { ...doc, organization_id: organizationId } }]),
  };
}
