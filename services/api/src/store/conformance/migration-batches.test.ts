import { MongoClient } from 'mongodb';
import { afterEach, describe, expect, it } from 'vitest';
import { sized } from '../../testing/flags.ts';
import { MigrationError, type Migration, type Rewrite } from '../migration.ts';
import { openStore } from '../open-store.ts';
import { StoreOutdatedError, type StoreSpec } from '../port.ts';
import { allStores, embedded, engines, isStandIn, type TestEngineStore } from '../testing.ts';
import { ACTOR, spec, type Item, type Note } from '../testing/spec.ts';

const first: Migration = { number: 1, name: 'nothing', up: async () => {} };
/** With few indexes, so that many records are written quickly. */
const lean: StoreSpec = { collections: { items: { sorts: ['score'] }, notes: {} }, system: {} };

const tagged: Migration = {
  number: 2,
  name: 'lists of tags',
  restated: { items: (item) => (item['tags'] === undefined ? { ...item, tags: [] } : null) },
};

/** Not the same when it is done twice. */
function adding(beforeBatch: (batch: number) => void = () => {}): Rewrite {
  let batch = 0;
  return {
    collection: 'items',
    prepare: async (db, docs) => {
      batch += 1;
      beforeBatch(batch);
      await db.collection<Note>('notes').insertOne({ text: `${docs.length} items` });
      return (item) => ({ ...item, score: Number(item['score']) + 1 });
    },
  };
}

let opened: TestEngineStore | null = null;
afterEach(async () => {
  await opened?.close();
  opened = null;
});

async function fill(store: TestEngineStore['store'], organization: string, count: number, from = 0): Promise<void> {
  await store.transaction(organization, ACTOR, async (tx) => {
    for (let n = from; n < from + count; n += 1)
      await tx
        .collection<Item>('items')
        .insertOne({ _id: `item-${String(n).padStart(6, '0')}`, title: `Item ${n}`, score: n });
  });
}

describe.each(engines)('migrations in batches on $name', (on) => {
  it('restate documents without a new version, and the trail stays valid and tamper-evident', async () => {
    opened = await on.open(spec, [first]);
    const items = opened.store.org('a', ACTOR).collection<Item>('items');
    await items.insertOne({ _id: 'x', title: 'x' });
    await items.insertOne({ _id: 'with', title: 'y', tags: ['b'] });
    const before = await items.find({});
    const store = await opened.reopen(spec, [first, tagged]);
    const after = await store.org('a', ACTOR).collection<Item>('items').find({});
    expect(after).toEqual(before.map((item) => ({ ...item, tags: item.tags ?? [] })));
    expect(await store.audit('a').verify()).toMatchObject({ ok: true, entries: 2 });
    await store
      .org('a', ACTOR)
      .collection<Item>('items')
      .updateOne({ _id: 'x' }, { $set: { title: 'changed' } });
    expect(await store.audit('a').verify()).toMatchObject({ ok: true, entries: 3 });
    await opened.raw.tamper('items', 'a', 'with', (doc) => ({ ...doc, tags: [] }));
    expect((await store.audit('a').verify()).faults).toMatchObject([{ entity_id: 'with', reason: 'record-differs' }]);
  });

  it('go on after an interruption, change each document once, and refuse older versions from the beginning', async () => {
    opened = await on.open(lean, [first]);
    await fill(opened.store, 'a', 510);
    await fill(opened.store, 'b', 3);
    const failing: Migration = {
      number: 2,
      name: 'scores',
      rewrites: [
        adding((batch) => {
          if (batch === 2) throw new Error('the server stopped');
        }),
      ],
    };
    await opened.store.close();
    await expect(opened.open(lean, [first, failing])).rejects.toThrow(MigrationError);
    await expect(opened.open(lean, [first, failing, tagged])).rejects.toThrow('numbered');
    await expect(opened.open(lean, [first])).rejects.toThrow(
      'The data was used by a newer version of Parapet (migration 2; this one has 1). Use that version, or a backup.',
    );
    const store = await opened.open(lean, [first, { ...failing, rewrites: [adding()] }]);
    opened.store = store;
    for (const [organization, count] of [
      ['a', 510],
      ['b', 3],
    ] as const) {
      const found = await store
        .org(organization, ACTOR)
        .collection<Item>('items')
        .find({}, { sort: { field: 'score', direction: 1 } });
      expect(found.map(({ score, version }) => [score, version])).toEqual(
        Array.from({ length: count }, (_, n) => [n + 1, 2]),
      );
      expect(found.every(({ created_at, updated_at }) => created_at === updated_at)).toBe(true);
      expect(await store.audit(organization).verify()).toMatchObject({ ok: true });
    }
    // What was written with the interrupted batch was undone with it.
    expect((await store.org('a', ACTOR).collection<Note>('notes').find({})).map(({ text }) => text).toSorted()).toEqual(
      ['10 items', '500 items'],
    );
  });

  it('that fail before the first batch leave the data to the older version', async () => {
    opened = await on.open(spec, [first]);
    await fill(opened.store, 'a', 2);
    await opened.store.close();
    const failing: Migration = {
      number: 2,
      name: 'impossible',
      up: async () => Promise.reject(new Error('no')),
      rewrites: [adding()],
    };
    await expect(opened.open(spec, [first, failing])).rejects.toThrow(
      'The data is as it was before it; use the version of Parapet that you had',
    );
    opened.store = await opened.open(spec, [first]);
    expect((await opened.store.org('a', ACTOR).collection<Item>('items').find({})).map(({ score }) => score)).toEqual([
      0, 1,
    ]);
  });
});

/** Stops in the middle of the migration, and starts once more. */
async function interrupted(made: TestEngineStore, count: number) {
  const began: number[] = [];
  const migration = (rewrite: Rewrite): Migration => ({ number: 2, name: 'scores', rewrites: [rewrite] });
  const middle = Math.ceil(count / 500 / 2);
  const stopping = adding((batch) => {
    if (batch === middle) throw new Error('the server stopped');
    began.push(performance.now());
  });
  await made.store.close();
  await expect(made.open(lean, [first, migration(stopping)])).rejects.toThrow('the server stopped');
  const before = began.splice(0).length;
  made.store = await made.open(lean, [first, migration(adding(() => void began.push(performance.now())))]);
  expect(before + began.length).toBe(count / 500);
  return { store: made.store, longest: Math.max(...began.slice(1).map((time, at) => time - (began[at] ?? time))) };
}

const COUNT = sized({ default: 2000, full: 100_000 });

it(
  `${COUNT} records of the embedded store are migrated once each, also when that is interrupted`,
  { timeout: 1_800_000 },
  async () => {
    const made = await embedded.open(lean, [first]);
    opened = made;
    for (let from = 0; from < COUNT; from += 2000) await fill(made.store, 'a', 2000, from);
    const { store } = await interrupted(made, COUNT);
    const items = store.org('a', ACTOR).collection<Item>('items');
    expect(await items.count({})).toBe(COUNT);
    const scores = (await items.find({}, { sort: { field: 'score', direction: 1 } })).map(({ score }) => score);
    expect(scores).toEqual(Array.from({ length: COUNT }, (_, n) => n + 1));
    expect(await store.audit('a').verify()).toMatchObject({ ok: true });
  },
);

const shared = allStores.filter(({ name }) => name === 'mongodb');
describe.each(shared)('on $name', (on) => {
  it('a process of an older version is refused, in words, once a newer one begins to migrate', async () => {
    const made = await on.open(spec, [first]);
    opened = made;
    const items = made.store.org('a', ACTOR).collection<Item>('items');
    await items.insertOne({ _id: 'x', title: 'x' });
    const outcome: unknown[] = [];
    const looking: Migration = {
      number: 2,
      name: 'look',
      up: async () => {
        const add = () => items.insertOne({ title: 'too late' });
        for (const attempt of [
          add,
          () => items.findOne({ _id: 'x' }),
          () => made.store.ping(),
          () => made.store.system('sessions').get('s'),
        ])
          outcome.push(await attempt().catch((error: unknown) => error));
      },
    };
    const newer = await openStore(made.options, spec, [first, looking]);
    expect(outcome).toEqual(outcome.map(() => expect.any(StoreOutdatedError)));
    expect(String(outcome[0])).toContain(
      'The data was used by a newer version of Parapet (migration 2; this one has 1). Stop this process, and start it with the newer version.',
    );
    expect(await newer.org('a', ACTOR).collection<Item>('items').count()).toBe(1);
    await newer.close();
  });

  it(
    `${COUNT} records are migrated in transactions of 500, far shorter than the server allows, also when that is interrupted`,
    { timeout: 1_800_000 },
    async () => {
      const made = await on.open(lean, [first]);
      opened = made;
      const client = await new MongoClient(made.options.mongodbUrl ?? '').connect();
      const at = new Date().toISOString();
      for (let from = 0; from < COUNT; from += 2000) {
        const docs = Array.from({ length: 2000 }, (_, n) => ({
          _key: `item-${String(from + n).padStart(6, '0')}`,
          organization_id: 'a',
          version: 1,
          created_at: at,
          updated_at: at,
          title: `Item ${from + n}`,
          score: 1,
        }));
        await client.db().collection('items').insertMany(docs);
      }
      const { store, longest } = await interrupted(made, COUNT);
      // A server ends a transaction after 60 s. Of the stand-in only the number of transactions tells something.
      if (!isStandIn) expect(longest).toBeLessThan(30_000);
      expect(await store.org('a', ACTOR).collection<Item>('items').count({ score: 2, version: 2 })).toBe(COUNT);
      expect(await client.db().collection('_audit').countDocuments({ entity: 'items' })).toBe(COUNT);
      await client.close();
    },
  );
});
