import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MongoClient } from 'mongodb';
import { canonical } from '@parapet/contracts/rules';
import { entryId } from '../audit/entries.ts';
import { ACTOR, spec, type Note } from '../conformance/spec.ts';
import { sha256 } from '#platform/sha256';
import { without } from '../json.ts';
import { openStore } from '../open-store.ts';
import type { Store } from '../port.ts';
import { stores, type TestStore } from '../testing.ts';
import { hashPlace, KnownHashes } from './known-hashes.ts';

test('the hashes written the longest ago are forgotten first', () => {
  const known = new KnownHashes(3);
  for (const id of ['1', '2', '3', '4', '5']) known.add(new Map([[hashPlace('o', id), `hash ${id}`]]));
  expect(['1', '2', '3', '4', '5'].map((id) => known.get(hashPlace('o', id)))).toEqual([undefined, undefined, 'hash 3', 'hash 4', 'hash 5']);
  expect(known.get(hashPlace('other', '5'))).toBeUndefined();
});

describe.each(stores.filter(({ name }) => name === 'mongodb'))('what is known of the trail on $name', (on) => {
  let opened: TestStore;
  beforeEach(async () => {
    opened = await on.open(spec);
  });
  afterEach(() => opened.close());

  const notes = (store: Store) => store.org('o', ACTOR).collection<Note>('notes');
  const change = (store: Store) => notes(store).updateOne({ _id: 'n' }, { $inc: { n: 1 } });

  test('is right when several processes change a record in turn, and when a change is taken back', async () => {
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

  test('does not let a change hide that the entry before it was forged', async () => {
    await notes(opened.store).insertOne({ _id: 'n', text: '', n: 0 });
    await change(opened.store);
    await opened.raw.tamper('_audit', 'o', entryId('notes', 'n', 2), (entry) => {
      const forged = { ...entry, actor_id: 'nobody' };
      return { ...forged, hash: sha256(canonical(without(forged, '_id', '_key', 'organization_id', 'unsealed', 'hash'))) };
    });
    await change(opened.store);
    expect((await opened.store.audit('o').verify()).faults).toMatchObject([{ entity_id: 'n', version: 3, reason: 'unlinked' }]);
  });

  test('spares a journey for each change after the first', async () => {
    const commands: string[] = [];
    const { connect } = MongoClient.prototype;
    MongoClient.prototype.connect = async function counting(this: MongoClient) {
      this.options.monitorCommands = true;
      this.on('commandStarted', ({ commandName }) => void commands.push(commandName));
      return connect.call(this);
    };
    const counted = await openStore(opened.options, spec, []);
    MongoClient.prototype.connect = connect;
    await notes(opened.store).insertOne({ _id: 'n', text: '', n: 0 });
    await change(counted);
    commands.length = 0;
    await change(counted);
    expect(commands).toEqual(['find', 'update', 'insert', 'commitTransaction']);
    commands.length = 0;
    await counted.transaction('o', ACTOR, async (tx) => {
      for (let n = 0; n < 5; n += 1) await tx.collection<Note>('notes').insertOne({ text: `${n}` });
    });
    expect(commands).toEqual([...Array.from({ length: 6 }, () => 'insert'), 'commitTransaction']);
    await counted.close();
  });
});
