import { expect, it } from 'vitest';
import { mergeRows } from './merge-rows.ts';

const rows = (...ids: string[]) => ids.map((id) => ({ id }));
const merged = (before: string[], now: string[], most = 100) =>
  mergeRows(rows(...before), rows(...now), most).map(({ id }) => id);

it('rows that are gone keep their places', () => {
  expect(merged(['a', 'b', 'c'], ['a', 'c'])).toEqual(['a', 'b', 'c']);
  expect(merged(['a', 'b', 'c'], ['c', 'd'])).toEqual(['a', 'b', 'c', 'd']);
  expect(merged(['a', 'b'], [])).toEqual(['a', 'b']);
  expect(merged([], ['a'])).toEqual(['a']);
});

it('rows that moved are where the answer has them', () => {
  expect(merged(['a', 'b', 'c'], ['c', 'a'])).toEqual(['c', 'a', 'b']);
});

it('keeps all rows of the answer, but only as many of the rows that are gone as the limit allows', () => {
  expect(merged(['a', 'b', 'c', 'd', 'e'], ['c', 'e', 'f'], 2)).toEqual(['a', 'b', 'c', 'e', 'f']);
});
