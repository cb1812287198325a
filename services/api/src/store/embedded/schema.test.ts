/** A new file gets all its tables and indexes at once: one by one, SQLite takes ten times as long for them. */
import { DatabaseSync } from 'node:sqlite';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { collections } from '../../store-spec.ts';
import { plansOf } from '../plans.ts';
import { openEmbedded } from './engine.ts';
import { databaseFile } from './files.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'parapet-schema-'));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(dataDir, { recursive: true, force: true });
});

test('a new file is made in one transaction for tables and one for indexes, and no table is altered', async () => {
  const exec = vi.spyOn(DatabaseSync.prototype, 'exec');
  const engine = openEmbedded(dataDir, plansOf(collections));
  await engine.createIndexes();
  const begun = (word: string) => exec.mock.calls.filter(([sql]) => sql.startsWith(word)).length;
  expect([begun('ALTER'), begun('BEGIN IMMEDIATE'), begun('COMMIT')]).toEqual([0, 2, 2]);
  await engine.close();
});

test('a start that fails while it makes the tables leaves none of them, and the next one makes all', async () => {
  const plans = plansOf(collections);
  const exec = DatabaseSync.prototype.exec;
  const failing = vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function fails(
    this: DatabaseSync,
    sql: string,
  ) {
    if (sql.includes('"c:risks"')) throw Object.assign(new Error('database or disk is full'), { errcode: 13 });
    exec.call(this, sql);
  });
  expect(() => openEmbedded(dataDir, plans)).toThrow('disk');
  failing.mockRestore();
  const tables = () => {
    const db = new DatabaseSync(databaseFile(dataDir));
    const found = db.prepare(`SELECT count(*) AS n FROM sqlite_schema WHERE name LIKE 'c:%' AND type = 'table'`).get();
    db.close();
    return found?.['n'];
  };
  expect(tables()).toBe(0);
  const engine = openEmbedded(dataDir, plans);
  await engine.createIndexes();
  await engine.close();
  expect(tables()).toBe(plans.size - [...plans.values()].filter(({ retired }) => retired).length);
});
