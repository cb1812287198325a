import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderKit } from '../../testing/render-kit.tsx';
import { box, rowOf, Selecting, show } from './testing/fruits.tsx';

describe('semantics', () => {
  it('is a named table inside a named region that scrolls by keyboard', () => {
    show();
    expect(screen.getByRole('table', { name: 'Fruits' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Fruits' }).tabIndex).toBe(0);
  });

  it('names each row by its first cell, and counts the rows of all pages', () => {
    show({
      total: 12,
      page: { hasPrevious: false, hasNext: true, onPrevious: () => {}, onNext: () => {}, from: 1, to: 3 },
    });
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Apple', 'Banana', 'Cherry']);
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('13');
  });

  it('marks the open row, and says which rows no longer match', () => {
    show({ openId: 'b', noLongerMatches: (fruit) => fruit.id === 'c' });
    expect(rowOf('Banana').getAttribute('aria-current')).toBe('true');
    expect(rowOf('Apple').hasAttribute('aria-current')).toBe(false);
    expect(rowOf('Cherry').textContent).toContain('No longer matches the filters');
  });
});

describe('sorting', () => {
  const names = () => screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-sort'));

  it('marks the sorted column and the sortable columns with `aria-sort`', () => {
    show({ onSort: () => {}, sort: { id: 'price', direction: 'desc' } });
    expect(names()).toEqual(['none', 'descending', null]);
  });

  it('asks for the other direction of the same column, and starts another one ascending', async () => {
    const onSort = vi.fn();
    const user = show({ onSort, sort: { id: 'price', direction: 'asc' } });
    expect(names()).toEqual(['none', 'ascending', null]);
    await user.click(screen.getByRole('button', { name: 'Price' }));
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(onSort.mock.calls).toEqual([[{ id: 'price', direction: 'desc' }], [{ id: 'name', direction: 'asc' }]]);
    expect(screen.queryByRole('button', { name: 'Taste' })).toBeNull();
  });

  it('starts where the column says', async () => {
    const onSort = vi.fn();
    const user = show({
      onSort,
      columns: [{ id: 'price', header: 'Price', sortable: true, sortFirst: 'desc', cell: (fruit) => fruit.price }],
    });
    await user.click(screen.getByRole('button', { name: 'Price' }));
    expect(onSort.mock.calls).toEqual([[{ id: 'price', direction: 'desc' }]]);
  });

  it('offers several orders in one header', async () => {
    const onSort = vi.fn();
    const sorts = [
      { id: 'price', direction: 'desc', label: 'Price, highest first', short: 'by price' },
      { id: 'name', direction: 'asc', label: 'Name, A to Z', short: 'by name' },
    ] as const;
    const user = show({
      onSort,
      sort: { id: 'price', direction: 'desc' },
      columns: [{ id: 'name', header: 'Fruit', sorts, cell: (fruit) => fruit.name }],
    });
    expect(names()).toEqual(['descending']);
    await user.click(screen.getByRole('button', { name: 'Fruit by price' }));
    const chosen = await screen.findByRole('menuitemradio', { name: 'Price, highest first' });
    expect(chosen.getAttribute('aria-checked')).toBe('true');
    await user.click(screen.getByRole('menuitemradio', { name: 'Name, A to Z' }));
    expect(onSort.mock.calls).toEqual([[{ id: 'name', direction: 'asc' }]]);
  });

  it('is not offered without a listener', () => {
    show();
    expect(names()).toEqual([null, null, null]);
  });
});

describe('selecting', () => {
  it('selects and deselects the page, and keeps the selection on other pages', async () => {
    const user = userEvent.setup();
    const onSelection = vi.fn();
    renderKit(<Selecting start={['b', 'z']} onSelection={onSelection} />);
    const all = box('Select all on this page');
    expect([all.checked, all.indeterminate]).toEqual([false, true]);
    await user.click(all);
    expect([all.checked, all.indeterminate]).toEqual([true, false]);
    expect(screen.getByText('4 selected')).toBeTruthy();
    await user.click(all);
    expect(onSelection.mock.calls).toEqual([['abcz'], ['z']]);
  });

  it('shows bulk actions only while something is selected', async () => {
    const user = userEvent.setup();
    renderKit(<Selecting />);
    expect(screen.queryByRole('button', { name: 'Eat' })).toBeNull();
    await user.click(box('Select Banana'));
    expect(await screen.findByRole('button', { name: 'Eat' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(box('Select Banana').checked).toBe(false);
    expect(screen.queryByRole('button', { name: 'Eat' })).toBeNull();
  });

  it('selects the rows between two clicks with Shift', async () => {
    const user = userEvent.setup();
    const onSelection = vi.fn();
    renderKit(<Selecting onSelection={onSelection} />);
    await user.click(box('Select Apple'));
    await user.keyboard('{Shift>}');
    await user.click(box('Select Cherry'));
    await user.keyboard('{/Shift}');
    expect(onSelection.mock.calls).toEqual([['a'], ['abc']]);
  });

  it('offers to select all matching rows once the page is selected, and can exclude single rows', async () => {
    const user = userEvent.setup();
    const onSelection = vi.fn();
    renderKit(<Selecting matching={10_128} onSelection={onSelection} />);
    await user.click(box('Select Apple'));
    expect(screen.queryByRole('button', { name: /Select all 10/ })).toBeNull();
    await user.click(box('Select all on this page'));
    await user.click(screen.getByRole('button', { name: 'Select all 10,128 that match' }));
    expect(screen.getByText('All 10,128 selected')).toBeTruthy();
    await user.click(box('Select Banana'));
    expect(onSelection.mock.lastCall).toEqual(['all except b']);
    expect(screen.getByText('All 10,127 selected')).toBeTruthy();
  });

  it('clears the selection on the first Escape, and leaves the next Escape to other listeners', async () => {
    const user = userEvent.setup();
    const onSelection = vi.fn();
    const left = vi.fn();
    renderKit(<Selecting start={['a']} onSelection={onSelection} />);
    const onKeyDown = (event: KeyboardEvent) => left(event.defaultPrevented);
    window.addEventListener('keydown', onKeyDown);
    rowOf('Apple').focus();
    await user.keyboard('{Escape}{Escape}');
    window.removeEventListener('keydown', onKeyDown);
    expect(onSelection.mock.calls).toEqual([['']]);
    expect(left.mock.calls).toEqual([[true], [false]]);
  });

  it('disables the checkbox for all rows while there are no rows', () => {
    renderKit(<Selecting rows={undefined} loading />);
    expect(box('Select all on this page').disabled).toBe(true);
  });
});

describe('pages', () => {
  const page = { hasPrevious: false, hasNext: true, onPrevious: () => {}, onNext: () => {}, from: 1, to: 3 };

  it('shows the range of rows and goes to the next page', async () => {
    const onNext = vi.fn();
    const user = show({ page: { ...page, onNext }, total: 12 });
    expect(screen.getByRole('navigation', { name: 'Pages' }).textContent).toContain('1–3 of 12');
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(onNext).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Previous page' }).hasAttribute('disabled')).toBe(true);
  });

  it('goes back from the last', async () => {
    const onPrevious = vi.fn();
    const user = show({ page: { ...page, hasPrevious: true, hasNext: false, onPrevious, from: 10, to: 12 } });
    expect(screen.getByRole('navigation', { name: 'Pages' }).textContent).toContain('10–12');
    await user.click(screen.getByRole('button', { name: 'Previous page' }));
    expect(onPrevious).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Next page' }).hasAttribute('disabled')).toBe(true);
  });

  it('has none when there are no rows', () => {
    show({ rows: [], page: { ...page, from: 0, to: 0 } });
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

describe('loading, empty and error states', () => {
  it('says that it is loading, with the columns in place', () => {
    show({ rows: undefined, loading: true });
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
    expect(screen.getByText('Loading…')).toBeTruthy();
    expect(screen.getAllByRole('columnheader')).toHaveLength(3);
  });

  it('shows the empty state of the caller when there are no rows', () => {
    show({ rows: [] });
    expect(screen.getByText('No fruits')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('says what went wrong and tries again', async () => {
    const onRetry = vi.fn();
    const user = show({ rows: undefined, error: 'Failed to load', requestId: 'r-1', onRetry });
    expect(screen.getByRole('alert').textContent).toMatch(/Failed to load.*r-1/);
    expect(screen.queryByText('No fruits')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('keeps the rows that it has under the message', () => {
    show({ error: 'Failed to refresh', onRetry: () => {} });
    expect(screen.getByRole('alert').textContent).toContain('Failed to refresh');
    expect(rowOf('Apple')).toBeTruthy();
  });
});

it('has no border and is no landmark of its own when `bordered` is false', () => {
  show({ bordered: false });
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.getByRole('group', { name: 'Fruits' }).parentElement?.hasAttribute('data-bordered')).toBe(false);
});
