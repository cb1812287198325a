import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DuplicateError, RefusedQueryError, type Store } from '../port.ts';
import { engines, type TestEngineStore } from '../testing.ts';
import { ACTOR, spec, type Counter, type Item, type Note, type Session } from '../testing/spec.ts';

describe.each(engines)('transactions on $name', (on) => {
  let opened: TestEngineStore;
  let store: Store;
  const items = (organization: string) => store.org(organization, ACTOR).collection<Item>('items');
  const notes = (organization: string) => store.org(organization, ACTOR).collection<Note>('notes');

  beforeAll(async () => {
    opened = await on.open(spec);
    store = opened.store;
  });
  afterAll(() => opened.close());

  it('commit changes of several collections together, and hide them until then', async () => {
    const made = await store.transaction('whole', ACTOR, async (tx) => {
      const item = await tx.collection<Item>('items').insertOne({ title: 'a' });
      await tx.collection<Note>('notes').insertOne({ text: `about ${item._id}` });
      await tx.system<Session>('sessions').put({ _id: 'in-tx', user: 'u' });
      expect(await tx.collection<Item>('items').findOne({ _id: item._id })).toEqual(item);
      expect(await items('whole').findOne({ _id: item._id })).toBeNull();
      return item;
    });
    expect(await items('whole').findOne({ _id: made._id })).toEqual(made);
    expect(await notes('whole').count()).toBe(1);
    expect(await store.system<Session>('sessions').get('in-tx')).toMatchObject({ user: 'u' });
  });

  it('leave no trace when they fail', async () => {
    const before = await items('undone').insertOne({ title: 'before', status: 'open' });
    const work = store.transaction('undone', ACTOR, async (tx) => {
      await tx.collection<Item>('items').updateOne({ _id: before._id }, { $set: { title: 'after' } });
      await tx.collection<Note>('notes').insertOne({ text: 'x' });
      await tx.collection<Item>('items').insertOne({ title: 'unseen' });
      await tx.system<Session>('sessions').put({ _id: 'undone', user: 'u' });
      throw new Error('on purpose');
    });
    await expect(work).rejects.toThrow('on purpose');
    expect(await items('undone').find({})).toEqual([before]);
    expect(await items('undone').find({}, { search: 'unseen' })).toEqual([]);
    expect(await notes('undone').count()).toBe(0);
    expect(await store.system<Session>('sessions').get('undone')).toBeNull();
    expect((await store.audit('undone').history('items', before._id)).total).toBe(1);
    expect(await items('undone').updateOne({ _id: before._id }, { $set: { title: 'usable' } })).toMatchObject({
      version: 2,
    });
  });

  it('fail after a duplicate key, even when the caller catches the error', async () => {
    await items('taken').insertOne({ title: 'holder', code: 'K' });
    const work = store.transaction('taken', ACTOR, async (tx) => {
      await tx.collection<Note>('notes').insertOne({ text: 'x' });
      await tx
        .collection<Item>('items')
        .insertOne({ title: 'rival', code: 'K' })
        .catch(() => null);
      await tx
        .collection<Note>('notes')
        .count()
        .catch(() => null);
    });
    await expect(work).rejects.toThrow(DuplicateError);
    expect(await notes('taken').count()).toBe(0);
    expect(await notes('taken').insertOne({ text: 'works again' })).toMatchObject({ version: 1 });
  });

  it('are retried when they conflict', async () => {
    const [a, b] = [
      await notes('bank').insertOne({ text: 'a', n: 100 }),
      await notes('bank').insertOne({ text: 'b', n: 0 }),
    ];
    const transfer = () =>
      store.transaction('bank', ACTOR, async (tx) => {
        const from = await tx.collection<Note>('notes').findOne({ _id: a._id });
        const to = await tx.collection<Note>('notes').findOne({ _id: b._id });
        await tx.collection<Note>('notes').updateOne({ _id: a._id }, { $set: { n: (from?.n ?? 0) - 5 } });
        await tx.collection<Note>('notes').updateOne({ _id: b._id }, { $set: { n: (to?.n ?? 0) + 5 } });
      });
    await Promise.all(Array.from({ length: 10 }, transfer));
    expect(await notes('bank').findOne({ _id: a._id })).toMatchObject({ n: 50, version: 11 });
    expect(await notes('bank').findOne({ _id: b._id })).toMatchObject({ n: 50, version: 11 });
  });

  it('are bound to their organization', async () => {
    const theirs = await items('theirs').insertOne({ title: 'secret', status: 'open' });
    await store.transaction('mine', ACTOR, async (tx) => {
      expect(tx.organizationId).toBe('mine');
      const own = tx.collection<Item>('items');
      expect(await own.findOne({ _id: theirs._id })).toBeNull();
      expect(await own.find({ $or: [{ status: 'open' }, {}] })).toEqual([]);
      expect(await own.count({}, 'secret')).toBe(0);
      expect(await own.updateMany({}, { $set: { title: 'taken over' } })).toBe(0);
      expect(await own.deleteOne({ _id: theirs._id })).toBeNull();
      await expect(own.find({ organization_id: 'theirs' })).rejects.toThrow(RefusedQueryError);
      await expect(own.updateOne({}, { $set: { organization_id: 'theirs' } })).rejects.toThrow(RefusedQueryError);
    });
    expect(await items('theirs').findOne({ _id: theirs._id })).toEqual(theirs);
  });
});

describe.each(engines)('system documents on $name', (on) => {
  let opened: TestEngineStore;
  let store: Store;
  const sessions = () => store.system<Session>('sessions');
  const past = () => new Date(Date.now() - 1_000).toISOString();
  const future = (ms = 60_000) => new Date(Date.now() + ms).toISOString();

  beforeAll(async () => {
    opened = await on.open(spec);
    store = opened.store;
  });
  afterAll(() => opened.close());

  it('are put, found, changed and removed', async () => {
    await sessions().put({ _id: 's1', user: 'u1', mail: 'a@x', expires_at: future() });
    await sessions().put({ _id: 's1', user: 'u1', mail: 'b@x' });
    await sessions().put({ _id: 's2', user: 'u1' });
    expect(await sessions().get('s1')).toEqual({ _id: 's1', user: 'u1', mail: 'b@x' });
    expect((await sessions().find({ user: 'u1' })).map(({ _id }) => _id).toSorted()).toEqual(['s1', 's2']);
    expect(await sessions().findOne({ mail: 'a@x' })).toBeNull();
    expect(await sessions().updateOne({ _id: 's2', n: null }, { $set: { n: 1 }, $push: { list: 'x' } })).toEqual({
      _id: 's2',
      user: 'u1',
      n: 1,
      list: ['x'],
    });
    expect(await sessions().updateOne({ _id: 's2', n: null }, { $set: { n: 2 } })).toBeNull();
    expect(await sessions().delete({ user: 'u1' })).toBe(2);
    expect(await sessions().delete({ user: 'u1' })).toBe(0);
    expect(await sessions().get('s1')).toBeNull();
  });

  it('may have a field that names an organization', async () => {
    await sessions().put({ _id: 'o1', user: 'o', organization_id: 'org-1' });
    await sessions().put({ _id: 'o2', user: 'o', organization_id: 'org-2' });
    expect(await sessions().find({ organization_id: 'org-2' })).toEqual([
      { _id: 'o2', user: 'o', organization_id: 'org-2' },
    ]);
    expect(await sessions().updateOne({ _id: 'o1' }, { $set: { organization_id: 'org-2' } })).toMatchObject({
      organization_id: 'org-2',
    });
    expect(await sessions().delete({ organization_id: 'org-2' })).toBe(2);
  });

  it('have unique keys', async () => {
    await sessions().put({ _id: 'k1', user: 'k', mail: 'k@x' });
    await expect(sessions().put({ _id: 'k2', user: 'k', mail: 'k@x' })).rejects.toThrow(DuplicateError);
    expect(await sessions().insertIfAbsent({ _id: 'k2', user: 'k', mail: 'k@x' })).toBe(false);
    expect(await sessions().insertIfAbsent({ _id: 'k1', user: 'k' })).toBe(false);
    expect(await sessions().insertIfAbsent({ _id: 'k2', user: 'k' })).toBe(true);
    expect(await sessions().insertIfAbsent({ _id: 'k3', user: 'k' })).toBe(true);
    await expect(sessions().updateOne({ _id: 'k2' }, { $set: { mail: 'k@x' } })).rejects.toThrow(DuplicateError);
  });

  it('are inserted by only one of twenty concurrent calls with the same unique key', async () => {
    const tries = await Promise.all(
      Array.from({ length: 20 }, (_, n) => sessions().insertIfAbsent({ _id: `try-${n}`, user: 'r', mail: 'race@x' })),
    );
    expect(tries.filter(Boolean)).toHaveLength(1);
    expect(await sessions().find({ mail: 'race@x' })).toHaveLength(1);
  });

  it('are not found once they expire, and no longer hold their unique key', async () => {
    await sessions().put({ _id: 'old', user: 'e', mail: 'e@x', expires_at: past() });
    await sessions().put({ _id: 'new', user: 'e', expires_at: future() });
    expect(await sessions().get('old')).toBeNull();
    expect(await sessions().findOne({ mail: 'e@x' })).toBeNull();
    expect((await sessions().find({ user: 'e' })).map(({ _id }) => _id)).toEqual(['new']);
    expect(await sessions().updateOne({ _id: 'old' }, { $set: { expires_at: null } })).toBeNull();
    expect(await sessions().delete({ _id: 'old' })).toBe(0);
    expect(await sessions().insertIfAbsent({ _id: 'next', user: 'e', mail: 'e@x' })).toBe(true);
    await expect(sessions().put({ _id: 'x', user: 'e', expires_at: 'tomorrow' })).rejects.toThrow(RefusedQueryError);
  });

  it('count the events of a window, also with twenty concurrent calls', async () => {
    const counters = store.system<Counter>('counters');
    const first = await counters.add('login:1.2.3.4', 1, 60_000);
    expect(first.count).toBe(1);
    expect(first.resetAt - Date.now()).toBeGreaterThan(55_000);
    const hits = await Promise.all(Array.from({ length: 20 }, () => counters.add('login:1.2.3.4', 1, 60_000)));
    expect(hits.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, n) => n + 2),
    );
    expect(new Set(hits.map(({ resetAt }) => resetAt))).toEqual(new Set([first.resetAt]));
    expect(
      (await Promise.all(Array.from({ length: 20 }, () => counters.add('fresh', 1, 60_000))))
        .map(({ count }) => count)
        .toSorted((a, b) => a - b),
    ).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
    expect((await counters.add('other', 1, 1)).count).toBe(1);
    await new Promise((done) => setTimeout(done, 10));
    expect((await counters.add('other', 1, 60_000)).count).toBe(1);
  });

  it('add any positive integer to a counter, also with twenty concurrent calls', async () => {
    const counters = store.system<Counter>('counters');
    const sums = await Promise.all(Array.from({ length: 20 }, () => counters.add('calls', 3, 60_000)));
    expect(sums.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, n) => 3 * n + 3),
    );
    for (const [amount, windowMs] of [
      [0, 1],
      [-1, 1],
      [1.5, 1],
      [NaN, 1],
      [1, 0],
    ] as const) {
      await expect(counters.add('calls', amount, windowMs)).rejects.toThrow(RefusedQueryError);
    }
    expect(await counters.get('calls')).toMatchObject({ count: 60 });
  });
});
