import type { DataTableColumn, DataTableColumnState } from '../types.ts';

type Column = Pick<DataTableColumn<never>, 'id' | 'hideable' | 'defaultHidden'>;

/** The state that stands for the columns as given. */
export function defaultState(columns: readonly Column[]): DataTableColumnState {
  return {
    order: columns.map((column) => column.id),
    hidden: columns.filter((column) => column.defaultHidden).map((column) => column.id),
  };
}

/**
 * Columns in the person's order. A stored order may be older than the columns: ids that no longer exist
 * are skipped, and a new column follows the one before it in `columns`.
 */
export function ordered<C extends Column>(columns: readonly C[], state: DataTableColumnState | null | undefined): C[] {
  if (!state) return [...columns];
  const known = state.order.flatMap((id) => columns.find((column) => column.id === id) ?? []);
  const result = [...known];
  for (const [index, column] of columns.entries()) {
    if (known.includes(column)) continue;
    const before = columns[index - 1];
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, column);
  }
  return result;
}

/** A column that came after the choice was stored follows its own default. */
export function isHidden(column: Column, state: DataTableColumnState | null | undefined): boolean {
  if (column.hideable === false) return false;
  if (!state || !state.order.includes(column.id)) return column.defaultHidden === true;
  return state.hidden.includes(column.id);
}

export function visible<C extends Column>(columns: readonly C[], state: DataTableColumnState | null | undefined): C[] {
  return ordered(columns, state).filter((column) => !isHidden(column, state));
}

/** The state with one column shown or hidden. */
export function toggled(
  columns: readonly Column[],
  state: DataTableColumnState | null | undefined,
  id: string,
): DataTableColumnState {
  const all = ordered(columns, state);
  const hidden = all.filter((column) => isHidden(column, state)).map((column) => column.id);
  return {
    order: all.map((column) => column.id),
    hidden: hidden.includes(id) ? hidden.filter((one) => one !== id) : [...hidden, id],
  };
}

/** The state with one column moved one place up (-1) or down (1); at the end it stays. */
export function moved(
  columns: readonly Column[],
  state: DataTableColumnState | null | undefined,
  id: string,
  by: -1 | 1,
): DataTableColumnState {
  const all = ordered(columns, state);
  const order = all.map((column) => column.id);
  const hidden = all.filter((column) => isHidden(column, state)).map((column) => column.id);
  const from = order.indexOf(id);
  const to = from + by;
  const other = order[to];
  if (from !== -1 && other !== undefined) {
    order[to] = id;
    order[from] = other;
  }
  return { order, hidden };
}
