import { LINKS, linkedIds, type Link } from '@parapet/contracts/links';
import { newFlow } from '@parapet/contracts/rules';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AssetDoc, MemberDoc, RiskDoc, RiskFlowDoc } from '../../collections.ts';
import { collections } from '../../store-spec.ts';
import { migrations } from '../../migrations.ts';
import type { Caller } from '../../pipeline/call.ts';
import type { Doc, New, Store, SystemDoc } from '../../store/port.ts';
import { stores, type TestStore } from '../../store/testing.ts';
import { Cascades, type CascadeOptions } from './cascades.ts';

const ORGANIZATION = 'org_example.com_0123456789ab';
const ADA = { id: 'ada', request_id: 'request-1' };
/** The only fields of a caller that matter here. */
const caller = { member: { organization_id: ORGANIZATION }, actor: ADA } as Caller;

describe.each(stores)('deletions with their dependents on $name', (on) => {
  let opened: TestStore;
  let store: Store;
  let errors: unknown[];
  const started: Cascades[] = [];

  beforeEach(async () => {
    opened = await on.open(collections, migrations);
    ({ store } = opened);
    errors = [];
  });
  afterEach(async () => {
    vi.useRealTimers();
    for (const cascades of started.splice(0)) await cascades.close();
    await opened.close();
  });

  const db = () => store.org(ORGANIZATION, { id: 'test' });
  const start = (options: Partial<CascadeOptions> = {}, on = store) => {
    const cascades = new Cascades(on, { onError: (error) => errors.push(error), ...options });
    started.push(cascades);
    return cascades;
  };
  const remove = (cascades: Cascades, collection: Link['to'], id: string) =>
    cascades.delete(caller, collection, async (tx) => {
      const found = await tx.collection<Doc>(collection).findOne({ _id: id });
      if (found === null) throw new Error(`no ${collection} ${id}`);
      return found;
    });
  const jobs = () => store.system<SystemDoc>('cascades').find({});
  const naming = (asset: string) =>
    db()
      .collection<RiskDoc>('risks')
      .count({ $or: [{ asset_id: asset }, { selected_assets: asset }] });

  /** Inserts a record with the fields that its collection requires. */
  async function insert(collection: string, fields: object): Promise<string> {
    const record = { name: 'x', title: 'x', severity: 'high', status: 'draft', actions: [], ...fields };
    return (await db().collection<Doc>(collection).insertOne(record))._id;
  }
  async function insertFlow(fields: Partial<RiskFlowDoc>): Promise<string> {
    const stored = { risk_domain_id: null, open_risk_id: null, evaluated_risks: [] };
    const flow = newFlow(
      { organization_id: ORGANIZATION, risk_id: 'none' },
      { title: 'x', severity: 'high' },
      'ada',
      '2026-03-01',
    );
    return (
      await db()
        .collection<RiskFlowDoc>('risk_flows')
        .insertOne({ ...flow, ...stored, ...fields })
    )._id;
  }
  const insertDependent = ({ from, field, many }: Link, id: string) =>
    (from === 'risk_flows' ? insertFlow : (fields: object) => insert(from, fields))({
      [field]: many ? ['other', id] : id,
    });
  /** An asset to which that many risks link. */
  async function assetOf(risks: number): Promise<string> {
    const asset = await insert('assets', { linked_properties: [] });
    await store.transaction(ORGANIZATION, { id: 'test' }, async (tx) => {
      for (let n = 0; n < risks; n++)
        await tx
          .collection<Doc>('risks')
          .insertOne({
            title: 'x',
            severity: 'high',
            custom_questions: [],
            asset_id: n % 2 ? asset : null,
            selected_assets: n % 2 ? [] : [asset],
          } as New<Doc>);
    });
    return asset;
  }

  /** The store of a process that counts its transactions, and dies after some of them. */
  function processOf(life = Infinity) {
    const process = {
      transactions: 0,
      store: {
        ...store,
        transaction<R>(...of: Parameters<typeof store.transaction<R>>): Promise<R> {
          process.transactions += 1;
          return process.transactions > life
            ? Promise.reject(new Error('The process has died'))
            : store.transaction(...of);
        },
      },
    };
    return process;
  }

  const removed = LINKS.filter(({ onDelete }) => onDelete !== 'keep');
  test.each(removed.map((link) => [`${link.from}.${link.field}`, link] as const))(
    '%s has no link to a deleted record, in one transaction or in batches',
    async (_name, link) => {
      for (const options of [{}, { first: 1, batch: 1 }]) {
        const target = await (link.to === 'risk_flows' ? insertFlow({}) : insert(link.to, { linked_properties: [] }));
        // A unique field allows one dependent.
        const count = link.field === 'risk_flow_id' ? 1 : 3;
        const dependents: string[] = [];
        for (let n = 0; n < count; n++) dependents.push(await insertDependent(link, target));
        const other = await insertDependent(link, 'another');
        const cascades = start(options);
        await remove(cascades, link.to, target);
        await cascades.idle();
        const records = db().collection<Doc>(link.from);
        expect(await db().collection<Doc>(link.to).findOne({ _id: target })).toBeNull();
        const left = await records.find({ _id: { $in: dependents } });
        expect(left.map((record) => linkedIds(record, link))).toEqual(
          link.onDelete === 'delete'
            ? []
            : dependents.map(() => (link.many && link.field !== 'evaluated_risks' ? ['other'] : [])),
        );
        expect(linkedIds((await records.findOne({ _id: other })) ?? {}, link)).toContain('another');
        expect([await jobs(), errors]).toEqual([[], []]);
        await records.deleteOne({ _id: other });
      }
    },
  );

  test.each(
    LINKS.filter(({ onDelete }) => onDelete === 'unlink-open-flows').map((link) => [link.field, link] as const),
  )('%s of a finished flow stays unchanged', async (_field, link) => {
    const target = await insert(link.to, { linked_properties: [] });
    const finished = await insertFlow({ status: 'completed', [link.field]: [target] });
    await remove(start(), link.to, target);
    expect(linkedIds((await db().collection<Doc>('risk_flows').findOne({ _id: finished })) ?? {}, link)).toEqual([
      target,
    ]);
  });

  test('a record with few dependents is deleted with all links in one transaction', async () => {
    const asset = await assetOf(9);
    const process = processOf();
    await remove(start({ first: 10 }, process.store), 'assets', asset);
    expect([process.transactions, await naming(asset), await jobs()]).toEqual([1, 0, []]);
  });

  test('a record with many dependents is deleted at once, and their links in batches, by the same actor', async () => {
    const asset = await assetOf(25);
    await db()
      .collection<MemberDoc>('members')
      .insertOne({ user_id: 'owner', email: 'o@example.com', role: 'asset_owner', domains: [], assets: [asset] });
    const process = processOf();
    const cascades = start({ first: 10, batch: 4 }, process.store);
    await remove(cascades, 'assets', asset);
    expect(await db().collection<AssetDoc>('assets').findOne({ _id: asset })).toBeNull();
    await cascades.idle();
    expect([
      await naming(asset),
      await db().collection('members').count({ assets: asset }),
      await jobs(),
      errors,
    ]).toEqual([0, 0, [], []]);
    // One for the deletion. The 15 other risks link by two fields: 2 (one batch) and 13 (four batches). One for the member.
    expect(process.transactions).toBe(1 + 1 + 4 + 1);
    const [risk] = await db().collection<RiskDoc>('risks').find({}, { limit: 1 });
    const { items } = await store.audit(ORGANIZATION).history('risks', risk?._id ?? '', { limit: 1 });
    expect(items[0]).toMatchObject({ actor_id: ADA.id, request_id: ADA.request_id, version: 2 });
    expect(await store.audit(ORGANIZATION).verify()).toMatchObject({ ok: true });
  });

  test.each([
    [1, 15],
    [2, 11],
    [4, 6],
  ])('when a process dies after %i transactions, another one finishes the job', async (life, left) => {
    const asset = await assetOf(20);
    const first = start({ first: 5, batch: 4, patience: 0 }, processOf(life).store);
    await remove(first, 'assets', asset);
    await first.idle();
    await first.close();
    expect(errors).toHaveLength(1);
    expect(await naming(asset)).toBe(left);
    const second = start({ batch: 4 });
    await second.idle();
    expect([await naming(asset), await jobs()]).toEqual([0, []]);
  });

  test('a job is taken over only after some time without progress', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const asset = await assetOf(20);
    const first = start({ first: 5, batch: 4, patience: 10_000 }, processOf(2).store);
    await remove(first, 'assets', asset);
    await first.idle();
    await start({ batch: 4 }).idle();
    expect(await naming(asset)).toBe(11);
    vi.setSystemTime(Date.now() + 10_001);
    await start({ batch: 4 }).idle();
    expect(await naming(asset)).toBe(0);
  });

  test('a process that is closed stops after a batch, and the next one resumes at once', async () => {
    const asset = await assetOf(30);
    const first = start({ first: 5, batch: 1 });
    await remove(first, 'assets', asset);
    await first.close();
    expect([(await naming(asset)) > 0, (await jobs()).length]).toEqual([true, 1]);
    await start().idle();
    expect([await naming(asset), await jobs()]).toEqual([0, []]);
  });

  test('a deletion that is refused changes nothing', async () => {
    const asset = await assetOf(3);
    const cascades = start();
    await expect(cascades.delete(caller, 'assets', () => Promise.reject(new Error('Not yours')))).rejects.toThrow(
      'Not yours',
    );
    const stale = async () =>
      ({ ...(await db().collection<AssetDoc>('assets').find({ _id: asset }))[0], _id: asset, version: 7 }) as AssetDoc;
    await expect(cascades.delete(caller, 'assets', stale)).rejects.toMatchObject({ status: 412 });
    expect([await naming(asset), await db().collection('assets').count({ _id: asset })]).toEqual([3, 1]);
  });
});
