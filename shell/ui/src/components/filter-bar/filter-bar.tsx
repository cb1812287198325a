import type { ReactNode } from 'react';
import { Group } from '../../primitives/primitives.ts';
import { useTexts } from '../../provider/kit-context.ts';
import { FilterChips, type ActiveFilter } from './filter-chips.tsx';
import { SearchBox, type SearchBoxProps } from './search-box.tsx';
import classes from './filter-bar.module.css';

export interface FilterBarProps {
  search?: SearchBoxProps;
  /** FilterMenus and the like. */
  children?: ReactNode;
  active?: readonly ActiveFilter[];
  /** Takes every filter away, the search too. */
  onClear?: () => void;
  /** At the end, e.g. saved profiles. */
  actions?: ReactNode;
}

const NONE: readonly ActiveFilter[] = [];

/**
 * Search box, filters and what is in force, above a list.
 *
 * @example
 * <FilterBar search={{ value: q, onChange: setQ, label: 'Search assets' }} active={chips} onClear={clear}>
 *   <FilterMenu label="Category" options={categories} value={category} onChange={setCategory} />
 * </FilterBar>
 */
export function FilterBar({ search, children, active = NONE, onClear, actions }: FilterBarProps) {
  const t = useTexts();
  return (
    <search className={classes.root} aria-label={t('filter.label')}>
      <div className={classes.controls}>
        {search !== undefined && (
          <div className={classes.search}>
            <SearchBox {...search} />
          </div>
        )}
        {children}
        {actions !== undefined && (
          <Group gap="xs" align="stretch" ms="auto">
            {actions}
          </Group>
        )}
      </div>
      <FilterChips filters={active} onClear={onClear} />
    </search>
  );
}
