import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Ended, Store, StoreSpec } from '../port.ts';
import { engines, type TestEngineStore } from '../testing.ts';
import { ACTOR, spec, type Item, type Note, type Session } from '../testing/spec.ts';

describe.each(engines)('the end of a transaction on $name', (on) => {
  let opened: TestEngineStore;
  let store: Store;
  let ends: (readonly Ended[])[] = [];
  let refuse = false;
  const atEnd: NonNullable<StoreSpec['collections'][string]['atEnd']> = async (changes, tx) => {
    ends.push(changes);
    await tx.system<Session>('sessions').put({ _id: `at-end-${tx.organizationId}`, user: String(changes.length) });
    if (refuse) throw new Error('on purpose');
  };

  beforeAll(async () => {
    const { items, notes, ...others } = spec.collections;
    opened = await on.open({
      ...spec,
      collections: { ...others, items: { ...items, atEnd }, notes: { ...notes, atEnd } },
    });
    store = opened.store;
  });
  afterAll(() => opened.close());
  beforeEach(() => {
    ends = [];
    refuse = false;
  });

  it('comes once, with all changes and who made them, and what it writes is committed', async () => {
    await store.transaction('a', ACTOR, async (tx) => {
      const item = await tx.collection<Item>('items').insertOne({ title: 'one' });
      await tx.collection<Item>('items').updateOne({ _id: item._id }, { $set: { title: 'two' } });
      await tx.collection<Note>('notes').insertOne({ text: 'about it' });
      await tx.inOrganization('b').collection<Note>('notes').insertOne({ text: 'elsewhere' });
      expect(ends).toEqual([]);
    });
    // A transaction may be repeated after a conflict.
    const [own, other] = ends.slice(-2);
    expect(own).toMatchObject([
      { organizationId: 'a', collection: 'items', actor: ACTOR, before: null, after: { title: 'one', version: 1 } },
      { collection: 'items', before: { title: 'one' }, after: { title: 'two', version: 2 } },
      { collection: 'notes', before: null, after: { text: 'about it' } },
    ]);
    expect(other).toMatchObject([{ organizationId: 'b', after: { text: 'elsewhere' } }]);
    expect(await store.system<Session>('sessions').get('at-end-a')).toMatchObject({ user: '3' });
  });

  it('undoes the transaction when it fails, and does not come where nothing has changed', async () => {
    refuse = true;
    const work = store.transaction('c', ACTOR, (tx) => tx.collection<Item>('items').insertOne({ title: 'one' }));
    await expect(work).rejects.toThrow('on purpose');
    expect(await store.org('c', ACTOR).collection<Item>('items').count()).toBe(0);
    ends = [];
    await store.transaction('c', ACTOR, (tx) => tx.collection<Item>('items').find({}));
    expect(ends).toEqual([]);
  });
});
