/** Stores for tests: every suite runs on each of them, on a database of its own. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Migration } from './migration.ts';
import { openStore } from './open-store.ts';
import type { Store, StoreSpec } from './port.ts';

export interface TestStore {
  store: Store;
  /** Closes the store and removes its data. */
  close(): Promise<void>;
}

export interface TestStores {
  name: 'embedded' | 'mongodb';
  open(spec: StoreSpec, migrations?: readonly Migration[]): Promise<TestStore>;
}

const embedded: TestStores = {
  name: 'embedded',
  open: async (spec, migrations = []) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'parapet-test-'));
    const store = await openStore({ dataDir }, spec, migrations);
    return {
      store,
      close: async () => {
        await store.close();
        await rm(dataDir, { recursive: true });
      },
    };
  },
};

export const stores: TestStores[] = [embedded];
