import { Skeleton } from '../../../primitives/primitives.ts';
import type { DataTableColumn } from '../types.ts';
import classes from './table-row.module.css';

export const SKELETON_WIDTHS = ['72%', '54%', '66%', '48%', '60%', '70%', '52%', '64%', '58%', '74%', '50%', '68%'];

interface SkeletonRowsProps<T> {
  columns: readonly DataTableColumn<T>[];
  selectable: boolean;
  hasActions: boolean;
}

/** Skeletons in the columns of the table, shown while the first page loads. */
export function SkeletonRows<T>({ columns, selectable, hasActions }: SkeletonRowsProps<T>) {
  return SKELETON_WIDTHS.map((width) => (
    <tr key={width} className={classes.row} aria-hidden="true">
      {selectable && (
        <td className={classes.check} align="center">
          <Skeleton height={15} width={15} radius={4} mx="auto" />
        </td>
      )}
      {columns.map((column, index) => (
        <td key={column.id} className={index === 0 ? classes.first : classes.cell}>
          <Skeleton height={10} width={width} ml={column.align === 'end' ? 'auto' : undefined} />
        </td>
      ))}
      {hasActions && (
        <td className={classes.cell}>
          <Skeleton height={15} width={15} radius={4} ml="auto" />
        </td>
      )}
    </tr>
  ));
}
