import { Skeleton } from '../../primitives/primitives.ts';
import { useTexts } from '../../provider/kit-context.ts';
import { ROLES } from './roles.ts';
import type { DataTableColumn } from './types.ts';
import classes from './data-table.module.css';

const ROWS = ['72%', '54%', '66%', '48%', '60%', '70%', '52%', '64%'];

/** The outline of the first page while it is on its way. */
export function SkeletonRows<T>({ columns, selectable }: { columns: readonly DataTableColumn<T>[]; selectable: boolean }) {
  const t = useTexts();
  return (
    <>
      <tr {...ROLES.row} className={classes.hiddenRow}>
        <td {...ROLES.cell} colSpan={columns.length + (selectable ? 1 : 0)}>
          <output>{t('loading')}</output>
        </td>
      </tr>
      {ROWS.map((width) => (
        <tr key={width} className={classes.row} aria-hidden="true">
          {selectable && (
            <td className={classes.check}>
              <Skeleton height={16} width={16} />
            </td>
          )}
          {columns.map((column) => (
            <td key={column.id} className={classes.cell} data-label={column.header}>
              <Skeleton height={12} width={width} />
            </td>
          ))}
        </tr>
      ))}
    </>
  );
}
