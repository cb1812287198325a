import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OrgCollection } from '../port.ts';
import { engines, type TestEngineStore } from '../testing.ts';
import { ACTOR, spec, type Item, type Session } from '../testing/spec.ts';

describe.each(engines)('documents that are looked up often, on $name', (on) => {
  let opened: TestEngineStore;
  let items: OrgCollection<Item>;
  beforeAll(async () => {
    opened = await on.open(spec);
    items = opened.store.org('one', ACTOR).collection<Item>('items');
  });
  afterEach(() => void vi.useRealTimers());
  afterAll(() => opened.close());

  const titles = async (id: string, code: string) =>
    [await items.findOne({ _id: id }), await items.findOne({ code })].map((found) => found?.title);

  it('are up to date, by id and by unique field', async () => {
    const { _id } = await items.insertOne({ title: 'first', code: 'a' });
    expect(await titles(_id, 'a')).toEqual(['first', 'first']);
    await items.updateOne({ _id }, { $set: { title: 'second' } });
    expect(await titles(_id, 'a')).toEqual(['second', 'second']);
    await items.updateMany({ title: 'second' }, { $set: { title: 'third', code: 'b' } });
    expect(await titles(_id, 'a')).toEqual(['third', undefined]);
    expect(await titles(_id, 'b')).toEqual(['third', 'third']);
    await items.deleteOne({ _id });
    expect(await titles(_id, 'b')).toEqual([undefined, undefined]);
    await items.insertOne({ title: 'another', code: 'b' });
    expect(await titles(_id, 'b')).toEqual([undefined, 'another']);
  });

  it('change with the commit of a transaction, and not when it fails', async () => {
    const { _id } = await items.insertOne({ title: 'before', code: 'c' });
    const inside: unknown[] = [];
    const change = (fail: boolean) =>
      opened.store.transaction('one', ACTOR, async (tx) => {
        await tx.collection<Item>('items').updateOne({ _id }, { $set: { title: 'after' } });
        inside.push((await tx.collection<Item>('items').findOne({ _id }))?.title, ...(await titles(_id, 'c')));
        if (fail) throw new Error('undone');
      });
    await expect(change(true)).rejects.toThrow('undone');
    expect(inside.splice(0)).toEqual(['after', 'before', 'before']);
    expect(await titles(_id, 'c')).toEqual(['before', 'before']);
    await change(false);
    expect(inside).toEqual(['after', 'before', 'before']);
    expect(await titles(_id, 'c')).toEqual(['after', 'after']);
  });

  it('are not visible to another organization, and do not change when a caller modifies a result', async () => {
    const { _id } = await items.insertOne({ title: 'mine', code: 'd', tags: ['x'] });
    await titles(_id, 'd');
    const other = opened.store.org('two', ACTOR).collection<Item>('items');
    expect([await other.findOne({ _id }), await other.findOne({ code: 'd' })]).toEqual([null, null]);
    for (const _ of [1, 2]) {
      const copy = await items.findOne({ _id });
      expect(copy?.tags).toEqual(['x']);
      // A document that all callers share is frozen; any other is a copy.
      if (Object.isFrozen(copy)) expect(() => copy?.tags?.push('y')).toThrow(TypeError);
      else copy?.tags?.push('y');
    }
  });

  it('are only found when all conditions match', async () => {
    const { _id } = await items.insertOne({ title: 'open one', code: 'e', status: 'open' });
    await titles(_id, 'e');
    expect(await items.findOne({ _id, status: 'closed' })).toBeNull();
    expect((await items.findOne({ _id, status: 'open' }))?.title).toBe('open one');
    expect(await items.findOne({ _id: { $ne: _id }, code: 'e' })).toBeNull();
  });

  it('expire', async () => {
    const sessions = opened.store.system<Session>('sessions');
    const end = Date.now() + 60_000;
    await sessions.put({ _id: 's1', user: 'ann', expires_at: new Date(end).toISOString() });
    expect((await sessions.get('s1'))?.user).toBe('ann');
    vi.useFakeTimers({ toFake: ['Date'], now: end });
    expect(await sessions.get('s1')).toBeNull();
    await sessions.put({ _id: 's2', user: 'bob' });
    expect((await sessions.get('s2'))?.user).toBe('bob');
    await sessions.delete({ user: 'bob' });
    expect(await sessions.get('s2')).toBeNull();
  });
});
