import { describe, expect, it } from 'vitest';
import { columnChanges, LEAST_WIDTH, stateOf } from './column-changes.ts';
import { ordered, visible } from './columns.ts';

const COLUMNS = [{ id: 'a', hideable: false }, { id: 'b' }, { id: 'c', defaultHidden: true }, { id: 'd' }];
const ids = (columns: readonly { id: string }[]) => columns.map(({ id }) => id).join('');
const changes = (state: Parameters<typeof columnChanges>[1]) => columnChanges(COLUMNS, state);

describe('without a choice', () => {
  it('shows the columns as given, without those hidden from the start', () => {
    expect(ids(visible(COLUMNS, null))).toBe('abd');
    expect(stateOf(COLUMNS, null)).toEqual({ order: ['a', 'b', 'c', 'd'], hidden: ['c'] });
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
    expect(changes(null).toggled('c').hidden).toEqual([]);
    expect(changes(null).toggled('b').hidden.toSorted()).toEqual(['b', 'c']);
  });

  it('moves a column one place and stops at the ends', () => {
    expect(changes(null).moved('b', -1).order.join('')).toBe('bacd');
    expect(changes(null).moved('a', -1).order.join('')).toBe('abcd');
    expect(changes(null).moved('d', 1).order.join('')).toBe('abcd');
  });

  it('pins a column beside the first one, and takes it from there again', () => {
    const state = changes(null).pinnedOrNot('d');
    expect(visible(COLUMNS, state).map(({ id, pinned }) => `${id}${pinned ? '!' : ''}`)).toEqual(['a', 'd!', 'b']);
    expect(ids(visible(COLUMNS, changes(state).pinnedOrNot('d')))).toBe('abd');
  });

  it('changes a width within limits, and keeps it with every other change', () => {
    const state = changes(changes(null).pinnedOrNot('d')).resized('b', 212.6);
    expect(visible(COLUMNS, changes(changes(state).toggled('c')).moved('d', -1))).toEqual([
      { id: 'a', hideable: false },
      { id: 'd', pinned: true },
      { id: 'b', width: 213, resized: true },
      { id: 'c', defaultHidden: true },
    ]);
    expect(changes(state).resized('b', -7).widths).toEqual({ b: LEAST_WIDTH });
  });

  it('keeps what is hidden when a column moves', () => {
    expect(changes(null).moved('a', 1)).toEqual({ order: ['b', 'a', 'c', 'd'], hidden: ['c'] });
  });
});
