import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CollectionPlan } from '../../engine.ts';
import { TestFile } from '../testing/test-file.ts';
import { groupsOf } from './row-groups.ts';
import { RowSets, type Scope } from './row-sets.ts';
import { field, link, word } from './row-source.ts';

const ROWS = 1000;

let file: TestFile;
let plan: CollectionPlan;
let scope: Scope;

const docOf = (n: number) => ({
  _id: `i${n}`,
  organization_id: 'o',
  version: 1,
  status: `s${n % 10}`,
  owner: `u${n % 400}`,
  title: `word${n % 7}`,
  assets: [`a${n % 3}`, `b${n}`],
});

beforeEach(async () => {
  file = await TestFile.open({
    collections: { items: { filters: ['status', 'owner'], search: ['title'], links: ['assets'] } },
    system: {},
  });
  await file.insert('items', ROWS, docOf);
  plan = file.plan('items');
  scope = { plan, organization: file.organizations.numberOf('o') };
});
afterEach(() => file.close());

const sizes = (sets: RowSets) => [
  sets.total(scope),
  sets.of(scope, field(plan, 'status'), 's3').size(),
  sets.ofAny(scope, field(plan, 'owner'), ['u1', 'u2', 'nobody']).size(),
  sets.of(scope, link(plan, 'assets'), 'a1').size(),
  sets.of(scope, word(plan), 'word1').size(),
  sets.of(scope, word(plan), 'w').size(),
  sets.groups(scope, 'status')?.size,
];

test.each([64 * 2 ** 20, 2000, 1])('sets are correct with a cache of %i bytes', async (bytes) => {
  const sets = new RowSets(file.connection, bytes);
  expect(sizes(sets)).toEqual([ROWS, 100, 6, 333, 143, ROWS, 10]);
  const { session } = file;
  session.changes.length = 0;
  await session.remove('items', docOf(13));
  await session.replace('items', docOf(1), { ...docOf(1), status: 's3', owner: 'u2', title: 'other', assets: [] });
  await session.insert('items', { ...docOf(2000), status: 'new' });
  sets.apply(session.changes);
  expect(sizes(sets)).toEqual(sizes(new RowSets(file.connection)));
  expect(sizes(sets)).toEqual([ROWS, 100, 6, 331, 142, ROWS - 1, 11]);
});

test('a set is read once, and then updated', async () => {
  const sets = new RowSets(file.connection);
  const before = sizes(sets);
  const reads = vi.spyOn(file.connection, 'get');
  expect(sizes(sets)).toEqual(before);
  const { session } = file;
  session.changes.length = 0;
  await session.replace('items', docOf(3), { ...docOf(3), status: 's4' });
  reads.mockClear();
  sets.apply(session.changes);
  expect(sets.of(scope, field(plan, 'status'), 's3').size()).toBe(99);
  expect(reads).not.toHaveBeenCalled();
});

test('the rows of many values are read by one query, and no set of them is cached', () => {
  const sets = new RowSets(file.connection);
  const owners = Array.from({ length: 200 }, (_, n) => `u${n}`);
  const reads = vi.spyOn(file.connection, 'get');
  expect(sets.ofAny(scope, field(plan, 'owner'), owners).size()).toBe(600);
  expect(reads).toHaveBeenCalledTimes(1);
  expect(sets.of(scope, field(plan, 'owner'), 'u1').size()).toBe(3);
  expect(sets.ofAny(scope, field(plan, 'owner'), owners).size()).toBe(600);
  expect(reads).toHaveBeenCalledTimes(3);
});

test('a range is read only once until its collection changes or many other ranges are read', async () => {
  const sets = new RowSets(file.connection);
  const later = { sql: `SELECT n FROM "c:items" WHERE org = ? AND id > ?`, params: [scope.organization, 'i5'] };
  const before = sets.range(scope, later).size();
  const reads = vi.spyOn(file.connection, 'get');
  expect(sets.range(scope, later).size()).toBe(before);
  expect(reads).not.toHaveBeenCalled();
  const { session } = file;
  session.changes.length = 0;
  await session.remove('items', docOf(6));
  sets.apply(session.changes);
  expect(sets.range(scope, later).size()).toBe(before - 1);
  for (let n = 0; n < 50; n += 1) sets.range(scope, { ...later, params: [scope.organization, `x${n}`] });
  reads.mockClear();
  sets.range(scope, later);
  expect(reads).toHaveBeenCalledTimes(1);
});

test('rows of a large organization are grouped by a field of some hundred values', () => {
  const sets = new RowSets(file.connection);
  vi.spyOn(sets, 'total').mockReturnValue(300_000);
  expect(groupsOf(sets, scope, null, ['owner'])).toHaveLength(400);
});

test('rows are grouped by indexed fields, unless there are too many combinations of values', () => {
  const sets = new RowSets(file.connection);
  expect(groupsOf(sets, scope, null, ['status'])).toHaveLength(10);
  const marked = sets.of(scope, link(plan, 'assets'), 'a1');
  const groups = groupsOf(sets, scope, marked, ['status']) ?? [];
  expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(333);
  // 10 × 400 combinations are within the limit, 10 × 400 × 10 are not. Without an index a field cannot be grouped by.
  expect(groupsOf(sets, scope, marked, ['status', 'owner'])).not.toBeNull();
  expect(groupsOf(sets, scope, marked, ['status', 'owner', 'status'])).toBeNull();
  expect(groupsOf(sets, scope, marked, ['title'])).toBeNull();
});
