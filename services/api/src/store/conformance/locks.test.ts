import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { monitored } from '../mongo/testing/monitored.ts';
import { openStore } from '../open-store.ts';
import type { Store, StoreSpec, Tx } from '../port.ts';
import { allStores, embedded, hasMongo, mongodb, type TestStore } from '../testing.ts';
import { ACTOR, type Note } from '../testing/spec.ts';

type Mode = 'shared' | 'exclusive';

const spec: StoreSpec = { collections: { notes: {}, templates: { sharedLocks: true } }, system: {} };
const notes = (db: Pick<Tx, 'collection'>) => db.collection<Note>('notes');
const ids = (count: number) => Array.from({ length: count }, (_, n) => `r${n}`);

/** A transaction that stays open with its lock until the caller lets it commit a note. */
async function holding(store: Store, organization: string, lock: (tx: Tx) => Promise<void>) {
  const [locked, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const done = store.transaction(organization, ACTOR, async (tx) => {
    await lock(tx);
    locked.resolve();
    await goOn.promise;
    await notes(tx).insertOne({ text: 'first' });
  });
  await locked.promise;
  const commit = async () => {
    goOn.resolve();
    await done;
  };
  return { commit };
}

/** @returns the notes that a transaction sees once it has taken the lock */
function following(store: Store, organization: string, lock: (tx: Tx) => Promise<void>): Promise<string[]> {
  return store.transaction(organization, ACTOR, async (tx) => {
    await lock(tx);
    return (await notes(tx).find({})).map(({ text }) => text);
  });
}

describe.each(allStores)('locks on $name', (on) => {
  let opened: TestStore;
  beforeAll(async () => {
    opened = await on.open(spec);
  });
  afterAll(() => opened.close());

  test.each<[string, Mode, Mode]>([
    ['notes', 'exclusive', 'exclusive'],
    ['notes', 'shared', 'shared'],
    ['templates', 'exclusive', 'exclusive'],
    ['templates', 'exclusive', 'shared'],
    ['templates', 'shared', 'exclusive'],
  ])(
    'of one record of %s make two transactions run one after the other: %s, then %s',
    async (collection, one, other) => {
      const organization = `${collection} ${one} ${other}`;
      const { commit } = await holding(opened.store, organization, (tx) => tx.lock(collection, ['other', 'r'], one));
      let ended = false;
      const next = following(opened.store, organization, (tx) => tx.lock(collection, ['r'], other)).finally(
        () => (ended = true),
      );
      await wait(200);
      expect(ended).toBe(false);
      await commit();
      expect(await next).toEqual(['first']);
    },
  );

  test('keep a link from being added to a record that is deleted at the same time', async () => {
    const { store } = opened;
    for (let round = 0; round < (on.name === 'mongodb' ? 10 : 2); round += 1) {
      const organization = `links ${round}`;
      await notes(store.org(organization, ACTOR)).insertOne({ _id: 'r', text: 'record' });
      const link = store.transaction(organization, ACTOR, async (tx) => {
        await tx.lock('notes', ['r'], 'shared');
        if ((await notes(tx).findOne({ _id: 'r' })) !== null) await notes(tx).insertOne({ text: 'link to r' });
      });
      const remove = store.transaction(organization, ACTOR, async (tx) => {
        await tx.lock('notes', ['r']);
        if ((await notes(tx).findOne({ text: 'link to r' })) === null) await notes(tx).deleteOne({ _id: 'r' });
      });
      await Promise.all([link, remove]);
      const left = (await notes(store.org(organization, ACTOR)).find({})).map(({ text }) => text).toSorted();
      expect([[], ['link to r', 'record']]).toContainEqual(left);
    }
  });

  test('are released when a transaction fails', async () => {
    const failing = opened.store.transaction('failing', ACTOR, async (tx) => {
      await tx.lock('notes', ['r']);
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    expect(await following(opened.store, 'failing', (tx) => tx.lock('notes', ['r']))).toEqual([]);
  });

  test('of many records cause no deadlock between concurrent transactions, whatever the order of the ids', async () => {
    const taking = ids(10).map((_, n) =>
      following(opened.store, 'many', (tx) => tx.lock('notes', n % 2 === 0 ? ids(20) : ids(20).toReversed())),
    );
    expect(await Promise.all(taking)).toEqual(ids(10).map(() => []));
  });

  test('are refused for collections that the spec does not name', async () => {
    for (const name of ['unknown', '_locks'])
      await expect(
        following(opened.store, 'spec', (tx) => tx.lock(name, ['r'])),
        name,
      ).rejects.toThrow('There is no collection');
  });
});

describe.runIf(hasMongo)('locks on MongoDB', () => {
  let opened: TestStore;
  beforeAll(async () => {
    opened = await mongodb.open(spec);
  });
  afterAll(() => opened.close());

  test('that are shared do not conflict', async () => {
    const share = (tx: Tx) => tx.lock('templates', ['r'], 'shared');
    const { commit } = await holding(opened.store, 'shared', share);
    expect(await Promise.all(ids(20).map(() => following(opened.store, 'shared', share)))).toEqual(
      ids(20).map(() => []),
    );
    await commit();
  });

  test.each<[string, string, string, string]>([
    ['record', 'o', 'notes', 'other'],
    ['collection', 'o', 'templates', 'r'],
    ['organization', 'other', 'notes', 'r'],
  ])('of another %s do not conflict', async (what, organization, collection, id) => {
    const { commit } = await holding(opened.store, `${what} o`, (tx) => tx.lock('notes', ['r']));
    expect(await following(opened.store, `${what} ${organization}`, (tx) => tx.lock(collection, [id]))).toEqual([]);
    await commit();
  });

  test('of many records take one command, and locks that are already held take none', async () => {
    const { store, commands } = await monitored(() => openStore(opened.options, spec, []));
    commands.length = 0;
    await store.transaction('commands', ACTOR, async (tx) => {
      await tx.lock('notes', ids(500));
      await tx.lock('notes', ['r7', 'r7']);
      await tx.lock('notes', []);
      await tx.lock('templates', ids(10));
    });
    // The others are of the store itself, which looks now and then whether a newer version is at work.
    const inTransaction = commands.filter(({ command }) => command['txnNumber'] !== undefined);
    expect(
      inTransaction.map(({ commandName, command }) => [commandName, command['update'], command['updates']?.length]),
    ).toEqual([
      ['update', '_locks', 500],
      ['update', '_locks', 80],
      ['commitTransaction', undefined, undefined],
    ]);
    await store.close();
  });
});

describe('locks on the embedded store', () => {
  test('store nothing', async () => {
    const opened = await embedded.open(spec);
    await opened.store.transaction('o', ACTOR, (tx) => tx.lock('notes', ids(10)));
    const db = new DatabaseSync(join(opened.options.dataDir, 'parapet.sqlite'), { readOnly: true });
    const tables = db
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name LIKE '%\\_locks' ESCAPE '\\'")
      .all();
    expect(tables.map(({ name }) => db.prepare(`SELECT count(*) AS n FROM "${String(name)}"`).get()?.['n'])).toEqual([
      0,
    ]);
    db.close();
    await opened.close();
  });
});
