import { FLOW_FILTERS, RISK_SEVERITIES, RISK_STATUS_GROUPS, type RiskFacets } from '@parapet/contracts';
import { useCan, useSearchBox } from '@parapet/sdk';
import { ErrorState, SearchBox, Stack, lazyPart } from '@parapet/ui';
import { FilterMenu } from '@parapet/ui/filters';
import { Suspense } from 'react';
import { useTexts } from '../../../locales/use-texts.ts';
import type { RiskListState } from '../risk-list.ts';
import type { ShownTable } from '../views/use-views.ts';
import { Views } from '../views/views.tsx';
import { CategoryFilter } from './category-filter.tsx';
import { ItemFilters } from './item-filters.tsx';
import { PeopleFilter } from './people-filter.tsx';
import { PeriodFilters } from './period-filters.tsx';
import classes from './risk-filters.module.css';
import { useFilterNames, useFilterValues } from './use-filter-texts.ts';
import type { FacetsQuery } from './use-risk-facets.ts';

/** Loaded after the rows: it shows counts, which come with a response of their own. */
const MatrixPanel = lazyPart(async () => ({ default: (await import('../matrix/matrix-panel.tsx')).MatrixPanel }));

/** Worst first. */
const SEVERITIES = RISK_SEVERITIES.toReversed();
const NO_COUNTS: RiskFacets['owner_id'] = [];

interface RiskFiltersProps {
  list: RiskListState;
  table: ShownTable;
  counts: FacetsQuery;
}

/** Search, views, filters with their counts, matrix and summary of the register. */
export function RiskFilters({ list, table, counts }: RiskFiltersProps) {
  const t = useTexts();
  const nameOf = useFilterNames();
  const valueOf = useFilterValues(list);
  const mayReadItems = useCan()('assets', 'read').allowed;
  const facets = counts.data;
  const { q, severity, status, flow } = list.filters;
  const box = useSearchBox(q, (text) => list.setFilters({ q: text }));
  const menu = <Value extends string>(
    name: 'severity' | 'status' | 'flow',
    value: readonly Value[],
    values: readonly Value[],
  ) => ({
    variant: 'row' as const,
    label: nameOf(name),
    value,
    options: values.map((one) => ({
      value: one,
      label: valueOf(name, one),
      ...(facets && { count: facets[name].find((counted) => counted.value === one)?.count ?? 0 }),
    })),
    onChange: (chosen: Value[]) => list.setFilters({ [name]: chosen }),
  });
  return (
    <Stack gap="xs">
      <SearchBox {...box} label={t('risk-register.search')} />
      <Views list={list} table={table} />
      <div className={classes.rows}>
        <FilterMenu {...menu('severity', severity, SEVERITIES)} />
        <FilterMenu {...menu('status', status, RISK_STATUS_GROUPS)} />
        <FilterMenu {...menu('flow', flow, FLOW_FILTERS)} />
        <CategoryFilter list={list} counts={facets?.category} />
        {mayReadItems && <ItemFilters list={list} />}
        <PeopleFilter list={list} name="owner" counts={facets?.owner_id ?? NO_COUNTS} />
        <PeopleFilter list={list} name="reviewer" counts={facets?.reviewer_id ?? NO_COUNTS} />
        <PeriodFilters list={list} />
      </div>
      {counts.isError && facets === undefined && (
        <ErrorState
          size="sm"
          title={t('risk-register.counts-failed')}
          onRetry={() => void counts.refetch()}
          retrying={counts.isFetching}
        />
      )}
      {facets !== undefined && (
        <Suspense fallback={null}>
          <MatrixPanel list={list} facets={facets} />
        </Suspense>
      )}
    </Stack>
  );
}
