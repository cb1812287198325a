import { useTexts } from '../../provider/kit-context.ts';
import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import { visible } from './columns.ts';
import { ROLES } from './roles.ts';
import { SkeletonRows } from './skeleton-rows.tsx';
import { TableFoot } from './table-foot.tsx';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import { Toolbar } from './toolbar.tsx';
import type { DataTableProps } from './types.ts';
import { useRowKeys } from './use-row-keys.ts';
import classes from './data-table.module.css';

/**
 * A page of rows from the server: sorting, paging, column choice and selection are the caller's state. The head stays
 * in sight; a wide table scrolls inside its own region. Rows are one tab stop: arrow keys move, Space selects,
 * Shift with an arrow selects on the way, Enter opens. On a narrow screen each row is a card with its cells below each
 * other; the roles are written out because a table that is not laid out as one loses its own.
 */
export function DataTable<T>(props: DataTableProps<T>) {
  const { label, rows, rowId, loading = false, error, density = 'comfortable', bordered = true, selection, onRowOpen, empty } = props;
  const columns = visible(props.columns, props.columnState);
  const keys = useRowKeys(props);
  const nothing = rows?.length === 0;
  if (error && (rows === undefined || nothing)) {
    return (
      <div className={classes.root} data-bordered={bordered || undefined}>
        <Toolbar {...props} />
        <ErrorState message={error} requestId={props.requestId} onRetry={props.onRetry} retrying={loading} />
      </div>
    );
  }
  return (
    <div className={classes.root} data-bordered={bordered || undefined} data-density={density}>
      <Toolbar {...props} />
      {error && <StaleAlert {...props} />}
      <div className={classes.progress} data-on={(loading && rows !== undefined) || undefined} />
      {nothing ? (
        <div aria-busy={loading}>{empty}</div>
      ) : (
        <section className={classes.region} aria-label={label} tabIndex={0} data-selectable={selection !== undefined || undefined}>
          <table {...ROLES.table} className={classes.table} aria-label={label} aria-busy={loading}>
            <TableHead {...props} columns={columns} />
            <tbody {...ROLES.rowGroup} {...keys.bodyProps}>
              {rows === undefined ? (
                <SkeletonRows columns={columns} selectable={selection !== undefined} />
              ) : (
                rows.map((row, index) => (
                  <TableRow
                    key={rowId(row)}
                    row={row}
                    id={rowId(row)}
                    name={props.rowLabel?.(row) ?? rowId(row)}
                    columns={columns}
                    selected={selection?.selected.has(rowId(row))}
                    onToggle={keys.toggle}
                    onOpen={onRowOpen}
                    tabIndex={keys.tabIndex(index)}
                  />
                ))
              )}
            </tbody>
          </table>
        </section>
      )}
      <TableFoot {...props} />
    </div>
  );
}

function StaleAlert<T>({ error, onRetry }: DataTableProps<T>) {
  const t = useTexts();
  return (
    <div className={classes.alert}>
      <Alert
        kind="error"
        actions={
          onRetry && (
            <Button size="sm" onClick={onRetry}>
              {t('action.retry')}
            </Button>
          )
        }
      >
        {error}
      </Alert>
    </div>
  );
}
