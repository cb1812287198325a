import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RefusedQueryError, type Filter, type OrgCollection, type Page } from '../port.ts';
import { engines, type TestEngineStore } from '../testing.ts';
import { fold } from '@parapet/contracts/rules';
import { ACTOR, spec, type Item } from '../testing/spec.ts';

const TITLES = ['Zebra', 'apple', 'Éclair', 'eclipse', 'Apple', 'ähnlich', 'öl', '10', '9', 'zoo'];
const TOTAL = 90;

describe.each(engines)('pages on $name', (on) => {
  let opened: TestEngineStore;
  let items: OrgCollection<Item>;

  beforeAll(async () => {
    opened = await on.open(spec);
    items = opened.store.org('paging', ACTOR).collection<Item>('items');
    await opened.store.transaction('paging', ACTOR, async (tx) => {
      for (let n = 0; n < TOTAL; n += 1) {
        const score = n % 4 === 0 ? {} : { score: n % 4 === 1 ? null : (n % 5) - 2 };
        await tx
          .collection<Item>('items')
          .insertOne({ title: TITLES[n % TITLES.length] ?? '', status: n % 2 ? 'open' : 'closed', ...score });
      }
    });
    await opened.store.org('others', ACTOR).collection<Item>('items').insertOne({ title: 'apple' });
  });
  afterAll(() => opened.close());

  async function walk(
    field: string,
    direction: 1 | -1,
    limit: number,
    filter: Filter = {},
    search?: string,
  ): Promise<Item[]> {
    const seen: Item[] = [];
    for (let after: Page['after']; ;) {
      const page = await items.find(filter, {
        sort: { field, direction },
        limit,
        ...(after && { after }),
        ...(search === undefined ? {} : { search }),
      });
      expect(page.length).toBeLessThanOrEqual(limit);
      seen.push(...page);
      const last = page.at(-1);
      if (!last || page.length < limit) return seen;
      after = { value: items.sortValue(last, field), id: last._id };
    }
  }

  const rank = (value: unknown) => (value === null ? 0 : 1);
  function inOrder(field: string, direction: 1 | -1) {
    return (a: Item, b: Item) => {
      const [x, y] = [items.sortValue(a, field), items.sortValue(b, field)];
      const byValue = rank(x) - rank(y) || (x === y || x === null || y === null ? 0 : x < y ? -1 : 1);
      return (byValue || (a._id < b._id ? -1 : 1)) * direction;
    };
  }

  it.each([
    ['title_folded', 1, 7],
    ['title_folded', -1, 7],
    ['score', 1, 4],
    ['score', -1, 4],
    ['score', 1, 1],
    ['status', 1, 10],
    ['status', -1, 13],
    ['created_at', -1, 50],
    ['_id', 1, 11],
    ['_id', -1, 11],
  ] as const)('by %s (%i), %i at a time, hold every item once and in order', async (field, direction, limit) => {
    const seen = await walk(field, direction, limit);
    expect(new Set(seen.map(({ _id }) => _id)).size).toBe(TOTAL);
    expect(seen.map(({ _id }) => _id)).toEqual(seen.toSorted(inOrder(field, direction)).map(({ _id }) => _id));
  });

  it('sort text by its folded form', async () => {
    const folded = (await walk('title_folded', 1, 50)).map(({ title }) => fold(title));
    expect(folded).toEqual(folded.toSorted());
    expect(folded[0]).toBe('10');
  });

  it.each<[string, Filter, string | undefined, number]>([
    ['a filter that an index answers', { status: 'open' }, undefined, 45],
    ['a filter that none answers', { title: { $in: ['apple', 'Apple'] } }, undefined, 18],
    ['a filter on the sort field', { score: { $gte: 0 } }, undefined, 27],
    ['alternatives', { $or: [{ score: null }, { score: { $gt: 1 } }] }, undefined, 54],
    ['a search', {}, 'apple', 18],
    ['a search and a filter', { status: 'closed' }, 'app', 9],
  ])('work together with %s', async (_name, filter, search, total) => {
    for (const direction of [1, -1] as const) {
      const seen = await walk('score', direction, 5, filter, search);
      expect(seen).toHaveLength(total);
      expect(new Set(seen.map(({ _id }) => _id)).size).toBe(total);
      expect(seen).toEqual(seen.toSorted(inOrder('score', direction)));
    }
    expect(await items.count(filter, search)).toBe(total);
  });

  it('do not shift when items are inserted before them', async () => {
    const own = opened.store.org('moving', ACTOR).collection<Item>('items');
    for (const title of ['b', 'd', 'f']) await own.insertOne({ title });
    const [b, d] = await own.find({}, { sort: { field: 'title_folded', direction: 1 }, limit: 2 });
    await own.insertOne({ title: 'a' });
    await own.insertOne({ title: 'e' });
    if (b) await own.deleteOne({ _id: b._id });
    if (!d) throw new Error('no second item');
    const rest = await own.find(
      {},
      {
        sort: { field: 'title_folded', direction: 1 },
        after: { value: own.sortValue(d, 'title_folded'), id: d._id },
        limit: 2,
      },
    );
    expect(rest.map(({ title }) => title)).toEqual(['e', 'f']);
  });

  it('refuse undeclared sorts and malformed limits or positions', async () => {
    const refused: Page[] = [
      { sort: { field: 'title', direction: 1 } },
      { sort: { field: '__proto__', direction: 1 } },
      { sort: { field: 'score; DROP TABLE items', direction: 1 } },
      { sort: { field: 'score', direction: 2 as 1 } },
      { limit: 0 },
      { limit: 1001 },
      { limit: 1.5 },
      { limit: -1 },
      { after: { value: { $gt: '' } as unknown as string, id: 'x' } },
      { after: { value: 1, id: { $ne: '' } as unknown as string } },
    ];
    for (const page of refused)
      await expect(items.find({}, page), JSON.stringify(page)).rejects.toThrow(RefusedQueryError);
  });
});
