import type { Risk } from '@parapet/contracts';
import { routes, useCan, useDescribeError, type useTableView } from '@parapet/sdk';
import { Button, DataTable, EmptyState, NoMatchState, NoPermissionState, type DataTableColumn, type DataTableRowActions } from '@parapet/ui';
import { useTexts } from '../../locales/use-texts.ts';
import type { RiskListState } from './risk-list.ts';
import { useRiskChips } from './use-risk-chips.ts';
import type { RiskRows } from './use-risk-rows.ts';

interface RiskTableProps {
  list: RiskListState;
  rows: RiskRows;
  columns: readonly DataTableColumn<Risk>[];
  view: ReturnType<typeof useTableView>;
  onEdit: (id: string) => void;
  onDelete: (risk: Risk) => void;
}

/** The rows of the register: searched, filtered, sorted and paged by the server. */
export function RiskTable({ list, rows: { risks, page }, columns, view, ...actions }: RiskTableProps) {
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
      empty={list.isFiltered ? <NoMatch list={list} /> : <NoRisks />}
    />
  );
}

function useRowActions({ onEdit, onDelete }: Pick<RiskTableProps, 'onEdit' | 'onDelete'>): (risk: Risk) => DataTableRowActions {
  const t = useTexts();
  const can = useCan();
  const update = can('risks', 'update');
  const remove = can('risks', 'delete');
  return (risk) => ({
    primary: { icon: 'flow', label: t('risk.flow'), to: routes.riskFlow(risk.id) },
    entries: [
      { id: 'edit', label: t('edit-risk.edit'), icon: 'edit', onSelect: () => onEdit(risk.id), ...(!update.allowed && { disabledReason: update.reason ?? '' }) },
      {
        id: 'delete',
        label: t('risk.delete'),
        icon: 'delete',
        danger: true,
        separated: true,
        onSelect: () => onDelete(risk),
        ...(!remove.allowed && { disabledReason: remove.reason ?? '' }),
      },
    ],
  });
}

function NoMatch({ list }: { list: RiskListState }) {
  const t = useTexts();
  const chips = useRiskChips(list);
  const count = chips.filter(({ onRemove }) => onRemove !== undefined).length;
  return <NoMatchState title={t('risk-register.no-match', { count })} filters={chips} onClear={list.clear} />;
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
