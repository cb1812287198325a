import { useState } from 'react';
import { countSelected, NO_ROWS, type RowSelection } from './selection.ts';

export interface SelectedRows {
  value: RowSelection;
  onChange: (value: RowSelection) => void;
  clear: () => void;
  /** On all pages. */
  count: number;
}

/**
 * Which rows of a list are selected. A selection belongs to one set of filters: another one starts with nothing selected.
 * @param filter the filters in force, as the API takes them
 * @param total rows on all pages that match
 */
export function useRowSelection(filter: object, total: number | undefined): SelectedRows {
  const key = JSON.stringify(filter);
  const [stored, store] = useState<{ key: string; value: RowSelection }>({ key, value: NO_ROWS });
  const value = stored.key === key ? stored.value : NO_ROWS;
  const onChange = (next: RowSelection) => store({ key, value: next });
  return { value, onChange, clear: () => onChange(NO_ROWS), count: countSelected(value, total) };
}
