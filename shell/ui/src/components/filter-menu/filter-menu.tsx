import { useTexts } from '../../provider/kit-context.ts';
import { Button } from '../button/button.tsx';
import { FilterPopover, type FilterPopoverProps } from './filter-popover.tsx';
import { OptionList, type FilterOption, type FilterSearch } from './option-list.tsx';
import classes from './filter-menu.module.css';

export interface FilterMenuProps<V extends string>
  extends Pick<FilterPopoverProps, 'label' | 'any' | 'variant' | 'width'>, FilterSearch {
  options: readonly FilterOption<V>[];
  value: readonly V[];
  onChange: (value: V[]) => void;
  /** Names of chosen values that are not among the options, as while a search shows others; default the value itself. */
  nameOf?: (value: V) => string;
}

/**
 * A filter by several values: 'Status  Open, In progress'. Each choice takes effect at once. Ten or more options can be
 * searched; with `onSearch` they come from elsewhere.
 *
 * @example
 * <FilterMenu
 *   label="Status" variant="row" value={status} onChange={setStatus}
 *   options={[{ value: 'open', label: 'Open', count: 12 }, { value: 'closed', label: 'Closed', count: 3 }]}
 * />
 */
export function FilterMenu<V extends string>({
  label,
  any,
  variant,
  width,
  options,
  value,
  onChange,
  nameOf = String,
  ...search
}: FilterMenuProps<V>) {
  const t = useTexts();
  const name = (one: V) => options.find((option) => option.value === one)?.label ?? nameOf(one);
  const toggle = (one: V) => onChange(value.includes(one) ? value.filter((other) => other !== one) : [...value, one]);
  return (
    <FilterPopover
      label={label}
      any={any}
      variant={variant}
      width={width}
      value={value.map((one) => name(one)).join(', ')}
    >
      <OptionList
        {...search}
        role="group"
        label={label}
        options={options}
        footer={
          value.length > 0 && (
            <div className={classes.footer}>
              <Button size="sm" variant="subtle" onClick={() => onChange([])}>
                {t('filter.clearOne')}
              </Button>
            </div>
          )
        }
      >
        {(option, { text, count, countId }) => (
          <label key={option.value} className={classes.option}>
            <input
              type="checkbox"
              data-option
              className={classes.box}
              checked={value.includes(option.value)}
              onChange={() => toggle(option.value)}
              aria-label={option.label}
              aria-describedby={count === null ? undefined : countId}
            />
            {text}
            {count}
          </label>
        )}
      </OptionList>
    </FilterPopover>
  );
}
