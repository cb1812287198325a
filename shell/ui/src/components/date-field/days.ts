/** Days are texts like '2026-03-31'; none of this knows a time zone, so a day is the same day everywhere. */

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;

/** @returns null where there is no such day, e.g. the 30th of February */
function day(year: number, month: number, date: number): string | null {
  const at = new Date(Date.UTC(year, month - 1, date));
  at.setUTCFullYear(year);
  if (at.getUTCFullYear() !== year || at.getUTCMonth() !== month - 1 || at.getUTCDate() !== date) return null;
  return at.toISOString().slice(0, 10);
}

export function isDay(text: string): boolean {
  const [, year, month, date] = ISO.exec(text) ?? [];
  return day(Number(year), Number(month), Number(date)) === text;
}

/** Today where the person is. */
export function today(): string {
  const now = new Date();
  return day(now.getFullYear(), now.getMonth() + 1, now.getDate()) ?? '';
}

const numeric = (locale: string) =>
  new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
    numberingSystem: 'latn',
    calendar: 'gregory',
  });

/** '31.03.2026' or whatever the language writes, in digits. */
export function formatDay(text: string, locale: string): string {
  return isDay(text) ? numeric(locale).format(new Date(`${text}T00:00:00Z`)) : text;
}

/** The order of day, month and year, e.g. ['month', 'day', 'year']. */
function order(locale: string): string[] {
  return numeric(locale)
    .formatToParts(0)
    .map(({ type }) => type)
    .filter((type) => type === 'day' || type === 'month' || type === 'year');
}

/** 'DD/MM/YYYY' with the letters of the language for day, month and year. */
export function pattern(locale: string, letters: string): string {
  const [date = 'D', month = 'M', year = 'Y'] = letters;
  const shown: Readonly<Record<string, string>> = { day: date.repeat(2), month: month.repeat(2), year: year.repeat(4) };
  return numeric(locale)
    .formatToParts(0)
    .map(({ type, value }) => shown[type] ?? value)
    .join('');
}

/** '26' is 2026 and '85' is 1985. */
const century = (year: number) => year + (year < 70 ? 2000 : 1900);

/**
 * Reads what a person types: '2026-03-31', or day, month and year in the order of the language, with separators or as
 * eight digits. With separators, the year may have two digits or be left out for the current one.
 * @param strict accepts only years of four digits, while the person may still be typing
 * @returns null when it is no day
 */
export function parseDay(text: string, locale: string, strict = false): string | null {
  const typed = text.trim();
  if (ISO.test(typed)) return isDay(typed) ? typed : null;
  const run = /^\d{8}$/.test(typed);
  const parts = order(locale);
  const groups = run ? splitRun(typed, parts) : typed.replace(/[.\s/-]+$/, '').split(/[.\s/-]+/);
  if (!groups.every((group) => /^\d+$/.test(group))) return null;
  // A year of four digits in front is a year in every language.
  const reading =
    groups.length === 3 && groups[0]?.length === 4
      ? ['year', 'month', 'day']
      : parts.filter((part) => groups.length === 3 || part !== 'year');
  if (groups.length !== reading.length) return null;
  const of = (part: string) => groups[reading.indexOf(part)];
  const year = of('year');
  if (year !== undefined && year.length !== 4 && year.length !== 2) return null;
  if (strict && year?.length !== 4) return null;
  const fullYear =
    year === undefined ? new Date().getFullYear() : year.length === 2 ? century(Number(year)) : Number(year);
  return day(fullYear, Number(of('month')), Number(of('day')));
}

function splitRun(digits: string, parts: readonly string[]): string[] {
  let at = 0;
  return parts.map((part) => {
    const length = part === 'year' ? 4 : 2;
    at += length;
    return digits.slice(at - length, at);
  });
}
