/** Stores for tests: every suite runs on each of them, on a database of its own. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import type { Migration } from './migration.ts';
import { openStore, type StoreOptions } from './open-store.ts';
import type { Store, StoreSpec } from './port.ts';

/** Set by the global setup of the tests when there is a MongoDB: the addresses of one or more, with blanks between them. */
export const MONGO_VARIABLE = 'PARAPET_TEST_MONGODB_URL';

export interface TestStore {
  /** The store that is open now; to be replaced by a test that closes and opens it itself. */
  store: Store;
  /** Where it is, to open it again or to look behind its back. */
  readonly options: StoreOptions;
  /** Closes the store and opens it anew on the same data. */
  reopen(spec: StoreSpec, migrations?: readonly Migration[]): Promise<Store>;
  /** Closes the store and removes its data. */
  close(): Promise<void>;
}

export interface TestStores {
  name: 'embedded' | 'mongodb';
  open(spec: StoreSpec, migrations?: readonly Migration[]): Promise<TestStore>;
}

class Opened implements TestStore {
  readonly options: StoreOptions;
  readonly #remove: () => Promise<void>;
  store: Store;

  constructor(store: Store, options: StoreOptions, remove: () => Promise<void>) {
    this.store = store;
    this.options = options;
    this.#remove = remove;
  }

  async reopen(spec: StoreSpec, migrations: readonly Migration[] = []): Promise<Store> {
    await this.store.close();
    this.store = await openStore(this.options, spec, migrations);
    return this.store;
  }

  async close(): Promise<void> {
    await this.store.close();
    await this.#remove();
  }
}

const embedded: TestStores = {
  name: 'embedded',
  open: async (spec, migrations = []) => {
    const options = { dataDir: await mkdtemp(join(tmpdir(), 'parapet-test-')) };
    return new Opened(await openStore(options, spec, migrations), options, () => rm(options.dataDir, { recursive: true }));
  },
};

/** The same server, another database. */
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

function mongodb(server: string): TestStores {
  return {
    name: 'mongodb',
    open: async (spec, migrations = []) => {
      const options = { dataDir: '', mongodbUrl: withDatabase(server, `parapet_test_${randomUUID().slice(0, 13)}`) };
      return new Opened(await openStore(options, spec, migrations), options, () => dropDatabase(options.mongodbUrl));
    },
  };
}

const servers = process.env[MONGO_VARIABLE]?.split(' ') ?? [];
/** Each of the processes that tests run in has one for itself, if there are enough. */
const server = servers[Number(process.env['VITEST_POOL_ID'] ?? 0) % (servers.length || 1)];

/** The stores that can be had here; without MongoDB the global setup says so. */
export const stores: TestStores[] = server ? [embedded, mongodb(server)] : [embedded];
