/** The databases that are measured: seeded once, and copied for every process. */
import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startMongo } from '../../../../../scripts/lib/mongo-server.mjs';
import { collections } from '../../../src/store-spec.ts';
import { migrations } from '../../../src/migrations.ts';
import { openStore, type StoreOptions } from '../../../src/store/open-store.ts';
import type { Store } from '../../../src/store/port.ts';
import { dropDatabase, withDatabase } from '../../../src/store/testing.ts';
import { showProgress } from '../progress.ts';
import { seed } from './seed.ts';

const HERE = dirname(fileURLToPath(import.meta.url));
const CACHE = join(HERE, '../../../../../.cache/bench');

/** A database for one process. */
export interface BenchDatabase {
  options: StoreOptions;
  /** Size of the file; null where it is not a file. */
  bytes: number | null;
  remove(): Promise<void>;
}

const STORE_FILES = [
  'migrations.ts',
  'store/embedded/schema.ts',
  'store/embedded/rows/packing.ts',
  'store/embedded/rows/packing-texts.ts',
].map((file) => join(HERE, '../../../src', file));
const RISK_FILES = ['seed.ts', 'recipe.ts', 'random.ts'].map((file) => join(HERE, file));

/** Identifies the seeded data. Includes the month, as recent events must stay recent. @param files that make it */
async function recipe(files: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 'yyyy-mm'.length));
  for (const file of [...files, ...STORE_FILES]) hash.update(await readFile(file));
  // Caching has no effect on the data.
  hash.update(JSON.stringify(collections, (key, value: unknown) => (key === 'cached' ? undefined : value)));
  return hash.digest('hex').slice(0, 12);
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

async function fill(options: StoreOptions, risks: number): Promise<void> {
  const store = await openStore(options, collections, migrations);
  const started = performance.now();
  try {
    await seed(store, risks, (written) =>
      showProgress(`\r${written} of ${risks} risks written, ${((performance.now() - started) / 1000).toFixed(0)} s `),
    );
  } finally {
    showProgress('\n');
    await store.close();
  }
}

/**
 * The folder with the seeded data; made when missing.
 * @param files that make it: when one of them changes, it is made anew
 * @param make fills an empty folder, which is only used once it is complete
 */
async function seeded(
  name: string,
  files: readonly string[],
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = join(CACHE, `${name}-${await recipe(files)}`);
  if (await exists(folder)) return folder;
  await mkdir(CACHE, { recursive: true });
  // Seeded by an older recipe.
  for (const old of (await readdir(CACHE)).filter((one) => one.startsWith(`${name}-`)))
    await rm(join(CACHE, old), { recursive: true });
  const fresh = await mkdtemp(join(CACHE, 'new-'));
  await make(fresh);
  await rename(fresh, folder);
  return folder;
}

async function copyOf(folder: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'parapet-bench-'));
  await cp(folder, copy, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return copy;
}

/** An embedded database for another bench. @param file of the bench, which fills the store */
export async function embeddedDatabase(
  name: string,
  file: string,
  fillStore: (store: Store) => Promise<void>,
): Promise<BenchDatabase> {
  const folder = await seeded(name, [file], async (dataDir) => {
    const store = await openStore({ dataDir }, collections, migrations);
    try {
      await fillStore(store);
    } finally {
      await store.close();
    }
  });
  const dataDir = await copyOf(folder);
  const { size: bytes } = await stat(join(folder, 'parapet.sqlite'));
  return { options: { dataDir }, bytes, remove: () => rm(dataDir, { recursive: true }) };
}

/** Each process gets a copy, as the embedded store belongs to one process. */
export async function embeddedDatabases(risks: number, count: number): Promise<BenchDatabase[]> {
  const folder = await seeded(`embedded-${risks}`, RISK_FILES, (dataDir) => fill({ dataDir }, risks));
  const copies = await Promise.all(Array.from({ length: count }, () => copyOf(folder)));
  const { size: bytes } = await stat(join(folder, 'parapet.sqlite'));
  return copies.map((dataDir) => ({ options: { dataDir }, bytes, remove: () => rm(dataDir, { recursive: true }) }));
}

/** One database for all processes: on the server of MONGODB_URL, where it is dropped at the end, or on a server of its own. */
export async function mongoDatabases(risks: number, count: number): Promise<BenchDatabase[]> {
  if (process.env['MONGODB_URL']) return givenServer(process.env['MONGODB_URL'], risks, count);
  const folder = await seeded(`mongodb-${risks}`, RISK_FILES, async (storage) => {
    const server = await mongo(storage);
    await fill({ dataDir: '', mongodbUrl: server.url }, risks);
    await server.stop();
  });
  const storage = await copyOf(folder);
  const server = await mongo(storage);
  return shared(server.url, count, async () => {
    await server.stop();
    await rm(storage, { recursive: true });
  });
}

async function givenServer(server: string, risks: number, count: number): Promise<BenchDatabase[]> {
  const mongodbUrl = withDatabase(server, `parapet_bench_${risks}`);
  await dropDatabase(mongodbUrl);
  await fill({ dataDir: '', mongodbUrl }, risks);
  return shared(mongodbUrl, count, () => dropDatabase(mongodbUrl));
}

async function mongo(storage: string) {
  const server = await startMongo({ storage });
  if (server === null) throw new Error('There is no MongoDB here: set MONGODB_URL, or install mongod');
  return server;
}

/** One database for `count` processes. @param end drops it when the last process no longer needs it */
function shared(mongodbUrl: string, count: number, end: () => Promise<void>): BenchDatabase[] {
  let left = count;
  const remove = async () => {
    left -= 1;
    if (left === 0) await end();
  };
  return Array.from({ length: count }, () => ({ options: { dataDir: '', mongodbUrl }, bytes: null, remove }));
}
