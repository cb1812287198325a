/** Runs the migrations that a database has not seen yet. */
import { appendEntry, auditQuery, entryOf, withBefore, type StoredEntry } from '../audit/entries.ts';
import { systemClock, timestamp } from '../clock.ts';
import type { Engine, Session, Stored } from '../engine.ts';
import { toJsonObject, type JsonObject } from '../json.ts';
import { withLease } from './lease.ts';
import { readMeta, writeMeta } from './meta.ts';
import { OWN } from '../plans.ts';
import { orgDb } from '../collections/org-collection.ts';
import { MigrationError, type Migration, type MigrationDb } from '../migration.ts';
import type { Actor } from '../port.ts';
import { systemCollection } from '../collections/system-collection.ts';
import { transactionUnit } from '../collections/unit.ts';

const PAGE = 200;
const PATIENCE_MS = 10 * 60_000;
const META_ID = 'migrations';

function migrationDb(engine: Engine, session: Session, migration: Migration): MigrationDb & { settle(): void } {
  const actor: Actor = { id: 'system', request_id: `migration-${migration.number}` };
  const unit = transactionUnit(engine, session, systemClock);
  const rewriteOf = async (collection: string, organizationId: string, change: (doc: JsonObject) => JsonObject | null) => {
    const plan = unit.plan(collection, false);
    let changed = 0;
    for (let last = ''; ; ) {
      const query = { collection, organizationId, filter: { _id: { $gt: last } }, words: [] };
      const page = await session.find(query, { field: '_id', direction: 1, limit: PAGE });
      for (const before of page) {
        last = before._id;
        const fields = change(structuredClone(before));
        if (!fields) continue;
        const at = timestamp(systemClock);
        const after = managed(before, toJsonObject(fields), at);
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
    async *entries(collection) {
      for (const organizationId of await session.organizations(OWN.audit)) yield* entriesAbout(session, organizationId, collection);
    },
    settle: () => unit.settle(),
  };
}

async function* entriesAbout(session: Session, organizationId: string, collection: string) {
  let previous: StoredEntry | null = null;
  for (let last = `${collection}/`; ; ) {
    const query = auditQuery(organizationId, { _id: { $gt: last, $lt: `${collection}0` } });
    const page = await session.find(query, { field: '_id', direction: 1, limit: PAGE });
    for (const doc of page) {
      const entry: StoredEntry = entryOf(doc);
      yield { organizationId, entry: withBefore(entry, previous) };
      previous = entry;
    }
    if (page.length < PAGE) return;
    last = page.at(-1)?._id ?? last;
  }
}

function managed(before: Stored, fields: JsonObject, at: string): Stored {
  return {
    ...fields,
    _id: before._id,
    organization_id: before['organization_id'] ?? null,
    version: Number(before['version']) + 1,
    created_at: before['created_at'] ?? null,
    updated_at: at,
  };
}

function inOrder(migrations: readonly Migration[]): Migration[] {
  const sorted = migrations.toSorted((a, b) => a.number - b.number);
  sorted.forEach((migration, index) => {
    if (migration.number !== index + 1) throw new MigrationError(`Migrations are numbered 1, 2, 3 …; number ${index + 1} is missing or used twice`);
  });
  return sorted;
}

async function lastRun(session: Session): Promise<number> {
  return Number((await readMeta(session, META_ID))?.['last'] ?? 0);
}

async function runOne(engine: Engine, migration: Migration): Promise<void> {
  try {
    const run = async (session: Session) => {
      // Another process has run it, if this one was suspended for so long that its lease expired.
      if ((await lastRun(session)) >= migration.number) return;
      const db = migrationDb(engine, session, migration);
      await migration.up(db);
      db.settle();
      await writeMeta(session, META_ID, { last: migration.number, name: migration.name, at: timestamp(systemClock) });
    };
    await engine.atomically(run, { isMaintenance: true });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new MigrationError(`Migration ${migration.number} (${migration.name}) failed: ${why}. The data is as it was before it; use the version of Parapet that you had, or fix the cause and start again.`, { cause: error });
  }
}

/**
 * Runs the migrations that the database has not seen yet, in one process at a time.
 * @throws MigrationError naming the one that failed and why, or when the data comes from a newer version
 */
export async function runMigrations(engine: Engine, migrations: readonly Migration[]): Promise<void> {
  const sorted = inOrder(migrations);
  const done = await lastRun(engine.reader);
  if (done > sorted.length) throw new MigrationError(`The data was used by a newer version of Parapet (migration ${done}; this one has ${sorted.length}). Use that version, or a backup.`);
  if (done === sorted.length) return;
  const held = await withLease(engine, META_ID, PATIENCE_MS, async () => {
    const from = await lastRun(engine.reader);
    for (const migration of sorted.slice(from)) await runOne(engine, migration);
  });
  if (!held) throw new MigrationError('Another process has been migrating the data for more than 10 minutes; start again when it is done.');
}
