import type { MouseEvent } from 'react';
import { useTexts } from '../../provider/kit-context.ts';
import { Checkbox } from './checkbox.tsx';
import { ROLES } from './roles.ts';
import type { DataTableColumn } from './types.ts';
import classes from './data-table.module.css';

interface TableRowProps<T> {
  row: T;
  id: string;
  name: string;
  columns: readonly DataTableColumn<T>[];
  /** undefined when rows cannot be selected. */
  selected: boolean | undefined;
  onToggle: (id: string) => void;
  onOpen?: (row: T) => void;
  tabIndex: 0 | -1 | undefined;
}

export function TableRow<T>({ row, id, name, columns, selected, onToggle, onOpen, tabIndex }: TableRowProps<T>) {
  const t = useTexts();
  const open = (event: MouseEvent) => {
    if (!isControl(event.target) && !isSelectingText()) onOpen?.(row);
  };
  return (
    <tr
      {...ROLES.row}
      className={classes.row}
      data-row={id}
      data-selected={selected || undefined}
      data-opens={onOpen !== undefined || undefined}
      tabIndex={tabIndex}
      onClick={open}
    >
      {selected !== undefined && (
        <td {...ROLES.cell} className={classes.check}>
          <Checkbox label={t('table.select', { row: name })} checked={selected} onChange={() => onToggle(id)} />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.id} {...ROLES.cell} className={classes.cell} data-align={column.align} data-label={column.header}>
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
}

/** Links, buttons and fields inside a row keep their own click. */
export function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a, button, input, select, textarea, label, [role="menuitem"]') !== null;
}

/** Dragging over text to copy it ends in a click that is not meant to open the row. */
function isSelectingText(): boolean {
  const selection = window.getSelection();
  return selection !== null && !selection.isCollapsed && selection.toString().trim() !== '';
}
