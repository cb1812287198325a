import type { Locale } from './locale.ts';

/** Takes ISO 8601 texts, Dates or epoch milliseconds; something that is no date is shown as a dash. */
export interface Format {
  /** '21 Nov 2026' */
  date: (value: string | number | Date) => string;
  /** '21 Nov 2026, 08:30' */
  dateTime: (value: string | number | Date) => string;
  number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** '3 hours ago', 'in 2 days'; `now` is for tests. */
  relative: (value: string | number | Date, now?: Date) => string;
}

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

const NO_DATE = '–';

/** The person's own kind of the language, where the browser knows it: `en-GB` writes 21 Nov 2026, `en` Nov 21, 2026. */
function regional(locale: Locale, languages: readonly string[]): string {
  return languages.find((language) => language === locale || language.startsWith(`${locale}-`)) ?? locale;
}

/** @param languages of the browser, best first */
export function createFormat(language: Locale, languages: readonly string[] = navigator.languages): Format {
  const locale = regional(language, languages);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const dateTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const valid = (value: string | number | Date, show: (moment: Date) => string) => {
    const moment = new Date(value);
    return Number.isNaN(moment.getTime()) ? NO_DATE : show(moment);
  };
  return {
    date: (value) => valid(value, (moment) => date.format(moment)),
    dateTime: (value) => valid(value, (moment) => dateTime.format(moment)),
    number: (value, options) => new Intl.NumberFormat(locale, options).format(value),
    relative: (value, now = new Date()) =>
      valid(value, (moment) => {
        const seconds = (moment.getTime() - now.getTime()) / 1000;
        const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? (['second', 1] as const);
        return relative.format(Math.round(seconds / size), unit);
      }),
  };
}
