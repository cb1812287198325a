import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { copyFile, mkdtemp, open, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { auditKeyFile } from '../../audit-key/outside-key.ts';
import { PRIVATE_PEM } from '../../audit/seals/stored-seals.ts';
import { openStore } from '../../open-store.ts';
import type { Doc, Store, StoreSpec } from '../../port.ts';
import { DataFolderBusyError } from '../lock.ts';
import { databaseFile } from '../files.ts';
import { backUp, BackupError, restore } from './backup.ts';

const SPEC: StoreSpec = { collections: { risks: { search: ['title'] } }, system: { tokens: {} } };
const ACTOR = { id: 'ada' };
const NOW = new Date('2026-03-31T10:20:30.000Z');

type Risk = Doc & { title: string };

let folder: string;
let dataDir: string;
const stores: Store[] = [];
async function opened(dir = dataDir): Promise<Store> {
  const store = await openStore({ dataDir: dir }, SPEC, []);
  stores.push(store);
  return store;
}
const risksOf = (store: Store) => store.org('org', ACTOR).collection<Risk>('risks');
const add = (store: Store, n: number) => risksOf(store).insertOne({ _id: `r${n}`, title: `Fire ${n}` });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parapet-backup-'));
  dataDir = join(folder, 'data');
});
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
  await rm(folder, { recursive: true, force: true });
});

test('a backup made during writes contains everything written before it, and can be restored elsewhere', async () => {
  const store = await opened();
  for (let n = 0; n < 200; n += 1) await add(store, n);
  await store.system('tokens').put({ _id: 't1' });
  const seal = await store.audit('org').seal();
  const file = join(folder, 'kept', 'today.sqlite');
  const writing = (async () => {
    for (let n = 200; n < 400; n += 1) await add(store, n);
  })();
  await backUp(dataDir, file);
  await writing;

  expect(await readdir(join(folder, 'kept'))).toEqual(['today.sqlite']);
  const elsewhere = join(folder, 'elsewhere');
  expect(restore(elsewhere, file, NOW)).toBeNull();
  const restored = await opened(elsewhere);
  const count = await risksOf(restored).count();
  expect(count).toBeGreaterThanOrEqual(200);
  expect(await risksOf(restored).count({}, '199')).toBe(1);
  expect(await restored.system('tokens').get('t1')).toMatchObject({ _id: 't1' });
  const verdict = await restored.audit('org').verify();
  expect(verdict).toMatchObject({ ok: true, entries: count, seals: seal?.number });
});

test('a backup ends while others write without a pause, and is the database as it was at one moment', async () => {
  const store = await opened();
  // Several times as large as what is copied in one batch, and not to be compressed.
  await store.transaction('org', ACTOR, async (tx) => {
    for (let n = 0; n < 40; n += 1)
      await tx
        .collection<Risk>('risks')
        .insertOne({ _id: `large${n}`, title: randomBytes(400_000).toString('base64') });
  });
  const file = join(folder, 'loaded.sqlite');
  const over = new AbortController();
  let written = 0;
  const writer = async (name: string) => {
    for (let n = 0; !over.signal.aborted; n += 1, written += 2) {
      await store.transaction('org', ACTOR, async (tx) => {
        for (const half of ['a', 'b'])
          await tx.collection<Risk>('risks').insertOne({ _id: `${name}-${n}-${half}`, title: `Fire ${n}` });
      });
    }
  };
  const writing = Promise.all(['one', 'two', 'three', 'four'].map(writer));
  await expect.poll(() => written).toBeGreaterThan(20);
  const before = written;
  const copying = backUp(dataDir, file);
  const ended = await Promise.race([copying.then(() => true), wait(30_000, false)]);
  const during = written - before;
  over.abort();
  await Promise.all([copying, writing]);

  expect(ended).toBe(true);
  expect(during).toBeGreaterThan(0);
  expect(restore(join(folder, 'elsewhere'), file, NOW)).toBeNull();
  const restored = await opened(join(folder, 'elsewhere'));
  const ids = (await risksOf(restored).find({})).map(({ _id }) => _id);
  const ofWriters = ids.filter((id) => !id.startsWith('large'));
  expect(ofWriters.length).toBeGreaterThanOrEqual(before);
  // Both records of every transaction, or none.
  expect(
    ofWriters
      .filter((id) => id.endsWith('a'))
      .map((id) => id.replace(/a$/, 'b'))
      .toSorted(),
  ).toEqual(ofWriters.filter((id) => id.endsWith('b')).toSorted());
  expect(await restored.audit('org').verify()).toMatchObject({ ok: true, entries: ids.length });
});

test('restoring goes back to the backup, and keeps the database that was there', async () => {
  const store = await opened();
  await add(store, 1);
  const file = join(folder, 'backup.sqlite');
  await backUp(dataDir, file);
  await add(store, 2);
  await store.close();
  stores.length = 0;

  const earlier = restore(dataDir, file, NOW);
  expect(earlier).toBe(`${databaseFile(dataDir)}.before-2026-03-31T10-20-30.000Z`);
  const restored = await opened();
  expect(await risksOf(restored).count()).toBe(1);
  await restored.close();
  stores.length = 0;

  expect(restore(dataDir, earlier ?? '', new Date(NOW.getTime() + 1000))).not.toBeNull();
  expect(await risksOf(await opened()).count()).toBe(2);
});

test('nothing is restored while the service uses the folder', async () => {
  const store = await opened();
  await add(store, 1);
  const file = join(folder, 'backup.sqlite');
  await backUp(dataDir, file);
  await add(store, 2);
  expect(() => restore(dataDir, file, NOW)).toThrow(DataFolderBusyError);
  expect(await risksOf(store).count()).toBe(2);
});

test('a file that is damaged or not a backup is refused, and the database stays unchanged', async () => {
  const store = await opened();
  for (let n = 0; n < 300; n += 1) await add(store, n);
  const good = join(folder, 'good.sqlite');
  await backUp(dataDir, good);
  await expect(backUp(dataDir, good)).rejects.toThrow('exists already');
  await store.close();
  stores.length = 0;

  const damaged = join(folder, 'damaged.sqlite');
  await copyFile(good, damaged);
  const file = await open(damaged, 'r+');
  await file.write(Buffer.alloc(5 * 8192, 0xa5), 0, 5 * 8192, 12 * 8192);
  await file.close();
  const text = join(folder, 'text.sqlite');
  await copyFile(fileURLToPath(import.meta.url), text);
  for (const wrong of [damaged, text, join(folder, 'none.sqlite')])
    expect(() => restore(dataDir, wrong, NOW)).toThrow(BackupError);
  await expect(backUp(join(folder, 'nowhere'), join(folder, 'b.sqlite'))).rejects.toThrow('There is no database');
  expect((await readdir(dataDir)).filter((name) => name.includes('before') || name.includes('restored'))).toEqual([]);
  expect(await risksOf(await opened()).count()).toBe(300);
});

test('a restored database needs the key that signed its seals', async () => {
  const start = async (dir: string) => {
    const store = await openStore({ dataDir: dir, auditKey: { given: undefined, file: auditKeyFile(dir) } }, SPEC, []);
    stores.push(store);
    return store;
  };
  const store = await start(dataDir);
  await add(store, 1);
  await store.audit('org').seal();
  const file = join(folder, 'today.sqlite');
  await backUp(dataDir, file);
  const elsewhere = join(folder, 'elsewhere');
  restore(elsewhere, file, NOW);
  await expect(start(elsewhere)).rejects.toThrow(`nor is there ${auditKeyFile(elsewhere)}`);
  await copyFile(auditKeyFile(dataDir), auditKeyFile(elsewhere));
  expect(await (await start(elsewhere)).audit('org').verify()).toMatchObject({ ok: true, seals: 1 });
});

test('the backup and restore commands print where the backup is, and report errors', async () => {
  const store = await opened();
  await add(store, 1);
  const command = (name: string, ...args: string[]) =>
    promisify(execFile)(
      process.execPath,
      [
        '--disable-warning=ExperimentalWarning',
        fileURLToPath(new URL(`../../../../bin/${name}.ts`, import.meta.url)),
        ...args,
      ],
      { env: { ...process.env, DATA_DIR: dataDir, MONGODB_URL: '' } },
    );
  await writeFile(auditKeyFile(dataDir), PRIVATE_PEM);
  const { stdout } = await command('backup');
  const [, file = ''] = /was checked: (.*)/.exec(stdout) ?? [];
  expect(stdout).toContain(`Keep a copy of ${auditKeyFile(dataDir)} in another place.`);
  expect(file).toContain(join(dataDir, 'backups', 'parapet-'));
  await expect(command('restore', file)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('is in use by another Parapet'),
  });
  await store.close();
  stores.length = 0;
  const { stdout: restored } = await command('restore', file);
  expect(restored).toContain('The backup is in place. The database that was there before is ');
  expect(restored).not.toContain('the key');
  await rm(auditKeyFile(dataDir));
  expect((await command('restore', file)).stdout).toContain(
    `before the start put it back as ${auditKeyFile(dataDir)}, or set AUDIT_KEY.`,
  );
});

test('a backup contains the files of all organizations, and what was there before it is put back is kept', async () => {
  const store = await opened();
  const content = randomBytes(2_500_000);
  async function* pieces() {
    yield content;
  }
  const read = async (from: Store, id: string) => Buffer.concat(await Array.fromAsync(from.blobs.read('org', id)));
  await store.blobs.write('org', 'file-1', pieces());
  await store.blobs.write('a.b/c', 'empty', (async function* () {})());
  const file = join(folder, 'today.sqlite');
  await backUp(dataDir, file);
  await store.blobs.remove('org', 'file-1');
  await store.blobs.write('org', 'file-2', pieces());
  await stores.pop()?.close();

  restore(dataDir, file, NOW);
  const restored = await opened();
  expect([await restored.blobs.list('org'), await restored.blobs.list('a.b/c')]).toEqual([['file-1'], ['empty']]);
  expect(content.equals(await read(restored, 'file-1'))).toBe(true);
  expect(await readdir(join(dataDir, 'files.before-2026-03-31T10-20-30.000Z', 'org'))).toEqual(['file-2']);
});
