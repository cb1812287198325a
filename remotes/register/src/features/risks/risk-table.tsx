import type { Risk } from '@parapet/contracts';
import { useRiskColumns } from '@parapet/domain-ui';
import { failureOf, keepPreviousData, query, routes, useCan, useListPages, useQuery, useSession, useTableView } from '@parapet/sdk';
import { Button, DataTable, EmptyState } from '@parapet/ui';
import { useTexts } from '../../locales/use-texts.ts';
import { RiskFilterBar } from './risk-filter-bar.tsx';
import type { RiskListState } from './risk-list.ts';

/** The register: searched, filtered, sorted and paged by the server. */
export function RiskTable({ list }: { list: RiskListState }) {
  const t = useTexts();
  const { organizationId } = useSession();
  const view = useTableView('riskRegister');
  const risks = useQuery({ ...query('listRisks', { organization_id: organizationId, ...list.request }), placeholderData: keepPreviousData });
  const page = useListPages(list, risks);
  const failure = risks.error ? failureOf(risks.error, t('risk-register.failed')) : null;
  return (
    <DataTable
      label={t('risk-register.table')}
      columns={useRiskColumns((risk: Risk) => list.hrefOf(risk.id))}
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
      onDensity={view.setDensity}
      columnState={view.columns}
      onColumnState={view.setColumns}
      toolbar={<RiskFilterBar list={list} />}
      onRowOpen={(risk) => list.open(risk.id)}
      empty={list.isFiltered ? <NoMatch onClear={list.clear} /> : <NoRisks />}
    />
  );
}

function NoMatch({ onClear }: { onClear: () => void }) {
  const t = useTexts();
  return (
    <EmptyState
      title={t('risk-register.no-match')}
      message={t('risk-register.no-match-message')}
      action={<Button onClick={onClear}>{t('risk-register.clear')}</Button>}
    />
  );
}

function NoRisks() {
  const t = useTexts();
  const mayAdd = useCan()('risks', 'create').allowed;
  return (
    <EmptyState
      icon="risk"
      title={t('risk-register.empty')}
      message={mayAdd ? t('risk-register.empty-message') : t('risk-register.empty-reader')}
      action={
        mayAdd ? (
          <Button variant="primary" icon="add" to={routes.addRisk()}>
            {t('add-risk.title')}
          </Button>
        ) : undefined
      }
    />
  );
}
