import { expect, it } from 'vitest';
import { readTableView } from './use-table-view.ts';

const DEFAULT = { density: 'comfortable', columns: null, sort: null };

it('reads a stored view unchanged', () => {
  const view = { density: 'compact', columns: { order: ['title', 'status'], hidden: ['status'] }, sort: { id: 'title', direction: 'desc' } };
  expect(readTableView(JSON.parse(JSON.stringify(view)))).toEqual(view);
});

it.each([undefined, null, 'compact', 7, {}, { density: 'huge' }, { columns: [] }, { columns: { order: [1], hidden: [] } }, { columns: { order: ['title'] } }, { sort: { id: 'title', direction: 'up' } }])(
  'returns the default view when %j is stored',
  (stored) => {
    expect(readTableView(stored)).toEqual(DEFAULT);
  },
);
