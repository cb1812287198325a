import { expect, test } from 'vitest';
import { keptSealFault, keptSealIn, keptSealProblem, sealId } from './exported-seal.ts';

const HASH = 'a'.repeat(64);

test('ids of seals sort in the order of their numbers', () => {
  expect([10, 9, 100, 1].map(sealId).toSorted()).toEqual([1, 9, 10, 100].map(sealId));
});

test('a query has number and hash of a seal, or neither', () => {
  expect([keptSealProblem({}), keptSealIn({})]).toEqual([null, null]);
  expect([keptSealProblem({ seal_number: 2, seal_hash: HASH }), keptSealIn({ seal_number: 2, seal_hash: HASH })]).toEqual([null, { number: 2, hash: HASH }]);
  expect(keptSealProblem({ seal_number: 2 })?.path).toBe('/seal_hash');
  expect(keptSealProblem({ seal_hash: HASH })?.path).toBe('/seal_number');
});

test('an exported seal that is missing or altered is a fault', () => {
  const exported = { number: 7, hash: HASH };
  expect(keptSealFault(exported, { hash: HASH }, null)).toBeNull();
  expect(keptSealFault(exported, null, '2026-01-01T00:00:00.000Z')).toEqual({ entity: '_seals', entity_id: '0000000007', version: 7, reason: 'missing', last_good_seal: '2026-01-01T00:00:00.000Z' });
  expect(keptSealFault(exported, { hash: 'b'.repeat(64) }, null)).toMatchObject({ version: 7, reason: 'altered' });
});
