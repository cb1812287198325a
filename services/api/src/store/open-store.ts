/** Opens the store that the settings ask for. */
import { startSealer } from './audit/sealer.ts';
import { auditTrail } from './audit/trail.ts';
import { Deletions } from './deletions.ts';
import { openEmbedded } from './embedded/engine.ts';
import type { CollectionPlan, Engine } from './engine.ts';
import type { Migration } from './migration.ts';
import { runMigrations } from './run-migrations.ts';
import { orgDb } from './org-collection.ts';
import { plansOf } from './plans.ts';
import type { Store, StoreSpec, SystemDoc } from './port.ts';
import { removeExpired } from './expiry.ts';
import { systemCollection, typed } from './system-collection.ts';
import { freeUnit, transactionUnit } from './unit.ts';
import { upgrade } from './upgrade.ts';

export interface StoreOptions {
  /** MongoDB (a replica set or a sharded cluster) instead of the embedded store. */
  mongodbUrl?: string | undefined;
  /** Folder of the embedded store, made when missing. */
  dataDir: string;
}

const EXPIRY_INTERVAL_MS = 60_000;

function storeOf(engine: Engine): Store {
  const deletions = new Deletions();
  const unit = freeUnit(engine, deletions);
  const expiry = setInterval(() => {
    // The next round tries again; until then the cause is on standard error.
    removeExpired(engine).catch((error: unknown) => process.emitWarning(`Expired documents were not removed: ${String(error)}`));
  }, EXPIRY_INTERVAL_MS).unref();
  const sealer = startSealer(engine);
  return {
    kind: engine.kind,
    org: (organizationId, actor) => {
      sealer.note(organizationId);
      return orgDb(organizationId, actor, unit);
    },
    system: (name) => systemCollection(name, unit),
    audit: (organizationId) => auditTrail(engine, organizationId),
    watch: (listener) => engine.watch(listener),
    onDeleted: <T extends SystemDoc>(collection: string, listener: (doc: T) => void) => deletions.listen(collection, (doc) => listener(typed<T>(doc))),
    transaction: async (organizationId, actor, work) => {
      sealer.note(organizationId);
      const { result, deleted } = await engine.atomically(async (session) => {
        const inside = transactionUnit(engine, session);
        const done = await work({ ...orgDb(organizationId, actor, inside), system: (name) => systemCollection(name, inside) });
        inside.settle();
        return { result: done, deleted: inside.deletions };
      });
      deleted.forEach((what) => deletions.tell(what));
      return result;
    },
    ping: () => engine.ping(),
    close: async () => {
      clearInterval(expiry);
      await sealer.stop();
      await engine.close();
    },
  };
}

async function openEngine(options: StoreOptions, plans: ReadonlyMap<string, CollectionPlan>): Promise<Engine> {
  if (options.mongodbUrl === undefined) return openEmbedded(options.dataDir, plans);
  // Loaded when it is asked for: the driver takes longer to load than the embedded store to open.
  const { openMongo } = await import('./mongo/engine.ts');
  return openMongo(options.mongodbUrl, plans);
}

/**
 * Opens the database, runs the migrations it has not seen yet and makes the indexes of `spec`.
 * @throws StartError when the database cannot be used, e.g. when another process uses the folder
 * @throws MigrationError when a migration fails; the data is then as it was before that migration
 */
export async function openStore(options: StoreOptions, spec: StoreSpec, migrations: readonly Migration[]): Promise<Store> {
  const engine = await openEngine(options, plansOf(spec));
  try {
    await runMigrations(engine, migrations);
    await upgrade(engine);
    return storeOf(engine);
  } catch (error) {
    await engine.close();
    throw error;
  }
}
