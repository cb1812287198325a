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

/** The state with one column shown or hidden. */
export function toggled(
  columns: readonly ChoosableColumn[],
  state: DataTableColumnState | null | undefined,
  id: string,
): DataTableColumnState {
  const whole = stateOf(columns, state);
  return { ...whole, hidden: switched(whole.hidden, id) };
}

/** The state with one column pinned or not pinned any more. */
export function pinnedOrNot(
  columns: readonly ChoosableColumn[],
  state: DataTableColumnState | null | undefined,
  id: string,
): DataTableColumnState {
  const whole = stateOf(columns, state);
  return { ...whole, pinned: switched(whole.pinned ?? [], id) };
}

/** The state with one column that many pixels wide, within limits. */
export function resized(
  columns: readonly ChoosableColumn[],
  state: DataTableColumnState | null | undefined,
  id: string,
  width: number,
): DataTableColumnState {
  const whole = stateOf(columns, state);
  const within = Math.round(Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, width)));
  return { ...whole, widths: { ...whole.widths, [id]: within } };
}

/** The state with one column moved one place up (-1) or down (1); at the end it stays. */
export function moved(
  columns: readonly ChoosableColumn[],
  state: DataTableColumnState | null | undefined,
  id: string,
  by: -1 | 1,
): DataTableColumnState {
  const whole = stateOf(columns, state);
  const order = [...whole.order];
  const from = order.indexOf(id);
  const to = from + by;
  const other = order[to];
  if (from !== -1 && other !== undefined) {
    order[to] = id;
    order[from] = other;
  }
  return { ...whole, order };
}
