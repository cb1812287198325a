/** How this remote reads the dashboard. */
import { DASHBOARD_RANGES, type DashboardRange } from '@parapet/contracts';
import { DEFAULT_RANGE } from '@parapet/contracts/rules';
import { query } from '@parapet/sdk';

/** @param text of a URL, which may hold anything */
export const rangeOf = (text: string | null): DashboardRange =>
  DASHBOARD_RANGES.find((range) => range === text) ?? DEFAULT_RANGE;

/** The days of the timeline are in the time zone of this browser. */
export const dashboardQuery = (range: DashboardRange) =>
  query('getDashboard', { range, time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone });

export const ACTIVITIES = 6;
export const activityQuery = () => query('getRecentActivity', { limit: ACTIVITIES });

export const assignedQuery = (limit: number) => query('getAssignedWork', { limit });
