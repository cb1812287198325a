import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderKit } from '../../../testing/render-kit.tsx';
import { showOnPhone } from '../../../testing/show-on-phone.ts';
import { DataTable } from '../data-table.tsx';
import { NO_ROWS } from '../selection/selection.ts';
import type { DataTableProps } from '../types.ts';

beforeEach(showOnPhone);

const PROPS: DataTableProps<string> = {
  label: 'Things',
  rows: ['Stone', 'Leaf'],
  rowId: (name) => name,
  empty: null,
  columns: [
    { id: 'name', header: 'Name', sortable: true, cell: (name) => name, secondary: (name) => `${name.length} letters` },
    { id: 'size', header: 'Size', cell: () => 'big' },
    { id: 'color', header: 'Color', card: 'corner', cell: () => 'grey' },
    { id: 'age', header: 'Age', card: 'hidden', cell: () => 'old' },
  ],
};

it('is a real list of cards instead of a table', async () => {
  renderKit(<DataTable {...PROPS} />);
  expect(screen.queryByRole('table')).toBeNull();
  const [stone] = within(await screen.findByRole('list', { name: 'Things' })).getAllByRole('listitem');
  expect(stone?.textContent).toBe('Stone5 lettersgreySizebig');
});

it('selects, sorts and opens as the table does', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  const onSort = vi.fn();
  const onRowOpen = vi.fn();
  renderKit(<DataTable {...PROPS} selection={{ value: NO_ROWS, onChange }} onSort={onSort} onRowOpen={onRowOpen} />);
  await user.click(await screen.findByRole('checkbox', { name: 'Select Leaf' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  expect(onChange.mock.calls).toEqual([
    [{ kind: 'ids', ids: new Set(['Leaf']) }],
    [{ kind: 'ids', ids: new Set(['Stone', 'Leaf']) }],
  ]);
  await user.click(screen.getByRole('button', { name: 'Sort' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Name ↓' }));
  expect(onSort.mock.calls).toEqual([[{ id: 'name', direction: 'desc' }]]);
  await user.click(screen.getByText('Leaf'));
  expect(onRowOpen.mock.calls).toEqual([['Leaf']]);
});

it('shows the primary action of a row with its label as text', async () => {
  renderKit(
    <DataTable
      {...PROPS}
      rows={['Stone']}
      rowActions={() => ({ primary: { icon: 'edit', label: 'Paint' }, entries: [] })}
    />,
  );
  expect((await screen.findByRole('button', { name: 'Paint: Stone' })).textContent).toBe('Paint');
});
