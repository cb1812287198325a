import { beforeEach, describe, expect, it } from 'vitest';
import { ACTOR, spec, type Item, type Session } from '../testing/spec.ts';
import { plansOf } from '../plans.ts';
import { DuplicateError, RefusedQueryError, type Store } from '../port.ts';
import { openStoreOver } from '../store-of.ts';
import { MemoryEngine } from './engine.ts';
import type { StoredChange } from './tables.ts';

const ORGANIZATION = 'one';

let engine: MemoryEngine;
let store: Store;

async function open(content: readonly StoredChange[] = []): Promise<void> {
  engine = new MemoryEngine(plansOf(spec));
  await engine.load(content);
  store = await openStoreOver(engine, [], { warn: expect.unreachable });
}
beforeEach(() => open());

const items = () => store.org(ORGANIZATION, ACTOR).collection<Item>('items');
const seed = (id: string, fields: Partial<Item>): StoredChange => ({
  collection: 'items',
  organizationId: ORGANIZATION,
  id,
  doc: {
    _id: id,
    organization_id: ORGANIZATION,
    version: 1,
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-01T00:00:00.000Z',
    ...fields,
  },
});

describe('documents in memory', () => {
  it('do not change when a caller modifies an object that it passed in or received', async () => {
    const given = { _id: 'a', title: 'first', tags: ['x'] };
    const made = await items().insertOne(given);
    given.tags.push('given');
    made.tags?.push('made');
    const [listed] = await items().find({});
    listed?.tags?.push('listed');
    const updated = await items().updateOne({ _id: 'a' }, { $set: { place: { city: 'Bern' } } });
    Object.assign(updated?.place ?? {}, { city: 'updated' });
    expect(await items().findOne({ _id: 'a' })).toMatchObject({ tags: ['x'], place: { city: 'Bern' } });
    expect((await store.audit(ORGANIZATION).verify()).faults).toEqual([]);
  });

  it('are found in every index again after a transaction that failed', async () => {
    await items().insertOne({ _id: 'a', title: 'alpha', code: '1', score: 1 });
    await items().insertOne({ _id: 'b', title: 'beta', code: '2', score: 2 });
    const byScore = async () =>
      (await items().find({}, { sort: { field: 'score', direction: 1 }, limit: 10 })).map(({ _id }) => _id);
    expect(await byScore()).toEqual(['a', 'b']);
    const failing = store.transaction(ORGANIZATION, ACTOR, async (tx) => {
      const inside = tx.collection<Item>('items');
      await inside.updateOne({ _id: 'a' }, { $set: { score: 3, code: '3', title: 'gamma' } });
      await inside.deleteOne({ _id: 'b' });
      await inside.insertOne({ _id: 'c', title: 'gamma', code: '2', score: 0 });
      expect(
        (await inside.find({}, { sort: { field: 'score', direction: 1 }, limit: 10 })).map(({ _id }) => _id),
      ).toEqual(['c', 'a']);
      expect(await byScore()).toEqual(['a', 'b']);
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect(await byScore()).toEqual(['a', 'b']);
    expect([
      (await items().findOne({ code: '1' }))?._id,
      (await items().findOne({ code: '2' }))?._id,
      await items().findOne({ code: '3' }),
    ]).toEqual(['a', 'b', null]);
    expect(await items().count({}, 'gamma')).toBe(0);
  });

  it('need a transaction to be written', async () => {
    await expect(engine.reader.insert('items', { _id: 'x', organization_id: ORGANIZATION })).rejects.toThrow(
      'Writes need a transaction',
    );
  });
});

describe('the content of the memory engine', () => {
  it('is reported once per transaction, in its state at the commit', async () => {
    const reports: string[][] = [];
    const stateOf = ({ collection, organizationId, id, doc }: StoredChange) =>
      `${collection} ${organizationId} ${id} ${String(doc?.['title'] ?? doc?.['user'] ?? 'removed')}`;
    const stop = engine.onCommit(
      (changes) => void reports.push(changes.filter(({ collection }) => !collection.startsWith('_')).map(stateOf)),
    );
    await items().insertOne({ _id: 'a', title: 'one' });
    await store.transaction(ORGANIZATION, ACTOR, async (tx) => {
      await tx.collection<Item>('items').updateOne({ _id: 'a' }, { $set: { title: 'two' } });
      await tx.collection<Item>('items').updateOne({ _id: 'a' }, { $set: { title: 'three' } });
      await tx.system<Session>('sessions').put({ _id: 's', user: 'ann' });
      expect(reports).toHaveLength(1);
    });
    await expect(
      store.transaction(ORGANIZATION, ACTOR, async (tx) => {
        await tx.collection<Item>('items').deleteOne({ _id: 'a' });
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    await items().deleteOne({ _id: 'a' });
    expect(reports).toEqual([['items one a one'], ['items one a three', 'sessions  s ann'], ['items one a removed']]);
    stop();
    await items().insertOne({ title: 'not reported' });
    expect(reports).toHaveLength(3);
  });

  it('can be restored from the seed and the reported changes, including audit trail and seals', async () => {
    const seeds = [seed('a', { title: 'seeded' }), seed('b', { title: 'removed later' })];
    await open(seeds);
    const changes: StoredChange[] = [];
    engine.onCommit((report) => void changes.push(...report));
    await items().updateOne({ _id: 'a' }, { $set: { title: 'changed' } });
    await items().deleteOne({ _id: 'b' });
    await items().insertOne({ _id: 'c', title: 'new' });
    await store.audit(ORGANIZATION).seal();
    const [before, seal] = [engine.dump(), await store.audit(ORGANIZATION).newestSeal()];
    const saved: StoredChange[] = JSON.parse(JSON.stringify(changes));

    await open(seeds);
    await engine.load(saved);
    const byPlace = (content: StoredChange[]) =>
      content
        .filter(({ collection }) => collection !== '_leases')
        .map((item) => JSON.stringify(item))
        .toSorted();
    expect(byPlace(engine.dump())).toEqual(byPlace(before));
    expect(await store.audit(ORGANIZATION).newestSeal()).toEqual(seal);
    expect((await items().find({})).map(({ title }) => title)).toEqual(['changed', 'new']);
  });

  it('is loaded whole or not at all', async () => {
    await items().insertOne({ _id: 'a', title: 'there', code: '1' });
    await expect(engine.load([seed('b', { title: 'new' }), seed('c', { title: 'rival', code: '1' })])).rejects.toThrow(
      DuplicateError,
    );
    await expect(
      engine.load([seed('b', { title: 'new' }), { ...seed('c', {}), collection: 'unknown' }]),
    ).rejects.toThrow(RefusedQueryError);
    expect((await items().find({})).map(({ _id }) => _id)).toEqual(['a']);
  });

  it('cannot be opened with duplicate unique keys', async () => {
    await expect(open([seed('a', { title: 'a', code: '1' }), seed('b', { title: 'b', code: '1' })])).rejects.toThrow(
      DuplicateError,
    );
  });
});
