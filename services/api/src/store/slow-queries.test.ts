import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openStore } from './open-store.ts';
import type { Store } from './port.ts';
import type { SlowQuery } from './slow-queries.ts';
import { allStores, type TestStore } from './testing.ts';
import { ACTOR, spec, type Item } from './testing/spec.ts';

describe.each(allStores)('slow queries on $name', (on) => {
  let opened: TestStore;
  const report = vi.fn<(query: SlowQuery) => void>();
  beforeEach(async () => {
    report.mockReset();
    opened = await on.open(spec);
  });
  afterEach(() => opened.close());

  async function reopen(ms: number): Promise<Store> {
    await opened.store.close();
    opened.store = await openStore({ ...opened.options, slowQueries: { ms, report } }, spec, []);
    report.mockClear();
    return opened.store;
  }

  test('are reported by their shape, without values', async () => {
    const items = (await reopen(0)).org('org-a', ACTOR).collection<Item>('items');
    await items.insertOne({ title: 'secret plan' });
    expect(
      await items.find({ $or: [{ title: 'secret plan' }, { title: { $gt: 'secret' } }] }, { limit: 5 }),
    ).toHaveLength(1);
    const slow = report.mock.calls.map(([query]) => query).filter(({ query }) => query === 'find');
    expect(slow).toContainEqual(
      expect.objectContaining({ collection: 'items', organization: 'org-a', fields: ['title'], words: 0, limit: 5 }),
    );
    expect(JSON.stringify(report.mock.calls)).not.toContain('secret');
  });

  test('are only those that take as long as was said', async () => {
    const items = (await reopen(60_000)).org('org-a', ACTOR).collection<Item>('items');
    await items.insertOne({ title: 'a' });
    expect(await items.count()).toBe(1);
    await opened.store.transaction('org-a', ACTOR, (tx) => tx.collection<Item>('items').find({}));
    expect(report).not.toHaveBeenCalled();
  });
});
