import { memo, useEffect, useRef, type ReactNode } from 'react';
import { useTexts } from '../../../provider/kit-context.ts';
import { Checkbox } from '../selection/checkbox.tsx';
import type { DataTableColumn, ShownColumn } from '../types.ts';
import { RowActions, type RowActionsProps } from '../actions/row-actions.tsx';
import classes from './table-row.module.css';

export interface RowProps<T> {
  row: T;
  id: string;
  name: string;
  columns: readonly ShownColumn<T>[];
  /** Columns that moved under the first one for want of room. */
  folded: readonly DataTableColumn<T>[];
  /** undefined when rows cannot be selected. */
  selected: boolean | undefined;
  open: boolean;
  stale: boolean;
  tabIndex: 0 | -1 | undefined;
  onToggle: (id: string, range: boolean) => void;
  actions: Omit<RowActionsProps<T>, 'row' | 'id' | 'name'> | undefined;
}

/** Renders again only when one of its props changes: an update of one record renders one row. */
export const TableRow = memo(function TableRow<T>({
  row,
  id,
  name,
  columns,
  folded,
  selected,
  open,
  stale,
  tabIndex,
  onToggle,
  actions,
}: RowProps<T>) {
  const t = useTexts();
  const [first, ...others] = columns;
  const line = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    // Opened elsewhere, as by the keys of the panel beside the table.
    if (open) line.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  return (
    <tr
      ref={line}
      className={classes.row}
      data-row={id}
      data-selected={selected || undefined}
      data-open={open || undefined}
      data-stale={stale || undefined}
      aria-current={open || undefined}
      tabIndex={tabIndex}
    >
      {selected !== undefined && (
        <td className={classes.check}>
          <Checkbox
            label={t('table.select', { row: name })}
            checked={selected}
            onChange={(range) => onToggle(id, range)}
            tabIndex={-1}
          />
        </td>
      )}
      {first !== undefined && (
        <th scope="row" className={classes.first}>
          <CellLines column={first} row={row} more={folded} note={stale ? t('table.noLongerMatches') : undefined} />
        </th>
      )}
      {others.map((column) => (
        <td
          key={column.id}
          className={classes.cell}
          data-align={column.align}
          data-control={column.control}
          style={column.pin}
        >
          <CellLines column={column} row={row} />
        </td>
      ))}
      {actions !== undefined && (
        <td className={classes.cell} data-align="end">
          <RowActions {...actions} row={row} id={id} name={name} />
        </td>
      )}
    </tr>
  );
}) as <T>(props: RowProps<T>) => ReactNode; // `memo` loses the type parameter

const NONE: readonly never[] = [];

interface CellLinesProps<T> {
  column: DataTableColumn<T>;
  row: T;
  more?: readonly DataTableColumn<T>[];
  note?: string;
}

/** A cell's content and, below it, its second line. */
export function CellLines<T>({ column, row, more = NONE, note }: CellLinesProps<T>) {
  const second = column.secondary?.(row);
  const hasSecond = (second !== undefined && second !== null) || more.length > 0 || note !== undefined;
  return (
    <>
      <div className={classes.line} dir="auto" data-clip>
        {column.cell(row)}
      </div>
      {hasSecond && (
        <div className={classes.second} data-clip>
          {note !== undefined && <span className={classes.part}>{note}</span>}
          {second !== undefined && second !== null && <span className={classes.part}>{second}</span>}
          {more.map((one) => (
            <span key={one.id} className={classes.part}>
              {one.cell(row)}
            </span>
          ))}
        </div>
      )}
    </>
  );
}
