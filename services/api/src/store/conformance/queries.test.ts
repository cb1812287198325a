import fc from 'fast-check';
import { Query as Model } from 'mingo';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Doc, Filter, OrgCollection } from '../port.ts';
import { engines, type TestEngineStore } from '../testing.ts';
import { ACTOR, spec, type Item } from '../testing/spec.ts';

const STATUSES = ['open', 'closed', 'Draft', '', null, undefined];
const OWNERS = ['ann', 'bob', 'Zoë', undefined];
const SCORES = [-3, 0, 0.5, 7, 25, null, undefined];
const FLAGS = [true, false, null, undefined];

/** Every combination of values several times, including absent ones, null, and text in another case. */
function sample(n: number): Omit<Item, keyof Doc> & { _id: string } {
  const at = <T>(values: readonly T[], step: number) => values[Math.floor(n / step) % values.length];
  const given = { status: at(STATUSES, 1), owner: at(OWNERS, 2), score: at(SCORES, 3), flag: at(FLAGS, 5) };
  return {
    _id: `item-${String(n).padStart(3, '0')}`,
    title: `Title ${n % 7}`,
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
    ...(n % 3 === 0 ? {} : { place: { city: n % 3 === 1 ? `City ${n}` : null } }),
    ...(n % 4 === 0 ? {} : { tags: ['red', 'green', 'blue'].slice(0, n % 4) }),
    steps: [
      { name: `s${n % 2}`, done: n % 5 === 0 },
      { name: 'last', done: n % 3 === 0 },
    ],
  };
}

const scalar = fc.constantFrom<unknown>(
  'open',
  'closed',
  'Draft',
  '',
  'ann',
  'Zoë',
  'nobody',
  'Title 3',
  'TITLE 3',
  -3,
  0,
  0.5,
  7,
  25,
  1,
  true,
  false,
  null,
);
const ordered = scalar.filter((value) => value !== null);
const list = fc.array(scalar, { maxLength: 4 });
const field = fc.constantFrom('status', 'owner', 'score', 'flag', 'place.city', 'title', 'tags');

const operator = fc.oneof(
  scalar,
  fc.record({ $eq: scalar }),
  fc.record({ $ne: scalar }),
  fc.record({ $gt: ordered }),
  fc.record({ $gte: ordered, $lt: ordered }),
  fc.record({ $lte: ordered }),
  fc.record({ $in: list }),
  fc.record({ $nin: list }),
  fc.record({ $exists: fc.boolean() }),
  fc.record({ $not: fc.oneof(fc.record({ $gt: ordered }), fc.record({ $in: list }), fc.record({ $eq: scalar })) }),
);
const condition: fc.Arbitrary<Filter> = fc.tuple(field, operator).map(([path, value]) => ({ [path]: value }));
const filters = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    condition,
    fc.tuple(condition, condition).map(([a, b]): Filter => ({ ...a, ...b })),
    fc
      .constantFrom('$and', '$or', '$nor')
      .chain((name) =>
        fc.array(tie('filter'), { minLength: 1, maxLength: 3 }).map((parts): Filter => ({ [name]: parts })),
      ),
  ),
})).filter;

describe.each(engines)('queries on $name', (on) => {
  let opened: TestEngineStore;
  let items: OrgCollection<Item>;
  let all: Item[];

  beforeAll(async () => {
    // Some fields are only filtered by, some only sorted by, others both or neither.
    opened = await on.open({
      ...spec,
      collections: {
        ...spec.collections,
        items: {
          ...spec.collections['items'],
          filters: ['status', 'score', 'flag', 'place.city'],
          sorts: ['score', 'status', 'owner', 'created_at', 'title_folded'],
          unique: [],
        },
      },
    });
    items = opened.store.org('queries', ACTOR).collection<Item>('items');
    await opened.store.transaction('queries', ACTOR, async (tx) => {
      for (let n = 0; n < 120; n += 1) await tx.collection<Item>('items').insertOne(sample(n));
    });
    await opened.store.org('others', ACTOR).collection<Item>('items').insertOne(sample(0));
    all = await items.find({});
  });
  afterAll(() => opened.close());

  const ids = (docs: readonly Item[]) => docs.map(({ _id }) => _id).toSorted();
  function expected(filter: Filter): string[] {
    const model = new Model<Item>(filter);
    return ids(all.filter((doc) => model.test(doc)));
  }

  it('see only documents of their organization', () => {
    expect(all).toHaveLength(120);
  });

  it.each<[string, Filter, number]>([
    ['equality', { status: 'open' }, 20],
    ['null, which is also what is absent', { status: null }, 40],
    ['a text with a folded sort key', { title: 'Title 3' }, 17],
    ['a text with a folded sort key, in another case', { title: 'TITLE 3' }, 0],
    ['one of several such texts', { title: { $in: ['Title 3', 'title 4', 'Title 5'] } }, 34],
    ['none of them', { $nor: [{ title: { $in: ['Title 3', 'Title 5'] } }] }, 86],
    ['several fields', { status: 'open', owner: 'ann' }, 5],
    ['a nested field', { 'place.city': 'City 4' }, 1],
    ['$ne', { status: { $ne: 'open' } }, 100],
    ['$gt and $lte', { score: { $gt: 0, $lte: 7 } }, 36],
    ['a comparison with text', { owner: { $gte: 'bob', $lt: 'c' } }, 30],
    ['a later text', { owner: { $gt: 'ann' } }, 30],
    ['an earlier text', { owner: { $lt: 'b' } }, 60],
    ['a text or an earlier one', { owner: { $lte: 'ann' } }, 60],
    [
      'a comparison with text, in both directions',
      { $or: [{ owner: { $lt: 'b' } }, { owner: { $not: { $gte: 'a' } } }] },
      90,
    ],
    ['a comparison within one type', { score: { $gt: 'a' } }, 0],
    ['$in with null', { status: { $in: ['open', null] } }, 60],
    ['$nin', { status: { $nin: ['open', null] } }, 60],
    ['$in of nothing', { status: { $in: [] } }, 0],
    ['$exists', { score: { $exists: false } }, 15],
    ['true, which is not 1', { flag: true }, 30],
    ['$all', { tags: { $all: ['red', 'green'] } }, 60],
    ['$size', { tags: { $size: 3 } }, 30],
    ['an element of a list', { tags: 'green' }, 60],
    ['$elemMatch', { steps: { $elemMatch: { name: 's0', done: true } } }, 12],
    ['$not', { score: { $not: { $gt: 0 } } }, 66],
    ['$or', { $or: [{ status: 'open' }, { owner: 'bob' }] }, 45],
    ['$nor', { $nor: [{ status: 'open' }, { owner: 'bob' }] }, 75],
    ['$and', { $and: [{ status: 'open' }, { $or: [{ owner: 'ann' }, { score: 7 }] }] }, 7],
    ['an id', { _id: { $in: ['item-001', 'item-119', 'item-999'] } }, 2],
    ['a managed field', { version: 1, created_at: { $gt: '2000' } }, 120],
  ])('filter by %s', async (_name, filter, count) => {
    const found = await items.find(filter);
    expect(ids(found)).toEqual(expected(filter));
    expect(await items.count(filter)).toBe(found.length);
    expect(found.length).toBe(count);
  });

  it('return the results of the reference model for random filters', async () => {
    await fc.assert(
      fc.asyncProperty(filters, async (filter) => {
        const matches = expected(filter);
        expect(ids(await items.find(filter))).toEqual(matches);
        expect(await items.count(filter)).toBe(matches.length);
      }),
      { numRuns: on.name === 'mongodb' ? 300 : 600 },
    );
  });

  it('count by the values of fields', async () => {
    const counts = await items.countBy(['status', 'flag'], { score: { $gte: 0 } });
    const model = new Map<string, number>();
    for (const doc of all.filter(({ score }) => (score ?? -1) >= 0)) {
      const key = JSON.stringify([doc.status ?? null, doc.flag ?? null]);
      model.set(key, (model.get(key) ?? 0) + 1);
    }
    expect(new Map(counts.map(({ key, count }) => [JSON.stringify([key['status'], key['flag']]), count]))).toEqual(
      model,
    );
    expect(counts).toHaveLength(model.size);
    expect(await items.countBy(['title'], { status: 'open' })).toEqual(
      expect.arrayContaining([{ key: { title: 'Title 0' }, count: 3 }]),
    );
    expect(await items.countBy(['status'], { owner: 'nobody' })).toEqual([]);
  });

  it('count right after each insert, change and removal', async () => {
    const own = opened.store.org('counting', ACTOR).collection<Item>('items');
    const seen = async () => [
      await own.count(),
      await own.count({ status: 'open' }),
      await own.count({ status: null }),
      await own.count({}, 'alp'),
      await own.count({ status: 'open' }, 'alp'),
      (await own.countBy(['status'])).length,
    ];
    expect(await seen()).toEqual([0, 0, 0, 0, 0, 0]);
    const { _id } = await own.insertOne({ title: 'Alpha', status: 'open' });
    expect(await seen()).toEqual([1, 1, 0, 1, 1, 1]);
    await own.insertOne({ title: 'Beta' });
    expect(await seen()).toEqual([2, 1, 1, 1, 1, 2]);
    await own.updateOne({ _id }, { $set: { title: 'Gamma', status: 'closed' } });
    expect(await seen()).toEqual([2, 0, 1, 0, 0, 2]);
    await expect(
      opened.store.transaction('counting', ACTOR, async (tx) => {
        await tx.collection<Item>('items').insertOne({ title: 'Alpine', status: 'open' });
        expect(await tx.collection<Item>('items').count({ status: 'open' }, 'alp')).toBe(1);
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect(await seen()).toEqual([2, 0, 1, 0, 0, 2]);
    await own.deleteOne({ _id });
    expect(await seen()).toEqual([1, 0, 1, 0, 0, 1]);
  });
});
