import type { PointerEvent } from 'react';
import { columnChanges } from '../columns/column-changes.ts';
import type { ChoosableColumn } from '../columns/columns.ts';
import type { DataTableColumnState } from '../types.ts';
import classes from './table-head.module.css';

/** What a person's width of a column is stored in. */
export interface Resizing {
  columns: readonly ChoosableColumn[];
  state: DataTableColumnState | null | undefined;
  keep: (state: DataTableColumnState) => void;
}

/**
 * The edge of a header: dragging it changes the width of its column, a double click fits the column to its contents. With the
 * keyboard, widths are changed in the choice of columns.
 */
export function ResizeHandle({ id, columns, state, keep }: Resizing & { id: string }) {
  const onResize = (width: number) => keep(columnChanges(columns, state).resized(id, width));
  const drag = (down: PointerEvent<HTMLElement>) => {
    const handle: HTMLElement = down.currentTarget;
    const { head, table, column } = partsOf(handle);
    const [from, width, all] = [down.clientX, head.offsetWidth, table.offsetWidth];
    const scrolls = all > (table.parentElement?.clientWidth ?? all);
    const sign = getComputedStyle(head).direction === 'rtl' ? -1 : 1;
    const before = [column.style.width, table.style.minWidth] as const;
    let wanted = width;
    const ending = new AbortController();
    const on = { signal: ending.signal };
    handle.setPointerCapture(down.pointerId);
    handle.addEventListener(
      'pointermove',
      ({ clientX }) => {
        wanted = width + sign * (clientX - from);
        column.style.width = `${wanted}px`;
        // The table grows with the column where it is wider than its place, so that the first column keeps its width.
        if (scrolls) table.style.minWidth = `${all + wanted - width}px`;
      },
      on,
    );
    const end = (keep: boolean) => {
      ending.abort();
      [column.style.width, table.style.minWidth] = before;
      if (keep && wanted !== width) onResize(wanted);
    };
    handle.addEventListener('pointerup', () => end(true), on);
    handle.addEventListener('pointercancel', () => end(false), on);
    down.preventDefault();
  };
  const fit = (handle: HTMLElement) => {
    const { head, table, column } = partsOf(handle);
    const [{ cssText }, { width }] = [table.style, column.style];
    // For a moment the browser lays out the table by its contents; nothing is painted meanwhile.
    Object.assign(table.style, { tableLayout: 'auto', width: 'max-content', minWidth: '0' });
    column.style.width = '';
    const wanted = head.offsetWidth;
    table.style.cssText = cssText;
    column.style.width = width;
    onResize(wanted);
  };
  return (
    <span
      className={classes.edge}
      aria-hidden="true"
      onPointerDown={drag}
      onDoubleClick={({ currentTarget }) => fit(currentTarget)}
    />
  );
}

function partsOf(handle: HTMLElement) {
  const head = handle.closest('th');
  const table = handle.closest('table');
  const column = table?.querySelectorAll('col')[head?.cellIndex ?? 0];
  if (head === null || table === null || column === undefined) throw new Error('The edge is in the head of a table');
  return { head, table, column };
}
