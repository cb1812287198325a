import { expect, it } from 'vitest';
import { actionLook, actionsWidth, columnStyles, foldedIds, neededWidth } from './layout.ts';

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

it('shows the first action of a row in words as far as there is room', () => {
  const primary = { icon: 'add', label: 'Create Risk Flow', short: 'Create' } as const;
  const rooms = [390, 778, 950, 1080];
  expect(rooms.map((room) => actionLook(room, { primary }))).toEqual(['icon', 'short', 'short', 'label']);
  expect(rooms.map((room) => actionLook(room, { primary, secondary: primary }))).toEqual(Array(4).fill('icon'));
  expect(rooms.map((room) => actionLook(room, { primary: { icon: 'add', label: 'Add' } }))).toEqual([
    'icon',
    'icon',
    'icon',
    'label',
  ]);
  expect(actionsWidth('short', ['Create', 'View'])).toBe(96);
  expect(actionsWidth('short', ['Créer', 'Démarrer'])).toBe(96 + 14);
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

it('shows no part of a column beside pinned actions: the first column takes what is left', () => {
  const extras = { selectable: true, actions: 92 };
  const columns = [...COLUMNS, { id: 'flow', width: 200 }];
  // 800 - 40 - 92 - 190 leaves 478: three of the four others, and 118 for the first one.
  expect(columnStyles(columns, extras, 800).table.minWidth).toBe(
    'calc(692px + max(190px, var(--room, 190px) - 492px))',
  );
});

it('lets a width that the person chose be, whatever the header and the room are', () => {
  const [title, , severity] = COLUMNS;
  if (!title || !severity) throw new Error('No columns');
  const { columns } = columnStyles(
    [title, { ...severity, header: 'Schweregrad', width: 60, resized: true }],
    PLAIN,
    2000,
  );
  expect(columns[1]).toEqual({ width: '60px' });
});

it('keeps pinned columns where they are beside the first, as far as there is room', () => {
  const pinned = COLUMNS.map((column) => ({ ...column, pinned: true }));
  expect(columnStyles([...pinned, { id: 'flow', width: 200 }], { selectable: true, actions: 92 }, 800).pins).toEqual({
    category: expect.objectContaining({ insetInlineStart: 'calc(40px + max(190px, var(--room, 190px) - 492px))' }),
    severity: expect.objectContaining({ insetInlineStart: 'calc(160px + max(190px, var(--room, 190px) - 492px))' }),
    owner: expect.objectContaining({ insetInlineStart: 'calc(260px + max(190px, var(--room, 190px) - 492px))' }),
  });
});
