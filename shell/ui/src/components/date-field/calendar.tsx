import { DatePicker, type CalendarLevel } from '@mantine/dates';
import '@mantine/dates/styles.css';
import 'dayjs/locale/de.js';
import 'dayjs/locale/es.js';
import 'dayjs/locale/fr.js';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocale, useTexts } from '../../provider/kit-context.ts';
import { Button } from '../button/button.tsx';
import { isDay, today } from './days.ts';
import type { DayLimits } from './use-date-texts.ts';
import { firstDayOfWeek } from './week.ts';
import classes from './calendar.module.css';

interface CalendarProps extends DayLimits {
  value: string | null;
  onPick: (day: string | null) => void;
}

/** A month to pick a day from: arrow keys move by day and week. Loaded when it is first opened. */
export function Calendar({ value, min, max, onPick }: CalendarProps) {
  const t = useTexts();
  const shared = useCalendar({ min, max });
  const chosen = value !== null && isDay(value) ? value : null;
  const now = today();
  const allowed = (min === undefined || now >= min) && (max === undefined || now <= max);
  return (
    <FocusedAt level={shared.level}>
      <DatePicker {...shared} value={chosen} defaultDate={chosen ?? nearest(now, min, max)} onChange={onPick} />
      <div className={classes.foot}>
        <Button size="sm" disabled={!allowed} onClick={() => onPick(now)}>
          {t('date.today')}
        </Button>
      </div>
    </FocusedAt>
  );
}

export interface DayRange {
  from: string | null;
  to: string | null;
}

interface RangeCalendarProps extends DayLimits {
  value: DayRange;
  /** Called after the first day too, with `to` null. */
  onPick: (range: DayRange) => void;
}

/** {@link Calendar} for the first and the last day of a range. */
export function RangeCalendar({ value, min, max, onPick }: RangeCalendarProps) {
  const shared = useCalendar({ min, max });
  const from = value.from !== null && isDay(value.from) ? value.from : null;
  const to = value.to !== null && isDay(value.to) ? value.to : null;
  const start = from ?? to;
  return (
    <FocusedAt level={shared.level}>
      <DatePicker
        {...shared}
        type="range"
        allowSingleDateInRange
        value={start === null ? [null, null] : [start, from === null ? null : to]}
        defaultDate={start ?? nearest(today(), min, max)}
        onChange={([first, last]) => onPick({ from: first, to: last })}
      />
    </FocusedAt>
  );
}

/** Focuses the chosen day or today at first, and keeps the focus in the calendar when it switches between days, months and years. */
function FocusedAt({ level, children }: { level: CalendarLevel; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const days = level === 'month' ? box.current : null;
    const start = days?.querySelector<HTMLElement>('[data-selected], [data-today]:not(:disabled)') ?? box.current;
    start?.focus();
  }, [level]);
  return (
    <div ref={box} tabIndex={-1} data-autofocus className={classes.root}>
      {children}
    </div>
  );
}

const nearest = (day: string, min: string | undefined, max: string | undefined) =>
  min !== undefined && day < min ? min : max !== undefined && day > max ? max : day;

function useCalendar({ min, max }: DayLimits) {
  const t = useTexts();
  const locale = useLocale();
  const [level, onLevelChange] = useState<CalendarLevel>('month');
  return {
    level,
    onLevelChange,
    locale: locale.split('-')[0] ?? 'en',
    firstDayOfWeek: firstDayOfWeek(locale),
    minDate: min,
    maxDate: max,
    highlightToday: true,
    size: 'sm',
    classNames: {
      day: classes.day,
      calendarHeaderControl: classes.control,
      calendarHeaderLevel: classes.control,
      weekday: classes.weekday,
    },
    ariaLabels: {
      nextMonth: t('date.next'),
      previousMonth: t('date.previous'),
      nextYear: t('date.next'),
      previousYear: t('date.previous'),
      nextDecade: t('date.next'),
      previousDecade: t('date.previous'),
    },
  } as const;
}
