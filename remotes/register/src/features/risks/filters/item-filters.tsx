import type { RiskFacets } from '@parapet/contracts';
import { useDomainTexts } from '@parapet/domain-ui';
import { keepPreviousData, query, useQuery } from '@parapet/sdk';
import { FilterMenu, type FilterOption } from '@parapet/ui/filters';
import { useState } from 'react';
import { useTexts } from '../../../locales/use-texts.ts';
import type { RiskListState } from '../risk-list.ts';
import { OnFirstUse } from './on-first-use.tsx';
import { useFilterValues } from './use-filter-texts.ts';
import { useRiskFacets } from './use-risk-facets.ts';

/** Items that a search shows at once. */
const FOUND = 30;

/** Filters by assets and by scenarios, found by their names and with how many risks each has. Fetched when one of them is first used. */
export function ItemFilters({ list }: { list: RiskListState }) {
  const [wanted, setWanted] = useState(false);
  const [assetText, searchAssets] = useState('');
  const [scenarioText, searchScenarios] = useState('');
  const words = (q: string) => ({ limit: FOUND, ...(q !== '' && { q }) });
  const assets = useQuery({
    ...query('listAssets', { ...words(assetText), sort: 'name' }),
    enabled: wanted,
    placeholderData: keepPreviousData,
  });
  const scenarios = useQuery({
    ...query('listRiskScenarios', { ...words(scenarioText), sort: 'title' }),
    enabled: wanted,
    placeholderData: keepPreviousData,
  });
  const { asset, scenario } = list.filters;
  const ids = {
    count_assets: together(asset, assets.data?.items),
    count_scenarios: together(scenario, scenarios.data?.items),
  };
  const facets = useRiskFacets(list, wanted && assets.data !== undefined && scenarios.data !== undefined, ids).data;
  return (
    <OnFirstUse onUse={() => setWanted(true)}>
      <ItemFilter
        list={list}
        name="asset"
        found={assets.data?.items.map(({ id, name }) => ({ value: id, label: name }))}
        counts={facets?.assets}
        isSearched={assetText !== ''}
        loading={assets.isFetching}
        onSearch={searchAssets}
      />
      <ItemFilter
        list={list}
        name="scenario"
        found={scenarios.data?.items.map(({ id, title }) => ({ value: id, label: title }))}
        counts={facets?.scenarios}
        isSearched={scenarioText !== ''}
        loading={scenarios.isFetching}
        onSearch={searchScenarios}
      />
    </OnFirstUse>
  );
}

const together = (chosen: readonly string[], found: readonly { id: string }[] = []) => [
  ...new Set([...chosen, ...found.map(({ id }) => id)]),
];

interface ItemFilterProps {
  list: RiskListState;
  name: 'asset' | 'scenario';
  found: readonly FilterOption[] | undefined;
  counts: RiskFacets['assets'] | undefined;
  /** Whether the options are limited by a search. Chosen items that it does not find are then left out. */
  isSearched: boolean;
  loading: boolean;
  onSearch: (text: string) => void;
}

const NONE_FOUND: readonly FilterOption[] = [];

function ItemFilter({ list, name, found = NONE_FOUND, counts, isSearched, loading, onSearch }: ItemFilterProps) {
  const t = useTexts();
  const words = useDomainTexts();
  const valueOf = useFilterValues(list);
  const chosen = list.filters[name];
  const nameOf = (id: string) => valueOf(name, id);
  const others = isSearched
    ? []
    : chosen.filter((id) => found.every(({ value }) => value !== id)).map((id) => ({ value: id, label: nameOf(id) }));
  const countOf = (id: string) => counts?.find(({ value }) => value === id)?.count;
  const options = [...others, ...found].map((option): FilterOption => {
    const count = countOf(option.value);
    return count === undefined ? option : { ...option, count };
  });
  return (
    <FilterMenu
      variant="row"
      label={name === 'asset' ? words('field.asset') : t('filter.scenario')}
      options={options}
      value={chosen}
      nameOf={nameOf}
      loading={loading}
      onSearch={onSearch}
      onChange={(ids) => list.setFilters({ [name]: ids })}
    />
  );
}
