import { expect, test } from 'vitest';
import { keptSealFault, keptSealIn, keptSealProblem, sealId } from './exported-seal.ts';

const HASH = 'a'.repeat(64);

test('ids of seals sort as their numbers do', () => {
  expect([10, 9, 100, 1].map(sealId).toSorted()).toEqual([1, 9, 10, 100].map(sealId));
});

test('a query names a whole seal or none', () => {
  expect([keptSealProblem({}), keptSealIn({})]).toEqual([null, null]);
  expect([keptSealProblem({ seal_number: 2, seal_hash: HASH }), keptSealIn({ seal_number: 2, seal_hash: HASH })]).toEqual([null, { number: 2, hash: HASH }]);
  expect(keptSealProblem({ seal_number: 2 })?.path).toBe('/seal_hash');
  expect(keptSealProblem({ seal_hash: HASH })?.path).toBe('/seal_number');
});

test('a kept seal that is not there, or another by then, is a fault', () => {
  const kept = { number: 7, hash: HASH };
  expect(keptSealFault(kept, { hash: HASH }, null)).toBeNull();
  expect(keptSealFault(kept, null, '2026-01-01T00:00:00.000Z')).toEqual({ entity: '_seals', entity_id: '0000000007', version: 7, reason: 'missing', last_good_seal: '2026-01-01T00:00:00.000Z' });
  expect(keptSealFault(kept, { hash: 'b'.repeat(64) }, null)).toMatchObject({ version: 7, reason: 'altered' });
});
