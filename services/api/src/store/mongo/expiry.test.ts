/** The server removes documents by a date beside their `expires_at`, so the two always have to agree. */
import { MongoClient, type Db } from 'mongodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '../open-store.ts';
import { OWN } from '../plans.ts';
import type { Store, StoreSpec } from '../port.ts';
import { ACTOR, type Counter, type Session } from '../testing/spec.ts';
import { hasMongo, mongodb, type TestStore } from '../testing.ts';

const spec: StoreSpec = {
  collections: { notes: {} },
  system: { sessions: { index: ['user'], unique: ['mail'] }, logins: { reported: ['user'] }, counters: {} },
};
const [SOON, LATER] = ['2999-01-01T00:00:00.000Z', '2999-02-01T00:00:00.000Z'];

describe.runIf(hasMongo)('the date at which MongoDB removes a document', () => {
  let opened: TestStore;
  let store: Store;
  let client: MongoClient;
  let db: Db;
  beforeAll(async () => {
    opened = await mongodb.open(spec);
    store = await openStore(opened.options, spec, []);
    client = await new MongoClient(opened.options.mongodbUrl ?? '').connect();
    db = client.db();
  });
  afterAll(async () => {
    await client.close();
    await store.close();
    await opened.close();
  });

  const sessions = () => store.system<Session>('sessions');
  const stored = async (name: string, filter: object = {}) => {
    const docs = await db.collection(name).find(filter).toArray();
    return docs.map(({ expires_at, _expires }): [unknown, unknown] => [
      expires_at ?? null,
      _expires instanceof Date ? _expires.toISOString() : null,
    ]);
  };
  const ofSession = async (id: string) => (await stored('sessions', { _key: id }))[0];

  test('is written with every write of a document, and never returned', async () => {
    await sessions().put({ _id: 'one', user: 'u', mail: 'one@x', expires_at: SOON });
    expect(await ofSession('one')).toEqual([SOON, SOON]);
    expect(await sessions().get('one')).toEqual({ _id: 'one', user: 'u', mail: 'one@x', expires_at: SOON });
    // By one command, and in a transaction.
    expect(await sessions().updateOne({ _id: 'one' }, { $set: { expires_at: LATER } })).toEqual({
      _id: 'one',
      user: 'u',
      mail: 'one@x',
      expires_at: LATER,
    });
    expect(await ofSession('one')).toEqual([LATER, LATER]);
    await sessions().updateOne({ _id: 'one' }, { $set: { mail: 'two@x', expires_at: SOON } });
    expect(await ofSession('one')).toEqual([SOON, SOON]);
    await sessions().updateOne({ _id: 'one' }, { $set: { user: 'v' } });
    expect(await ofSession('one')).toEqual([SOON, SOON]);
    await sessions().updateOne({ _id: 'one' }, { $set: { expires_at: null } });
    expect(await ofSession('one')).toEqual([null, null]);
    await sessions().put({ _id: 'one', user: 'u', mail: 'one@x', expires_at: SOON });
    await sessions().updateOne({ _id: 'one' }, { $unset: { expires_at: '' } });
    expect(await ofSession('one')).toEqual([null, null]);
  });

  test('belongs to counters, also when their window begins again, to locks and to announcements', async () => {
    const counters = () => store.system<Counter>('counters');
    for (const windowMs of [1, 3_600_000]) {
      await counters().add('hits', 1, windowMs);
      await expect.poll(async () => (await counters().get('hits')) === null || windowMs > 1).toBe(true);
    }
    await store.system<Session>('logins').put({ _id: 'l', user: 'u' });
    await store.system<Session>('logins').delete({ _id: 'l' });
    await store.transaction('o', ACTOR, (tx) => tx.lock('notes', ['n']));
    for (const name of ['counters', OWN.locks, OWN.deletions]) {
      const found = await stored(name);
      expect(found.length, name).toBeGreaterThan(0);
      for (const [text, date] of found) expect(date, name).toBe(text);
    }
  });

  // More than one batch.
  test('is given to documents of earlier versions when the index is first made', async () => {
    const before = Array.from({ length: 501 }, (_, index) => ({
      _key: `old-${index}`,
      user: 'old',
      expires_at: index === 0 ? null : SOON,
    }));
    await db.collection('sessions').insertMany(before);
    await db.collection('sessions').dropIndex('parapet:expiry');
    await (await openStore(opened.options, spec, [])).close();
    expect(await stored('sessions', { user: 'old' })).toEqual(before.map(({ expires_at }) => [expires_at, expires_at]));
    expect((await db.collection('sessions').indexes()).find(({ name }) => name === 'parapet:expiry')).toMatchObject({
      key: { _expires: 1 },
      expireAfterSeconds: 0,
    });
  });

  test('in the past hides a document that is still there', async () => {
    await sessions().put({ _id: 'gone', user: 'gone', mail: 'gone@x', expires_at: '2020-01-01T00:00:00.000Z' });
    expect([
      await sessions().get('gone'),
      await sessions().find({ user: 'gone' }),
      await sessions().updateOne({ _id: 'gone' }, { $set: { user: 'back' } }),
    ]).toEqual([null, [], null]);
  });
});
