/** Queries for more ids than a database takes at once, and counts and reads of whole lists. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  DuplicateError,
  RefusedQueryError,
  type Doc,
  type Filter,
  type OrgCollection,
  type StoreSpec,
} from '../port.ts';
import { engines, type TestEngineStore } from '../testing.ts';
import { ACTOR } from '../testing/spec.ts';

type Risk = Doc & {
  title: string;
  score: number;
  owner: string | null;
  asset_id: string | null;
  assets: string[];
  actions?: { by?: string | null }[];
};

const ORGANIZATION = 'large';
const spec: StoreSpec = {
  collections: {
    risks: {
      filters: ['owner', 'asset_id'],
      sorts: ['score', 'title'],
      search: ['title'],
      links: ['asset_id', 'assets', 'actions.by'],
      cached: true,
    },
  },
  system: { sessions: { index: ['user'] } },
};
const COUNT = 60;
/** Two batches; most of the ids do not exist. */
const ids = Array.from({ length: 6000 }, (_, n) => `risk-${String(n).padStart(5, '0')}`);
/** Every 100th id exists, so that both batches find something. */
const idOf = (n: number) => `risk-${String(n * 100).padStart(5, '0')}`;

describe.each(engines)('long lists on $name', (on) => {
  let opened: TestEngineStore;
  let risks: OrgCollection<Risk>;

  beforeAll(async () => {
    opened = await on.open(spec);
    risks = opened.store.org(ORGANIZATION, ACTOR).collection<Risk>('risks');
    await opened.store.transaction(ORGANIZATION, ACTOR, async (tx) => {
      for (let n = 0; n < COUNT; n += 1) {
        const asset = `asset-${n % 5}`;
        await tx
          .collection<Risk>('risks')
          .insertOne({
            _id: idOf(n),
            title: `Risk ${n % 3}`,
            score: (n * 7) % 11,
            owner: n % 4 === 0 ? null : `user-${n % 4}`,
            asset_id: n % 2 === 0 ? asset : null,
            assets: [asset, `asset-${n % 3}`],
            actions: [{ by: `user-${n % 2}` }, { by: 'user-0' }, {}, { by: null }],
          });
      }
    });
  });
  afterAll(() => opened.close());

  const titles = (docs: readonly Risk[]) => docs.map(({ _id }) => _id);

  it('of ids find, count and group what short ones do', async () => {
    const filter = { _id: { $in: ids } };
    expect(titles(await risks.find(filter)).toSorted()).toEqual(titles(await risks.find({})).toSorted());
    expect(await risks.count(filter)).toBe(COUNT);
    expect(await risks.count(filter, 'risk 1')).toBe(await risks.count({}, 'risk 1'));
    expect(await risks.findOne({ _id: { $in: ids.slice(500) } })).not.toBeNull();
    const byOwner = async (of: Filter) =>
      new Map(
        (await risks.countBy(['owner', 'score'], of)).map(({ key, count }) => [
          JSON.stringify([key['owner'], key['score']]),
          count,
        ]),
      );
    expect(await byOwner(filter)).toEqual(await byOwner({}));
    expect(await risks.countLinks(['assets'], ['asset-1'], filter)).toEqual(
      await risks.countLinks(['assets'], ['asset-1']),
    );
    expect(await risks.count({ _id: { $in: [...ids, ...ids] } })).toBe(COUNT);
  });

  it('are split wherever they stand, and keep their other conditions', async () => {
    const even = { owner: { $in: [null, 'user-2', ...ids] } };
    const expected = await risks.count({ owner: { $in: [null, 'user-2'] } });
    expect(await risks.count({ $and: [{ $and: [{ _id: { $in: ids, $gte: idOf(30) } }] }, even] })).toBe(
      await risks.count({ _id: { $gte: idOf(30) }, owner: { $in: [null, 'user-2'] } }),
    );
    expect(await risks.count({ ...even, _id: { $in: ids } })).toBe(expected);
  });

  it.each([1, -1] as const)('are read page by page in order (%i)', async (direction) => {
    const page = { sort: { field: 'score', direction }, limit: 25 } as const;
    const seen: Risk[] = [];
    for (;;) {
      const last = seen.at(-1);
      const found = await risks.find(
        { _id: { $in: ids } },
        { ...page, ...(last && { after: { value: last.score, id: last._id } }) },
      );
      seen.push(...found);
      if (found.length < 25) break;
    }
    const order = { sort: { field: 'score', direction } };
    expect(titles(seen)).toEqual(titles(await risks.find({}, order)));
    expect((await risks.positions({ _id: { $in: ids } }, order)).map(({ id }) => id)).toEqual(titles(seen));
  });

  it('change every match, also inside a transaction, and of system documents', async () => {
    // Only the last of the three documents, in the second batch.
    const late = ids.filter((id) => id !== idOf(0) && id !== idOf(30));
    const own = opened.store.org('changing', ACTOR).collection<Risk>('risks');
    for (const n of [0, 30, 59])
      await own.insertOne({ _id: idOf(n), title: '', score: 0, owner: null, asset_id: null, assets: [] });
    expect(await own.updateMany({ _id: { $in: ids } }, { $set: { score: 1 } })).toBe(3);
    expect(await own.updateOne({ _id: { $in: late } }, { $set: { title: 'last' } })).toMatchObject({ _id: idOf(59) });
    await opened.store.transaction('changing', ACTOR, async (tx) => {
      expect(await tx.collection<Risk>('risks').count({ _id: { $in: ids }, score: 1 })).toBe(3);
      expect(await tx.collection<Risk>('risks').deleteOne({ _id: { $in: late } })).toMatchObject({ title: 'last' });
    });
    const sessions = opened.store.system('sessions');
    for (const _id of [ids[0], ids[5999]]) await sessions.put({ _id: String(_id) });
    expect((await sessions.find({ _id: { $in: ids } })).map(({ _id }) => _id).toSorted()).toEqual([ids[0], ids[5999]]);
  });

  it('of ids in a field with several values are refused, as a document could count twice', async () => {
    await expect(risks.count({ assets: { $in: ids } })).rejects.toThrow(RefusedQueryError);
    await expect(risks.count({ _id: { $nin: ids } })).rejects.toThrow(RefusedQueryError);
  });

  it('counts what links to each id through any of several fields, once', async () => {
    const all = await risks.find({});
    const asked = ['asset-0', 'asset-4', 'nowhere', 'asset-0'];
    for (const filter of [{}, { owner: 'user-1' }, { $nor: [{ title: 'Risk 1' }] }]) {
      const matching = new Set(titles(await risks.find(filter)));
      const expected = asked.map((id): [string, number] => [
        id,
        all.filter((risk) => matching.has(risk._id) && (risk.asset_id === id || risk.assets.includes(id))).length,
      ]);
      expect(await risks.countLinks(['asset_id', 'assets'], asked, filter)).toEqual(new Map(expected));
      await opened.store.transaction(ORGANIZATION, ACTOR, async (tx) => {
        expect(await tx.collection<Risk>('risks').countLinks(['asset_id', 'assets'], asked, filter)).toEqual(
          new Map(expected),
        );
      });
    }
    expect(await risks.countLinks(['asset_id', 'assets'], ['asset-1'], {}, 'risk 1')).toEqual(
      new Map([
        ['asset-1', all.filter(({ title, assets }) => title === 'Risk 1' && assets.includes('asset-1')).length],
      ]),
    );
    expect(await risks.countLinks(['assets'], [])).toEqual(new Map());
    await expect(risks.countLinks(['title'], ['x'])).rejects.toThrow(RefusedQueryError);
  });

  it('finds links inside a list of objects', async () => {
    expect(await risks.count({ 'actions.by': 'user-1' })).toBe(COUNT / 2);
    expect(await risks.count({ 'actions.by': { $ne: 'user-1' } })).toBe(COUNT / 2);
    expect(await risks.count({ 'actions.by': 'user-1', owner: 'user-1' })).toBe(COUNT / 4);
    const own = opened.store.org('listed', ACTOR).collection<Risk>('risks');
    await own.insertOne({
      _id: 'one',
      title: '',
      score: 0,
      owner: null,
      asset_id: null,
      assets: [],
      actions: [{ by: 'a' }, { by: 'b' }],
    });
    await own.updateOne({ _id: 'one' }, { $set: { actions: [{ by: 'b' }] } });
    expect([await own.count({ 'actions.by': 'a' }), await own.count({ 'actions.by': 'b' })]).toEqual([0, 1]);
  });

  it('positions are those of one moment, while an editor moves documents about', async () => {
    const own = opened.store.org('edited', ACTOR).collection<Risk>('risks');
    // The stand-in for MongoDB is slow.
    const many = on.name === 'mongodb' ? 300 : 3000;
    await opened.store.transaction('edited', ACTOR, async (tx) => {
      for (let n = 0; n < many; n += 1)
        await tx
          .collection<Risk>('risks')
          .insertOne({ _id: ids[n] ?? '', title: '', score: n, owner: null, asset_id: null, assets: [] });
    });
    const done = new AbortController();
    const editor = (async () => {
      for (let n = 0; !done.signal.aborted; n += 1)
        await own.updateOne({ _id: ids[(n * 37) % many] ?? '' }, { $set: { score: (n * 7919) % (2 * many) } });
    })();
    for (let round = 0; round < 5; round += 1) {
      const found = await own.positions({}, { sort: { field: 'score', direction: -1 } });
      expect(found).toHaveLength(many);
      expect(new Set(found.map(({ id }) => id)).size).toBe(many);
      expect(found.map(({ value }) => Number(value))).toEqual(
        found.map(({ value }) => Number(value)).toSorted((a, b) => b - a),
      );
    }
    done.abort();
    await editor;
  });

  it('a restored document has its id and times, and its version goes on', async () => {
    const own = opened.store.org('restored', ACTOR).collection<Risk>('risks');
    await own.insertOne({ _id: 'one', title: 'before', score: 0, owner: null, asset_id: null, assets: ['a'] });
    const deleted = await own.deleteOne({ _id: 'one' });
    if (deleted === null) throw new Error('not there');
    const times = { created_at: '2024-01-01T00:00:00.000Z', updated_at: '2024-02-01T00:00:00.000Z' };
    expect(await own.restoreOne({ ...deleted, ...times })).toEqual({ ...deleted, ...times, version: 3 });
    expect(await own.find({ assets: 'a' }, { sort: { field: 'title', direction: 1 } })).toMatchObject([
      { _id: 'one', ...times, version: 3 },
    ]);
    await expect(own.restoreOne({ ...deleted, ...times })).rejects.toThrow(DuplicateError);
    await expect(own.restoreOne({ ...deleted, created_at: 'yesterday' })).rejects.toThrow(RefusedQueryError);
    await expect(risks.restoreOne(deleted)).rejects.toThrow(RefusedQueryError);
  });
});
