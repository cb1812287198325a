import { ChoiceOptions } from './choice-options.tsx';
import { FilterPopover, type FilterPopoverProps } from './filter-popover.tsx';
import type { FilterOption, FilterSearch } from './option-list.tsx';

export interface FilterChoiceProps<V extends string>
  extends Pick<FilterPopoverProps, 'label' | 'variant' | 'width'>, FilterSearch {
  /** The one that stands for no filter comes first, e.g. `{ value: 'all', label: 'All Threat Actors' }`. */
  options: readonly FilterOption<V>[];
  value: V;
  onChange: (value: V) => void;
}

/**
 * A filter by one value: 'Threat actor  All Threat Actors'. Choosing closes it. The first option is the default and
 * is not shown as a filter in force.
 *
 * @example
 * <FilterChoice label="Archived" value={archived} onChange={setArchived}
 *   options={[{ value: 'out', label: 'Left out' }, { value: 'only', label: 'Only archived', count: 4 }]} />
 */
export function FilterChoice<V extends string>({
  label,
  variant,
  width,
  options,
  value,
  onChange,
  ...search
}: FilterChoiceProps<V>) {
  const [first] = options;
  const chosen = options.find((option) => option.value === value) ?? first;
  return (
    <FilterPopover
      label={label}
      any={first?.label}
      variant={variant}
      width={width}
      value={chosen === first ? '' : (chosen?.label ?? '')}
    >
      {(close) => (
        <ChoiceOptions
          {...search}
          label={label}
          options={options}
          chosen={chosen}
          onChoose={(picked) => {
            onChange(picked);
            close();
          }}
        />
      )}
    </FilterPopover>
  );
}
