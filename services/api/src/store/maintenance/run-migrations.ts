/** Runs the migrations that a database has not seen yet. */
import { appendEntry } from '../audit/entries.ts';
import { systemClock, timestamp } from '../clock.ts';
import type { Engine, Session } from '../engine.ts';
import { toJsonObject } from '../json.ts';
import { withLease } from './lease.ts';
import { readMeta, writeMeta } from './meta.ts';
import { orgDb } from '../collections/org-collection.ts';
import { MigrationError, newestOf, type Migration, type MigrationDb, type Restate } from '../migration.ts';
import { wait } from '../../platform/timers.ts';
import { hasBegun, managed, noteUp, runBatches, systemActor } from './migration-batches.ts';
import { MIGRATIONS_ID, newerVersion, progressOf } from './migration-progress.ts';
import { OLDER_NOTICE_MS } from './outdated.ts';
import { systemCollection } from '../collections/system-collection.ts';
import { transactionUnit } from '../collections/unit.ts';

const PAGE = 200;
const PATIENCE_MS = 10 * 60_000;

function migrationDb(engine: Engine, session: Session, migration: Migration): MigrationDb & { settle(): void } {
  const actor = systemActor(migration);
  const unit = transactionUnit(engine, session, systemClock);
  const rewriteOf = async (collection: string, organizationId: string, change: Restate) => {
    const plan = unit.plan(collection, false);
    let changed = 0;
    for (let last = ''; ;) {
      const query = { collection, organizationId, filter: { _id: { $gt: last } }, words: [] };
      const page = await session.find(query, { field: '_id', direction: 1, limit: PAGE });
      for (const before of page) {
        last = before._id;
        const fields = change(structuredClone(before));
        if (!fields) continue;
        const at = timestamp(systemClock);
        const after = managed(before, toJsonObject(fields), { version: Number(before['version']) + 1, updated_at: at });
        await session.replace(collection, before, after);
        if (plan.audited) await appendEntry(session, organizationId, { entity: collection, actor, at, before, after });
        changed += 1;
      }
      if (page.length < PAGE) return changed;
    }
  };
  return {
    organizations: (collection) => session.organizations(unit.plan(collection, false).name),
    org: (organizationId) => orgDb(organizationId, actor, unit),
    system: (name) => systemCollection(name, unit),
    rewrite: async (collection, change) => {
      let changed = 0;
      for (const organizationId of await session.organizations(unit.plan(collection, false).name)) {
        changed += await rewriteOf(collection, organizationId, change);
      }
      return changed;
    },
    settle: () => unit.settle(),
  };
}

function inOrder(migrations: readonly Migration[]): Migration[] {
  const sorted = migrations.toSorted((a, b) => a.number - b.number);
  sorted.forEach((migration, index) => {
    const number = (sorted[0]?.number ?? 1) + index;
    if (migration.number !== number)
      throw new MigrationError(`Migrations are numbered without gaps; number ${number} is missing or used twice`);
  });
  return sorted;
}

/** Migrations from before the first release are gone. @throws MigrationError */
function assertNotTooOld([first]: readonly Migration[], last: number): void {
  if (last > 0 && first !== undefined && last < first.number)
    throw new MigrationError(
      `The data is from before the first release of Parapet (migration ${last}; this version needs ${first.number} or later). Nothing was changed. Start it once with the first release, then with this version.`,
    );
}

async function runUp(engine: Engine, session: Session, migration: Migration): Promise<void> {
  // Another process has run it, if this one was suspended for so long that its lease expired; or this is the second start.
  if ((await progressOf(session)).last >= migration.number || (await hasBegun(session, migration))) return;
  const db = migrationDb(engine, session, migration);
  await migration.up?.(db);
  db.settle();
  await noteUp(session, migration);
}

async function runOne(engine: Engine, migration: Migration): Promise<void> {
  const { number, name } = migration;
  try {
    await engine.atomically((session) => runUp(engine, session, migration), { isMaintenance: true });
    await runBatches(engine, migration);
    await engine.atomically(async (session) => {
      const { last, begun } = await progressOf(session);
      if (last < number)
        await writeMeta(session, MIGRATIONS_ID, { last: number, begun, name, at: timestamp(systemClock) });
    });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new MigrationError(
      `Migration ${number} (${name}) failed: ${why}. ${await afterFailure(engine, migration).catch(() => 'Fix the cause and start again.')}`,
      { cause: error },
    );
  }
}

/** Lets older versions use the data again, if it is as they left it. @returns what the person can do */
async function afterFailure(engine: Engine, migration: Migration): Promise<string> {
  const isUnchanged = await engine.atomically(async (session) => {
    if (await hasBegun(session, migration)) return false;
    await writeMeta(session, MIGRATIONS_ID, {
      ...(await readMeta(session, MIGRATIONS_ID)),
      begun: migration.number - 1,
    });
    return true;
  });
  return isUnchanged
    ? 'The data is as it was before it; use the version of Parapet that you had, or fix the cause and start again.'
    : 'What it has done so far stays: fix the cause and start again, which goes on from there. The version of Parapet that you had can only use a backup.';
}

/**
 * Runs the migrations that the database has not seen yet, in one process at a time.
 * @throws MigrationError naming the one that failed and why, or when the data comes from a newer version
 */
export async function runMigrations(engine: Engine, migrations: readonly Migration[]): Promise<void> {
  const sorted = inOrder(migrations);
  const newest = newestOf(sorted);
  const { last, begun } = await progressOf(engine.reader);
  if (begun > newest) throw new MigrationError(`${newerVersion(begun, newest)} Use that version, or a backup.`);
  if (last === newest) return;
  assertNotTooOld(sorted, last);
  const held = await withLease(engine, MIGRATIONS_ID, PATIENCE_MS, async () => {
    const from = (await progressOf(engine.reader)).last;
    if (from >= newest) return;
    await engine.atomically(async (session) =>
      writeMeta(session, MIGRATIONS_ID, { ...(await readMeta(session, MIGRATIONS_ID)), begun: newest }),
    );
    // Processes of older versions may still be at work.
    if (engine.kind === 'mongodb' && from > 0) await wait(OLDER_NOTICE_MS);
    for (const migration of sorted.filter(({ number }) => number > from)) await runOne(engine, migration);
  });
  if (!held)
    throw new MigrationError(
      'Another process has been migrating the data for more than 10 minutes; start again when it is done.',
    );
}
