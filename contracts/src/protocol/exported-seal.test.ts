import { expect, test } from 'vitest';
import { exportedSealFault, exportedSealIn, exportedSealProblem, sealId } from './exported-seal.ts';

const HASH = 'a'.repeat(64);

test('ids of seals sort in the order of their numbers', () => {
  expect([10, 9, 100, 1].map(sealId).toSorted()).toEqual([1, 9, 10, 100].map(sealId));
});

test('a query has number and hash of a seal, or neither', () => {
  expect([exportedSealProblem({}), exportedSealIn({})]).toEqual([null, null]);
  expect([
    exportedSealProblem({ seal_number: 2, seal_hash: HASH }),
    exportedSealIn({ seal_number: 2, seal_hash: HASH }),
  ]).toEqual([null, { number: 2, hash: HASH }]);
  expect(exportedSealProblem({ seal_number: 2 })?.path).toBe('/seal_hash');
  expect(exportedSealProblem({ seal_hash: HASH })?.path).toBe('/seal_number');
});

test('an exported seal that is missing or altered is a fault', () => {
  const exported = { number: 7, hash: HASH };
  expect(exportedSealFault(exported, { hash: HASH }, null)).toBeNull();
  expect(exportedSealFault(exported, null, '2026-01-01T00:00:00.000Z')).toEqual({
    entity: '_seals',
    entity_id: '0000000007',
    version: 7,
    reason: 'missing',
    last_good_seal: '2026-01-01T00:00:00.000Z',
  });
  expect(exportedSealFault(exported, { hash: 'b'.repeat(64) }, null)).toMatchObject({ version: 7, reason: 'altered' });
});
