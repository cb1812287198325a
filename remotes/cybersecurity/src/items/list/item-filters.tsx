import { useSearchBox, type FilterChip } from '@parapet/sdk';
import { FilterBar } from '@parapet/ui';
import { FilterChoice, type FilterOption } from '@parapet/ui/filters';
import type { ReactNode } from 'react';

interface ItemFiltersProps {
  searchLabel: string;
  q: string;
  onSearch: (q: string) => void;
  /** The one filter beside the search. */
  filter: {
    label: string;
    /** Said while nothing is chosen, e.g. 'All Categories'. */
    any: string;
    options: readonly FilterOption[];
    value: string;
    onChange: (value: string) => void;
    onFind?: (text: string) => void;
    loading?: boolean;
  };
  chips: readonly FilterChip[];
  onClear: () => void;
  children?: ReactNode;
}

/** Search, filter and chips of the active filters, above the items of a tab. */
export function ItemFilters({ searchLabel, q, onSearch, filter, chips, onClear, children }: ItemFiltersProps) {
  const box = useSearchBox(q, onSearch);
  const { any, options, value, onFind, ...rest } = filter;
  const chosen = value === '' || options.some((option) => option.value === value) ? [] : [{ value, label: value }];
  return (
    <FilterBar search={{ ...box, label: searchLabel }} active={chips} onClear={onClear}>
      <FilterChoice
        {...rest}
        value={value}
        options={[{ value: '', label: any }, ...chosen, ...options]}
        {...(onFind && { onSearch: onFind })}
      />
      {children}
    </FilterBar>
  );
}
