import type { Risk } from '@parapet/contracts';
import { useRiskColumns } from '@parapet/domain-ui';
import { failureOf, keepPreviousData, routes, useCan, useQuery, useSession } from '@parapet/sdk';
import { Button, DataTable, EmptyState } from '@parapet/ui';
import { riskListQuery } from '../../api/risk-queries.ts';
import { useTexts } from '../../locales/use-texts.ts';
import { RiskFilterBar } from './risk-filter-bar.tsx';
import { readSort, writeSort } from './sort.ts';
import { useRiskFilters } from './use-risk-filters.ts';
import { useFirstPageWhenLost, useRiskPages } from './use-risk-pages.ts';
import { useTableView } from './use-table-view.ts';

interface RiskTableProps {
  /** Path that shows a risk. */
  pathOf: (risk: Risk) => string;
  onOpen: (risk: Risk) => void;
}

/** The register: searched, filtered, sorted and paged by the server. */
export function RiskTable({ pathOf, onOpen }: RiskTableProps) {
  const t = useTexts();
  const { organizationId } = useSession();
  const filters = useRiskFilters();
  const view = useTableView();
  const risks = useQuery({ ...riskListQuery(organizationId, filters.request), placeholderData: keepPreviousData });
  const page = useRiskPages(filters, risks.data);
  useFirstPageWhenLost(filters, risks);
  const failure = risks.error ? failureOf(risks.error, t('risk-register.failed')) : null;
  return (
    <DataTable
      label={t('risk-register.table')}
      columns={useRiskColumns(pathOf)}
      rows={risks.data?.items}
      rowId={(risk) => risk.id}
      rowLabel={(risk) => risk.title}
      total={risks.data?.total}
      loading={risks.isFetching}
      error={failure?.message}
      requestId={failure?.requestId}
      onRetry={() => void risks.refetch()}
      sort={readSort(filters.request.sort)}
      onSort={(sort) => filters.setSort(writeSort(sort))}
      page={page}
      density={view.density}
      onDensity={view.setDensity}
      columnState={view.columns}
      onColumnState={view.setColumns}
      toolbar={<RiskFilterBar filters={filters} />}
      onRowOpen={onOpen}
      empty={filters.active ? <NoMatch onClear={filters.clear} /> : <NoRisks />}
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
