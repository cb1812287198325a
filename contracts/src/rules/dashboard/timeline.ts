/** Time ranges of the dashboard and the points of its timeline, in the time zone of a person. */
import type { DashboardRange } from '../../schemas/risk/dashboard.ts';
import type { RiskFlowStatus } from '../../schemas/risk/risk-flow-status.ts';
import { UTC, addDays, dayReader, startOfDay } from './time-zone.ts';

export const DEFAULT_RANGE: DashboardRange = '1m';
/** Rows of each table of recent items. */
export const RECENT_ROWS = 5;

export type TimelineUnit = 'day' | 'week';

const MONTHS: Readonly<Record<Exclude<DashboardRange, '1w'>, number>> = { '1m': 1, '3m': 3, '1y': 12 };

/** The first day of the range that ends on `today`: seven days ago, or the same day one, three or twelve months ago (the last day of a shorter month). */
function firstDay(range: DashboardRange, today: string): string {
  if (range === '1w') return addDays(today, -7);
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  const back = month - 1 - MONTHS[range];
  const lastDay = new Date(Date.UTC(year, back + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, back, Math.min(day, lastDay))).toISOString().slice(0, 'yyyy-mm-dd'.length);
}

/** Midnight at which a range starts. */
export function rangeStart(range: DashboardRange, now: Date, timeZone: string = UTC): Date {
  return startOfDay(firstDay(range, dayReader(timeZone)(now)), timeZone);
}

/** Whether something happened within the range that ends now. @param at ISO 8601; null when it has not happened */
export function isInRange(at: string | null, range: DashboardRange, now: Date, timeZone: string = UTC): boolean {
  if (at === null) return false;
  const time = Date.parse(at);
  return time >= rangeStart(range, now, timeZone).getTime() && time <= now.getTime();
}

/** The period that one point of a range's timeline covers. */
export function timelineUnit(range: DashboardRange): TimelineUnit {
  return range === '3m' || range === '1y' ? 'week' : 'day';
}

/** The first day of the period that a day is in; weeks begin on Monday. */
export function periodOf(day: string, unit: TimelineUnit): string {
  if (unit === 'day') return day;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
  return addDays(day, 1 - weekday);
}

export interface Count {
  _id: string;
  count: number;
}

/**
 * The points of a range's timeline, oldest first, including those with a count of 0. A point is named by the first day of its
 * period, which may be before the range.
 * @param moments when something happened (ISO 8601), and how often; those outside the range do not count
 */
export function timelinePoints(
  moments: Iterable<{ at: string; count: number }>,
  range: DashboardRange,
  now: Date,
  timeZone: string = UTC,
): Count[] {
  const unit = timelineUnit(range);
  const dayAt = dayReader(timeZone);
  const today = dayAt(now);
  const counts = new Map<string, number>();
  for (let day = firstDay(range, today); day <= today; day = addDays(day, 1)) counts.set(periodOf(day, unit), 0);
  const start = rangeStart(range, now, timeZone).getTime();
  for (const { at, count } of moments) {
    const time = new Date(at);
    if (time.getTime() < start || time > now) continue;
    const period = periodOf(dayAt(time), unit);
    counts.set(period, (counts.get(period) ?? 0) + count);
  }
  return Array.from(counts, ([_id, count]) => ({ _id, count }));
}

/** How often each status occurs, in the order of the list. Statuses that do not occur are left out. */
export function statusCounts<S extends string>(
  statuses: readonly S[],
  count: (status: S) => number,
): { _id: S; count: number }[] {
  return statuses.map((_id) => ({ _id, count: count(_id) })).filter((one) => one.count > 0);
}

/** Flows that were ever completed, including archived ones: a flow is completed before it is archived. @param counts of flows by status */
export function totalCompleted(counts: readonly { _id: RiskFlowStatus; count: number }[]): number {
  return counts
    .filter(({ _id }) => _id === 'completed' || _id === 'archived')
    .reduce((sum, { count }) => sum + count, 0);
}
