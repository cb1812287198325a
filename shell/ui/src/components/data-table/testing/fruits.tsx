import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderKit } from '../../../testing/render-kit.tsx';
import { DataTable } from '../data-table.tsx';
import { selectRows, type RowSelection } from '../selection/selection.ts';
import type { DataTableProps } from '../types.ts';

interface Fruit {
  id: string;
  name: string;
  price: number;
}

export const FRUITS: Fruit[] = [
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

export function show(props: Partial<DataTableProps<Fruit>> = {}) {
  renderKit(<DataTable {...PROPS} {...props} />);
  return userEvent.setup();
}

interface SelectingProps extends Partial<DataTableProps<Fruit>> {
  start?: string[];
  matching?: number;
  /** Called with the selected ids, sorted and joined, e.g. 'ab'; or with 'all except' and the excluded ids. */
  onSelection?: (written: string) => void;
}

const NO_IDS: string[] = [];

/** A table that holds its own selection. */
export function Selecting({ start = NO_IDS, matching, onSelection, ...props }: SelectingProps) {
  const [value, setValue] = useState(() => selectRows(start));
  const onChange = (next: RowSelection) => {
    onSelection?.(next.kind === 'ids' ? [...next.ids].toSorted().join('') : ['all except', ...next.except].join(' '));
    setValue(next);
  };
  return (
    <DataTable
      {...PROPS}
      {...props}
      selection={{ value, onChange, matching, actions: [{ id: 'eat', label: 'Eat' }] }}
    />
  );
}

export const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
export const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
