import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ACTOR, spec, type Item } from '../../testing/spec.ts';
import { openStore } from '../../open-store.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'parapet-fields-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const open = async () => {
  const store = await openStore({ dataDir }, spec, []);
  return { store, items: store.org('o', ACTOR).collection<Item>('items') };
};

/** Changes the file to what an earlier version wrote: all fields in `doc`, and columns that are computed from it. */
function computeColumns(document: Item): void {
  const db = new DatabaseSync(join(dataDir, 'parapet.sqlite'));
  const names = (sql: string) =>
    db
      .prepare(sql)
      .all()
      .map(({ name }) => `"${String(name)}"`);
  for (const index of names(
    `SELECT name FROM sqlite_schema WHERE type = 'index' AND tbl_name = 'c:items' AND sql IS NOT NULL`,
  ))
    db.exec(`DROP INDEX ${index}`);
  for (const column of names(`SELECT name FROM pragma_table_info('c:items') WHERE name LIKE 'f:%' OR name LIKE 's:%'`))
    db.exec(`ALTER TABLE "c:items" DROP COLUMN ${column}`);
  const { _id, organization_id: _, ...doc } = document;
  db.prepare('UPDATE "c:items" SET doc = jsonb(?) WHERE id = ?').run(JSON.stringify(doc), _id);
  db.exec(
    `ALTER TABLE "c:items" ADD COLUMN "f:status" GENERATED ALWAYS AS (doc ->> '$.status') VIRTUAL; CREATE INDEX "i:items:status" ON "c:items" (org, "f:status")`,
  );
  db.close();
}

it('computed columns of an earlier version are replaced, and no value is lost', async () => {
  const before = await open();
  const item = await before.items.insertOne({ title: 'Fire', status: 'open', owner: null, score: 0.5, flag: false });
  await before.store.close();
  computeColumns(item);

  const { store, items } = await open();
  expect(await items.findOne({ _id: item._id })).toEqual(item);
  expect([
    await items.count({ status: 'open' }),
    await items.count({ score: 0.5 }),
    await items.count({ owner: null }),
  ]).toEqual([1, 1, 1]);
  await items.updateOne({ _id: item._id }, { $set: { status: 'closed' } });
  expect([await items.count({ status: 'open' }), await items.count({ status: 'closed' })]).toEqual([0, 1]);
  expect(await store.audit('o').verify()).toMatchObject({ ok: true });
  await store.close();
});
