import { expect, test } from 'vitest';
import { unexpectedBodyErrors } from './unexpected-body.ts';

test('no body and an empty object are accepted', () => {
  expect(unexpectedBodyErrors(undefined)).toEqual([]);
  expect(unexpectedBodyErrors({})).toEqual([]);
});

test.each([[[1]], [[]], [null], [0], [''], ['x'], [false]])('%j is refused', (body) => {
  expect(unexpectedBodyErrors(body)).toMatchObject([{ path: '', message: 'must be empty' }]);
});

test('every field has an error, up to fifty', () => {
  expect(unexpectedBodyErrors({ title: 'x', 'a/b': undefined })).toMatchObject([
    { path: '/title', message: 'is not a known field' },
    { path: '/a~1b', message: 'is not a known field' },
  ]);
  expect(
    unexpectedBodyErrors(Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`f${index}`, 1]))),
  ).toHaveLength(50);
});
