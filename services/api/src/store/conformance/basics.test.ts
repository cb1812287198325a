import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DuplicateError, RefusedQueryError, type OrgCollection, type Store } from '../port.ts';
import { engines, type TestEngineStore } from '../testing.ts';
import { ACTOR, spec, type Item, type Note } from '../testing/spec.ts';

describe.each(engines)('documents on $name', (on) => {
  let opened: TestEngineStore;
  let store: Store;
  const items = (organization: string): OrgCollection<Item> => store.org(organization, ACTOR).collection<Item>('items');

  beforeAll(async () => {
    opened = await on.open(spec);
    store = opened.store;
  });
  afterAll(() => opened.close());

  it('are inserted with the fields that the store manages, and read back the same', async () => {
    const made = await items('basic').insertOne({
      title: 'Zürich 漢字 🙂',
      score: 0.1,
      flag: false,
      tags: ['a', 'b'],
      steps: [{ name: 'x', done: true }],
      place: { city: 'Bern' },
    });
    expect(made).toMatchObject({ organization_id: 'basic', version: 1, title: 'Zürich 漢字 🙂' });
    expect(made._id).toMatch(/^[0-9a-f-]{36}$/);
    expect(made.created_at).toBe(made.updated_at);
    expect(new Date(made.created_at).toISOString()).toBe(made.created_at);
    expect(await items('basic').findOne({ _id: made._id })).toEqual(made);
  });

  it('get ids in the order in which they are inserted', async () => {
    const ids: string[] = [];
    for (const title of ['first', 'second', 'third', 'fourth', 'fifth'])
      ids.push((await items('in-order').insertOne({ title }))._id);
    expect(ids).toEqual(ids.toSorted());
  });

  it('lose only properties that are undefined', async () => {
    const made = await items('basic').insertOne({ title: 'plain', notes: undefined, owner: null });
    expect('notes' in made).toBe(false);
    expect(await items('basic').findOne({ _id: made._id })).toStrictEqual(made);
  });

  it('are refused when they are not plain JSON or have reserved field names', async () => {
    const refused: unknown[] = [
      { title: new Date() },
      { title: 'x', score: Number.NaN },
      { title: 'x', place: { $where: '1' } },
      { title: 'x', place: { 'a.b': 1 } },
      JSON.parse('{"title":"x","place":{"__proto__":{"polluted":true}}}'),
      { title: 'x', tags: [() => 1] },
      { title: 'x', version: 9 },
      { title: 'x', organization_id: 'other' },
      { title: 'x', _key: 'y' },
      { title: 'x', created_at: 'now' },
      { title: 'x', _id: 7 },
      'text',
      null,
    ];
    for (const doc of refused)
      await expect(items('basic').insertOne(doc as Item), JSON.stringify(doc)).rejects.toThrow(RefusedQueryError);
    await expect(items('basic').insertOne({ title: 'x', status: ['open'] as unknown as string })).rejects.toThrow(
      'status of items must not be a list',
    );
  });

  it('change by operators, and get a new version each time', async () => {
    const { _id } = await items('basic').insertOne({
      title: 'a',
      score: 1,
      tags: ['x', 'y', 'x'],
      notes: 'gone soon',
      place: { city: 'Bern' },
    });
    const update = {
      $set: { title: 'b', 'place.city': 'Genf' },
      $inc: { score: 4 },
      $unset: { notes: '' as const },
      $pull: { tags: 'x' },
    };
    const changed = await items('basic').updateOne({ _id }, update);
    expect(changed).toMatchObject({ title: 'b', score: 5, tags: ['y'], place: { city: 'Genf' }, version: 2 });
    expect(changed && 'notes' in changed).toBe(false);
    const again = await items('basic').updateOne(
      { _id },
      { $push: { tags: { $each: ['z', 'y'] } }, $addToSet: { steps: { name: 'n', done: false } } },
    );
    expect(again).toMatchObject({ tags: ['y', 'z', 'y'], steps: [{ name: 'n', done: false }], version: 3 });
    const pulled = await items('basic').updateOne({ _id }, { $pull: { steps: { name: 'n' } } });
    expect(pulled?.steps).toEqual([]);
    expect(await items('basic').findOne({ _id })).toEqual(pulled);
  });

  it('are not changed by an update that does not fit', async () => {
    const made = await items('basic').insertOne({ title: 'words' });
    await expect(items('basic').updateOne({ _id: made._id }, { $inc: { title: 1 } })).rejects.toThrow(
      RefusedQueryError,
    );
    await expect(items('basic').updateOne({ _id: made._id }, { $push: { title: 1 } })).rejects.toThrow(
      RefusedQueryError,
    );
    expect(await items('basic').findOne({ _id: made._id })).toEqual(made);
  });

  it('that do not exist yield null, and 0 from updateMany', async () => {
    expect(await items('basic').findOne({ _id: 'none' })).toBeNull();
    expect(await items('basic').updateOne({ _id: 'none' }, { $set: { title: 'x' } })).toBeNull();
    expect(await items('basic').deleteOne({ _id: 'none' })).toBeNull();
    expect(await items('basic').updateMany({ status: 'none' }, { $set: { title: 'x' } })).toBe(0);
  });

  it('can be updated together, each with its own version', async () => {
    for (const title of ['one', 'two', 'three'])
      await items('many').insertOne({ title, status: title === 'three' ? 'closed' : 'open' });
    expect(await items('many').updateMany({ status: 'open' }, { $set: { status: 'closed' }, $inc: { score: 2 } })).toBe(
      2,
    );
    const found = await items('many').find({ status: 'closed' }, { sort: { field: 'title_folded', direction: 1 } });
    expect(found.map(({ title, version, score }) => [title, version, score ?? null])).toEqual([
      ['one', 2, 2],
      ['three', 1, null],
      ['two', 2, 2],
    ]);
  });

  it('are returned when they are deleted', async () => {
    const made = await items('basic').insertOne({ title: 'short life' });
    expect(await items('basic').deleteOne({ _id: made._id })).toEqual(made);
    expect(await items('basic').findOne({ _id: made._id })).toBeNull();
    expect(await items('basic').find({}, { search: 'short life' })).toEqual([]);
  });

  it('continue the version numbers of a deleted document when its id is used again', async () => {
    await items('basic').insertOne({ _id: 'phoenix', title: 'first' });
    await items('basic').deleteOne({ _id: 'phoenix' });
    expect(await items('basic').insertOne({ _id: 'phoenix', title: 'second' })).toMatchObject({ version: 3 });
    expect((await store.audit('basic').history('items', 'phoenix')).items.map((entry) => entry.action)).toEqual([
      'create',
      'delete',
      'create',
    ]);
  });

  it('have unique keys within the organization, when all fields of the key are present', async () => {
    const first = await items('unique').insertOne({ title: 'a', code: 'R-1', owner: 'o', place: { city: 'Bern' } });
    await expect(items('unique').insertOne({ title: 'b', code: 'R-1' })).rejects.toThrow(DuplicateError);
    await expect(items('unique').insertOne({ _id: first._id, title: 'b' })).rejects.toThrow(DuplicateError);
    await expect(items('unique').insertOne({ title: 'b', owner: 'o', place: { city: 'Bern' } })).rejects.toThrow(
      DuplicateError,
    );
    for (const code of [null, null, undefined])
      await items('unique').insertOne({ title: 'free', owner: 'o', ...(code === undefined ? {} : { code }) });
    expect(
      await items('elsewhere').insertOne({ _id: first._id, title: 'other organization', code: 'R-1' }),
    ).toMatchObject({ version: 1 });
    const second = await items('unique').insertOne({ title: 'c', code: 'R-2' });
    await expect(items('unique').updateOne({ _id: second._id }, { $set: { code: 'R-1' } })).rejects.toThrow(
      DuplicateError,
    );
    expect(
      await items('unique').updateOne({ _id: first._id }, { $set: { code: 'R-1', title: 'same key' } }),
    ).toMatchObject({ version: 2 });
    await items('unique').deleteOne({ _id: first._id });
    expect(await items('unique').updateOne({ _id: second._id }, { $set: { code: 'R-1' } })).toMatchObject({
      code: 'R-1',
    });
  });

  it('let one of twenty writers of the same version succeed', async () => {
    const { _id } = await items('race').insertOne({ title: 'contended', score: 0 });
    const writers = Array.from({ length: 20 }, (_, n) =>
      items('race').updateOne({ _id, version: 1 }, { $set: { owner: `writer-${n}` } }),
    );
    const winners = (await Promise.all(writers)).filter((result) => result !== null);
    expect(winners).toHaveLength(1);
    expect(await items('race').findOne({ _id })).toEqual(winners[0]);
  });

  it('lose no increment of twenty writers', async () => {
    const { _id } = await items('race').insertOne({ title: 'counter', score: 0 });
    await Promise.all(Array.from({ length: 20 }, () => items('race').updateOne({ _id }, { $inc: { score: 1 } })));
    expect(await items('race').findOne({ _id })).toMatchObject({ score: 20, version: 21 });
  });

  it('are only in collections that the spec names', async () => {
    for (const name of ['unknown', 'sessions', '_audit', '_meta', 'sqlite_schema', 'c:items']) {
      expect(() => store.org('basic', ACTOR).collection<Note>(name), name).toThrow(RefusedQueryError);
    }
    for (const name of ['items', '_leases', '_meta']) expect(() => store.system(name), name).toThrow(RefusedQueryError);
    expect(() => store.org('', ACTOR)).toThrow(RefusedQueryError);
  });

  it('are still there after the store was reopened', async () => {
    const made = await items('reopened').insertOne({ title: 'stored for good', status: 'open' });
    store = await opened.reopen(spec);
    expect(
      await items('reopened').find(
        { status: 'open' },
        { search: 'good', sort: { field: 'title_folded', direction: 1 } },
      ),
    ).toEqual([made]);
    expect(await items('reopened').count({ status: 'open' }, 'stored')).toBe(1);
    await store.ping();
  });
});
