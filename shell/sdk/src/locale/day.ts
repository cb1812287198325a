/** Calendar days as `2026-03-31`, which are the same day in every time zone. */

/** Milliseconds since the epoch of the day's start in UTC; NaN for what is no day. */
export function dayInUtc(text: string): number {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return Number.NaN;
  const time = Date.parse(`${text}T00:00:00Z`);
  // Some engines take 30 February for 2 March.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? Number.NaN : time;
}

export const isDay = (text: string): boolean => !Number.isNaN(dayInUtc(text));

/** The day that a date has where the person is, e.g. of a date field. */
export function toDay(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Noon of that day where the person is, so that no change of clocks makes it another day; null for what is no day. */
export function fromDay(day: string): Date | null {
  if (!isDay(day)) return null;
  const utc = new Date(dayInUtc(day));
  return new Date(utc.getUTCFullYear(), utc.getUTCMonth(), utc.getUTCDate(), 12);
}
