/** A full disk and a damaged file, as SQLite reports them. */
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openStore } from '../open-store.ts';
import { StoreDamagedError, StoreFullError, type Doc, type Store, type StoreSpec } from '../port.ts';
import { StartError } from '../start-error.ts';
import { DataFolderError } from './data-folder-error.ts';
import { checkInBackground } from './integrity.ts';

const SPEC: StoreSpec = { collections: { risks: {} }, system: {} };
const ACTOR = { id: 'ada' };
const PAGE = 8192;

type Risk = Doc & { title: string };

let dataDir: string;
let store: Store | null;
const opened = async () => (store = await openStore({ dataDir }, SPEC, []));
const risksOf = (from: Store) => from.org('org', ACTOR).collection<Risk>('risks');

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'parapet-faults-'));
  store = null;
});
afterEach(async () => {
  vi.restoreAllMocks();
  await store?.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Makes SQLite refuse to commit, as it does when the disk is full. @returns a function that frees the disk */
function fillDisk(): () => void {
  const full = Object.assign(new Error('database or disk is full'), { errcode: 13 });
  const run = DatabaseSync.prototype.exec;
  const spy = vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function exec(
    this: DatabaseSync,
    sql: string,
  ) {
    if (sql === 'COMMIT') throw full;
    run.call(this, sql);
  });
  return () => spy.mockRestore();
}

/** Overwrites a part of the file while nobody has it open. */
async function damage(from: number, bytes: number): Promise<void> {
  const file = await open(join(dataDir, 'parapet.sqlite'), 'r+');
  await file.write(Buffer.alloc(bytes, 0xa5), 0, bytes, from);
  await file.close();
}

async function fill(risks: number, titleLength = 1000): Promise<void> {
  const filled = await opened();
  await filled.transaction('org', ACTOR, async (tx) => {
    for (let n = 0; n < risks; n += 1)
      await tx.collection<Risk>('risks').insertOne({ _id: `r${n}`, title: 'x'.repeat(titleLength) });
  });
  await filled.close();
  store = null;
}

test('on a full disk the store refuses writes and still reads, and it recovers once space is free', async () => {
  const full = await opened();
  const risks = risksOf(full);
  await risks.insertOne({ _id: 'r1', title: 'Fire' });
  const free = fillDisk();
  await expect(risks.insertOne({ _id: 'r2', title: 'Flood' })).rejects.toThrow(StoreFullError);
  expect(await risks.find({})).toMatchObject([{ title: 'Fire' }]);
  await expect(full.ping()).rejects.toThrow(StoreFullError);
  free();
  // Nothing else is written: the ping itself tries a write.
  await expect(full.ping()).resolves.toBeUndefined();
  await risks.insertOne({ _id: 'r2', title: 'Flood' });
  expect(await risks.count()).toBe(2);
});

test('a small file that is damaged is not opened; the message names the remedy', async () => {
  await fill(200);
  await damage(20 * PAGE, 10 * PAGE);
  const opening = opened();
  await expect(opening).rejects.toThrow(DataFolderError);
  await expect(opening).rejects.toThrow('Restore a backup (npm run restore -- <file>)');
});

test('a file that is no database is not opened', async () => {
  await fill(1);
  await damage(0, PAGE);
  await expect(opened()).rejects.toThrow(
    'The database is damaged, or something else is in its place. Restore a backup',
  );
});

test('a document that cannot be read makes the database not ready', async () => {
  await fill(1);
  const db = new DatabaseSync(join(dataDir, 'parapet.sqlite'));
  db.exec(`UPDATE "c:risks" SET doc = x'ffff'`);
  db.close();
  const damaged = await opened();
  await expect(damaged.ping()).resolves.toBeUndefined();
  await expect(risksOf(damaged).find({})).rejects.toThrow(StoreDamagedError);
  await expect(damaged.ping()).rejects.toThrow(StoreDamagedError);
});

test('an audit entry that cannot be read makes the database not ready', async () => {
  await fill(1);
  const db = new DatabaseSync(join(dataDir, 'parapet.sqlite'));
  db.exec(`UPDATE "c:_audit" SET doc = x'07ffff'`);
  db.close();
  const damaged = await opened();
  await expect(damaged.audit('org').history('risks', 'r0')).rejects.toThrow(StoreDamagedError);
  await expect(damaged.ping()).rejects.toThrow(StoreDamagedError);
});

test('a page that goes bad while the database is open is found by the next check, though nobody reads it', async () => {
  await fill(200);
  const faults: string[] = [];
  const stop = checkInBackground(join(dataDir, 'parapet.sqlite'), (fault) => void faults.push(fault), 100);
  try {
    await damage(20 * PAGE, 10 * PAGE);
    await expect.poll(() => faults.length).toBeGreaterThan(0);
  } finally {
    stop();
  }
});

test('a damaged large file is detected in the background, and the database is then not ready', async () => {
  await fill(400, 100_000);
  // In the middle of the records, of which none is read when the store is opened.
  await damage(1500 * PAGE, 300 * PAGE);
  const damaged = await opened();
  await expect
    .poll(
      () =>
        damaged.ping().then(
          () => null,
          (error: unknown) => error,
        ),
      { timeout: 20_000 },
    )
    .toBeInstanceOf(StoreDamagedError);
});

test.each([
  ['a newer version', 99, 'The data was used by a newer version of Parapet (layout 99; this one knows 1)'],
  ['a version before the first release', 0, 'The data is from before the first release of Parapet (layout 0'],
])('data of %s is refused, and stays as it is', async (_name, layout, message) => {
  await fill(2);
  const set = (to: number) => {
    const db = new DatabaseSync(join(dataDir, 'parapet.sqlite'));
    db.exec(`PRAGMA user_version = ${to}`);
    db.close();
  };
  set(layout);
  await expect(opened()).rejects.toThrow(StartError);
  await expect(opened()).rejects.toThrow(message);
  set(1);
  expect(await risksOf(await opened()).count()).toBe(2);
});
