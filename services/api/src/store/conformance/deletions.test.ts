import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStore } from '../open-store.ts';
import type { Store } from '../port.ts';
import { engines, hasMongo, mongodb, type TestEngineStore } from '../testing.ts';
import { ACTOR, spec, type Note, type Session } from '../testing/spec.ts';

describe.each(engines)('deletions from system collections on $name', (on) => {
  let opened: TestEngineStore;
  let store: Store;
  let reported: string[];
  beforeEach(async () => {
    opened = await on.open(spec);
    store = opened.store;
    reported = [];
    for (const [_id, user] of [
      ['1', 'ada'],
      ['2', 'ada'],
      ['3', 'bob'],
      ['4', 'cy'],
    ] as const)
      await store.system<Session>('sessions').put({ _id, user });
  });
  afterEach(() => opened.close());

  const listen = () => store.onDeleted<Session>('sessions', ({ _id, user }) => void reported.push(`${_id} ${user}`));

  test('are reported with the documents, until the listener is removed', async () => {
    const stop = listen();
    await store.system<Session>('sessions').delete({ user: 'ada' });
    expect(reported.toSorted()).toEqual(['1 ada', '2 ada']);
    await store.system<Session>('sessions').delete({ user: 'nobody' });
    await store.system<Session>('sessions').updateOne({ _id: '3' }, { $set: { n: 1 } });
    stop();
    await store.system<Session>('sessions').delete({ user: 'bob' });
    expect(reported).toHaveLength(2);
  });

  test('in a transaction are reported after the commit only', async () => {
    listen();
    const failing = store.transaction('a', ACTOR, async (tx) => {
      await tx.system<Session>('sessions').delete({ user: 'ada' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await store.transaction('a', ACTOR, async (tx) => {
      await tx.collection<Note>('notes').insertOne({ text: 'with it' });
      await tx.system<Session>('sessions').delete({ _id: '3' });
      expect(reported).toEqual([]);
    });
    expect(reported).toEqual(['3 bob']);
  });

  test('are reported with the fields that the spec names', async () => {
    const docs: Session[] = [];
    store.onDeleted<Session>('sessions', (doc) => void docs.push(doc));
    await store.system<Session>('sessions').put({ _id: '5', user: 'dan', mail: 'dan@example.com' });
    await store.system<Session>('sessions').delete({ _id: '5' });
    expect(docs).toEqual([{ _id: '5', user: 'dan' }]);
  });
});

describe.runIf(hasMongo)('deletions by another process on MongoDB', () => {
  test('are reported to a watched store, which reports each of its own deletions only once', async () => {
    const opened = await mongodb.open(spec);
    const other = await openStore(opened.options, spec, []);
    const sessions = opened.store.system<Session>('sessions');
    const [here, there]: [Session[], Session[]] = [[], []];
    opened.store.onDeleted<Session>('sessions', (doc) => void here.push(doc));
    other.onDeleted<Session>('sessions', (doc) => void there.push(doc));
    for (const store of [opened.store, other]) await store.watch({ onChange: () => {}, onGap: () => {} }).ready;
    for (const [_id, user] of [
      ['1', 'ada'],
      ['2', 'bob'],
      ['3', 'bob'],
      ['4', 'cy'],
    ] as const)
      await sessions.put({ _id, user, mail: `${_id}@example.com` });
    await sessions.delete({ _id: '1' });
    await opened.store.transaction('a', ACTOR, (tx) => tx.system<Session>('sessions').delete({ user: 'bob' }));
    await other.system<Session>('sessions').delete({ _id: '4' });
    const all = [
      { _id: '1', user: 'ada' },
      { _id: '2', user: 'bob' },
      { _id: '3', user: 'bob' },
      { _id: '4', user: 'cy' },
    ];
    const byId = (docs: Session[]) => docs.toSorted((a, b) => a._id.localeCompare(b._id));
    await expect.poll(() => byId(there)).toEqual(all);
    await expect.poll(() => byId(here)).toEqual(all);
    await other.close();
    await opened.close();
  });
});
