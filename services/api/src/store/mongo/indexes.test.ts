import { MongoClient, type CreateIndexesOptions, type IndexSpecification } from 'mongodb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { collections } from '../../store-spec.ts';
import { OWN, plansOf } from '../plans.ts';
import type { StoreSpec } from '../port.ts';
import { openStore } from '../open-store.ts';
import { hasMongo, mongodb, type TestStore } from '../testing.ts';
import { monitored } from './testing/monitored.ts';

describe.runIf(hasMongo)('the indexes of the product on MongoDB', () => {
  let opened: TestStore;
  let client: MongoClient;
  beforeAll(async () => {
    opened = await mongodb.open(collections);
    client = await new MongoClient(opened.options.mongodbUrl ?? '').connect();
  });
  afterAll(async () => {
    await client.close();
    await opened.close();
  });

  /** All but the index on `_id` that every collection has. */
  async function indexesOf(name: string): Promise<{ name: string; fields: string[]; unique: boolean }[]> {
    const indexes = await client.db().collection(name).indexes();
    return indexes
      .filter(({ name: own }) => own !== '_id_')
      .map(({ name: own = '', key, unique }) => ({ name: own, fields: Object.keys(key), unique: unique === true }));
  }

  const plans = [...plansOf(collections).values()];
  const ofOrganizations = plans.filter(({ system, retired }) => !system && !retired);

  test('exist for every collection of organizations, including audit entries and seals', async () => {
    const existing = await client.db().listCollections({}, { nameOnly: true }).toArray();
    const found = await Promise.all(existing.map(async ({ name }) => ({ name, indexes: await indexesOf(name) })));
    const names = found.flatMap(({ name, indexes }) =>
      indexes.some(({ fields }) => fields[0] === 'organization_id') ? [name] : [],
    );
    expect(names.toSorted()).toEqual([...Object.keys(collections.collections), OWN.audit, OWN.seals].toSorted());
    expect(names.toSorted()).toEqual(ofOrganizations.map(({ name }) => name).toSorted());
  });

  // To shard a collection by organization, its unique indexes must start with the organization; a query goes to one shard when its index does.
  test.each(ofOrganizations.map((plan) => [plan.name, plan] as const))(
    'of %s start with the organization, one for each filter, sort and unique key',
    async (name, plan) => {
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
      // MongoDB allows 64 indexes per collection, including its own.
      expect(indexes.length).toBeLessThan(64);
    },
  );

  test('of audit entries include one partial index, which contains unsealed entries only', async () => {
    const indexes = await client.db().collection(OWN.audit).indexes();
    expect(indexes.filter(({ partialFilterExpression: only }) => only !== undefined)).toMatchObject([
      { key: { organization_id: 1, unsealed: 1, _key: 1 }, partialFilterExpression: { unsealed: true } },
    ]);
  });

  // System documents are looked up before the organization is known, e.g. by a cookie. Their collections are small and not sharded.
  test('of system collections do not contain the organization', async () => {
    const others = plans.filter(({ system }) => system);
    expect(others.map(({ name }) => name).toSorted()).toEqual(
      [...Object.keys(collections.system), OWN.deletions, OWN.leases, OWN.locks, OWN.meta].toSorted(),
    );
    for (const { name } of others) {
      const indexes = await indexesOf(name);
      expect(indexes.map(({ fields }) => fields[0])).toContain('_key');
      expect(indexes.filter(({ fields }) => fields.includes('organization_id'))).toEqual([]);
    }
  });

  test('of system collections let the server remove what has expired', async () => {
    for (const { name, system, retired } of plans) {
      const expiring = retired
        ? []
        : (await client.db().collection(name).indexes()).filter(
            ({ expireAfterSeconds }) => expireAfterSeconds !== undefined,
          );
      expect(
        expiring.map(({ key, expireAfterSeconds }) => [key, expireAfterSeconds]),
        name,
      ).toEqual(system ? [[{ _expires: 1 }, 0]] : []);
    }
  });
});

describe.runIf(hasMongo)('creating indexes on MongoDB', () => {
  const specOf = (...filters: string[]): StoreSpec => ({
    collections: { items: { filters, unique: [['code']] }, others: { filters } },
    system: { sessions: { index: ['user'] } },
  });
  const own = (names: Iterable<unknown>) =>
    [...names]
      .map(String)
      .filter((name) => name.startsWith('parapet:'))
      .toSorted();
  const OF_ITEMS = ['parapet:filter:a', 'parapet:filter:code', 'parapet:key', 'parapet:unique:_unique.code'];

  let client: MongoClient;
  let opened: TestStore;
  beforeEach(async () => {
    opened = await mongodb.open(specOf('a'));
    client = await new MongoClient(opened.options.mongodbUrl ?? '').connect();
  });
  afterEach(async () => {
    await client.close();
    await opened.close();
  });

  /** Opens the store once more. @returns for each `createIndexes` command, the names of the indexes by collection */
  async function reopen(spec: StoreSpec): Promise<Record<string, string[]>[]> {
    const { store, commands } = await monitored(() => openStore(opened.options, spec, []));
    await store.close();
    return commands
      .filter(({ commandName }) => commandName === 'createIndexes')
      .map(({ command }) => ({
        [String(command['createIndexes'])]: own(command['indexes'].map(({ name }: { name: string }) => name)),
      }));
  }
  const names = async (collection: string) =>
    own((await client.db().collection(collection).indexes()).map(({ name }) => name));

  test('takes one command for each collection, and none when all are there', async () => {
    await client.db().dropDatabase();
    const created = await reopen(specOf('a'));
    expect(created).toHaveLength(plansOf(specOf('a')).size);
    expect(created).toContainEqual({ items: OF_ITEMS });
    expect(await reopen(specOf('a'))).toEqual([]);
  });

  test('creates what is missing, drops what is no longer wanted, and leaves the indexes of others alone', async () => {
    const items = client.db().collection('items');
    await items.dropIndex('parapet:unique:_unique.code');
    await items.createIndex({ theirs: 1 }, { name: 'theirs' });
    expect(await reopen(specOf('a', 'b'))).toEqual(
      expect.arrayContaining([
        { items: ['parapet:filter:b', 'parapet:unique:_unique.code'] },
        { others: ['parapet:filter:b'] },
      ]),
    );
    expect(await names('items')).toEqual([...OF_ITEMS, 'parapet:filter:b'].toSorted());
    expect(await reopen(specOf('a'))).toEqual([]);
    expect(await names('items')).toEqual(OF_ITEMS);
    expect((await items.indexes()).map(({ name }) => name)).toContain('theirs');
  });

  test.each<[string, IndexSpecification, CreateIndexesOptions]>([
    ['parapet:key', { organization_id: 1, _key: 1 }, {}],
    ['parapet:filter:a', { a: 1, organization_id: 1 }, {}],
    ['parapet:unique:_unique.code', { organization_id: 1, '_unique.code': 1 }, { unique: true }],
  ])('replaces %s when it was created with another definition', async (name, key, options) => {
    const items = client.db().collection('items');
    const before = (await items.indexes()).find((index) => index.name === name);
    await items.dropIndex(name);
    await items.createIndex(key, { ...options, name });
    expect(await reopen(specOf('a'))).toEqual([{ items: [name] }]);
    expect((await items.indexes()).find((index) => index.name === name)).toEqual(before);
  });

  test('drops what a release no longer wants when several processes start together', async () => {
    for (let round = 0; round < 4; round += 1) {
      await (await openStore(opened.options, specOf('a', 'b', 'c'), [])).close();
      const started = await Promise.allSettled([1, 2, 3].map(() => openStore(opened.options, specOf('a'), [])));
      for (const one of started) if (one.status === 'fulfilled') await one.value.close();
      expect(started.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
      expect(await names('items')).toEqual(OF_ITEMS);
    }
  });

  test('creates all indexes when several processes start together on an empty database', async () => {
    await client.db().dropDatabase();
    const started = await Promise.all([1, 2, 3].map(() => openStore(opened.options, specOf('a'), [])));
    await Promise.all(started.map((store) => store.close()));
    expect(await names('items')).toEqual(OF_ITEMS);
    expect(await reopen(specOf('a'))).toEqual([]);
  });
});
