import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { stubLayout } from '../../../testing/stub-layout.ts';
import { renderKit } from '../../../testing/render-kit.tsx';
import { DataTable } from '../data-table.tsx';
import type { DataTableColumn, DataTableColumnState, DataTableDensity } from '../types.ts';

stubLayout();

const COLUMNS: DataTableColumn<string>[] = [
  { id: 'name', header: 'Name', hideable: false, cell: (name) => name },
  { id: 'size', header: 'Size', cell: () => 'big' },
  { id: 'age', header: 'Age', defaultHidden: true, cell: () => 'old' },
];

function Table() {
  const [columnState, setColumnState] = useState<DataTableColumnState | null>(null);
  const [density, setDensity] = useState<DataTableDensity>('comfortable');
  return (
    <DataTable
      label="Things"
      columns={COLUMNS}
      rows={['Stone']}
      rowId={(name) => name}
      columnState={columnState}
      onColumnState={setColumnState}
      density={density}
      onDensity={setDensity}
      empty={null}
    />
  );
}

async function openMenu() {
  const user = userEvent.setup();
  renderKit(<Table />);
  const opener = screen.getByRole('button', { name: 'View options' });
  await user.click(opener);
  const popup = await screen.findByRole('dialog', { name: 'View options' });
  await waitFor(() => expect(popup.contains(document.activeElement)).toBe(true));
  return { user, opener };
}

const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);

it('shows, hides and resets columns, and cannot hide a column that is not hideable', async () => {
  const { user } = await openMenu();
  expect(heads()).toEqual(['Name', 'Size']);
  expect((await screen.findByRole('checkbox', { name: 'Name' })).hasAttribute('disabled')).toBe(true);
  await user.click(screen.getByRole('checkbox', { name: 'Age' }));
  await user.click(screen.getByRole('checkbox', { name: 'Size' }));
  expect(heads()).toEqual(['Name', 'Age']);
  await user.click(screen.getByRole('button', { name: 'Reset columns' }));
  expect(heads()).toEqual(['Name', 'Size']);
});

it('moves columns, as far as there is room', async () => {
  const { user } = await openMenu();
  expect((await screen.findByRole('button', { name: 'Move Name up' })).hasAttribute('disabled')).toBe(true);
  expect(screen.getByRole('button', { name: 'Move Age down' }).hasAttribute('disabled')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Move Size up' }));
  expect(heads()).toEqual(['Size', 'Name']);
});

it('moves, pins and resizes a column by keys', async () => {
  const { user } = await openMenu();
  const size = await screen.findByRole('checkbox', { name: 'Size' });
  size.focus();
  await user.keyboard('{Alt>}{ArrowRight}{ArrowRight}{/Alt}');
  expect([...document.querySelectorAll('col')].map((col) => col.style.width)).toEqual(['', '152px']);
  await user.click(screen.getByRole('checkbox', { name: 'Age' }));
  await user.click(screen.getByRole('button', { name: 'Pin Age' }));
  expect(heads()).toEqual(['Name', 'Age', 'Size']);
  expect(screen.getByRole('button', { name: 'Pin Age', pressed: true })).toBeTruthy();
  screen.getByRole('checkbox', { name: 'Size' }).focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(heads()).toEqual(['Size', 'Age', 'Name']);
});

it('chooses the height of rows', async () => {
  const { user } = await openMenu();
  await user.click(await screen.findByRole('radio', { name: 'Compact' }));
  expect(screen.getByRole('region', { name: 'Things' }).parentElement?.dataset['density']).toBe('compact');
});

it('closes with Escape and gives the focus back', async () => {
  const { user, opener } = await openMenu();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});
