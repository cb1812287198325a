import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Doc, Filter, OrgCollection } from '../port.ts';
import { stores, type TestStore } from '../testing.ts';
import { Connection } from './connection.ts';

interface Item extends Doc {
  status: string | null;
  level: number;
  isNew: boolean;
  /** Different in each. */
  code: string;
}

const STATES = ['open', 'closed', 'archived', null] as const;
const LEVELS = [1, 2, 3];
const COUNT = 5_100;
let opened: TestStore;
let items: OrgCollection<Item>;

const itemOf = (n: number) => ({ status: STATES[n % 7] ?? null, level: LEVELS[n % 3] ?? 1, isNew: n % 11 === 0, code: `c${n}` });

beforeAll(async () => {
  const [embedded] = stores;
  if (embedded?.name !== 'embedded') throw new Error('The embedded store comes first');
  opened = await embedded.open({ collections: { items: { filters: ['status', 'level', 'isNew', 'code'], sorts: ['code'], search: ['code'], audited: false } }, system: {} });
  await opened.store.transaction('o', { id: 'test' }, async (tx) => {
    for (let n = 0; n < COUNT; n += 1) await tx.collection<Item>('items').insertOne(itemOf(n));
  });
  items = opened.store.org('o', { id: 'test' }).collection<Item>('items');
});
afterAll(() => opened.close());

const filters: fc.Arbitrary<Filter> = fc.record(
  {
    status: fc.oneof(fc.constantFrom(...STATES), fc.subarray([...STATES]).map(($in) => ({ $in })), fc.subarray([...STATES]).map(($nin) => ({ $nin })), fc.constant({ $ne: null })),
    level: fc.oneof(fc.constantFrom(...LEVELS, 9), fc.constantFrom(...LEVELS).map(($gte) => ({ $gte })), fc.constant({ $lt: 'a' })),
    isNew: fc.boolean(),
    $or: fc.constant<Filter[]>([{ status: 'open' }, { level: { $in: [2, 3] }, isNew: true }]),
  },
  { requiredKeys: [], noNullPrototype: true },
);

/** Without an index, and without anything that is kept. */
const recounted = async (filter: Filter) => (await items.find(filter)).length;

test('totals of any filter over few values are right, and stay so whatever is written', async () => {
  const changes = fc.tuple(fc.nat(COUNT - 1), fc.constantFrom(...STATES), fc.constantFrom(...LEVELS), fc.constantFrom('change', 'remove', 'insert'));
  await fc.assert(
    fc.asyncProperty(fc.array(filters, { minLength: 1, maxLength: 3 }), changes, async (asked, [n, status, level, how]) => {
      for (const filter of asked) expect(await items.count(filter)).toBe(await recounted(filter));
      const found = await items.findOne({ code: `c${n}` });
      if (how === 'insert' || found === null) await items.insertOne({ ...itemOf(n), status, level });
      else if (how === 'change') await items.updateOne({ _id: found._id }, { $set: { status, level } });
      else await items.deleteOne({ _id: found._id });
      for (const filter of asked) expect(await items.count(filter)).toBe(await recounted(filter));
    }),
    { numRuns: 60 },
  );
}, 60_000);

/** Statements that count, while something is asked. */
async function countsIn(work: () => Promise<unknown>): Promise<number> {
  const get = vi.spyOn(Connection.prototype, 'get');
  const all = vi.spyOn(Connection.prototype, 'all');
  await work();
  const statements = [...get.mock.calls, ...all.mock.calls].filter(([{ sql }]) => sql.includes('count(*)')).length;
  get.mockRestore();
  all.mockRestore();
  return statements;
}

test('of few values every filter is answered by what was counted for the first', async () => {
  await items.count({ status: 'open', level: 1 });
  expect(await countsIn(() => items.count({ status: { $in: ['closed', null] }, level: { $gte: 2 } }))).toBe(0);
});

test('of many values each filter is counted', async () => {
  expect(await items.count({ code: 'c17' })).toBe(await recounted({ code: 'c17' }));
  expect(await countsIn(() => items.count({ code: 'c18', status: 'open' }))).toBeGreaterThan(0);
});

test('words, and another organisation, have counts of their own', async () => {
  expect(await items.count({ status: 'archived' }, 'c2')).toBe((await items.find({ status: 'archived' }, { search: 'c2' })).length);
  expect(await opened.store.org('p', { id: 'test' }).collection<Item>('items').count({ status: 'open' })).toBe(0);
});
