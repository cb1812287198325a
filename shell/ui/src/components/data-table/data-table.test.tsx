import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderKit } from '../../testing/render-kit.tsx';
import { DataTable } from './data-table.tsx';
import { NO_ROWS, selectRows, type RowSelection } from './selection/selection.ts';
import type { DataTableProps } from './types.ts';

interface Fruit {
  id: string;
  name: string;
  price: number;
}

const FRUITS: Fruit[] = [
  { id: 'a', name: 'Apple', price: 3 },
  { id: 'b', name: 'Banana', price: 2 },
  { id: 'c', name: 'Cherry', price: 9 },
];

const PROPS: DataTableProps<Fruit> = {
  label: 'Fruits',
  columns: [
    { id: 'name', header: 'Name', sortable: true, cell: (fruit) => <a href={`/fruits/${fruit.id}`}>{fruit.name}</a> },
    { id: 'price', header: 'Price', align: 'end', sortable: true, cell: (fruit) => fruit.price },
    { id: 'taste', header: 'Taste', cell: () => 'sweet' },
  ],
  rows: FRUITS,
  rowId: (fruit) => fruit.id,
  rowLabel: (fruit) => fruit.name,
  empty: <p>No fruits</p>,
};

function show(props: Partial<DataTableProps<Fruit>> = {}) {
  renderKit(<DataTable {...PROPS} {...props} />);
  return userEvent.setup();
}

interface SelectingProps extends Partial<DataTableProps<Fruit>> {
  start?: string[];
  matching?: number;
  /** Called with the ids of the selection, sorted; 'all' and 'except' for the other kind. */
  onSelection?: (written: string) => void;
}

const NO_IDS: string[] = [];

/** A table that holds its own selection. */
function Selecting({ start = NO_IDS, matching, onSelection, ...props }: SelectingProps) {
  const [value, setValue] = useState(() => selectRows(start));
  const onChange = (next: RowSelection) => {
    onSelection?.(next.kind === 'ids' ? [...next.ids].toSorted().join('') : ['all except', ...next.except].join(' '));
    setValue(next);
  };
  return <DataTable {...PROPS} {...props} selection={{ value, onChange, matching, actions: [{ id: 'eat', label: 'Eat' }] }} />;
}

const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

describe('semantics', () => {
  it('is a named table inside a named region that scrolls by keyboard', () => {
    show();
    expect(screen.getByRole('table', { name: 'Fruits' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Fruits' }).tabIndex).toBe(0);
  });

  it('names each row by its first cell, and counts the rows of all pages', () => {
    show({ total: 12, page: { hasPrevious: false, hasNext: true, onPrevious: () => {}, onNext: () => {}, from: 1, to: 3 } });
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

  it('says which column sorts, and which could', () => {
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
    const user = show({ onSort, columns: [{ id: 'price', header: 'Price', sortable: true, sortFirst: 'desc', cell: (fruit) => fruit.price }] });
    await user.click(screen.getByRole('button', { name: 'Price' }));
    expect(onSort.mock.calls).toEqual([[{ id: 'price', direction: 'desc' }]]);
  });

  it('offers several orders in one header', async () => {
    const onSort = vi.fn();
    const sorts = [
      { id: 'price', direction: 'desc', label: 'Price, highest first', short: 'by price' },
      { id: 'name', direction: 'asc', label: 'Name, A to Z', short: 'by name' },
    ] as const;
    const user = show({ onSort, sort: { id: 'price', direction: 'desc' }, columns: [{ id: 'name', header: 'Fruit', sorts, cell: (fruit) => fruit.name }] });
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
  it('selects the page, keeps what is selected on others, and takes the page back', async () => {
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

  it('shows what can be done only while something is selected', async () => {
    const user = userEvent.setup();
    renderKit(<Selecting />);
    expect(screen.queryByRole('button', { name: 'Eat' })).toBeNull();
    await user.click(box('Select Banana'));
    expect(screen.getByRole('button', { name: 'Eat' })).toBeTruthy();
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

  it('offers all that match once the page is selected, and takes single rows out of that', async () => {
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

  it('clears with Escape first, and leaves the next Escape to others', async () => {
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

  it('cannot select all of nothing', () => {
    renderKit(<Selecting rows={undefined} loading />);
    expect(box('Select all on this page').disabled).toBe(true);
  });
});

describe('keys on rows', () => {
  it('makes the rows one tab stop that keeps its place', async () => {
    const user = show({ onRowOpen: () => {}, columns: [{ id: 'name', header: 'Name', cell: (fruit) => fruit.name }] });
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(rowOf('Apple'));
    const walk = [
      ['{ArrowUp}', 'Apple'],
      ['{ArrowDown}', 'Banana'],
      ['{End}', 'Cherry'],
      ['{ArrowDown}', 'Cherry'],
      ['{Home}', 'Apple'],
      ['{ArrowDown}', 'Banana'],
    ] as const;
    for (const [key, name] of walk) {
      await user.keyboard(key);
      expect(document.activeElement, key).toBe(rowOf(name));
    }
    await user.tab({ shift: true });
    await user.tab();
    expect(document.activeElement).toBe(rowOf('Banana'));
  });

  it('selects with Space, and on the way with Shift', async () => {
    const user = userEvent.setup();
    const onSelection = vi.fn();
    renderKit(<Selecting onSelection={onSelection} />);
    rowOf('Apple').focus();
    await user.keyboard(' ');
    await user.keyboard(' ');
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await user.keyboard('{Shift>}{End}{/Shift}');
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
    expect(onSelection.mock.calls).toEqual([['a'], [''], ['ab'], ['abc'], ['ab']]);
  });

  it('opens with Enter, but leaves keys in a link to the link', async () => {
    const onRowOpen = vi.fn();
    const user = show({ onRowOpen });
    rowOf('Banana').focus();
    await user.keyboard('{Enter}');
    expect(onRowOpen.mock.calls).toEqual([[FRUITS[1]]]);
    screen.getByRole('link', { name: 'Cherry' }).focus();
    await user.keyboard('{Enter}{ArrowUp}');
    expect(onRowOpen).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Cherry' }));
  });

  it('opens with a click beside links and boxes', async () => {
    const onRowOpen = vi.fn();
    const user = show({ onRowOpen, selection: { value: NO_ROWS, onChange: () => {} } });
    await user.click(screen.getByRole('link', { name: 'Apple' }));
    await user.click(box('Select Apple'));
    expect(onRowOpen).not.toHaveBeenCalled();
    await user.click(within(rowOf('Apple')).getByText('sweet'));
    expect(onRowOpen.mock.calls).toEqual([[FRUITS[0]]]);
  });

  it('are no tab stops when nothing can be done with them', () => {
    show();
    expect(rowOf('Apple').hasAttribute('tabindex')).toBe(false);
  });
});

describe('pages', () => {
  const page = { hasPrevious: false, hasNext: true, onPrevious: () => {}, onNext: () => {}, from: 1, to: 3 };

  it('says which rows these are and goes on', async () => {
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

describe('what is not rows', () => {
  it('says that it is loading, with the columns in place', () => {
    show({ rows: undefined, loading: true });
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
    expect(screen.getByText('Loading…')).toBeTruthy();
    expect(screen.getAllByRole('columnheader')).toHaveLength(3);
  });

  it('shows what the caller says about no rows', () => {
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

it('is without a border of its own where a card has one', () => {
  show({ bordered: false });
  expect(screen.getByRole('region').parentElement?.hasAttribute('data-bordered')).toBe(false);
});
