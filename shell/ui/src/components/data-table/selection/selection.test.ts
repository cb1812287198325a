import { describe, expect, it } from 'vitest';
import { ALL_ROWS, NO_ROWS, between, countSelected, isSelected, selectRows, withRows } from './selection.ts';

describe('a selection of ids', () => {
  it('takes rows in and out', () => {
    const two = withRows(NO_ROWS, ['a', 'b'], true);
    expect(two).toEqual(selectRows(['a', 'b']));
    expect(withRows(two, ['a'], false)).toEqual(selectRows(['b']));
    expect([isSelected(two, 'a'), isSelected(two, 'c')]).toEqual([true, false]);
    expect(countSelected(two, 128)).toBe(2);
  });
});

describe('a selection of all that match', () => {
  it('counts all matching rows except the excluded ones, and includes rows that were never loaded', () => {
    const most = withRows(ALL_ROWS, ['a', 'b'], false);
    expect(countSelected(most, 128)).toBe(126);
    expect([isSelected(most, 'a'), isSelected(most, 'never loaded')]).toEqual([false, true]);
    expect(withRows(most, ['a', 'b'], true)).toEqual(ALL_ROWS);
  });

  it('never counts below none', () => {
    expect(countSelected(withRows(ALL_ROWS, ['a', 'b'], false), 1)).toBe(0);
  });
});

describe('a range', () => {
  const ids = ['a', 'b', 'c', 'd'];

  it.each([
    ['b', 'd', ['b', 'c', 'd']],
    ['d', 'b', ['b', 'c', 'd']],
    ['c', 'c', ['c']],
    [null, 'c', ['c']],
    ['on another page', 'c', ['c']],
  ])('from %j to %j is %j', (from, to, expected) => {
    expect(between(ids, from, to)).toEqual(expected);
  });
});
