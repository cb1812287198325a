import { expect, test } from 'vitest';
import { plansOf } from '../plans.ts';
import type { Filter } from '../port.ts';
import { filterIndex, sortIndex } from './names.ts';
import { countBySql, walkingWords } from './select.ts';

const plan = plansOf({ collections: { tasks: { filters: ['status', 'risk_id', 'domain'], sorts: ['title'] } }, system: {} }).get('tasks');
if (plan === undefined) throw new Error('no plan');
const narrow = filterIndex(plan, 'status');
const wide = sortIndex(plan, 'title');

test.each<[Filter, string]>([
  [{}, narrow],
  [{ status: 'pending' }, narrow],
  [{ domain: 'd' }, wide],
  [{ domain: { $gt: 'd' } }, wide],
  [{ $or: [{ risk_id: null }, { domain: { $in: ['d'] } }] }, wide],
])('counting by status of %j reads no document', (filter, index) => {
  const sql = countBySql(walkingWords(plan, { collection: 'tasks', organizationId: 'o', filter, words: [] }), ['status']);
  expect(sql?.sql).toContain(`INDEXED BY ${index} `);
});
