import { expect, test } from 'vitest';
import { strayBodyErrors } from './stray-body.ts';

test('no body and an empty object are accepted', () => {
  expect(strayBodyErrors(undefined)).toEqual([]);
  expect(strayBodyErrors({})).toEqual([]);
});

test.each([[[1]], [[]], [null], [0], [''], ['x'], [false]])('%j is refused', (body) => {
  expect(strayBodyErrors(body)).toEqual([{ path: '', message: 'must be empty' }]);
});

test('every field has an error, up to fifty', () => {
  expect(strayBodyErrors({ title: 'x', 'a/b': undefined })).toEqual([{ path: '/title', message: 'is not a known field' }, { path: '/a~1b', message: 'is not a known field' }]);
  expect(strayBodyErrors(Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`f${index}`, 1])))).toHaveLength(50);
});
