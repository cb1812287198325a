import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithSdk } from '../testing.tsx';
import { readTableView, useTableView } from './use-table-view.ts';

const DEFAULT = { density: 'comfortable', columns: null, sort: null };

it('reads a stored view unchanged', () => {
  const view = {
    density: 'compact',
    columns: { order: ['title', 'status'], hidden: ['status'], pinned: ['title'], widths: { title: 400 } },
    sort: { id: 'title', direction: 'desc' },
  };
  expect(readTableView(JSON.parse(JSON.stringify(view)))).toEqual(view);
});

it.each([
  undefined,
  null,
  'compact',
  7,
  {},
  { density: 'huge' },
  { columns: [] },
  { columns: { order: [1], hidden: [] } },
  { columns: { order: ['title'] } },
  { sort: { id: 'title', direction: 'up' } },
])('returns the default view when %j is stored', (stored) => {
  expect(readTableView(stored)).toEqual(DEFAULT);
});

it('saves what was chosen in one event together', async () => {
  let view: ReturnType<typeof useTableView> | undefined;
  function Table() {
    view = useTableView('risks');
    return null;
  }
  const { savedPreferences } = await renderWithSdk(<Table />);
  const columns = { order: ['title', 'status'], hidden: ['status'] };
  act(() => {
    view?.setColumns(columns);
    view?.setDensity('compact');
  });
  expect(savedPreferences.at(-1)).toEqual({ risksTable: { columns, density: 'compact', sort: null } });
});
