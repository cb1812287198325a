import { expect, it } from 'vitest';
import { columnStyles, foldedIds, neededWidth } from './layout.ts';

const COLUMNS = [
  { id: 'title' },
  { id: 'category', foldable: true },
  { id: 'severity', width: 100 },
  { id: 'owner', width: 140, foldable: true },
];
const PLAIN = { selectable: false, actions: 0 };

it('makes room for the longest word of a header, and for its arrow', () => {
  const german = [
    { id: 'title', header: 'Risiko' },
    { id: 'severity', header: 'Schweregrad', width: 70 },
    { id: 'scenarios', header: 'Szenarien, offen', width: 70, sortable: true },
  ];
  expect(columnStyles(german, PLAIN).columns.map((one) => one?.width?.toString().split(',')[0])).toEqual([
    undefined,
    'max(97px',
    'max(110px',
  ]);
  expect(neededWidth(german, PLAIN)).toBe(320 + 97 + 110);
});

it('counts the columns that the table adds itself', () => {
  expect(neededWidth(COLUMNS, PLAIN)).toBe(320 + 120 + 100 + 140);
  expect(neededWidth(COLUMNS, { selectable: true, actions: 92 })).toBe(680 + 40 + 92);
});

it('leaves the first column the width that the other columns do not take', () => {
  const { columns } = columnStyles(COLUMNS, PLAIN);
  expect(columns[0]).toBeUndefined();
  expect(columns[2]).toEqual({ width: 'max(100px, 0.1471 * var(--room, 0px))' });
});

it('cuts the first column before the table scrolls, unless it has a width of its own', () => {
  expect(columnStyles(COLUMNS, PLAIN).table.minWidth).toBe('calc(360px + min(190px, 0.6 * var(--room, 190px)))');
  expect(columnStyles([{ id: 'title', width: 260 }], PLAIN).table.minWidth).toBe(
    'calc(0px + min(260px, 0.6 * var(--room, 260px)))',
  );
});

it('folds the last foldable column first, and no more than it must', () => {
  expect(foldedIds(COLUMNS, PLAIN, 680)).toEqual([]);
  expect(foldedIds(COLUMNS, PLAIN, 679)).toEqual(['owner']);
  expect(foldedIds(COLUMNS, PLAIN, 500)).toEqual(['category', 'owner']);
  expect(foldedIds(COLUMNS, PLAIN, 100)).toEqual(['category', 'owner']);
});

it('folds nothing before the room is known', () => {
  expect(foldedIds(COLUMNS, PLAIN, 0)).toEqual([]);
});
