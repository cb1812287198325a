/** Time ranges of the dashboard and the points of its timeline. All days are in UTC. */
import type { DashboardRange } from '../../schemas/risk/dashboard.ts';
import type { RiskFlowStatus } from '../../schemas/risk/risk-flow.ts';

export const DEFAULT_RANGE: DashboardRange = '1m';
/** Rows of each table of recent items. */
export const RECENT_ROWS = 5;

export type TimelineUnit = 'day' | 'week' | 'month';

const DAY = 86_400_000;
const MONTHS: Readonly<Record<Exclude<DashboardRange, '1w'>, number>> = { '1m': 1, '3m': 3, '1y': 12 };

/**
 * Midnight at which a range starts: seven days ago, or the same day of the month one, three or twelve months ago (the last day of a
 * shorter month).
 */
export function rangeStart(range: DashboardRange, now: Date): Date {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  if (range === '1w') return new Date(Date.UTC(year, month, day - 7));
  const back = month - MONTHS[range];
  const lastDay = new Date(Date.UTC(year, back + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, back, Math.min(day, lastDay)));
}

/** Whether something happened within the range that ends now. @param at ISO 8601; null when it has not happened */
export function isInRange(at: string | null, range: DashboardRange, now: Date): boolean {
  if (at === null) return false;
  const time = Date.parse(at);
  return time >= rangeStart(range, now).getTime() && time <= now.getTime();
}

/** The period that one point of a range's timeline covers. */
export function timelineUnit(range: DashboardRange): TimelineUnit {
  if (range === '3m') return 'week';
  return range === '1y' ? 'month' : 'day';
}

const iso = (date: Date, length: number) => date.toISOString().slice(0, length);

/** `2026-W09`: weeks begin on Monday, and the year is that of their Thursday (ISO 8601). */
function weekLabel(date: Date): string {
  const day = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
  const thursday = day + (4 - (date.getUTCDay() || 7)) * DAY;
  const year = new Date(thursday).getUTCFullYear();
  const week = Math.floor((thursday - Date.UTC(year, 0, 1)) / (7 * DAY)) + 1;
  return `${year}-W${String(week).padStart(2, '0')}`;
}

/** Label of a point: a day `2026-03-01`, a week `2026-W09` or a month `2026-03`. Labels sort by time. */
export function timelineLabel(date: Date, unit: TimelineUnit): string {
  if (unit === 'week') return weekLabel(date);
  return iso(date, unit === 'day' ? 10 : 7);
}

/** All labels of a range, from its start to now. */
export function timelineLabels(range: DashboardRange, now: Date): string[] {
  const unit = timelineUnit(range);
  const labels = new Set<string>();
  for (let time = rangeStart(range, now).getTime(); time <= now.getTime(); time += DAY) labels.add(timelineLabel(new Date(time), unit));
  return [...labels];
}

export interface Count {
  _id: string;
  count: number;
}

function tally(labels: Iterable<readonly [label: string, count: number]>, start: Iterable<string> = []): Count[] {
  const counts = new Map(Array.from(start, (label): [string, number] => [label, 0]));
  for (const [label, count] of labels) counts.set(label, (counts.get(label) ?? 0) + count);
  return Array.from(counts, ([_id, count]) => ({ _id, count })).toSorted((a, b) => (a._id < b._id ? -1 : 1));
}

/** How often each status occurs, in the order of the list. Statuses that do not occur are left out. */
export function statusCounts<S extends string>(statuses: readonly S[], count: (status: S) => number): { _id: S; count: number }[] {
  return statuses.map((_id) => ({ _id, count: count(_id) })).filter((one) => one.count > 0);
}

/** Flows that were ever completed, including archived ones: a flow is completed before it is archived. @param counts of flows by status */
export function totalCompleted(counts: readonly { _id: RiskFlowStatus; count: number }[]): number {
  return counts.filter(({ _id }) => _id === 'completed' || _id === 'archived').reduce((sum, { count }) => sum + count, 0);
}

/**
 * How many events happened on each day of a range, oldest day first. Days without events are left out.
 * @param moments ISO 8601; those outside the range do not count
 */
export function countsPerDay(moments: readonly string[], range: DashboardRange, now: Date): Count[] {
  return tally(moments.filter((at) => isInRange(at, range, now)).map((at) => [timelineLabel(new Date(at), 'day'), 1] as const));
}

/**
 * The points of a range's timeline, oldest first, including those with a count of 0. Empty when all counts are 0.
 * @param days counts by day, such as `2026-03-01`
 */
export function timelinePoints(days: readonly Count[], range: DashboardRange, now: Date): Count[] {
  if (days.every(({ count }) => count === 0)) return [];
  const unit = timelineUnit(range);
  return tally(days.map(({ _id, count }) => [timelineLabel(new Date(`${_id}T00:00:00Z`), unit), count] as const), timelineLabels(range, now));
}
