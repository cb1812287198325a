import { MongoClient, type Document } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACTOR, spec, type Item } from '../testing/spec.ts';
import type { Order, Query } from '../engine.ts';
import { plansOf } from '../plans.ts';
import { hasMongo, mongodb, type TestStore } from '../testing.ts';
import { mongoFilter, sortPath } from './shape.ts';

/** Names of the indexes that a winning plan uses; empty when it reads the whole collection. */
function indexesIn(plan: unknown): string[] {
  if (typeof plan !== 'object' || plan === null) return [];
  return Object.entries(plan).flatMap(([field, value]) => (field === 'indexName' ? [String(value)] : indexesIn(value)));
}

describe.runIf(hasMongo)('indexes on MongoDB', () => {
  const plan = plansOf(spec).get('items');
  let opened: TestStore;
  let client: MongoClient;
  /** The stand-in explains only lookups by equality correctly; of other queries it says that they read the whole collection. */
  let standIn = false;

  beforeAll(async () => {
    opened = await mongodb.open(spec);
    client = await new MongoClient(opened.options.mongodbUrl ?? '').connect();
    standIn = (await client.db().command({ hello: 1 }))['setName'] === 'secantus';
    for (let n = 0; n < 40; n += 1)
      await opened.store
        .org(`org-${n % 4}`, ACTOR)
        .collection<Item>('items')
        .insertOne({ title: `Title ${n}`, status: `s${n % 8}`, score: n, code: `c${n}` });
  });
  afterAll(async () => {
    await client.close();
    await opened.close();
  });

  async function explain(query: Partial<Query>, order: Order | null = null): Promise<string[]> {
    if (!plan) throw new Error('no plan');
    const filter = mongoFilter(
      plan,
      { collection: 'items', organizationId: 'org-1', filter: {}, words: [], ...query },
      order,
    );
    const cursor = client.db().collection('items').find(filter);
    if (order) cursor.sort({ [sortPath(plan, order.field)]: order.direction, _key: order.direction }).limit(5);
    const explained: Document = await cursor.explain();
    return indexesIn(explained['queryPlanner']?.['winningPlan']);
  }

  it.each<[string, Partial<Query>, Order | null, string]>([
    ['an id', { filter: { _id: 'x' } }, null, 'parapet:key'],
    ['a filter', { filter: { status: 's1' } }, null, 'parapet:filter:status'],
    ['a unique key', { filter: { code: 'c1' } }, null, 'parapet:filter:code'],
    ['a search', { words: ['37'] }, null, 'parapet:words'],
    ['a sort', {}, { field: 'title_folded', direction: -1 }, 'parapet:sort:_sort.title_folded'],
    ['a later page', {}, { field: 'score', direction: 1, after: { value: 7, id: 'x' } }, 'parapet:sort:score'],
  ])('answer %s', async (_name, query, order, index) => {
    const made = (await client.db().collection('items').indexes()).map(({ name }) => name);
    expect(made).toContain(index);
    if (!standIn || (order === null && query.words === undefined)) expect(await explain(query, order)).toContain(index);
  });
});
