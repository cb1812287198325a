import type { Risk } from '@parapet/contracts';
import { useDescribeError, type useTableView } from '@parapet/sdk';
import {
  DataTable,
  NoPermissionState,
  PHONE,
  useBelow,
  type DataTableColumn,
  type DataTableSelection,
} from '@parapet/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../../locales/use-texts.ts';
import type { RiskListState } from '../risk-list.ts';
import type { RiskRows } from './use-risk-rows.ts';
import { useRowActions, type RiskActions } from './use-row-actions.ts';

interface RiskTableProps extends RiskActions {
  list: RiskListState;
  rows: RiskRows;
  columns: readonly DataTableColumn<Risk>[];
  view: ReturnType<typeof useTableView>;
  /** Columns can be resized once the first rows are there. */
  resizable: boolean;
  selection?: DataTableSelection;
  /** Shown instead of rows where there are none. */
  empty: ReactNode;
}

/** The rows of the register: searched, filtered, sorted and paged by the server. */
export function RiskTable({
  list,
  rows: { risks, rows, stale, page },
  columns,
  view,
  resizable,
  selection,
  empty,
  ...actions
}: RiskTableProps) {
  const t = useTexts();
  const describe = useDescribeError();
  const isPhone = useBelow(PHONE);
  const actionsOf = useRowActions(actions);
  const failure = risks.error ? describe(risks.error, t('risk-register.failed')) : null;
  if (failure?.kind === 'forbidden') return <NoPermissionState message={failure.message} />;
  return (
    <DataTable
      label={t('risk-register.table')}
      fill
      // On a phone the table lies directly on the page, without a surface around it.
      bordered={isPhone}
      columns={columns}
      rows={rows}
      rowId={(risk) => risk.id}
      rowLabel={(risk) => risk.title}
      noLongerMatches={(risk) => stale.has(risk.id)}
      total={risks.data?.total}
      loading={risks.isFetching}
      error={failure?.message}
      requestId={failure?.requestId}
      onRetry={() => void risks.refetch()}
      sort={list.tableSort}
      onSort={(sort) => {
        list.setTableSort(sort);
        view.setSort(sort);
      }}
      page={page}
      density={view.density}
      columnState={view.columns}
      {...(resizable && { onColumnResize: view.setColumns })}
      rowActions={actionsOf}
      onRowOpen={(risk) => list.open(risk.id)}
      openId={list.opened}
      {...(selection && { selection })}
      empty={empty}
    />
  );
}
