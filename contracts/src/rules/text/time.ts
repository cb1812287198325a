/** The times that requests name: RFC 3339 with an offset in hours and minutes, `2026-03-01T08:30:00+05:30`. */
const TIME =
  /^(\d{4}-\d{2})-(\d{2})T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;
const FIRST = Date.parse('0000-01-01T00:00:00Z');
const LAST = Date.parse('9999-12-31T23:59:59.999Z');

/**
 * Milliseconds since 1970; null for a text that is no such time, as for a leap second, a day that is not on the calendar, or a time
 * whose year in UTC has not four digits.
 */
export function parseTime(text: string): number | null {
  const [, month, day] = TIME.exec(text) ?? [];
  if (month === undefined || day === undefined) return null;
  // Engines may take 30 February for 2 March.
  const start = Date.parse(`${month}-01T00:00:00Z`);
  if (
    Number.isNaN(start) ||
    new Date(start + (Number(day) - 1) * 86_400_000).toISOString().slice(0, 'yyyy-mm'.length) !== month ||
    day === '00'
  )
    return null;
  const time = Date.parse(text.toUpperCase());
  return time >= FIRST && time <= LAST ? time : null;
}

/**
 * Milliseconds since 1970 of a time that was checked before.
 * @throws RangeError when it is none, so that no bound is dropped
 */
export function timeOf(text: string): number {
  const time = parseTime(text);
  if (time === null) throw new RangeError(`${text} is no time`);
  return time;
}

/** The same as it is stored, `2026-03-01T03:00:00.000Z`. */
export const isoTime = (text: string): string => new Date(timeOf(text)).toISOString();

/** The format `date-time` of the contract. */
export const isTime = (text: string): boolean => parseTime(text) !== null;
