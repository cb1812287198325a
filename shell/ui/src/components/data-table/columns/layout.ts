import type { CSSProperties } from 'react';
import type { DataTableRowActions, ShownColumn } from '../types.ts';

type Column = Pick<ShownColumn<never>, 'id' | 'width' | 'foldable' | 'sortable' | 'sorts' | 'resized' | 'pinned'> & {
  header?: string;
};

/** Pixels. */
export const CHECK_WIDTH = 40;
const ACTIONS_WIDTH = 92;
/** With the short word of the first action, which is of six letters or fewer. */
const SHORT_ACTIONS_WIDTH = 96;
const SHORT_LETTERS = 6;
/** With the text of the first action, where there is room for it. */
const WIDE_ACTIONS_WIDTH = 196;
/** Width of the scroll container, in pixels, from which the first action shows its text. */
const WIDE_FROM = 1080;
/** Width of the scroll container, in pixels, from which the column of actions can be pinned. */
export const PINNED_FROM = 660;

/** What a row shows of its first action. */
export type ActionLook = 'label' | 'short' | 'icon';

/** @param room pixels of the scroll container @param actions of a row; undefined before there is one. Beside a second icon the first is one too */
export function actionLook(room: number, actions: Pick<DataTableRowActions, 'primary' | 'secondary'> = {}): ActionLook {
  if (actions.secondary !== undefined) return 'icon';
  if (room >= WIDE_FROM) return 'label';
  return room >= PINNED_FROM && actions.primary?.short !== undefined ? 'short' : 'icon';
}

/** Pixels of the column of row actions. @param words the short words of the rows */
export function actionsWidth(look: ActionLook, words: readonly string[]): number {
  if (look === 'icon') return ACTIONS_WIDTH;
  if (look === 'label') return WIDE_ACTIONS_WIDTH;
  return SHORT_ACTIONS_WIDTH + LETTER * Math.max(0, ...words.map((word) => word.length - SHORT_LETTERS));
}

const FIRST_WIDTH = 320;
/** The first column shrinks to this width before the table scrolls sideways: a cut title is better than a column out of sight. */
const FIRST_LEAST = 190;
const OTHER_WIDTH = 120;

export interface ColumnExtras {
  selectable: boolean;
  /** Pixels of the column of row actions; 0 without. */
  actions: number;
}

/** Of a letter in a header, about; pixels. */
const LETTER = 7;
/** Of a header, at both sides; pixels. */
const PADDING = 20;
/** Of the arrow of a header that sorts; pixels. */
const ARROW = 20;

/** No word of a header is broken: in some languages they are longer than the column was made for. */
const headerRoom = ({ header = '', sortable = false, sorts }: Column) =>
  Math.ceil(Math.max(...header.split(/[\s-]/).map((word) => word.length)) * LETTER) +
  PADDING +
  (sortable || sorts !== undefined ? ARROW : 0);
export function widthOf(column: Column, index: number): number {
  if (index === 0) return column.width ?? FIRST_WIDTH;
  return column.resized ? (column.width ?? OTHER_WIDTH) : Math.max(column.width ?? OTHER_WIDTH, headerRoom(column));
}
const sum = (columns: readonly Column[]) => columns.reduce((total, column, index) => total + widthOf(column, index), 0);

/** Pixels that all columns need at their given or default widths. */
export function neededWidth(columns: readonly Column[], { selectable, actions }: ColumnExtras): number {
  return sum(columns) + (selectable ? CHECK_WIDTH : 0) + actions;
}

/**
 * Widths as CSS over `--room`, the width of the scroll container in pixels, which is set outside of React. Columns grow
 * in proportion once there is more room than they need, except where the person chose a width; the first has no width of
 * its own and takes the rest. Where the others scroll sideways under pinned actions, the first takes what would show only
 * a part of a column.
 *
 * @param room pixels, rounded down; 0 before it is known
 */
export function columnStyles(columns: readonly Column[], extras: ColumnExtras, room = 0) {
  const needed = neededWidth(columns, extras);
  const [first, ...others] = columns;
  const [width, least] = first === undefined ? [0, 0] : [widthOf(first, 0), first.width ?? FIRST_LEAST];
  const check = extras.selectable ? CHECK_WIDTH : 0;
  const actionsPinned = extras.actions > 0 && room >= PINNED_FROM && needed - width + least > room;
  let shown = check + extras.actions;
  if (actionsPinned) {
    for (const [index, column] of others.entries()) {
      if (shown + widthOf(column, index + 1) + least > room) break;
      shown += widthOf(column, index + 1);
    }
  }
  const scrolls = shown > check + extras.actions;
  // In a narrow container the pinned column leaves some room for the others.
  const ofFirst = scrolls
    ? `max(${least}px, var(--room, ${least}px) - ${shown}px)`
    : `min(${least}px, 0.6 * var(--room, ${least}px))`;
  const pins: Record<string, CSSProperties> = {};
  let before = check;
  for (const [index, column] of others.entries()) {
    if (!column.pinned || before + widthOf(column, index + 1) + least > room) break;
    pins[column.id] = { position: 'sticky', zIndex: 1, insetInlineStart: `calc(${before}px + ${ofFirst})` };
    before += widthOf(column, index + 1);
  }
  return {
    table: { minWidth: `calc(${needed - width}px + ${ofFirst})` },
    columns: columns.map((column, index): CSSProperties | undefined => {
      if (index === 0) return undefined;
      const own = widthOf(column, index);
      return { width: column.resized ? `${own}px` : `max(${own}px, ${(own / needed).toFixed(4)} * var(--room, 0px))` };
    }),
    /** Where pinned columns stay, by id: the distance from the start of the table. */
    pins,
    /** Whether the actions are pinned because the columns do not fit. In a narrow container they would hide too much of the others. */
    actionsPinned,
  };
}

/** Ids of the columns to fold, starting with the last foldable one, until the rest fits into `room` pixels; none when that is 0 (unknown). */
export function foldedIds(columns: readonly Column[], extras: ColumnExtras, room: number): string[] {
  const folded: string[] = [];
  let left = columns;
  for (const column of columns.toReversed()) {
    if (room === 0 || neededWidth(left, extras) <= room) break;
    if (!column.foldable || column === columns[0]) continue;
    folded.unshift(column.id);
    left = left.filter((one) => one !== column);
  }
  return folded;
}
