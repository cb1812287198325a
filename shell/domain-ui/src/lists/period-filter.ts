import { fromDay, toDay, type DayRange, type Filter, filter } from '@parapet/sdk';

const range = filter.days({ from: 'from', to: 'to' });

/** The day that is `days` days from today, in the person's time zone. */
export function dayFromToday(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() + days);
  return toDay(day);
}

/** The start of the day that is `later` days after `day`, in the person's time zone. @returns ISO 8601 */
export function startOfDay(day: string, later = 0): string {
  const start = fromDay(day) ?? new Date();
  start.setDate(start.getDate() + later);
  start.setHours(0, 0, 0, 0);
  return start.toISOString();
}

/** The person's own days in the value of such a filter; null for a usual period and for none. */
export function ownDays(value: string | null): DayRange | null {
  const { from, to } = range.read(value === null ? [] : [value]);
  return from === null && to === null ? null : { from, to };
}

/** The value for days of the person's own; null without any. */
export const periodOf = (own: DayRange | null): string | null => (own === null ? null : (range.write(own)[0] ?? null));

/**
 * A filter by days: the name of a usual period, or days of the person's own such as '2026-03-01/2026-03-31', where an end may be open.
 * @param usual the days of each usual period, as of today
 */
export function periodFilter(
  usual: Readonly<Record<string, () => DayRange>>,
  request: (days: DayRange) => object,
): Filter<string | null> {
  const isUsual = (value: string) => Object.hasOwn(usual, value);
  return {
    kind: 'one',
    initial: null,
    read: ([first = '']) => (isUsual(first) ? first : periodOf(ownDays(first))),
    write: (value) => (value === null ? [] : [value]),
    request: (value) => {
      const asked = value === null ? null : isUsual(value) ? usual[value]?.() : ownDays(value);
      return asked ? request(asked) : {};
    },
    parts: (value) => (value === null ? [] : [{ text: value, without: null }]),
  };
}
