/** Writers that wait for one another, on the embedded store. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openStore } from '../../open-store.ts';
import { StoreFullError, type Doc, type Store, type StoreSpec } from '../../port.ts';

const SPEC: StoreSpec = { collections: { risks: { unique: [['title']] } }, system: {} };
const ACTOR = { id: 'ada' };

type Risk = Doc & { title: string };

let dataDir: string;
let store: Store;
/** Statements of the connections, as far as they concern transactions. */
let statements: string[];
/** Statements that fail, with the error. */
let failing: ReadonlyMap<string, Error>;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'parapet-group-'));
  store = await openStore({ dataDir }, SPEC, []);
  [statements, failing] = [[], new Map()];
  const run = DatabaseSync.prototype.exec;
  vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function exec(this: DatabaseSync, sql: string) {
    statements.push(sql);
    const error = failing.get(sql);
    if (error !== undefined) throw error;
    run.call(this, sql);
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await store.close();
  await rm(dataDir, { recursive: true });
});

const risks = (organization = 'o') => store.org(organization, ACTOR).collection<Risk>('risks');
const add = (title: string, organization = 'o') => risks(organization).insertOne({ _id: title, title });
const stored = async (organization = 'o') => (await risks(organization).find({})).map(({ title }) => title).toSorted();
const commits = () => statements.filter((sql) => sql === 'COMMIT').length;

test('concurrent writers are committed in groups, and reported in the order of their calls', async () => {
  const reported: string[] = [];
  store.watch({ onChange: ({ entity_id }) => void reported.push(entity_id), onGap: () => {} });
  const titles = Array.from({ length: 20 }, (_, n) => `risk ${n}`);
  const answered: string[] = [];
  await Promise.all(titles.map(async (title) => answered.push((await add(title)).title)));
  expect(commits()).toBeLessThan(10);
  expect([reported, answered]).toEqual([titles, titles]);
  expect(await stored()).toEqual(titles.toSorted());
  expect((await store.audit('o').verify()).ok).toBe(true);
});

test('nobody sees a change before its commit', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = add('first');
  const slow = store.transaction('o', ACTOR, async () => promise);
  await new Promise((done) => setTimeout(done, 20));
  expect(await stored()).toEqual([]);
  resolve();
  await Promise.all([first, slow]);
  expect(await stored()).toEqual(['first']);
});

test('a writer that fails undoes only its own changes, also in a new organization', async () => {
  const fails = (organization: string) =>
    store.transaction(organization, ACTOR, async (tx) => {
      await tx.collection<Risk>('risks').insertOne({ title: 'undone' });
      throw new Error('changed my mind');
    });
  const results = await Promise.allSettled([
    fails('new'),
    add('one'),
    fails('new'),
    add('two'),
    add('one'),
    fails('o'),
    add('three'),
    add('other', 'new'),
    fails('o'),
  ]);
  expect(results.map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
    'rejected',
    'fulfilled',
    'fulfilled',
    'rejected',
  ]);
  expect([await stored(), await stored('new')]).toEqual([['one', 'three', 'two'], ['other']]);
  for (const organization of ['o', 'new']) expect((await store.audit(organization).verify()).ok).toBe(true);
});

test('all concurrent writers fail when the disk is full, and later writers succeed', async () => {
  failing = new Map([['COMMIT', Object.assign(new Error('database or disk is full'), { errcode: 13 })]]);
  const results = await Promise.allSettled(['one', 'two', 'three'].map((title) => add(title, 'new')));
  for (const result of results)
    expect(result).toMatchObject({ status: 'rejected', reason: expect.any(StoreFullError) });
  failing = new Map();
  expect(await stored('new')).toEqual([]);
  await Promise.all([add('one', 'new'), add('two', 'new')]);
  expect(await stored('new')).toEqual(['one', 'two']);
});

test('when SQLite rolls back during a writer, that writer and the one before it fail, and the next one succeeds', async () => {
  const undo = () => {
    const connection = vi.mocked(DatabaseSync.prototype.exec).mock.contexts.at(-1);
    if (connection instanceof DatabaseSync) connection.exec('ROLLBACK');
    throw new Error('disk I/O error');
  };
  const results = await Promise.allSettled([add('one'), store.transaction('o', ACTOR, async () => undo()), add('two')]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  expect(await stored()).toEqual(['two']);
});

test('closing the store waits for all writers', async () => {
  const writing = Array.from({ length: 5 }, (_, n) => add(`risk ${n}`));
  await store.close();
  await Promise.all(writing);
  store = await openStore({ dataDir }, SPEC, []);
  expect(await stored()).toHaveLength(5);
});

test('a writer that is refused for a duplicate key finds the document of the writer that has the key', async () => {
  const found = await Promise.all(
    ['a', 'b', 'c'].map((id) =>
      risks()
        .insertOne({ _id: id, title: 'the same' })
        .then(
          ({ _id }) => _id,
          async () => (await risks().findOne({ title: 'the same' }))?._id,
        ),
    ),
  );
  expect(found).toEqual(['a', 'a', 'a']);
});
