import type { DataTableColumn, DataTableColumnState } from '../types.ts';

export type ChoosableColumn = Pick<DataTableColumn<never>, 'id' | 'hideable' | 'defaultHidden'>;

/**
 * Columns in the person's order. A stored order may be older than the columns: ids that no longer exist
 * are skipped, and a new column follows the one before it in `columns`.
 */
export function ordered<C extends ChoosableColumn>(
  columns: readonly C[],
  state: DataTableColumnState | null | undefined,
): C[] {
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
export function isHidden(column: ChoosableColumn, state: DataTableColumnState | null | undefined): boolean {
  if (column.hideable === false) return false;
  if (!state || !state.order.includes(column.id)) return column.defaultHidden === true;
  return state.hidden.includes(column.id);
}

/** The columns to show: the first one, those that are pinned beside it, the others; each in its order and with its width. */
export function visible<C extends ChoosableColumn>(
  columns: readonly C[],
  state: DataTableColumnState | null | undefined,
): (C & { resized?: boolean; pinned?: boolean })[] {
  const { pinned = [], widths = {} } = state ?? {};
  const [first, ...others] = ordered(columns, state)
    .filter((column) => !isHidden(column, state))
    .map((column) => {
      const width = widths[column.id];
      return {
        ...column,
        ...(pinned.includes(column.id) && { pinned: true }),
        ...(width !== undefined && { width, resized: true }),
      };
    });
  if (first === undefined) return [];
  return [first, ...others.filter((column) => column.pinned), ...others.filter((column) => !column.pinned)];
}
