import fc from 'fast-check';
import { Query as Model } from 'mingo';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { wordsMatch, words as wordsOf } from '@parapet/contracts/rules';
import type { Doc, Filter, OrgCollection } from '../../port.ts';
import { stores, type TestStore } from '../../testing.ts';
import { Connection } from '../connection.ts';

interface Item extends Doc {
  status: string | null;
  level: number;
  isNew: boolean;
  /** Different in each item. */
  code: string;
  title: string;
  /** In no index. */
  note: string;
  asset_id: string | null;
  assets: string[];
}

const STATES = ['open', 'closed', 'archived', null] as const;
const LEVELS = [1, 2, 3];
const ASSETS = ['a1', 'a2', '3f2504e0-4f89-41d3-9a0c-0305e82c3301', '3f2504e0-4f89-41d3-9a0c-0305e82c3302'];
const WORDS = ['phishing', 'phone', 'flood', 'Überfall'];
const COUNT = 150;

let opened: TestStore;
let items: OrgCollection<Item>;
let all: Item[];

const at = <T>(values: readonly T[], n: number): T => values[n % values.length] as T;
const itemOf = (n: number): Omit<Item, keyof Doc> => ({
  status: at(STATES, n),
  level: at(LEVELS, Math.floor(n / 2)),
  isNew: n % 11 === 0,
  code: `c${n}`,
  title: `${at(WORDS, n)} ${at(WORDS, Math.floor(n / 3))}`,
  note: `n${n % 5}`,
  asset_id: n % 3 === 0 ? null : at(ASSETS, n),
  assets: ASSETS.slice(n % 3, n % 5),
});

beforeAll(async () => {
  const [embedded] = stores;
  if (embedded?.name !== 'embedded') throw new Error('The embedded store comes first');
  opened = await embedded.open({
    collections: {
      items: {
        filters: ['status', 'level', 'isNew', 'code'],
        sorts: ['code', 'level'],
        search: ['title'],
        links: ['asset_id', 'assets'],
        unique: [['code']],
      },
    },
    system: {},
  });
  await opened.store.transaction('o', { id: 'test' }, async (tx) => {
    for (let n = 0; n < COUNT; n += 1) await tx.collection<Item>('items').insertOne(itemOf(n));
  });
  items = opened.store.org('o', { id: 'test' }).collection<Item>('items');
  all = await items.find({});
});
afterAll(() => opened.close());

const scalars: Readonly<Record<string, fc.Arbitrary<string | number | boolean | null>>> = {
  status: fc.constantFrom(...STATES, 'other', 1),
  level: fc.constantFrom(...LEVELS, 9, 'open', null),
  isNew: fc.constantFrom(true, false, null, 1),
  code: fc.nat(COUNT + 5).map((n) => `c${n}`),
  note: fc.constantFrom('n1', 'n2', null),
  asset_id: fc.constantFrom(...ASSETS, 'nowhere', null),
  assets: fc.constantFrom(...ASSETS, 'nowhere', null, 7),
  _id: fc.nat(COUNT + 5).map((n) => all[n]?._id ?? 'nowhere'),
};

const condition = fc.constantFrom(...Object.keys(scalars)).chain((path): fc.Arbitrary<Filter> => {
  const scalar = scalars[path] ?? fc.constant(null);
  const ordered = scalar.filter((value) => value !== null);
  const list = fc.array(scalar, { maxLength: 4 });
  const operators = fc.oneof(
    fc.record({ $eq: scalar }),
    fc.record({ $ne: scalar }),
    fc.record({ $in: list }),
    fc.record({ $nin: list }),
    fc.record({ $gte: ordered }),
    fc.record({ $gt: ordered, $lt: ordered }),
    fc.record({ $exists: fc.boolean() }),
    fc.record({ $all: list }),
  );
  return fc
    .oneof(
      scalar,
      operators,
      operators.map(($not) => ({ $not })),
    )
    .map((asked) => ({ [path]: asked }));
});

const filters = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    condition,
    fc.tuple(condition, condition).map(([a, b]): Filter => ({ ...a, ...b })),
    fc
      .constantFrom('$and', '$or', '$nor')
      .chain((name) =>
        fc.array(tie('filter'), { minLength: 1, maxLength: 3 }).map((parts): Filter => ({ [name]: parts })),
      ),
  ),
})).filter;

const search = fc.constantFrom(undefined, undefined, 'ph', 'phish fl', 'uberf', 'nothing');
const change = fc.record({ n: fc.nat(COUNT + 20), to: fc.nat(500), how: fc.constantFrom('update', 'remove') });

async function write({ n, to, how }: { n: number; to: number; how: string }): Promise<void> {
  const before = all.find(({ code }) => code === `c${n}`);
  const { code: _, ...fields } = itemOf(to);
  const others = all.filter((item) => item !== before);
  if (before === undefined) all = [...others, await items.insertOne({ ...fields, code: `c${n}` })];
  else if (how === 'remove') {
    await items.deleteOne({ _id: before._id });
    all = others;
  } else {
    const after = await items.updateOne({ _id: before._id }, { $set: fields });
    all = after === null ? others : [...others, after];
  }
}

function expected(filter: Filter, asked: string | undefined): Item[] {
  const model = new Model<Item>(filter);
  return all.filter((doc) => model.test(doc) && wordsMatch(wordsOf(doc.title), wordsOf(asked ?? '')));
}

const byLevel = (a: Item, b: Item) => a.level - b.level || (a._id < b._id ? -1 : 1);

function grouped(docs: readonly Item[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { status, level } of docs) counts.set(`${status} ${level}`, (counts.get(`${status} ${level}`) ?? 0) + 1);
  return counts;
}

test('lists, totals and groups match the reference model for random filters, searches and writes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(filters, search, change), { minLength: 1, maxLength: 4 }), async (steps) => {
      for (const [filter, asked, written] of steps) {
        const found = expected(filter, asked);
        expect(await items.count(filter, asked)).toBe(found.length);
        const page = await items.find(filter, {
          sort: { field: 'level', direction: 1 },
          limit: 20,
          ...(asked !== undefined && { search: asked }),
        });
        expect(page).toEqual(found.toSorted(byLevel).slice(0, 20));
        const last = page.at(-1);
        const after = last && { value: last.level, id: last._id };
        const next = await items.find(filter, {
          sort: { field: 'level', direction: 1 },
          limit: 20,
          ...(after && { after }),
          ...(asked !== undefined && { search: asked }),
        });
        expect(next).toEqual(
          found
            .toSorted(byLevel)
            .slice(after === undefined ? 0 : 20)
            .slice(0, 20),
        );
        const groups = await items.countBy(['status', 'level'], filter);
        expect(
          new Map(groups.map(({ key, count }) => [`${String(key['status'])} ${String(key['level'])}`, count])),
        ).toEqual(grouped(expected(filter, undefined)));
        await write(written);
      }
    }),
    { numRuns: 300 },
  );
});

test('paging through all documents by id reads only the rows of each page', async () => {
  const read = vi.spyOn(Connection.prototype, 'get');
  const seen: string[] = [];
  for (let last = ''; ; last = seen.at(-1) ?? '') {
    const page = await items.find({ _id: { $gt: last } }, { sort: { field: '_id', direction: 1 }, limit: 40 });
    seen.push(...page.map(({ _id }) => _id));
    if (page.length < 40) break;
  }
  expect(seen).toEqual(all.map(({ _id }) => _id).toSorted());
  expect(read.mock.calls.filter(([{ sql }]) => sql.includes('json_group_array'))).toEqual([]);
  read.mockRestore();
});

test('uncommitted writes of a transaction are counted only inside that transaction', async () => {
  const before = await items.count({ status: 'open' }, 'flood');
  const undone = opened.store.transaction('o', { id: 'test' }, async (tx) => {
    await tx.collection<Item>('items').insertOne({ ...itemOf(0), status: 'open', title: 'Flood', code: 'new' });
    expect(await tx.collection<Item>('items').count({ status: 'open' }, 'flood')).toBe(before + 1);
    expect(await items.count({ status: 'open' }, 'flood')).toBe(before);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await items.count({ status: 'open' }, 'flood')).toBe(before);
});

test('counts do not include rows of another organization', async () => {
  const other = opened.store.org('p', { id: 'test' }).collection<Item>('items');
  expect([
    await other.count({ status: 'open' }),
    await other.count({ status: { $ne: 'open' } }),
    await other.count({}, 'flood'),
  ]).toEqual([0, 0, 0]);
  await other.insertOne({ ...itemOf(0), status: 'open', title: 'Flood' });
  expect([
    await other.count({ status: 'open' }),
    await other.count({ status: { $ne: 'open' } }),
    await other.count({}, 'flood'),
  ]).toEqual([1, 0, 1]);
  expect(await items.count({ status: 'open' })).toBe(expected({ status: 'open' }, undefined).length);
});
