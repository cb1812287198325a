import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { renderKit } from '../../../testing/render-kit.tsx';
import { DataTable } from '../data-table.tsx';
import { NO_ROWS } from '../selection/selection.ts';
import type { DataTableColumn, DataTableRowActions } from '../types.ts';

interface Thing {
  id: string;
  size: number;
}

let rendered: string[] = [];
beforeEach(() => {
  rendered = [];
});

const THINGS: Thing[] = Array.from({ length: 20 }, (_, index) => ({ id: `thing-${index}`, size: index }));
const COLUMNS: DataTableColumn<Thing>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: ({ id }) => {
      rendered.push(id);
      return id;
    },
  },
  { id: 'size', header: 'Size', cell: ({ size }) => size },
];
const rowActions = (): DataTableRowActions => ({ entries: [{ id: 'throw', label: 'Throw' }] });

function Things() {
  const [things, setThings] = useState(THINGS);
  const [value, setValue] = useState(NO_ROWS);
  const [openId, setOpenId] = useState<string | null>('thing-0');
  // Like a response of the server in which one record has changed.
  const grow = () => setThings(things.map((thing) => (thing.id === 'thing-3' ? { ...thing, size: 100 } : thing)));
  return (
    <>
      <button type="button" onClick={grow}>
        Grow
      </button>
      <DataTable
        label="Things"
        columns={COLUMNS}
        rows={things}
        rowId={({ id }) => id}
        selection={{ value, onChange: setValue }}
        rowActions={rowActions}
        openId={openId}
        onRowOpen={({ id }) => setOpenId(id)}
        empty={null}
      />
    </>
  );
}

it('renders only the rows that change: one record, one selected row, the row opened and the one closed', async () => {
  const user = userEvent.setup();
  renderKit(<Things />);
  expect(rendered).toHaveLength(20);

  rendered = [];
  await user.click(screen.getByRole('button', { name: 'Grow' }));
  expect(rendered).toEqual(['thing-3']);

  // The first row is the tab stop until another one takes the focus.
  await user.click(screen.getByRole('checkbox', { name: 'Select thing-5' }));
  rendered = [];
  await user.click(screen.getByRole('checkbox', { name: 'Select thing-5' }));
  expect(rendered).toEqual(['thing-5']);

  rendered = [];
  await user.click(screen.getByText('7', { selector: 'div' }));
  expect([...new Set(rendered)].toSorted()).toEqual(['thing-0', 'thing-5', 'thing-7']);
});
