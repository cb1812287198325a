import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AuditEntry } from '../audit-port.ts';
import type { Store } from '../port.ts';
import { engines, type TestEngineStore } from '../testing.ts';
import { ACTOR, spec, type Note } from '../testing/spec.ts';

describe.each(engines)('watching $name', (on) => {
  let opened: TestEngineStore;
  beforeEach(async () => {
    opened = await on.open(spec);
  });
  afterEach(() => opened.close());

  async function watch(store: Store) {
    const reported: string[] = [];
    let gaps = 0;
    const watching = store.watch({
      onChange: ({ entity, action, version }: AuditEntry, organizationId) =>
        void reported.push(`${organizationId} ${entity} ${action} ${version}`),
      onGap: () => void (gaps += 1),
    });
    await watching.ready;
    return { reported, gaps: () => gaps, stop: () => watching.stop() };
  }
  const notes = (store: Store, organization: string) => store.org(organization, ACTOR).collection<Note>('notes');

  test('each committed change is reported once, in order, with its organization', async () => {
    const { reported, gaps } = await watch(opened.store);
    const { _id } = await notes(opened.store, 'a').insertOne({ text: 'one' });
    await notes(opened.store, 'a').updateOne({ _id }, { $set: { text: 'two' } });
    await notes(opened.store, 'a').deleteOne({ _id });
    await notes(opened.store, 'b').insertOne({ text: 'theirs' });
    await expect
      .poll(() => reported)
      .toEqual(['a notes create 1', 'a notes update 2', 'a notes delete 3', 'b notes create 1']);
    expect(gaps()).toBe(0);
  });

  test('a change is reported with the record before and after it', async () => {
    const states: (string | null)[][] = [];
    const textOf = (state: unknown) => (state === null ? null : String(Reflect.get(Object(state), 'text')));
    const watching = opened.store.watch({
      onChange: ({ before, after }) => void states.push([textOf(before), textOf(after)]),
      onGap: () => {},
    });
    await watching.ready;
    await notes(opened.store, 'a').insertOne({ _id: 'n', text: 'one' });
    await notes(opened.store, 'a').updateOne({ _id: 'n' }, { $set: { text: 'two' } });
    // Several changes of one record, also when it is deleted and made again.
    await opened.store.transaction('a', ACTOR, async (tx) => {
      const inside = tx.collection<Note>('notes');
      await inside.updateOne({ _id: 'n' }, { $set: { text: 'three' } });
      await inside.updateOne({ _id: 'n' }, { $set: { text: 'four' } });
      await inside.deleteOne({ _id: 'n' });
      await inside.insertOne({ _id: 'n', text: 'five' });
    });
    await expect
      .poll(() => states)
      .toEqual([
        [null, 'one'],
        ['one', 'two'],
        ['two', 'three'],
        ['three', 'four'],
        ['four', null],
        [null, 'five'],
      ]);
  });

  test('the changes of a transaction are reported after its commit only', async () => {
    const { reported } = await watch(opened.store);
    const failing = opened.store.transaction('a', ACTOR, async (tx) => {
      await tx.collection<Note>('notes').insertOne({ text: 'never' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await opened.store.transaction('a', ACTOR, async (tx) => {
      const { _id } = await tx.collection<Note>('notes').insertOne({ text: 'one' });
      await tx.collection<Note>('notes').updateOne({ _id }, { $set: { text: 'two' } });
      expect(reported).toEqual([]);
    });
    await expect.poll(() => reported).toEqual(['a notes create 1', 'a notes update 2']);
  });

  test('a transaction that began before the listener was added is reported', async () => {
    const [begun, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const changing = opened.store.transaction('a', ACTOR, async (tx) => {
      await tx.collection<Note>('notes').insertOne({ text: 'one' });
      begun.resolve();
      await goOn.promise;
    });
    await begun.promise;
    const { reported } = await watch(opened.store);
    goOn.resolve();
    await changing;
    await expect.poll(() => reported).toEqual(['a notes create 1']);
  });

  test('each change of fifty concurrent writers is reported once', async () => {
    const { reported } = await watch(opened.store);
    await Promise.all(
      Array.from({ length: 50 }, (_, n) => notes(opened.store, `o${n % 3}`).insertOne({ text: String(n) })),
    );
    await expect.poll(() => reported.length).toBe(50);
  });

  test('sealing is not reported, nor is anything after stop', async () => {
    const { reported, stop } = await watch(opened.store);
    await notes(opened.store, 'a').insertOne({ text: 'one' });
    await expect.poll(() => reported.length).toBe(1);
    await opened.store.audit('a').seal();
    await stop();
    await notes(opened.store, 'a').insertOne({ text: 'two' });
    const again = await watch(opened.store);
    await notes(opened.store, 'b').insertOne({ text: 'three' });
    await expect.poll(() => again.reported).toEqual(['b notes create 1']);
    expect(reported).toEqual(['a notes create 1']);
  });

  // The other engines belong to one process.
  if (on.name !== 'mongodb') return;
  test('changes of other processes are reported, in the same order', async () => {
    const other = await opened.open(spec);
    const [here, there] = [await watch(opened.store), await watch(other)];
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        notes(n % 2 === 0 ? other : opened.store, `o${n}`).insertOne({ text: String(n) }),
      ),
    );
    await expect.poll(() => [here.reported.length, there.reported.length]).toEqual([20, 20]);
    expect(here.reported).toEqual(there.reported);
    await other.close();
  });
});
