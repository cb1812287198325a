import { MongoClient } from 'mongodb';
import { afterEach, describe, expect, it } from 'vitest';
import { MigrationError, type Migration } from '../migration.ts';
import { openStore } from '../open-store.ts';
import { DuplicateError, type StoreSpec } from '../port.ts';
import { allStores, engines, type TestEngineStore } from '../testing.ts';
import { ACTOR, spec, type Item, type Note, type Session } from '../testing/spec.ts';

const shout: Migration = {
  number: 1,
  name: 'put titles in capitals',
  up: async (db) => {
    await db.rewrite('items', (doc) =>
      doc['status'] === 'open' ? { ...doc, title: String(doc['title']).toUpperCase() } : null,
    );
  },
};

function withFailure(): Migration {
  return {
    number: 2,
    name: 'split notes',
    up: async (db) => {
      for (const id of await db.organizations('items'))
        await db.org(id).collection<Note>('notes').insertOne({ text: 'half done' });
      await db.rewrite('items', (doc) => ({ ...doc, title: 'half done' }));
      throw new Error('a note has no text');
    },
  };
}

describe.each(engines)('migrations on $name', (on) => {
  let opened: TestEngineStore | null = null;
  afterEach(async () => {
    await opened?.close();
    opened = null;
  });

  async function filled(): Promise<TestEngineStore> {
    opened = await on.open(spec);
    for (const organization of ['a', 'b']) {
      await opened.store
        .org(organization, ACTOR)
        .collection<Item>('items')
        .insertOne({ _id: 'x', title: 'hello', status: 'open' });
      await opened.store
        .org(organization, ACTOR)
        .collection<Item>('items')
        .insertOne({ _id: 'y', title: 'quiet', status: 'closed' });
    }
    await opened.store.system<Session>('sessions').put({ _id: 's', user: 'u' });
    return opened;
  }

  it('change documents of every organization, with audit entries', async () => {
    const store = await (await filled()).reopen(spec, [shout]);
    for (const organization of ['a', 'b']) {
      const items = store.org(organization, ACTOR).collection<Item>('items');
      expect(await items.findOne({ _id: 'x' })).toMatchObject({
        title: 'HELLO',
        version: 2,
        organization_id: organization,
      });
      expect(await items.findOne({ _id: 'y' })).toMatchObject({ title: 'quiet', version: 1 });
      expect((await store.audit(organization).history('items', 'x')).items[0]).toMatchObject({
        actor_id: 'system',
        request_id: 'migration-1',
      });
      expect(await store.audit(organization).verify()).toMatchObject({ ok: true, entries: 3 });
    }
  });

  it('run once each', async () => {
    const runs: number[] = [];
    const counted = (number: number): Migration => ({
      number,
      name: `count ${number}`,
      up: async (db) => {
        runs.push(number);
        await db.system<Session>('sessions').updateOne({ _id: 's' }, { $inc: { n: 1 } });
      },
    });
    const { reopen } = await filled();
    const again = reopen.bind(opened);
    await again(spec, [counted(1)]);
    await again(spec, [counted(1)]);
    const store = await again(spec, [counted(2), counted(1), counted(3)]);
    expect(runs).toEqual([1, 2, 3]);
    expect(await store.system<Session>('sessions').get('s')).toMatchObject({ n: 3 });
  });

  it('that fail leave the data unchanged, and report which one failed and why', async () => {
    const made = await filled();
    await made.store.close();
    const failing = made.open(spec, [shout, withFailure()]);
    await expect(failing).rejects.toThrow(MigrationError);
    await expect(failing).rejects.toThrow('Migration 2 (split notes) failed: a note has no text');
    made.store = await made.open(spec, [shout]);
    const items = made.store.org('a', ACTOR).collection<Item>('items');
    expect(await items.findOne({ _id: 'x' })).toMatchObject({ title: 'HELLO', version: 2 });
    expect(await items.findOne({ _id: 'y' })).toMatchObject({ title: 'quiet', version: 1 });
    expect(await made.store.org('a', ACTOR).collection<Note>('notes').count()).toBe(0);
    expect(await made.store.audit('a').verify()).toMatchObject({ ok: true });
  });

  it('must be numbered without gaps, and prevent an older version from opening the data', async () => {
    const made = await filled();
    await made.reopen(spec, [shout]);
    await made.store.close();
    await expect(made.open(spec, [])).rejects.toThrow(
      'The data was used by a newer version of Parapet (migration 1; this one has 0)',
    );
    await expect(made.open(spec, [shout, { ...shout, number: 3 }])).rejects.toThrow('number 2 is missing');
    made.store = await made.open(spec, [shout]);
  });

  it('refuse data from before the first one that is still known, and leave it as it is', async () => {
    const made = await filled();
    const numbered = (number: number): Migration => ({ number, name: `empty ${number}`, up: async () => undefined });
    await made.reopen(spec, [numbered(1), numbered(2)]);
    await made.store.close();
    await expect(made.open(spec, [numbered(3), numbered(4)])).rejects.toThrow(
      'The data is from before the first release of Parapet (migration 2; this version needs 3 or later)',
    );
    made.store = await made.open(spec, [numbered(2), numbered(3)]);
    await made.store.close();
    await expect(made.open(spec, [numbered(2), numbered(4)])).rejects.toThrow('number 3 is missing');
    made.store = await made.open(spec, [numbered(2), numbered(3)]);
    expect(await made.store.org('a', ACTOR).collection<Item>('items').count()).toBe(2);
  });

  it('are followed by computing sort keys, words and unique keys for a new spec', async () => {
    const made = await filled();
    const wider: StoreSpec = {
      ...spec,
      collections: {
        ...spec.collections,
        items: {
          filters: ['status', 'title'],
          sorts: ['length', 'title'],
          search: ['status'],
          unique: [['title']],
          derived: { length: (doc) => -String(doc['title']).length },
        },
      },
    };
    const longer: Migration = {
      number: 1,
      name: 'longer',
      up: async (db) =>
        void (await db.rewrite('items', (doc) => (doc['_id'] === 'y' ? { ...doc, title: 'the longest title' } : null))),
    };
    const store = await made.reopen(wider, [longer]);
    const items = store.org('b', ACTOR).collection<Item>('items');
    const titles = async (...page: Parameters<typeof items.find>) =>
      (await items.find(...page)).map(({ title }) => title);
    expect(await titles({}, { sort: { field: 'length', direction: 1 } })).toEqual(['the longest title', 'hello']);
    expect(await titles({ title: 'hello' })).toEqual(['hello']);
    expect(await titles({}, { search: 'clos' })).toEqual(['the longest title']);
    await expect(items.insertOne({ title: 'hello' })).rejects.toThrow(DuplicateError);
    expect(await items.count()).toBe(2);
  });

  it('keep every value of a document when filters and sorts are added and removed', async () => {
    const made = await filled();
    const item: Partial<Item> = {
      status: null,
      owner: 'ann',
      score: 0.5,
      flag: false,
      place: { city: 'Zug' },
      tags: ['a'],
    };
    const { _id } = await made.store
      .org('a', ACTOR)
      .collection<Item>('items')
      .insertOne({ title: 'all kinds', ...item });
    const { title, ...fields } = (await made.store.org('a', ACTOR).collection<Item>('items').findOne({ _id })) ?? {
      title: '',
    };
    const specs: StoreSpec['collections'][string][] = [
      {},
      { filters: ['title', 'status', 'created_at', 'place.city'], sorts: ['score', 'flag'] },
      { filters: ['flag', 'score'], sorts: ['title', 'created_at'] },
      { sorts: ['flag'] },
    ];
    for (const [index, items] of specs.entries()) {
      const store = await made.reopen({ ...spec, collections: { ...spec.collections, items } });
      const collection = store.org('a', ACTOR).collection<Item>('items');
      expect(await collection.findOne({ _id }), `spec ${index}`).toEqual({ ...fields, title });
      expect([
        await collection.count({ flag: false }),
        await collection.count({ score: 0.5 }),
        await collection.count({ title }),
        await collection.count({ status: null, owner: 'ann' }),
      ]).toEqual([1, 1, 1, 1]);
    }
    expect(await made.store.audit('a').verify()).toMatchObject({ ok: true });
  });

  it('compute derived values again when their version is raised', async () => {
    const made = await filled();
    const by = (sign: 1 | -1, derivedVersion: number): StoreSpec => ({
      ...spec,
      collections: {
        ...spec.collections,
        items: { sorts: ['length'], derived: { length: (doc) => sign * String(doc['title']).length }, derivedVersion },
      },
    });
    const order = async (sign: 1 | -1, version: number) => {
      const store = await made.reopen(by(sign, version));
      await store.org('a', ACTOR).collection<Item>('items').insertOne({ title: '' });
      const found = await store
        .org('a', ACTOR)
        .collection<Item>('items')
        .find({ title: { $ne: '' } }, { sort: { field: 'length', direction: 1 }, limit: 5 });
      return found.map(({ title }) => title);
    };
    await made.store
      .org('a', ACTOR)
      .collection<Item>('items')
      .updateOne({ _id: 'x' }, { $set: { title: 'a longer title' } });
    expect(await order(1, 1)).toEqual(['quiet', 'a longer title']);
    expect(await order(-1, 2)).toEqual(['a longer title', 'quiet']);
    expect(await order(1, 3)).toEqual(['quiet', 'a longer title']);
  });
});

const shared = allStores.filter(({ name }) => name === 'mongodb');
describe.each(shared)('several processes on $name', (on) => {
  it('run a migration once', async () => {
    const made = await on.open(spec);
    let runs = 0;
    const counted: Migration = {
      number: 1,
      name: 'count',
      up: async (db) => {
        runs += 1;
        await db.org('a').collection<Note>('notes').insertOne({ text: 'once' });
      },
    };
    const others = await Promise.all([1, 2, 3].map(() => openStore(made.options, spec, [counted])));
    expect(runs).toBe(1);
    const [newer] = others;
    expect(await newer?.org('a', ACTOR).collection<Note>('notes').count()).toBe(1);
    await Promise.all(others.map((store) => store.audit('a').seal()));
    expect(await newer?.audit('a').verify()).toMatchObject({ ok: true, seals: 1 });
    for (const store of others) await store.close();
    await made.close();
  });

  it('run a migration once even when the first process was suspended until its lease expired', async () => {
    const made = await on.open(spec);
    const items = made.store.org('a', ACTOR).collection<Item>('items');
    await items.insertOne({ _id: 'x', title: 'x', score: 1 });
    const [begun, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const double = (hold: () => Promise<void>): Migration => ({
      number: 1,
      name: 'double',
      up: async (db) => {
        await hold();
        await db.rewrite('items', (doc) => ({ ...doc, score: Number(doc['score']) * 2 }));
      },
    });
    const held = double(async () => {
      begun.resolve();
      await goOn.promise;
    });
    const first = openStore(made.options, spec, [held]);
    await begun.promise;
    const client = await new MongoClient(made.options.mongodbUrl ?? '').connect();
    // As if the lease had not been renewed in time.
    await client
      .db()
      .collection('_leases')
      .updateOne({ _key: 'migrations' }, { $set: { expires_at: new Date(Date.now() - 1).toISOString() } });
    await client.close();
    const second = await openStore(made.options, spec, [double(async () => undefined)]);
    goOn.resolve();
    await (await first).close();
    expect(await second.org('a', ACTOR).collection<Item>('items').findOne({ _id: 'x' })).toMatchObject({
      score: 2,
      version: 2,
    });
    await second.close();
    await made.close();
  });
});
