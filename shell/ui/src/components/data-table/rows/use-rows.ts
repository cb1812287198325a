import { useMemo } from 'react';
import type { ActionLook } from '../columns/layout.ts';
import type { Resizing } from '../head/resize-handle.tsx';
import type { DataTableColumn, DataTableProps, ShownColumn } from '../types.ts';
import { isSelected } from '../selection/selection.ts';
import type { RowSelecting } from '../selection/use-row-selecting.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useRowMenu } from '../actions/row-menu.tsx';
import { useStable } from './use-stable.ts';
import type { RowProps } from './table-row.tsx';

/** What a table of rows and a list of cards are given. */
export interface RowsProps<T> extends DataTableProps<T> {
  /** The visible columns, in order. */
  columns: readonly ShownColumn<T>[];
  selecting: RowSelecting | undefined;
  /** Where columns can be resized. */
  resizing?: Resizing | undefined;
}

const NONE: readonly never[] = [];

/**
 * The props of every row, alike for tables and cards.
 *
 * @param look what a row shows of its first action
 */
export function useRows<T>(
  props: RowsProps<T>,
  {
    columns,
    folded = NONE,
    look,
  }: { columns: readonly ShownColumn<T>[]; folded?: readonly DataTableColumn<T>[]; look: ActionLook },
) {
  const { rows = NONE, rowId, rowLabel, selection, selecting, rowActions, openId, noLongerMatches } = props;
  const keys = useRowKeys(props, selecting);
  const menu = useRowMenu();
  const { onMenu } = menu;
  const onToggle = useStable((id: string, range: boolean) => selecting?.toggle(id, range));
  const actions = useMemo(
    () => (rowActions === undefined ? undefined : { actionsOf: rowActions, onMenu, look }),
    [rowActions, onMenu, look],
  );
  const entriesOf = (id: string) => {
    const row = rows.find((one) => rowId(one) === id);
    return row === undefined || rowActions === undefined ? NONE : rowActions(row).entries;
  };
  const items = rows.map((row, index): RowProps<T> => {
    const id = rowId(row);
    return {
      row,
      id,
      name: rowLabel?.(row) ?? id,
      columns,
      folded,
      selected: selection === undefined ? undefined : isSelected(selection.value, id),
      open: openId === id,
      stale: noLongerMatches?.(row) ?? false,
      tabIndex: keys.tabIndex(index),
      onToggle,
      actions,
    };
  });
  return { items, listProps: keys.listProps, menu: { place: menu.place, onClose: menu.close, entriesOf } };
}

/** Shows the whole of a cut text when the pointer is over it. */
export function showCutText(event: { target: EventTarget }): void {
  const line = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-clip]') : null;
  if (line === null) return;
  if ([line, ...line.children].some((part) => part.scrollWidth > part.clientWidth)) line.title = line.textContent;
  else line.removeAttribute('title');
}
