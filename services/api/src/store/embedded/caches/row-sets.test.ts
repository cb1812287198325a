import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Count, Query, Stored } from '../engine.ts';
import { plansOf } from '../plans.ts';
import { Counts } from './counts.ts';

const plan = plansOf({ collections: { items: { filters: ['status'], search: ['title'] } }, system: {} }).get('items');
const query: Query = { collection: 'items', organizationId: 'o', filter: { status: { $in: ['open', null] } }, words: ['al'] };

const state = fc.record({ _id: fc.constantFrom('a', 'b', 'c'), status: fc.constantFrom('open', 'closed', null), title: fc.constantFrom('Alpha', 'beta', 'gamma alp') });

function matches(doc: Stored): boolean {
  return doc['status'] !== 'closed' && String(doc['title']).toLowerCase().includes('al');
}

function recount(docs: Iterable<Stored>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const doc of docs) if (matches(doc)) counts.set(String(doc['status']), (counts.get(String(doc['status'])) ?? 0) + 1);
  return counts;
}

const asMap = (counts: readonly Count[]) => new Map(counts.map(({ key, count }) => [String(key['status']), count]));

describe('kept counts', () => {
  it('stay right whatever is written', () => {
    if (!plan) throw new Error('no plan');
    fc.assert(
      fc.property(fc.array(fc.tuple(state, fc.boolean())), (writes) => {
        const counts = new Counts(0);
        const docs = new Map<string, Stored>();
        const get = () => asMap(counts.get(plan, query, ['status'], () => (docs.size === 0 ? [] : [{ key: { status: 'computed twice' }, count: 1 }])));
        get();
        for (const [fields, remove] of writes) {
          const before = docs.get(fields._id) ?? null;
          const after: Stored | null = remove ? null : { ...fields, organization_id: 'o' };
          if (after) docs.set(after._id, after);
          else docs.delete(fields._id);
          counts.apply([{ plan, before, after }]);
          expect(get()).toEqual(recount(docs.values()));
        }
      }),
    );
  });

  it('are computed anew when that costs nothing', () => {
    if (!plan) throw new Error('no plan');
    const counts = new Counts(60_000);
    let asked = 0;
    const count = () => [{ key: {}, count: (asked += 1) }];
    counts.get(plan, query, [], count);
    expect(counts.get(plan, query, [], count)).toEqual([{ key: {}, count: 2 }]);
  });

  it('are kept apart by organisation and forgotten when there are too many', () => {
    if (!plan) throw new Error('no plan');
    const counts = new Counts(0);
    const number = (organizationId: string, status: string, count: number) => counts.get(plan, { ...query, organizationId, filter: { status } }, [], () => [{ key: {}, count }])[0]?.count;
    expect([number('o', 'open', 1), number('p', 'open', 2), number('o', 'open', 3)]).toEqual([1, 2, 1]);
    for (let n = 0; n < 200; n += 1) number('o', `status ${n}`, n);
    expect([number('o', 'open', 4), number('p', 'open', 5)]).toEqual([4, 2]);
  });
});
