import { useState } from 'react';
import { useTexts } from '../../provider/kit-context.ts';
import { isDay } from '../date-field/days.ts';
import { DateRangeField, type DateRange } from '../date-range-field/date-range-field.tsx';
import classes from './filter-menu.module.css';

interface FilterRangeProps {
  value: DateRange | null;
  /** Both days in order; null when both were emptied. */
  onChange: (value: DateRange | null) => void;
}

/** A first and a last day to filter by. What is no date, or ends before it begins, is shown as wrong and filters nothing. */
export function FilterRange({ value, onChange }: FilterRangeProps) {
  const t = useTexts();
  const [typed, setTyped] = useState(value);
  return (
    <div className={classes.days}>
      <DateRangeField
        inline
        label={t('filter.days')}
        value={typed}
        onChange={(next) => {
          setTyped(next);
          if (next === null ? value !== null : isUsable(next)) onChange(next);
        }}
      />
    </div>
  );
}

function isUsable({ from, to }: DateRange): boolean {
  const areDays = [from, to].every((day) => day === null || isDay(day));
  return areDays && (from === null || to === null || from <= to);
}
