/** Changes of the person's choice of columns. Apart from `columns.ts`, as the first rows do not need them. */
import type { DataTableColumnState } from '../types.ts';
import { isHidden, ordered, type ChoosableColumn } from './columns.ts';

/** Pixels. */
export const LEAST_WIDTH = 48;
export const MOST_WIDTH = 800;

/** The whole state, also where nothing was chosen yet. */
export function stateOf(
  columns: readonly ChoosableColumn[],
  state: DataTableColumnState | null | undefined,
): DataTableColumnState {
  const all = ordered(columns, state);
  return {
    ...state,
    order: all.map((column) => column.id),
    hidden: all.filter((column) => isHidden(column, state)).map((column) => column.id),
  };
}

const without = (ids: readonly string[], id: string) => ids.filter((one) => one !== id);
const switched = (ids: readonly string[], id: string) => (ids.includes(id) ? without(ids, id) : [...ids, id]);

/** What a person can change about the columns: each gives the state that it leads to. */
export function columnChanges(columns: readonly ChoosableColumn[], state: DataTableColumnState | null | undefined) {
  const whole = stateOf(columns, state);
  return {
    /** Shows a column or hides it. */
    toggled: (id: string): DataTableColumnState => ({ ...whole, hidden: switched(whole.hidden, id) }),
    /** Pins a column, or lets it go. */
    pinnedOrNot: (id: string): DataTableColumnState => ({ ...whole, pinned: switched(whole.pinned ?? [], id) }),
    /** Makes a column that many pixels wide, within limits. */
    resized: (id: string, width: number): DataTableColumnState => {
      const within = Math.round(Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, width)));
      return { ...whole, widths: { ...whole.widths, [id]: within } };
    },
    /** Moves a column one place up (-1) or down (1); at the end it stays. */
    moved: (id: string, by: -1 | 1): DataTableColumnState => {
      const from = whole.order.indexOf(id);
      const other = whole.order[from + by];
      if (from === -1 || other === undefined) return whole;
      return { ...whole, order: whole.order.with(from, other).with(from + by, id) };
    },
  };
}
