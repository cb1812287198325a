import { expect, it } from 'vitest';
import { readTableView } from './use-table-view.ts';

const DEFAULT = { density: 'comfortable', columns: null, sort: null };

it('reads what it wrote', () => {
  const view = { density: 'compact', columns: { order: ['title', 'status'], hidden: ['status'] }, sort: { id: 'title', direction: 'desc' } };
  expect(readTableView(JSON.parse(JSON.stringify(view)))).toEqual(view);
});

it.each([undefined, null, 'compact', 7, {}, { density: 'huge' }, { columns: [] }, { columns: { order: [1], hidden: [] } }, { columns: { order: ['title'] } }, { sort: { id: 'title', direction: 'up' } }])(
  'shows the table as given when it finds %j',
  (stored) => {
    expect(readTableView(stored)).toEqual(DEFAULT);
  },
);
