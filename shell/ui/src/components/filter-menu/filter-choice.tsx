import { Icon } from '../icon/icon.tsx';
import { FilterPopover, type FilterPopoverProps } from './filter-popover.tsx';
import { OptionList, type FilterOption, type FilterSearch } from './option-list.tsx';
import classes from './filter-menu.module.css';

export interface FilterChoiceProps<V extends string> extends Pick<FilterPopoverProps, 'label' | 'variant' | 'width'>, FilterSearch {
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
export function FilterChoice<V extends string>({ label, variant, width, options, value, onChange, ...search }: FilterChoiceProps<V>) {
  const [first] = options;
  const chosen = options.find((option) => option.value === value) ?? first;
  return (
    <FilterPopover label={label} any={first?.label} variant={variant} width={width} value={chosen === first ? '' : (chosen?.label ?? '')}>
      {(close) => (
        <OptionList {...search} role="listbox" label={label} options={options}>
          {(option, { text, count }) => (
            <button
              key={option.value}
              type="button"
              role="option"
              data-option
              data-autofocus={option === chosen || undefined}
              className={classes.option}
              aria-selected={option === chosen}
              onClick={() => {
                onChange(option.value);
                close();
              }}
            >
              <span className={classes.tick}>{option === chosen && <Icon name="check" size={16} />}</span>
              {text} {count}
            </button>
          )}
        </OptionList>
      )}
    </FilterPopover>
  );
}
