import type { RiskFacetCount } from '@parapet/contracts';
import { ownDays, periodOf, startOfDay } from '@parapet/domain-ui';
import { FilterDays, type FilterOption } from '@parapet/ui/filters';
import { useState } from 'react';
import { useTexts } from '../../../locales/use-texts.ts';
import { CHANGED, changedFrom, DUE, dueBy, type RiskListState } from '../risk-list.ts';
import { OnFirstUse } from './on-first-use.tsx';
import { useFilterNames, useFilterValues } from './use-filter-texts.ts';
import { useRiskFacets } from './use-risk-facets.ts';

/** Filters by days, with how many risks each usual period has. The counts are fetched when one of them is first used. */
export function PeriodFilters({ list }: { list: RiskListState }) {
  const [wanted, setWanted] = useState(false);
  const due = DUE.map((value) => ({ value, counted: dueBy[value]() }));
  const changed = CHANGED.map((value) => ({ value, counted: startOfDay(changedFrom[value]()) }));
  const facets = useRiskFacets(list, wanted, {
    count_due_by: due.map(({ counted }) => counted),
    count_changed_since: changed.map(({ counted }) => counted),
  }).data;
  return (
    <OnFirstUse onUse={() => setWanted(true)}>
      <PeriodFilter list={list} name="due" usual={due} counts={facets?.due_by} />
      <PeriodFilter list={list} name="changed" usual={changed} counts={facets?.changed_since} />
    </OnFirstUse>
  );
}

interface PeriodFilterProps {
  list: RiskListState;
  name: 'due' | 'changed';
  /** The periods that the filter offers, each with the value under which the facets count it. */
  usual: readonly { value: string; counted: string }[];
  counts: readonly RiskFacetCount[] | undefined;
}

/** A filter by days: a usual period, or days of the person's own. */
function PeriodFilter({ list, name, usual, counts }: PeriodFilterProps) {
  const t = useTexts();
  const nameOf = useFilterNames();
  const valueOf = useFilterValues(list);
  const value = list.filters[name];
  const range = ownDays(value);
  const change = (next: string | null) => list.setFilters({ [name]: next });
  const options = usual.map((period): FilterOption => {
    const count = counts?.find((one) => one.value === period.counted)?.count;
    return { value: period.value, label: valueOf(name, period.value), ...(count !== undefined && { count }) };
  });
  return (
    <FilterDays
      variant="row"
      label={nameOf(name)}
      options={[{ value: '', label: t('filter.any') }, ...options]}
      value={range === null ? (value ?? '') : null}
      onChange={(period) => change(period === '' ? null : period)}
      range={range}
      onRange={(days) => change(periodOf(days))}
      rangeText={range === null || value === null ? '' : valueOf(name, value)}
    />
  );
}
