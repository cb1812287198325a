import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { canonical } from '@parapet/contracts/rules';
import { entryId } from '../audit/entries.ts';
import { ACTOR, spec, type Note } from '../testing/spec.ts';
import { sha256 } from '#platform/sha256';
import { without } from '../json.ts';
import { openStore } from '../open-store.ts';
import type { Store } from '../port.ts';
import { hasMongo, mongodb, type TestStore } from '../testing.ts';
import { HashCache, hashKey } from './hash-cache.ts';
import { monitored } from './testing/monitored.ts';

test('a full cache evicts the oldest hashes', () => {
  const cache = new HashCache(3);
  for (const id of ['1', '2', '3', '4', '5']) cache.add(new Map([[hashKey('o', id), `hash ${id}`]]));
  expect(['1', '2', '3', '4', '5'].map((id) => cache.get(hashKey('o', id)))).toEqual([
    undefined,
    undefined,
    'hash 3',
    'hash 4',
    'hash 5',
  ]);
  expect(cache.get(hashKey('other', '5'))).toBeUndefined();
});

describe.runIf(hasMongo)('the hash cache on MongoDB', () => {
  let opened: TestStore;
  beforeEach(async () => {
    opened = await mongodb.open(spec);
  });
  afterEach(() => opened.close());

  const notes = (store: Store) => store.org('o', ACTOR).collection<Note>('notes');
  const change = (store: Store) => notes(store).updateOne({ _id: 'n' }, { $inc: { n: 1 } });

  test('is correct when several processes change a record one after the other, and when a change is rolled back', async () => {
    const { store } = opened;
    const other = await openStore(opened.options, spec, []);
    await notes(store).insertOne({ _id: 'n', text: '', n: 0 });
    for (const process of [store, other, other, store, store, other]) {
      const failing = process.transaction('o', ACTOR, async (tx) => {
        await tx.collection<Note>('notes').updateOne({ _id: 'n' }, { $set: { text: 'never' } });
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');
      await change(process);
    }
    await notes(other).deleteOne({ _id: 'n' });
    await notes(store).insertOne({ _id: 'n', text: 'again' });
    await change(store);
    expect(await store.audit('o').verify()).toMatchObject({ ok: true, entries: 10, faults: [] });
    await other.close();
  });

  test('does not hide that the previous entry was forged', async () => {
    await notes(opened.store).insertOne({ _id: 'n', text: '', n: 0 });
    await change(opened.store);
    await opened.raw.tamper('_audit', 'o', entryId('notes', 'n', 2), (entry) => {
      const forged = { ...entry, actor_id: 'nobody' };
      return {
        ...forged,
        hash: sha256(canonical(without(forged, '_id', '_key', 'organization_id', 'unsealed', 'hash'))),
      };
    });
    await change(opened.store);
    expect((await opened.store.audit('o').verify()).faults).toMatchObject([
      { entity_id: 'n', version: 3, reason: 'unlinked' },
    ]);
  });

  test('saves reading the previous entry for each change after the first', async () => {
    const { store: counted, commands } = await monitored(() => openStore(opened.options, spec, []));
    const names = () => commands.splice(0).map(({ commandName }) => commandName);
    await notes(opened.store).insertOne({ _id: 'n', text: '', n: 0 });
    await change(counted);
    names();
    await change(counted);
    expect(names()).toEqual(['find', 'update', 'insert', 'commitTransaction']);
    await counted.transaction('o', ACTOR, async (tx) => {
      for (let n = 0; n < 5; n += 1) await tx.collection<Note>('notes').insertOne({ text: `${n}` });
    });
    // All notes, and all of their entries.
    expect(names()).toEqual(['insert', 'insert', 'commitTransaction']);
    await counted.close();
  });
});
