import { useRef } from 'react';
import type { PageSelection } from '../head/table-head.tsx';
import type { DataTableProps } from '../types.ts';
import { between, countSelected, isSelected, NO_ROWS, withRows } from './selection.ts';

export interface RowSelecting {
  page: PageSelection;
  /** Rows selected on all pages. */
  count: number;
  /** @param range whether every row between the anchor and this one changes too */
  toggle: (id: string, range: boolean) => void;
  /** Moves the end of the range that began at the anchor. */
  extend: (from: string, to: string) => void;
  /** Sets the row at which the next range begins. */
  setAnchor: (id: string) => void;
  select: (ids: readonly string[]) => void;
  clear: () => void;
}

/** What a person can do with the selection of a page of rows; undefined when rows cannot be selected. */
export function useRowSelecting<T>({
  rows = [],
  rowId,
  selection,
}: Pick<DataTableProps<T>, 'rows' | 'rowId' | 'selection'>): RowSelecting | undefined {
  const anchor = useRef<string | null>(null);
  if (selection === undefined) return undefined;
  const { value, onChange, matching } = selection;
  const ids = rows.map(rowId);
  const count = ids.filter((id) => isSelected(value, id)).length;
  const state = count === 0 ? 'none' : count === ids.length ? 'all' : 'some';
  return {
    page: { state, enabled: ids.length > 0, onToggle: () => onChange(withRows(value, ids, state !== 'all')) },
    count: countSelected(value, matching),
    toggle: (id, range) => {
      const on = !isSelected(value, id);
      onChange(withRows(value, range ? between(ids, anchor.current, id) : [id], on));
      if (!range) anchor.current = id;
    },
    extend: (from, to) => {
      anchor.current ??= from;
      const left = withRows(value, between(ids, anchor.current, from), false);
      onChange(withRows(left, between(ids, anchor.current, to), true));
    },
    setAnchor: (id) => {
      anchor.current = id;
    },
    select: (chosen) => onChange(withRows(value, chosen, true)),
    clear: () => onChange(NO_ROWS),
  };
}
