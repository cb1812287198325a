import fc from 'fast-check';
import { Query as Model } from 'mingo';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RefusedQueryError, type Doc, type Filter, type OrgCollection, type StoreSpec } from '../port.ts';
import { engines, type TestEngineStore } from '../testing.ts';
import { ACTOR } from '../testing/spec.ts';

type Risk = Doc & {
  title: string;
  status: string;
  asset_id?: string | null;
  selected_assets?: string[] | null;
  place?: { owner_id?: string | null };
};

const ORGANIZATION = 'linked';
const LINKS = ['asset_id', 'selected_assets', 'place.owner_id'];
const linked: StoreSpec = {
  collections: { risks: { filters: ['status'], sorts: ['title'], search: ['title'], links: LINKS }, notes: {} },
  system: {},
};

/** UUIDs, as most ids are, and others. */
const ASSETS = ['3f2504e0-4f89-41d3-9a0c-0305e82c3301', '3f2504e0-4f89-41d3-9a0c-0305e82c3302', 'asset', 'Asset', ''];
const COUNT = 90;

function riskOf(n: number): Omit<Risk, keyof Doc> & { _id: string } {
  const asset = ASSETS[n % 7];
  return {
    _id: `risk-${String(n).padStart(2, '0')}`,
    title: `Risk ${n % 10}`,
    status: n % 2 === 0 ? 'open' : 'closed',
    ...(n % 5 === 0 ? {} : { asset_id: asset ?? null }),
    ...(n % 4 === 0 ? {} : { selected_assets: n % 4 === 1 ? null : ASSETS.slice(n % 3, n % 6) }),
    ...(n % 3 === 0 ? {} : { place: n % 3 === 1 ? {} : { owner_id: asset ?? null } }),
  };
}

const id = fc.constantFrom(...ASSETS, 'nowhere');
const asked = fc.oneof(
  id,
  fc.record({ $in: fc.array(id, { maxLength: 3 }) }),
  fc.record({ $ne: id }),
  fc.record({ $nin: fc.array(id, { maxLength: 3 }) }),
  fc.constant(null),
  fc.record({ $in: fc.constant([null, 'asset']) }),
);
const link: fc.Arbitrary<Filter> = fc
  .tuple(fc.constantFrom(...LINKS), asked)
  .map(([path, condition]) => ({ [path]: condition }));
const filters: fc.Arbitrary<Filter> = fc.oneof(
  link,
  link.map((one): Filter => ({ ...one, status: 'open' })),
  fc.array(link, { minLength: 1, maxLength: 3 }).map(($or): Filter => ({ $or })),
  fc.tuple(link, link).map(([a, b]): Filter => ({ $and: [a, { $or: [b, { status: 'closed' }] }] })),
  link.map((one): Filter => ({ $nor: [one] })),
);

describe.each(engines)('links on $name', (on) => {
  let opened: TestEngineStore;
  let risks: OrgCollection<Risk>;
  let all: Risk[];

  beforeAll(async () => {
    opened = await on.open(linked);
    risks = opened.store.org(ORGANIZATION, ACTOR).collection<Risk>('risks');
    await opened.store.transaction(ORGANIZATION, ACTOR, async (tx) => {
      for (let n = 0; n < COUNT; n += 1) await tx.collection<Risk>('risks').insertOne(riskOf(n));
    });
    await opened.store.org('others', ACTOR).collection<Risk>('risks').insertOne(riskOf(1));
    all = await risks.find({});
  });
  afterAll(() => opened.close());

  const ids = (docs: readonly Risk[]) => docs.map(({ _id }) => _id).toSorted();
  const expected = (filter: Filter) => all.filter((doc) => new Model<Risk>(filter).test(doc));

  it.each<[string, Filter, number]>([
    ['one id', { asset_id: 'asset' }, 11],
    ['an id in a list', { selected_assets: 'asset' }, 22],
    ['a nested id', { 'place.owner_id': 'asset' }, 5],
    ['one of several ids', { selected_assets: { $in: ASSETS.slice(0, 2) } }, 15],
    ['an id here or there', { $or: [{ asset_id: 'asset' }, { selected_assets: 'asset' }] }, 30],
    ['none', { asset_id: 'nowhere' }, 0],
  ])('are found by %s', async (_name, filter, count) => {
    expect(expected(filter)).toHaveLength(count);
    expect(ids(await risks.find(filter))).toEqual(ids(expected(filter)));
    expect(await risks.count(filter)).toBe(count);
  });

  it('are found by random filters as in the reference model, also inside a transaction', async () => {
    await fc.assert(
      fc.asyncProperty(filters, async (filter) => {
        const found = ids(expected(filter));
        expect(ids(await risks.find(filter))).toEqual(found);
        expect(await risks.count(filter)).toBe(found.length);
        await opened.store.transaction(ORGANIZATION, ACTOR, async (tx) => {
          const inside = tx.collection<Risk>('risks');
          expect(ids(await inside.find(filter))).toEqual(found);
          expect(await inside.count(filter)).toBe(found.length);
        });
      }),
      { numRuns: on.name === 'mongodb' ? 40 : 200 },
    );
  });

  it('can be combined with a sort, pages and a search', async () => {
    const filter = { $or: [{ asset_id: 'asset' }, { selected_assets: 'asset' }] };
    const seen: Risk[] = [];
    for (;;) {
      const last = seen.at(-1);
      const page = await risks.find(filter, {
        sort: { field: 'title', direction: -1 },
        limit: 7,
        ...(last && { after: { value: last.title, id: last._id } }),
      });
      seen.push(...page);
      if (page.length < 7) break;
    }
    expect(seen).toEqual(
      expected(filter).toSorted((a, b) =>
        a.title === b.title ? (a._id < b._id ? 1 : -1) : a.title < b.title ? 1 : -1,
      ),
    );
    const found = ids(expected(filter).filter(({ title }) => title === 'Risk 3'));
    expect(ids(await risks.find(filter, { search: '3', sort: { field: 'title', direction: 1 }, limit: 50 }))).toEqual(
      found,
    );
    expect(await risks.count(filter, '3')).toBe(found.length);
  });

  it.each<[string, Filter]>([
    ['all', {}],
    ['some', { status: 'open' }],
    ['those with a link', { selected_assets: { $in: ['asset', ASSETS[0]] } }],
    ['what no index finds', { $nor: [{ title: 'Risk 3' }] }],
  ])('are counted for each id of %s', async (_name, filter) => {
    const counts = new Map<string, number>();
    for (const one of expected(filter).flatMap(({ selected_assets }) => [...new Set(selected_assets)]))
      counts.set(one, (counts.get(one) ?? 0) + 1);
    const found = await risks.countBy(['selected_assets'], filter);
    expect(new Map(found.map(({ key, count }) => [key['selected_assets'], count]))).toEqual(counts);
    expect(found).toHaveLength(counts.size);
  });

  it('are up to date after updates and deletions', async () => {
    const own = opened.store.org('changing', ACTOR).collection<Risk>('risks');
    const named = async () => ids(await own.find({ $or: [{ asset_id: 'a' }, { selected_assets: 'a' }] }));
    await own.insertOne({ _id: 'one', title: '', status: '', asset_id: 'a', selected_assets: ['a', 'b', 'a'] });
    await own.insertOne({ _id: 'two', title: '', status: '', selected_assets: ['b'] });
    expect([await named(), await own.count({ selected_assets: 'b' })]).toEqual([['one'], 2]);
    await own.updateMany({ selected_assets: 'b' }, { $addToSet: { selected_assets: 'a' } });
    expect(await named()).toEqual(['one', 'two']);
    await own.updateMany({ selected_assets: 'a' }, { $pull: { selected_assets: 'a' } });
    expect([await named(), await own.count({ selected_assets: 'a' })]).toEqual([['one'], 0]);
    await own.updateOne({ _id: 'one' }, { $set: { asset_id: null } });
    await own.deleteOne({ _id: 'two' });
    expect([await named(), await own.count({ selected_assets: 'b' })]).toEqual([[], 1]);
  });

  it('of a failed transaction are not found', async () => {
    const own = opened.store.org('failing', ACTOR).collection<Risk>('risks');
    const failing = opened.store.transaction('failing', ACTOR, async (tx) => {
      await tx.collection<Risk>('risks').insertOne({ _id: 'never', title: '', status: '', selected_assets: ['a'] });
      expect(await tx.collection<Risk>('risks').count({ selected_assets: 'a' })).toBe(1);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await own.count({ selected_assets: 'a' })).toBe(0);
  });

  it.each<[string, unknown]>([
    ['a number', 7],
    ['an object', { id: 'a' }],
    ['a list with something else than ids', ['a', 7]],
    ['a list with nothing', ['a', null]],
  ])('are refused when they hold %s', async (_name, selected_assets) => {
    const own = opened.store
      .org('refused', ACTOR)
      .collection<Doc & { title: string; selected_assets?: unknown; place?: unknown }>('risks');
    await expect(own.insertOne({ title: '', selected_assets })).rejects.toThrow(RefusedQueryError);
    await expect(own.insertOne({ title: '', place: [{ owner_id: 7 }] })).rejects.toThrow(RefusedQueryError);
    expect(await own.count()).toBe(0);
  });

  it('that a new spec declares are found in existing documents, even after a spec that did not declare them', async () => {
    const made = await on.open({ ...linked, collections: { risks: {} } });
    const risksOf = (store: TestEngineStore['store']) => store.org(ORGANIZATION, ACTOR).collection<Risk>('risks');
    await risksOf(made.store).insertOne(riskOf(3));
    await made.reopen(linked);
    expect(await risksOf(made.store).count({ selected_assets: ASSETS[0] })).toBe(1);
    await made.reopen({ ...linked, collections: { risks: {} } });
    await risksOf(made.store).updateOne({ _id: 'risk-03' }, { $set: { selected_assets: ['new'] } });
    await made.reopen(linked);
    expect([
      await risksOf(made.store).count({ selected_assets: ASSETS[0] }),
      await risksOf(made.store).count({ selected_assets: 'new' }),
    ]).toEqual([0, 1]);
    await made.close();
  });
});
