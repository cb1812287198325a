import { describe, expect, it } from 'vitest';
import { defaultState, moved, ordered, toggled, visible } from './columns.ts';

const COLUMNS = [{ id: 'a', hideable: false }, { id: 'b' }, { id: 'c', defaultHidden: true }, { id: 'd' }];
const ids = (columns: readonly { id: string }[]) => columns.map(({ id }) => id).join('');

describe('without a choice', () => {
  it('shows the columns as given, without those hidden from the start', () => {
    expect(ids(visible(COLUMNS, null))).toBe('abd');
    expect(defaultState(COLUMNS)).toEqual({ order: ['a', 'b', 'c', 'd'], hidden: ['c'] });
  });
});

describe('a stored choice', () => {
  it('orders and hides', () => {
    expect(ids(visible(COLUMNS, { order: ['d', 'c', 'b', 'a'], hidden: ['b'] }))).toBe('dca');
  });

  it('cannot hide what must stay', () => {
    expect(ids(visible(COLUMNS, { order: ['a', 'b', 'c', 'd'], hidden: ['a', 'b', 'c', 'd'] }))).toBe('a');
  });

  it('that is older than the columns skips removed columns and puts new ones in their default places', () => {
    expect(ids(ordered(COLUMNS, { order: ['gone', 'd', 'a'], hidden: [] }))).toBe('dabc');
    expect(ids(visible(COLUMNS, { order: ['gone', 'd', 'a'], hidden: [] }))).toBe('dab');
  });
});

describe('changing the choice', () => {
  it('shows what was hidden and hides what was shown', () => {
    expect(toggled(COLUMNS, null, 'c').hidden).toEqual([]);
    expect(toggled(COLUMNS, null, 'b').hidden.toSorted()).toEqual(['b', 'c']);
  });

  it('moves a column one place and stops at the ends', () => {
    expect(moved(COLUMNS, null, 'b', -1).order.join('')).toBe('bacd');
    expect(moved(COLUMNS, null, 'a', -1).order.join('')).toBe('abcd');
    expect(moved(COLUMNS, null, 'd', 1).order.join('')).toBe('abcd');
  });

  it('keeps what is hidden when a column moves', () => {
    expect(moved(COLUMNS, null, 'a', 1)).toEqual({ order: ['b', 'a', 'c', 'd'], hidden: ['c'] });
  });
});
