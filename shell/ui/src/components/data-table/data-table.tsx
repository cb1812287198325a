import { Suspense, useMemo, type ReactNode } from 'react';
import { lazyPart } from '../../lazy-part.tsx';
import { useTexts } from '../../provider/kit-context.ts';
import { Alert } from '../alert/alert.tsx';
import { BulkBar } from '../bulk-bar/bulk-bar.tsx';
import { Button } from '../button/button.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import { PHONE, useBelow } from '../popover/use-below.ts';
import { visible } from './columns/columns.ts';
import { TableGrid } from './rows/table-grid.tsx';
import type { RowsProps } from './rows/use-rows.ts';
import { ALL_ROWS } from './selection/selection.ts';
import { useEscape } from './selection/use-escape.ts';
import { useRowSelecting } from './selection/use-row-selecting.ts';
import { TableFoot } from './table-foot.tsx';
import { Toolbar } from './toolbar.tsx';
import type { DataTableProps } from './types.ts';
import classes from './data-table.module.css';

/** For phones only. `lazy` loses the type parameter. */
const TableCards = lazyPart<RowsProps<never>>(async () => ({
  default: (await import('./rows/table-cards.tsx')).TableCards,
})) as unknown as <T>(props: RowsProps<T>) => ReactNode;

/**
 * A page of rows from the server. Sorting, paging, column choice and selection are the caller's state. Toolbar, header
 * and bulk bar stay in place while the list scrolls; the first column stays while the others scroll sideways. Below
 * 640 px the rows are a list of cards.
 *
 * Rows are one tab stop. Arrow keys move, Space selects, Shift with an arrow extends, Ctrl+A selects the page, Enter
 * opens, Escape clears the selection.
 *
 * @example
 * const columns = useMemo<DataTableColumn<Risk>[]>(() => [
 *   {
 *     id: 'title', header: 'Risk', hideable: false,
 *     cell: (risk) => <TextLink to={pathOf(risk)} quiet>{risk.title}</TextLink>,
 *     secondary: (risk) => `Score ${risk.risk_score} · ${levelOf(risk)}`,
 *     sorts: [{ id: 'risk_score', direction: 'desc', label: 'Score, highest first', short: 'by score' }],
 *   },
 *   { id: 'category', header: 'Category', foldable: true, card: 'hidden', cell: (risk) => risk.category },
 *   { id: 'severity', header: 'Severity', width: 90, card: 'corner', cell: (risk) => <SeverityBadge severity={risk.severity} /> },
 * ], [pathOf]);
 * const [selection, setSelection] = useState(NO_ROWS);
 *
 * <DataTable
 *   label="Risks" fill columns={columns} rows={data?.items} rowId={(risk) => risk.id} rowLabel={(risk) => risk.title}
 *   total={data?.total} loading={isFetching} error={failure?.message} onRetry={refetch}
 *   selection={{ value: selection, onChange: setSelection, matching: data?.total, actions }}
 *   openId={openId} onRowOpen={open} rowActions={rowActions} empty={<EmptyState title="No risks yet" />}
 * />
 */
export function DataTable<T>(props: DataTableProps<T>) {
  const {
    rows,
    loading = false,
    error,
    density = 'comfortable',
    bordered = true,
    fill = false,
    selection,
    empty,
    columnState,
  } = props;
  const cards = useBelow(PHONE);
  const columns = useMemo(() => visible(props.columns, columnState), [props.columns, columnState]);
  const selecting = useRowSelecting(props);
  const onKeyDown = useEscape(selecting);
  const nothing = rows?.length === 0;
  const failed = Boolean(error) && (rows === undefined || nothing);
  const hasRows = !nothing && !failed;
  const keep = props.onColumnResize ?? props.onColumnState;
  const resizing = keep && { columns: props.columns, state: columnState, keep };
  const parts = { ...props, columns, selecting, resizing };
  return (
    <div
      className={classes.root}
      data-bordered={bordered || undefined}
      data-density={density}
      data-fill={fill || undefined}
      data-cards={(cards && hasRows) || undefined}
      onKeyDown={onKeyDown}
    >
      <Toolbar props={props} cards={cards} />
      {error && hasRows && <OutdatedAlert error={error} onRetry={props.onRetry} />}
      <div className={classes.progress} data-on={(loading && rows !== undefined) || undefined} />
      {failed && <ErrorState message={error} requestId={props.requestId} onRetry={props.onRetry} retrying={loading} />}
      {nothing && !failed && <div aria-busy={loading}>{empty}</div>}
      {hasRows &&
        (cards ? (
          <Suspense fallback={<div aria-busy="true" />}>
            <TableCards {...parts} />
          </Suspense>
        ) : (
          <TableGrid {...parts} />
        ))}
      {selection !== undefined && selecting !== undefined && (
        <BulkBar
          count={selecting.count}
          all={selection.value.kind === 'all'}
          matching={selecting.page.state === 'all' ? selection.matching : undefined}
          onSelectAll={() => selection.onChange(ALL_ROWS)}
          onClear={selecting.clear}
          actions={selection.actions}
        >
          {selection.bar}
        </BulkBar>
      )}
      <TableFoot {...props} />
    </div>
  );
}

/** Shown above the rows of an earlier response when a newer request has failed. */
function OutdatedAlert({ error, onRetry }: { error: string; onRetry: (() => void) | undefined }) {
  const t = useTexts();
  const retry = onRetry && (
    <Button size="sm" onClick={onRetry}>
      {t('action.retry')}
    </Button>
  );
  return (
    <div className={classes.alert}>
      <Alert kind="error" actions={retry}>
        {error}
      </Alert>
    </div>
  );
}
