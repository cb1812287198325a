/** Stores for tests. Which of them a suite runs on is decided at the end of this file; each gets a database of its own. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { rawData, rawMemory } from './testing/raw-data.ts';
import type { RawData } from './testing/raw-data-port.ts';
import { MemoryEngine } from './memory/engine.ts';
import type { Migration } from './migration.ts';
import { openStore, type StoreOptions } from './open-store.ts';
import { plansOf } from './plans.ts';
import type { EngineKind, Store, StoreSpec } from './port.ts';
import { openStoreOver } from './store-of.ts';
import { allTestStores } from '../testing/flags.ts';

/** Set by the global setup of the tests when there is a MongoDB: the URLs of one or more servers, separated by blanks. */
export const MONGO_VARIABLE = 'PARAPET_TEST_MONGODB_URL';
/** Set to `1` beside it when these servers are stand-ins for MongoDB's own. */
export const STAND_IN_VARIABLE = 'PARAPET_TEST_MONGODB_STAND_IN';

/** A store on any engine. */
export interface TestEngineStore {
  /** The store that is open; a test that opens another one itself must assign it. */
  store: Store;
  /** To read and change the data without the store. */
  readonly raw: RawData;
  /** Opens another store on the same data. Except on MongoDB the first one must be closed. */
  open(spec: StoreSpec, migrations?: readonly Migration[]): Promise<Store>;
  /** Closes the store and opens it anew on the same data. */
  reopen(spec: StoreSpec, migrations?: readonly Migration[]): Promise<Store>;
  /** Closes the store and removes its data. */
  close(): Promise<void>;
}

export interface TestEngine {
  name: EngineKind;
  open(spec: StoreSpec, migrations?: readonly Migration[]): Promise<TestEngineStore>;
}

/** A store whose data outlives the process. */
export interface TestStore extends TestEngineStore {
  /** To open the same data in another way. */
  readonly options: StoreOptions;
}

export interface TestStores extends TestEngine {
  name: 'embedded' | 'mongodb';
  open(spec: StoreSpec, migrations?: readonly Migration[]): Promise<TestStore>;
}

type Open = (spec: StoreSpec, migrations?: readonly Migration[]) => Promise<Store>;

class Opened implements TestEngineStore {
  store: Store;
  readonly raw: RawData;
  readonly open: Open;
  readonly #remove: () => Promise<void>;

  constructor(store: Store, raw: RawData, open: Open, remove: () => Promise<void>) {
    this.store = store;
    this.raw = raw;
    this.open = open;
    this.#remove = remove;
  }

  async reopen(spec: StoreSpec, migrations: readonly Migration[] = []): Promise<Store> {
    await this.store.close();
    this.store = await this.open(spec, migrations);
    return this.store;
  }

  async close(): Promise<void> {
    await this.store.close();
    await this.#remove();
  }
}

class OpenedStore extends Opened implements TestStore {
  readonly options: StoreOptions;

  constructor(store: Store, options: StoreOptions, remove: () => Promise<void>) {
    super(store, rawData(options), (spec, migrations = []) => openStore(options, spec, migrations), remove);
    this.options = options;
  }
}

export const embedded: TestStores = {
  name: 'embedded',
  open: async (spec, migrations = []) => {
    const options = { dataDir: await mkdtemp(join(tmpdir(), 'parapet-test-')) };
    return new OpenedStore(await openStore(options, spec, migrations), options, () =>
      rm(options.dataDir, { recursive: true }),
    );
  },
};

/** @returns the URL of another database on the same server */
export function withDatabase(url: string, name: string): string {
  const [, server, query = ''] = /^(mongodb(?:\+srv)?:\/\/[^/?]+)(?:\/[^?]*)?(\?.*)?$/.exec(url) ?? [];
  if (server === undefined) throw new Error(`${MONGO_VARIABLE} is not a connection string`);
  return `${server}/${name}${query}`;
}

export async function dropDatabase(url: string): Promise<void> {
  const client = await new MongoClient(url).connect();
  await client.db().dropDatabase();
  await client.close();
}

const servers = process.env[MONGO_VARIABLE]?.split(' ') ?? [];
/** Each test process has a server of its own, if there are enough. */
const server = servers[Number(process.env['VITEST_POOL_ID'] ?? 0) % (servers.length || 1)];

/** Whether there is a MongoDB here; otherwise the global setup says that it is missing. */
export const hasMongo = server !== undefined;

/** Whether it is a stand-in: its data is deleted with it, and its speed tells nothing about a real server. */
export const isStandIn = process.env[STAND_IN_VARIABLE] === '1';

/** For suites about MongoDB alone: `describe.runIf(hasMongo)`. */
export const mongodb: TestStores = {
  name: 'mongodb',
  open: async (spec, migrations = []) => {
    if (server === undefined) throw new Error('There is no MongoDB here');
    const options = { dataDir: '', mongodbUrl: withDatabase(server, `parapet_test_${randomUUID().slice(0, 13)}`) };
    // The stand-in may take more than a minute to drop a database while the machine is busy.
    const remove = isStandIn ? async () => {} : () => dropDatabase(options.mongodbUrl);
    return new OpenedStore(await openStore(options, spec, migrations), options, remove);
  },
};

const memory: TestEngine = {
  name: 'memory',
  open: async (spec, migrations = []) => {
    let engine = new MemoryEngine(plansOf({ collections: {}, system: {} }));
    const open: Open = async (spec, migrations = []) => {
      const content = engine.dump();
      engine = new MemoryEngine(plansOf(spec));
      await engine.load(content);
      return openStoreOver(engine, migrations, { warn: (message) => process.emitWarning(message) });
    };
    return new Opened(
      await open(spec, migrations),
      rawMemory(() => engine),
      open,
      async () => {},
    );
  },
};

/**
 * Every store that a service can run on here: the embedded one and, if there is one, MongoDB. For suites whose subject differs
 * between them: scenarios, races, migrations, background jobs.
 */
export const allStores: TestStores[] = hasMongo ? [embedded, mongodb] : [embedded];

/**
 * For every other suite of the service: the embedded store, and with `TEST_STORES=all` each of {@link allStores}. Handlers see
 * nothing but the store port, and the conformance suite holds every engine to that port.
 */
export const stores: TestStores[] = allTestStores ? allStores : [embedded];

/** For the conformance suite: all stores and the memory engine. */
export const engines: TestEngine[] = [...allStores, memory];
