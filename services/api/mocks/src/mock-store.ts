/** The database of the mocks, filled with a seed. */
import { collections } from '@parapet/api/store-spec.ts';
import { MemoryEngine } from '@parapet/api/store/memory/engine.ts';
import type { StoredChange } from '@parapet/api/store/memory/tables.ts';
import { plansOf } from '@parapet/api/store/plans.ts';
import type { Store } from '@parapet/api/store/port.ts';
import { storeOf } from '@parapet/api/store/store-of.ts';
import { seedDocuments, type Seed } from './seed/seed-documents.ts';
import { storedSeed } from './seed/stored-seed.ts';

export interface MockStoreOptions {
  seed: Seed;
  /** The moment that the times of the seed count back from. */
  now: Date;
  /** What an earlier page has changed since the seed. */
  changes?: readonly StoredChange[] | undefined;
  /** Called after each commit. */
  onCommit?: ((changes: readonly StoredChange[]) => void) | undefined;
  /** Called with what went wrong in the background. */
  onBroken: (error: unknown) => void;
}

export async function openMockStore({ seed, now, changes = [], onCommit, onBroken }: MockStoreOptions): Promise<Store> {
  const engine = new MemoryEngine(plansOf(collections));
  await engine.load(await storedSeed(seedDocuments(seed, now), engine.plans, now));
  await engine.load(changes);
  await engine.createIndexes();
  if (onCommit !== undefined) engine.onCommit(onCommit);
  return storeOf(engine, { warn: (message) => onBroken(new Error(message)) });
}
