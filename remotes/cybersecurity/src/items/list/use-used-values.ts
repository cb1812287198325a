import { useSeededText } from '@parapet/domain-ui';
import { keepPreviousData, query, useQuery } from '@parapet/sdk';
import { searchedOptions, type FilterOption } from '@parapet/ui/filters';
import { useState } from 'react';

/** Values in use to choose from, with how many items have each: those of one response, and all others by searching. */
export function useUsedValues(values: 'listPropertyCategories' | 'listThreatActors') {
  const seeded = useSeededText();
  const [find, setFind] = useState('');
  const valuesQuery = (q: string) => query(values, { limit: 100, ...(q !== '' && { q }) });
  const first = useQuery(valuesQuery(''));
  const found = useQuery({ ...valuesQuery(find), enabled: find !== '', placeholderData: keepPreviousData });
  const optionsOf = ({ data }: typeof first): FilterOption[] =>
    (data?.items ?? []).map(({ value, count }) => ({ value, label: seeded(value), count }));
  const shown = find === '' ? first : found;
  return {
    options: searchedOptions(optionsOf(first), optionsOf(found), find),
    onFind: setFind,
    loading: first.isFetching || found.isFetching,
    error: shown.error,
    retry: () => void shown.refetch(),
  };
}
