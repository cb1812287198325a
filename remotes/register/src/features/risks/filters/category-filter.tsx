import type { RiskFacets } from '@parapet/contracts';
import { FilterMenu, searchedOptions, type FilterOption } from '@parapet/ui/filters';
import { useState } from 'react';
import { NO_CATEGORY, type RiskListState } from '../risk-list.ts';
import { useFilterNames, useFilterValues } from './use-filter-texts.ts';
import { useRiskFacets } from './use-risk-facets.ts';

const NO_COUNTS: RiskFacets['category'] = [];

interface CategoryFilterProps {
  list: RiskListState;
  /** The most frequent categories; undefined until they are loaded. */
  counts: RiskFacets['category'] | undefined;
}

/** A filter by categories: the most frequent ones, and all others by searching. */
export function CategoryFilter({ list, counts }: CategoryFilterProps) {
  const nameOf = useFilterNames()('category');
  const valueOf = useFilterValues(list);
  const [find, setFind] = useState('');
  const isSearched = find !== '';
  const found = useRiskFacets(list, isSearched, { find_category: find });
  const chosen = list.filters.category;
  const optionOf = (stored: string, count: number | undefined): FilterOption => {
    const value = stored === '' ? NO_CATEGORY : stored;
    return { value, label: valueOf('category', value), ...(count !== undefined && { count }) };
  };
  const frequent = (counts ?? NO_COUNTS).map(({ value, count }) => optionOf(value, count));
  const others = chosen
    .filter((value) => frequent.every((option) => option.value !== value))
    .map((value) => optionOf(value, counts && 0));
  const more = (found.data?.category ?? NO_COUNTS).map(({ value, count }) => optionOf(value, count));
  return (
    <FilterMenu
      variant="row"
      label={nameOf}
      value={chosen}
      options={searchedOptions([...frequent, ...others], more, find)}
      nameOf={(value) => valueOf('category', value)}
      loading={isSearched && found.isFetching}
      onSearch={setFind}
      onChange={(category) => list.setFilters({ category })}
    />
  );
}
