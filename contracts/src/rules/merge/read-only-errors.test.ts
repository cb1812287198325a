import { expect, test } from 'vitest';
import { readOnlyErrors } from './read-only-errors.ts';

test('fields that only the server writes may be sent back unchanged, but other values are errors', () => {
  const current = { id: 'r1', version: 3, names: { a: 'Router', b: 'Cable' }, archived_at: null };
  expect(readOnlyErrors({}, current)).toEqual([]);
  expect(
    readOnlyErrors({ id: 'r1', version: 3, names: { b: 'Cable', a: 'Router' }, archived_at: null }, current),
  ).toEqual([]);
  expect(readOnlyErrors({ id: 'r2', version: 3, names: {}, 'a/b': 1 }, { ...current, 'a/b': 2 })).toEqual(
    ['/id', '/names', '/a~1b'].map((path) => ({ path, message: 'cannot be changed' })),
  );
});

test('fields that only listed records have are ignored', () =>
  expect(readOnlyErrors({ id: 't1', risk_title: 'Flood' }, { id: 't1' })).toEqual([]));
