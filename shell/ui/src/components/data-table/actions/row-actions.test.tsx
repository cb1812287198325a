import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { stubLayout } from '../../../testing/stub-layout.ts';
import { renderKit } from '../../../testing/render-kit.tsx';
import { DataTable } from '../data-table.tsx';
import type { DataTableColumn, DataTableRowActions } from '../types.ts';

stubLayout();

const COLUMNS: DataTableColumn<string>[] = [{ id: 'name', header: 'Name', cell: (name) => name }];

function setUp(actions: (name: string) => DataTableRowActions) {
  const onRowOpen = vi.fn();
  renderKit(
    <DataTable
      label="Things"
      columns={COLUMNS}
      rows={['Stone', 'Leaf']}
      rowId={(name) => name}
      rowActions={actions}
      onRowOpen={onRowOpen}
      empty={null}
    />,
  );
  return { user: userEvent.setup(), onRowOpen };
}

it('opens the menu of one row, does what is chosen for that row, and gives the focus back', async () => {
  const onThrow = vi.fn();
  const { user, onRowOpen } = setUp((name) => ({
    entries: [{ id: 'throw', label: 'Throw', onSelect: () => onThrow(name) }],
  }));
  const dots = screen.getByRole('button', { name: 'Actions for Leaf' });
  await user.click(dots);
  expect(await screen.findByRole('menu', { name: 'Actions for Leaf' })).toBeTruthy();
  await user.click(screen.getByRole('menuitem', { name: 'Throw' }));
  expect(onThrow.mock.calls).toEqual([['Leaf']]);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(dots));
  expect(onRowOpen).not.toHaveBeenCalled();
});

it('has two icons in place of a menu, each with what keeps it from being used', async () => {
  const [onEdit, onDelete] = [vi.fn(), vi.fn()];
  const { user, onRowOpen } = setUp((name) => ({
    primary: { icon: 'edit', label: 'Edit', onSelect: () => onEdit(name) },
    secondary: {
      icon: 'delete',
      label: 'Delete',
      onSelect: () => onDelete(name),
      ...(name === 'Leaf' && { disabledReason: 'Only an admin may' }),
    },
    entries: [],
  }));
  await user.click(screen.getByRole('button', { name: 'Edit: Leaf' }));
  await user.click(screen.getByRole('button', { name: 'Delete: Stone' }));
  const refused = screen.getByRole('button', { name: 'Delete: Leaf' });
  expect(refused.title).toBe('Only an admin may');
  await user.click(refused);
  expect([onEdit.mock.calls, onDelete.mock.calls]).toEqual([[['Leaf']], [['Stone']]]);
  expect(screen.queryByRole('button', { name: /Actions/ })).toBeNull();
  expect(onRowOpen).not.toHaveBeenCalled();
});

it('has the first action as a button or a link of its own', async () => {
  const onPaint = vi.fn();
  const { user } = setUp((name) => ({
    primary:
      name === 'Stone'
        ? { icon: 'edit', label: 'Paint', onSelect: onPaint }
        : { icon: 'play', label: 'Blow', to: '/blow' },
    entries: [],
  }));
  await user.click(screen.getByRole('button', { name: 'Paint: Stone' }));
  expect(onPaint).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'Blow: Leaf' }).getAttribute('href')).toBe('/blow');
  expect(screen.queryByRole('button', { name: /Actions/ })).toBeNull();
});
