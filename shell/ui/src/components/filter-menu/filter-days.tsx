import { Suspense } from 'react';
import type { DateRange } from '../date-range-field/date-range-field.tsx';
import { LoadingState } from '../loading-state/loading-state.tsx';
import { ChoiceOptions } from './choice-options.tsx';
import { FilterPopover, type FilterPopoverProps } from './filter-popover.tsx';
import type { FilterOption } from './option-list.tsx';
import { lazyPart } from '../../lazy-part.tsx';

/** Loaded when a filter by days is first opened. */
const FilterRange = lazyPart(async () => ({ default: (await import('./filter-range.tsx')).FilterRange }));

/** Two dates and the button of the calendar fit. */
const WIDTH = 344;

export interface FilterDaysProps<V extends string> extends Pick<FilterPopoverProps, 'label' | 'variant' | 'width'> {
  /** Usual periods. The one that stands for no filter comes first, e.g. `{ value: '', label: 'Any' }`. */
  options: readonly FilterOption<V>[];
  /** Null while days of the person's own are in force. */
  value: V | null;
  onChange: (value: V) => void;
  /** The person's own days; null while one of the options is in force. */
  range: DateRange | null;
  /** A range in order; null when both ends were emptied. */
  onRange: (range: DateRange | null) => void;
  /** The range in words, e.g. '1 to 31 March 2026'. */
  rangeText: string;
}

/**
 * A filter by days: one of the usual periods, which closes the menu when chosen, or a first and a last day of the person's own.
 *
 * @example
 * <FilterDays label="Changed" options={[{ value: '', label: 'Any' }, { value: 'week', label: 'Last 7 days' }]} value="week" onChange={setPeriod}
 *   range={null} onRange={setRange} rangeText="" />
 */
export function FilterDays<V extends string>({
  label,
  variant,
  width = WIDTH,
  options,
  value,
  onChange,
  range,
  onRange,
  rangeText,
}: FilterDaysProps<V>) {
  const [first] = options;
  const chosen = value === null ? undefined : (options.find((option) => option.value === value) ?? first);
  return (
    <FilterPopover
      label={label}
      any={first?.label}
      variant={variant}
      width={width}
      value={chosen === undefined ? rangeText : chosen === first ? '' : chosen.label}
    >
      {(close) => (
        <>
          <ChoiceOptions
            label={label}
            options={options}
            chosen={chosen}
            onChoose={(picked) => {
              onChange(picked);
              close();
            }}
          />
          <Suspense fallback={<LoadingState shape="lines" />}>
            <FilterRange value={range} onChange={onRange} />
          </Suspense>
        </>
      )}
    </FilterPopover>
  );
}
