/** The store over an engine. It and all it imports run in a browser, too. */
import { storedSealKey, type SealKey } from './audit/seals/seal-key.ts';
import { startSealPost } from './audit/seals/seal-post.ts';
import { startSealer } from './audit/seals/sealer.ts';
import { auditTrail } from './audit/trail.ts';
import { checkedBlobs } from './blobs/checked-blobs.ts';
import { systemClock, type Clock } from './clock.ts';
import { Deletions } from './collections/deletions.ts';
import type { Deleted } from './engine.ts';
import type { Engine } from './engine.ts';
import { eraseSome } from './maintenance/erasure.ts';
import { startExpiry } from './maintenance/expiry.ts';
import { newestOf, restating, type Migration } from './migration.ts';
import { orgDb } from './collections/org-collection.ts';
import { lockKeys } from './collections/lock-keys.ts';
import type { Store, SystemDoc, Tx } from './port.ts';
import { refusingOutdated } from './maintenance/outdated.ts';
import { runMigrations } from './maintenance/run-migrations.ts';
import { systemCollection, typed } from './collections/system-collection.ts';
import { freeUnit, transactionUnit } from './collections/unit.ts';
import { upgrade } from './maintenance/upgrade.ts';

export interface StoreSettings {
  /** Called with a message when something fails in the background. */
  warn: (message: string) => void;
  /** Default: the system's. */
  clock?: Clock;
  /** Whose audit entries may show records as earlier versions stored them; by default nobody's. */
  migrations?: readonly Migration[];
  /** The key that signs the seals; by default one in the database. */
  sealKey?: ((engine: Engine) => Promise<SealKey>) | undefined;
  /** Where the newest seals are posted; by default nowhere. */
  sealUrl?: string | undefined;
  /** All files of one organization together, in bytes. Default 1 GB. */
  mostFileBytes?: number | undefined;
}

/** @param engine migrated, and with its indexes */
export function storeOf(
  engine: Engine,
  { warn, clock = systemClock, migrations = [], sealKey: keyOf = storedSealKey, sealUrl, mostFileBytes }: StoreSettings,
): Store {
  const restate = restating(migrations);
  const deletions = new Deletions();
  const report = async (deleted: Deleted): Promise<void> => {
    deletions.notify(deleted);
    await engine
      .announce?.(deleted)
      .catch((error: unknown) => warn(`Other processes do not know at once what was deleted: ${String(error)}`));
  };
  const unit = freeUnit(engine, report, clock);
  const stopExpiry = startExpiry(engine, { clock, warn });
  const sealKey = () => keyOf(engine);
  const sealPost = sealUrl === undefined ? null : startSealPost(engine, { url: sealUrl, sealKey, warn });
  const sealer = startSealer(engine, {
    warn,
    clock,
    sealKey,
    onSealed: (organizationId) => sealPost?.add(organizationId),
  });
  return {
    kind: engine.kind,
    org: (organizationId, actor) => {
      sealer.markActive(organizationId);
      return orgDb(organizationId, actor, unit);
    },
    system: (name) => systemCollection(name, unit),
    audit: (organizationId) => auditTrail(engine, organizationId, { clock, restate, sealKey }),
    watch: (listener) =>
      engine.watch({
        onChange: (entry, organizationId) => listener.onChange(entry, organizationId),
        onGap: () => listener.onGap(),
        onDeleted: (deleted) => deletions.notify(deleted),
      }),
    onDeleted: <T extends SystemDoc>(collection: string, listener: (doc: T) => void) =>
      deletions.listen(collection, (doc) => listener(typed<T>(doc))),
    transaction: async (organizationId, actor, work) => {
      const { result, deleted } = await engine.atomically(async (session) => {
        const inside = transactionUnit(engine, session, clock);
        const inOrganization = (id: string): Tx => {
          sealer.markActive(id);
          return {
            ...orgDb(id, actor, inside),
            system: (name) => systemCollection(name, inside),
            lock: (collection, ids, mode = 'exclusive') =>
              session.lock(lockKeys(inside.plan(collection, false), id, ids, mode)),
            inOrganization,
          };
        };
        const done = await work(inOrganization(organizationId));
        await inside.end(inOrganization);
        inside.settle();
        return { result: done, deleted: inside.deletions };
      });
      for (const what of deleted) await report(what);
      return result;
    },
    blobs: checkedBlobs(engine.blobs, mostFileBytes),
    eraseSome: (organizationId) => eraseSome(engine, organizationId),
    ping: () => engine.ping(),
    close: async () => {
      await stopExpiry();
      await sealer.stop();
      await sealPost?.stop();
      await engine.close();
    },
  };
}

/**
 * Runs the migrations that the database has not seen yet, makes the indexes of the engine's plans and opens the store.
 * @throws MigrationError when a migration fails; the data is then as it was before that migration, and the engine is closed
 */
export async function openStoreOver(
  engine: Engine,
  migrations: readonly Migration[],
  settings: StoreSettings,
): Promise<Store> {
  try {
    await runMigrations(engine, migrations);
    await upgrade(engine);
    // Not only when it is first needed: a start with a wrong key has to fail.
    await settings.sealKey?.(engine);
    const current = engine.kind === 'mongodb' ? refusingOutdated(engine, newestOf(migrations)) : engine;
    return storeOf(current, { ...settings, migrations });
  } catch (error) {
    await engine.close();
    throw error;
  }
}
