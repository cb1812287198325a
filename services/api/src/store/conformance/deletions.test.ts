import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '../port.ts';
import { engines, type TestEngineStore } from '../testing.ts';
import { ACTOR, spec, type Note, type Session } from '../testing/spec.ts';

describe.each(engines)('deletions from system collections on $name', (on) => {
  let opened: TestEngineStore;
  let store: Store;
  let reported: string[];
  beforeEach(async () => {
    opened = await on.open(spec);
    store = opened.store;
    reported = [];
    for (const [_id, user] of [['1', 'ada'], ['2', 'ada'], ['3', 'bob'], ['4', 'cy']] as const) await store.system<Session>('sessions').put({ _id, user });
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
});
