import type { DateOrder } from '@parapet/contracts';
import { regionalLocale } from '@parapet/contracts/rules';
import { dayInUtc, isDay, toDay } from './day.ts';
import type { Locale } from './locale.ts';

/** Takes ISO 8601 texts, Dates or epoch milliseconds. A text without a time, `2026-03-31`, is that day in every time zone; something that is no date is shown as a dash. */
export interface Format {
  /** A day, `2026-03-31`: '31 Mar 2026' */
  day: (value: string) => string;
  /** A day of this or the next months, `2026-03-31`: '31 Mar' */
  shortDay: (value: string) => string;
  /** The month of a day, `2026-03-01`: 'Mar 2026' */
  month: (value: string) => string;
  /** The weekday of a day: 'Mon' */
  weekday: (value: string) => string;
  /** An instant, as the day that it has where the person is: '21 Nov 2026' */
  date: (value: string | number | Date) => string;
  /** '21 Nov 2026, 08:30' */
  dateTime: (value: string | number | Date) => string;
  /** '08:30' */
  time: (value: string | number | Date) => string;
  /** '12,345' */
  number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** 'a, b, and c' */
  list: (values: Iterable<string>) => string;
  /** '3 hours ago', 'in 2 days'; of a day: 'today', 'tomorrow'. `now` is for tests. */
  relative: (value: string | number | Date, now?: Date) => string;
}

const DAY = 86_400;

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', DAY],
  ['hour', 3_600],
  ['minute', 60],
];

const NO_DATE = '–';

/** Seconds from now; whole days for a day. */
function distance(value: string | number | Date, now: Date): number {
  if (typeof value === 'string' && isDay(value)) return (dayInUtc(value) - dayInUtc(toDay(now))) / 1000;
  return (new Date(value).getTime() - now.getTime()) / 1000;
}

/** @param languages of the browser, best first @param order how the person wants English to write days */
export function createFormat(
  language: Locale,
  languages: readonly string[] = navigator.languages,
  order?: DateOrder,
): Format {
  const locale = regionalLocale(language, languages, order);
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const shortDays = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const months = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const weekdays = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const dateTimes = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const times = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
  const relatives = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const numbers = new Intl.NumberFormat(locale);
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
  const valid = (value: string | number | Date, show: (moment: Date) => string) => {
    const moment = new Date(value);
    return Number.isNaN(moment.getTime()) ? NO_DATE : show(moment);
  };
  const day = (value: string) => valid(dayInUtc(value), (moment) => days.format(moment));
  return {
    day,
    shortDay: (value) => valid(dayInUtc(value), (moment) => shortDays.format(moment)),
    month: (value) => valid(dayInUtc(value), (moment) => months.format(moment)),
    weekday: (value) => valid(dayInUtc(value), (moment) => weekdays.format(moment)),
    date: (value) =>
      typeof value === 'string' && isDay(value) ? day(value) : valid(value, (moment) => dates.format(moment)),
    dateTime: (value) => valid(value, (moment) => dateTimes.format(moment)),
    time: (value) => valid(value, (moment) => times.format(moment)),
    number: (value, options) => (options ? new Intl.NumberFormat(locale, options) : numbers).format(value),
    list: (values) => lists.format(values),
    relative: (value, now = new Date()) => {
      const seconds = distance(value, now);
      if (Number.isNaN(seconds)) return NO_DATE;
      const found = UNITS.find(([, length]) => Math.abs(seconds) >= length);
      const [unit, size] =
        found ?? (typeof value === 'string' && isDay(value) ? (['day', DAY] as const) : (['second', 1] as const));
      return relatives.format(Math.round(seconds / size), unit);
    },
  };
}

const formats = new Map<string, Format>();

/** The format for the browser's languages and time zone as they are now. Making one takes a millisecond, and every cell of a table asks for it. */
export function sharedFormat(language: Locale, order?: DateOrder): Format {
  const key = [language, order, ...navigator.languages, new Date().getTimezoneOffset()].join();
  const format = formats.get(key) ?? createFormat(language, navigator.languages, order);
  formats.set(key, format);
  return format;
}
