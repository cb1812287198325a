import type { Risk } from '@parapet/contracts';
import { routes, useCan, useDescribeError, type useTableView } from '@parapet/sdk';
import { Button, DataTable, EmptyState, NoPermissionState, type DataTableColumn, type DataTableRowActions } from '@parapet/ui';
import { useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import type { RiskListState } from './risk-list.ts';
import type { RiskRows } from './use-risk-rows.ts';

interface RiskTableProps {
  list: RiskListState;
  rows: RiskRows;
  columns: readonly DataTableColumn<Risk>[];
  view: ReturnType<typeof useTableView>;
  /** In place of rows that no filter lets through. */
  noMatch: ReactNode;
  onEdit: (id: string) => void;
  onDelete: (risk: Risk) => void;
}

/** The rows of the register: searched, filtered, sorted and paged by the server. */
export function RiskTable({ list, rows: { risks, page }, columns, view, noMatch, ...actions }: RiskTableProps) {
  const t = useTexts();
  const describe = useDescribeError();
  const actionsOf = useRowActions(actions);
  const failure = risks.error ? describe(risks.error, t('risk-register.failed')) : null;
  if (failure?.kind === 'forbidden') return <NoPermissionState message={failure.message} />;
  return (
    <DataTable
      label={t('risk-register.table')}
      fill
      bordered={false}
      columns={columns}
      rows={risks.data?.items}
      rowId={(risk) => risk.id}
      rowLabel={(risk) => risk.title}
      total={risks.data?.total}
      loading={risks.isFetching}
      error={failure?.message}
      requestId={failure?.requestId}
      onRetry={() => void risks.refetch()}
      sort={list.tableSort}
      onSort={list.setTableSort}
      page={page}
      density={view.density}
      columnState={view.columns}
      rowActions={actionsOf}
      onRowOpen={(risk) => list.open(risk.id)}
      openId={list.opened}
      empty={list.isFiltered ? noMatch : <NoRisks />}
    />
  );
}

/** Stays the same while the person's rights do, so that rows need not be drawn again. */
function useRowActions(actions: Pick<RiskTableProps, 'onEdit' | 'onDelete'>): (risk: Risk) => DataTableRowActions {
  const t = useTexts();
  const can = useCan();
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  return useMemo(() => {
    const update = can('risks', 'update').reason;
    const remove = can('risks', 'delete').reason;
    return (risk) => ({
      primary: { icon: 'flow', label: t('risk.flow'), to: routes.riskFlow(risk.id) },
      entries: [
        { id: 'edit', label: t('edit-risk.edit'), icon: 'edit', onSelect: () => latest.current.onEdit(risk.id), ...(update !== undefined && { disabledReason: update }) },
        {
          id: 'delete',
          label: t('risk.delete'),
          icon: 'delete',
          danger: true,
          separated: true,
          onSelect: () => latest.current.onDelete(risk),
          ...(remove !== undefined && { disabledReason: remove }),
        },
      ],
    });
  }, [t, can]);
}

function NoRisks() {
  const t = useTexts();
  const mayAdd = useCan()('risks', 'create').allowed;
  return (
    <EmptyState
      icon="register"
      title={t('risk-register.empty')}
      message={mayAdd ? t('risk-register.empty-message') : t('risk-register.empty-reader')}
      action={
        mayAdd ? (
          <Button icon="add" to={routes.addRisk()}>
            {t('add-risk.title')}
          </Button>
        ) : undefined
      }
    />
  );
}
