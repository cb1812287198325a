/** Opens the store that the settings ask for: embedded or MongoDB, in Node. */
import { outsideKey, type OutsideKey } from './audit-key/outside-key.ts';
import type { SealKey } from './audit/seals/seal-key.ts';
import { openEmbedded } from './embedded/engine.ts';
import { systemClock, type Clock } from './clock.ts';
import type { CollectionPlan, Engine } from './engine.ts';
import type { Migration } from './migration.ts';
import { plansOf } from './plans.ts';
import type { Store, StoreSpec } from './port.ts';
import { reportSlowQueries, type SlowQueries } from './slow-queries.ts';
import { openStoreOver } from './store-of.ts';

export interface StoreOptions {
  /** MongoDB (a replica set or a sharded cluster) instead of the embedded store. */
  mongodbUrl?: string | undefined;
  /** Folder of the embedded store, made when missing. */
  dataDir: string;
  /** The key that signs the audit trail's seals, outside the database. By default it is in the database, for tests and for commands that change no records. */
  auditKey?: OutsideKey | undefined;
  /** Where the newest seals are posted; by default nowhere. */
  sealUrl?: string | undefined;
  /** All files of one organization together, in bytes. Default 1 GB. */
  mostFileBytes?: number | undefined;
  /** Queries that take long are reported; by default none. */
  slowQueries?: SlowQueries | undefined;
  /** The time that is written into documents; by default that of the system. */
  clock?: Clock | undefined;
}

async function openEngine({ slowQueries, ...options }: StoreOptions, plans: ReadonlyMap<string, CollectionPlan>) {
  const engine = await databaseOf(options, plans);
  return slowQueries === undefined ? engine : reportSlowQueries(engine, slowQueries);
}

async function databaseOf(options: StoreOptions, plans: ReadonlyMap<string, CollectionPlan>): Promise<Engine> {
  if (options.mongodbUrl === undefined) return openEmbedded(options.dataDir, plans);
  // Loaded only when needed: loading the driver takes longer than opening the embedded store.
  const { openMongo } = await import('./mongo/engine.ts');
  return openMongo(options.mongodbUrl, plans);
}

/**
 * Opens the database, runs the migrations it has not seen yet and makes the indexes of `spec`.
 * @throws StartError when the database cannot be used, e.g. when another process uses the folder
 * @throws MigrationError when a migration fails; the data is then as it was before that migration
 */
export async function openStore(
  options: StoreOptions,
  spec: StoreSpec,
  migrations: readonly Migration[],
): Promise<Store> {
  const { auditKey, sealUrl, mostFileBytes, clock = systemClock } = options;
  let key: Promise<SealKey> | undefined;
  const sealKey = auditKey && ((engine: Engine) => (key ??= outsideKey(engine, auditKey)));
  return openStoreOver(await openEngine(options, plansOf(spec)), migrations, {
    warn: (message) => process.emitWarning(message),
    clock,
    sealKey,
    sealUrl,
    mostFileBytes,
  });
}
