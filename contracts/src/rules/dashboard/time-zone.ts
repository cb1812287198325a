/** Days in the time zone of a person. */

const HOUR = 3_600_000;

export const UTC = 'UTC';

/** The header in which clients name the time zone of the reader. One that the server does not know counts as none. */
export const TIME_ZONE_HEADER = 'time-zone';

/** Whether there is a time zone of this name in the IANA database, e.g. `Europe/Berlin`. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/**
 * Reads the day of an instant, such as `2026-03-01`. One reader serves many instants, as making one is slow.
 * @throws RangeError when there is no such time zone
 */
export function dayReader(timeZone: string): (at: Date) => string {
  if (timeZone === UTC) return (at) => at.toISOString().slice(0, 'yyyy-mm-dd'.length);
  const format = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return (at) => {
    const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
    return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
  };
}

/** The first instant of a day in a time zone, found by bisection: some days begin at one o'clock, or not at all. */
export function startOfDay(day: string, timeZone: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  if (timeZone === UTC) return new Date(midnight);
  const dayAt = dayReader(timeZone);
  // No time zone is further from UTC than 14 hours.
  let [before, start] = [midnight - 15 * HOUR, midnight + 15 * HOUR];
  while (start - before > 1) {
    const middle = Math.floor((before + start) / 2);
    if (dayAt(new Date(middle)) < day) before = middle;
    else start = middle;
  }
  return new Date(start);
}

/** When clocks show an hour of a day in a time zone. An hour that is skipped there counts as the one before. @param hour 0 to 23 */
export function hourOfDay(day: string, hour: number, timeZone: string): Date {
  const elapsed = startOfDay(day, timeZone).getTime() + hour * HOUR;
  const shown = new Intl.DateTimeFormat('en', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(elapsed);
  // Clocks that were changed since midnight are ahead or behind, by at most half a day.
  return new Date(elapsed + (((hour - Number(shown) + 36) % 24) - 12) * HOUR);
}

/** @param day such as `2026-03-01` @param days may be negative */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * HOUR).toISOString().slice(0, 'yyyy-mm-dd'.length);
}
