import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collections } from '../../collections.ts';
import { OWN, plansOf } from '../plans.ts';
import type { StoreSpec } from '../port.ts';
import { openStore } from '../open-store.ts';
import { stores, type TestStore } from '../testing.ts';

describe.each(stores.filter(({ name }) => name === 'mongodb'))('the indexes of the product on $name', (on) => {
  let opened: TestStore;
  let client: MongoClient;
  beforeAll(async () => {
    opened = await on.open(collections);
    client = await new MongoClient(opened.options.mongodbUrl ?? '').connect();
  });
  afterAll(async () => {
    await client.close();
    await opened.close();
  });

  /** All but MongoDB's own, which every collection has and no query of ours goes by. */
  async function indexesOf(name: string): Promise<{ name: string; fields: string[]; unique: boolean }[]> {
    const indexes = await client.db().collection(name).indexes();
    return indexes.filter(({ name: own }) => own !== '_id_').map(({ name: own = '', key, unique }) => ({ name: own, fields: Object.keys(key), unique: unique === true }));
  }

  const plans = [...plansOf(collections).values()];
  const ofOrganizations = plans.filter(({ system }) => !system);

  test('are of every collection that has an organisation, the trail and its seals included', () => {
    const names = ofOrganizations.map(({ name }) => name);
    expect(names.toSorted()).toEqual([...Object.keys(collections.collections), OWN.audit, OWN.seals].toSorted());
  });

  // A collection can be sharded by organisation only when its unique keys start with it, and a query goes to one shard when its index does.
  test.each(ofOrganizations.map((plan) => [plan.name, plan] as const))('of %s start with the organisation, and each filter, sort and unique key has one', async (name, plan) => {
    const indexes = await indexesOf(name);
    expect(indexes.filter(({ fields }) => fields[0] !== 'organization_id')).toEqual([]);
    const found = indexes.map(({ fields, unique }) => `${unique ? 'unique ' : ''}${fields.slice(1).join(' ')}`);
    const sortPath = (field: string) => (Object.hasOwn(plan.derived, field) ? `_sort.${field}` : field);
    const expected = [
      'unique _key',
      ...plan.filters,
      ...plan.links,
      ...plan.marks.map((field) => `${field} _key`),
      ...plan.sorts.map((field) => `${sortPath(field)} _key`),
      ...plan.unique.flatMap((fields) => [`unique _unique.${fields.join('+')}`, fields.join(' ')]),
      ...(plan.search.length > 0 ? ['_words'] : []),
    ];
    expect(found.toSorted()).toEqual([...new Set(expected)].toSorted());
    // As many as MongoDB allows.
    expect(indexes.length).toBeLessThan(64);
  });

  test('of what is not sealed yet holds nothing else', async () => {
    const indexes = await client.db().collection(OWN.audit).indexes();
    expect(indexes.filter(({ partialFilterExpression: only }) => only !== undefined)).toMatchObject([{ key: { organization_id: 1, unsealed: 1, _key: 1 }, partialFilterExpression: { unsealed: true } }]);
  });

  // Looked up before anybody knows an organisation: by a cookie, an e-mail address, an account. Small, and not sharded.
  test('of what belongs to no organisation are the exception', async () => {
    const others = plans.filter(({ system }) => system);
    expect(others.map(({ name }) => name).toSorted()).toEqual([...Object.keys(collections.system), OWN.leases, OWN.meta].toSorted());
    for (const { name } of others) {
      const indexes = await indexesOf(name);
      expect(indexes.map(({ fields }) => fields[0])).toContain('_key');
      expect(indexes.filter(({ fields }) => fields.includes('organization_id'))).toEqual([]);
    }
  });
});

describe.each(stores.filter(({ name }) => name === 'mongodb'))('indexes that a release no longer asks for, on $name', (on) => {
  test('are dropped by processes that start together', async () => {
    const of = (...filters: string[]): StoreSpec => ({ collections: { items: { filters }, others: { filters } }, system: {} });
    for (let round = 0; round < 4; round += 1) {
      const before = await on.open(of('a', 'b', 'c'));
      const started = await Promise.allSettled([1, 2, 3].map(() => openStore(before.options, of('a'), [])));
      const open = started.filter((one) => one.status === 'fulfilled').map(({ value }) => value);
      await Promise.all(open.map((store) => store.close()));
      const client = await new MongoClient(before.options.mongodbUrl ?? '').connect();
      const left = (await client.db().collection('items').indexes()).map(({ name }) => String(name));
      await client.close();
      await before.close();
      expect(started.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
      expect(left.toSorted()).toEqual(['_id_', 'parapet:filter:a', 'parapet:key']);
    }
  });
});
