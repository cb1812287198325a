import { useRef } from 'react';
import type { DataTableProps } from '../types.ts';
import { between, countSelected, isSelected, NO_ROWS, withRows } from './selection.ts';

export type RowSelecting = NonNullable<ReturnType<typeof useRowSelecting>>;

/** What a person can do with the selection of a page of rows; undefined when rows cannot be selected. */
export function useRowSelecting<T>({
  rows = [],
  rowId,
  selection,
}: Pick<DataTableProps<T>, 'rows' | 'rowId' | 'selection'>) {
  const anchor = useRef<string | null>(null);
  if (selection === undefined) return undefined;
  const { value, onChange, matching } = selection;
  const ids = rows.map(rowId);
  const count = ids.filter((id) => isSelected(value, id)).length;
  const state = count === 0 ? ('none' as const) : count === ids.length ? ('all' as const) : ('some' as const);
  return {
    page: { state, enabled: ids.length > 0, onToggle: () => onChange(withRows(value, ids, state !== 'all')) },
    /** Rows selected on all pages. */
    count: countSelected(value, matching),
    /** @param range whether every row between the anchor and this one changes too */
    toggle: (id: string, range: boolean) => {
      const on = !isSelected(value, id);
      onChange(withRows(value, range ? between(ids, anchor.current, id) : [id], on));
      if (!range) anchor.current = id;
    },
    /** Moves the end of the range that began at the anchor. */
    extend: (from: string, to: string) => {
      anchor.current ??= from;
      const left = withRows(value, between(ids, anchor.current, from), false);
      onChange(withRows(left, between(ids, anchor.current, to), true));
    },
    /** Sets the row at which the next range begins. */
    setAnchor: (id: string) => {
      anchor.current = id;
    },
    select: (chosen: readonly string[]) => onChange(withRows(value, chosen, true)),
    clear: () => onChange(NO_ROWS),
  };
}
