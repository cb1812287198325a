import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Query, Stored } from '../../engine.ts';
import { plansOf } from '../../plans.ts';
import { DocumentCache } from './document-cache.ts';

const plans = plansOf({
  collections: { items: { unique: [['code'], ['x', 'y']], cached: true }, others: {} },
  system: {},
});
function planOf(name: string) {
  const plan = plans.get(name);
  if (!plan) throw new Error('no plan');
  return plan;
}
const stateOf = (doc: Stored | null) => doc && { doc, derived: { keys: {}, words: [], links: {} } };
const asked = (filter: Query['filter'], organizationId = 'o'): Query => ({
  collection: 'items',
  organizationId,
  filter,
  words: [],
});

const byId = (one: Stored, other: Stored) => one._id.localeCompare(other._id);

const id = fc.constantFrom('a', 'b', 'c');
const code = fc.constantFrom('1', '2', null);

it('the cache finds the current documents after any writes, and reads each of them only once', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(id, code, fc.boolean())), (writes) => {
      const cache = new DocumentCache();
      const docs = new Map<string, Stored>();
      const find = (filter: { _id: string } | { code: string }) => {
        const there = () =>
          [...docs.values()].find((doc) => ('_id' in filter ? doc._id === filter._id : doc['code'] === filter.code)) ??
          null;
        const found = cache.find(planOf('items'), asked(filter), there);
        expect(found).toEqual(there());
        if (found) expect(cache.find(planOf('items'), asked(filter), () => null)).toEqual(found);
      };
      for (const [_id, value, remove] of writes) {
        const before = docs.get(_id) ?? null;
        const taken = [...docs.values()].some((doc) => doc._id !== _id && doc['code'] === value);
        const after: Stored | null = remove ? null : { _id, code: taken ? null : value, organization_id: 'o' };
        if (after) docs.set(_id, after);
        else docs.delete(_id);
        cache.apply([
          {
            plan: planOf('items'),
            organization: 1,
            n: 1,
            before: stateOf(before),
            after: stateOf(after),
            isTextChanged: true,
          },
        ]);
        for (const one of ['a', 'b', 'c']) find({ _id: one });
        for (const one of ['1', '2']) find({ code: one });
        for (const [field, values] of [
          ['_id', ['a', 'c']],
          ['_id', ['a', 'b', 'c', 'a']],
          ['code', ['2', '1']],
        ] as const) {
          const there = [...docs.values()].filter((doc) => values.some((one) => one === doc[field])).toSorted(byId);
          const among = ({ filter }: Query) =>
            there.filter((doc) => Reflect.get(Object(filter[field]), '$in').includes(doc[field]));
          expect(
            cache.findSeveral(planOf('items'), asked({ [field]: { $in: values } }), among)?.toSorted(byId),
          ).toEqual(there);
          expect(
            cache.findSeveral(planOf('items'), asked({ [field]: { $in: values } }), () => [])?.toSorted(byId),
          ).toEqual(there);
        }
      }
    }),
  );
});

it.each([
  ['a collection that is not to be cached', 'others', { _id: 'a' }],
  ['an id and something else', 'items', { _id: 'a', status: 'open' }],
  ['one of several ids', 'items', { _id: { $in: ['a'] } }],
  ['part of a unique key', 'items', { x: 'a' }],
])('the cache stores nothing for %s', (_name, collection, filter) => {
  const cache = new DocumentCache();
  cache.find(planOf(collection), { ...asked(filter), collection }, () => ({ _id: 'a' }));
  expect(cache.find(planOf(collection), { ...asked(filter), collection }, () => null)).toBeNull();
});

it('the cache evicts the least recently used document', () => {
  const cache = new DocumentCache(2);
  const find = (_id: string, there: boolean) =>
    cache.find(planOf('items'), asked({ _id }), () => (there ? { _id } : null))?._id;
  find('a', true);
  find('b', true);
  expect(find('a', false)).toBe('a');
  find('c', true);
  expect(['a', 'b', 'c'].map((one) => find(one, false))).toEqual(['a', undefined, 'c']);
});
