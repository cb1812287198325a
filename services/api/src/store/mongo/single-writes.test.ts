import type { CommandStartedEvent } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ACTOR, type Counter, type Session } from '../testing/spec.ts';
import { withLease } from '../maintenance/lease.ts';
import { openStore } from '../open-store.ts';
import { plansOf } from '../plans.ts';
import { DuplicateError, RefusedQueryError, type Store, type StoreSpec, type Update } from '../port.ts';
import { hasMongo, mongodb, type TestStore } from '../testing.ts';
import { openMongo } from './engine.ts';
import { monitored } from './testing/monitored.ts';

const spec: StoreSpec = {
  collections: { notes: {} },
  system: {
    sessions: { index: ['user', 'organization_id'], unique: ['mail'] },
    logins: { reported: ['user'] },
    counters: {},
  },
};

describe.runIf(hasMongo)('writes of one system document on MongoDB', () => {
  let opened: TestStore;
  let store: Store;
  let sent: CommandStartedEvent[];
  beforeAll(async () => {
    opened = await mongodb.open(spec);
    ({ store, commands: sent } = await monitored(() => openStore(opened.options, spec, [])));
    await store.system<Counter>('counters').add('h', 1, 60_000);
  });
  afterAll(async () => {
    await store.close();
    await opened.close();
  });
  beforeEach(() => {
    sent.length = 0;
  });

  const sessions = () => store.system<Session>('sessions');
  /** Names of the commands since the last call. */
  const commands = () => sent.splice(0).map(({ commandName }) => commandName);
  const past = () => new Date(Date.now() - 1000).toISOString();
  const TRANSACTION = 'commitTransaction';

  test.each<[string, () => Promise<unknown>, string]>([
    ['a put', () => sessions().put({ _id: 'one', user: 'u', mail: 'one@x' }), 'update'],
    ['a put of what is there', () => sessions().put({ _id: 'one', user: 'u', mail: 'one@x', n: 1 }), 'update'],
    ['an insert', () => sessions().insertIfAbsent({ _id: 'two', user: 'u', mail: 'two@x' }), 'insert'],
    [
      'an update',
      () => sessions().updateOne({ _id: 'one' }, { $set: { n: 2, user: 'v' }, $unset: { organization_id: '' } }),
      'findAndModify',
    ],
    [
      'an update of a part',
      () => sessions().updateOne({ _id: 'one' }, { $set: { 'place.city': 'Bern' } }),
      'findAndModify',
    ],
    ['an update of nothing', () => sessions().updateOne({ _id: 'none' }, { $set: { n: 1 } }), 'findAndModify'],
    ['a deletion', () => sessions().delete({ _id: 'two', user: 'u' }), 'findAndModify'],
    ['an addition to a counter', () => store.system<Counter>('counters').add('h', 1, 60_000), 'findAndModify'],
  ])('%s takes one command', async (_name, write, command) => {
    await write();
    expect(commands()).toEqual([command]);
  });

  test('have the same results as in a transaction', async () => {
    const write = async (of: Pick<Store, 'system'>, _id: string) => {
      const docs = of.system<Session>('sessions');
      await docs.put({ _id, user: 'u', mail: `${_id}@x`, n: 1 });
      const changed = await docs.updateOne(
        { _id },
        { $set: { n: -0, user: '\uD800', 'place.city': 'Bern' }, $unset: { organization_id: '' } },
      );
      return [
        changed,
        await docs.get(_id),
        await docs.updateOne({ _id, n: 7 }, { $set: { n: 8 } }),
        await docs.delete({ _id }),
      ].map((value): unknown => JSON.parse(JSON.stringify(value).replaceAll(_id, 'id')));
    };
    const inTransaction = await store.transaction('o', ACTOR, (tx) => write(tx, 'inside'));
    expect(await write(store, 'outside')).toEqual(inTransaction);
  });

  test.each<[string, Update, string | null]>([
    ['lists', { $push: { list: 'x' } }, null],
    ['elements of lists', { $set: { 'list.0': 'y' } }, null],
    ['numbers', { $inc: { n: 1 } }, null],
    ['unique fields', { $set: { mail: 'changed@x' } }, null],
    ['indexed fields that must be scalars', { $set: { user: ['u'] } }, 'user of sessions must not be a list'],
  ])('of %s take a transaction, unless they are refused', async (_what, update, refusal) => {
    await sessions().put({ _id: 'long', user: 'u', mail: 'long@x' });
    commands();
    const changing = sessions().updateOne({ _id: 'long' }, update);
    if (refusal === null) expect(await changing).toMatchObject({ _id: 'long' });
    else await expect(changing).rejects.toThrow(refusal);
    expect(commands().includes(TRANSACTION)).toBe(refusal === null);
  });

  test('are refused when they do not fit the document', async () => {
    await sessions().put({ _id: 'fit', user: 'u' });
    await expect(sessions().updateOne({ _id: 'fit' }, { $set: { 'user.name': 'x' } })).rejects.toThrow(
      RefusedQueryError,
    );
    await expect(store.system<Counter>('counters').add('fit', 1, 0)).rejects.toThrow(RefusedQueryError);
    expect(await sessions().get('fit')).toEqual({ _id: 'fit', user: 'u' });
  });

  test('enforce unique keys, but not those of expired documents', async () => {
    await sessions().put({ _id: 'expired', user: 'u', mail: 'shared@x', expires_at: past() });
    expect(await sessions().insertIfAbsent({ _id: 'first', user: 'u', mail: 'shared@x' })).toBe(true);
    await sessions().put({ _id: 'expired', user: 'u', mail: 'other@x', expires_at: past() });
    await sessions().put({ _id: 'second', user: 'u', mail: 'other@x' });
    await expect(sessions().put({ _id: 'third', user: 'u', mail: 'other@x' })).rejects.toThrow(DuplicateError);
    expect(await sessions().insertIfAbsent({ _id: 'second', user: 'u' })).toBe(false);
    expect(await sessions().get('third')).toBeNull();
  });

  test('lose no change when transactions change the same document at the same time', async () => {
    await sessions().put({ _id: 'busy', user: 'u', n: 0 });
    const increments = Array.from({ length: 5 }, () =>
      store.transaction('o', ACTOR, async (tx) => {
        await tx.system<Session>('sessions').updateOne({ _id: 'busy' }, { $inc: { n: 1 } });
      }),
    );
    const touches = Array.from({ length: 5 }, (_, n) =>
      sessions().updateOne({ _id: 'busy' }, { $set: { [`touched${n}`]: true } }),
    );
    await Promise.all([...increments, ...touches]);
    expect(await sessions().get('busy')).toEqual({
      _id: 'busy',
      user: 'u',
      n: 5,
      touched0: true,
      touched1: true,
      touched2: true,
      touched3: true,
      touched4: true,
    });
  });

  test('report a deletion', async () => {
    const deleted: string[] = [];
    const stop = store.onDeleted<Session>('logins', ({ _id, user }) => void deleted.push(`${_id} of ${user}`));
    await store.system<Session>('logins').put({ _id: 'gone', user: 'ann' });
    expect(await store.system<Session>('logins').delete({ _id: 'gone' })).toBe(1);
    expect(await store.system<Session>('logins').delete({ _id: 'gone' })).toBe(0);
    expect(deleted).toEqual(['gone of ann']);
    stop();
  });

  test('count in a new window when the old one is over, even if the expired counter still exists', async () => {
    const counters = store.system<Counter>('counters');
    await counters.put({ _id: 'over', count: 7, expires_at: past() });
    expect(
      await Promise.all(Array.from({ length: 5 }, async () => (await counters.add('over', 1, 60_000)).count)).then(
        (counts) => counts.toSorted((a, b) => a - b),
      ),
    ).toEqual([1, 2, 3, 4, 5]);
  });

  test('take leases without a transaction', async () => {
    const { options } = opened;
    const engine = await openMongo(options.mongodbUrl ?? '', plansOf(spec));
    const atomically = () => Promise.reject(new Error('a transaction'));
    expect(
      await withLease(
        { plans: engine.plans, reader: engine.reader, single: engine.single, atomically },
        'work',
        0,
        async () => 'done',
      ),
    ).toEqual({ result: 'done' });
    await engine.close();
  });
});
