/** How this remote reads the dashboard. */
import { DASHBOARD_RANGES, type DashboardRange } from '@parapet/contracts';
import { DEFAULT_RANGE } from '@parapet/contracts/rules';
import { query } from '@parapet/sdk';

/** @param text of a URL, which may hold anything */
export const rangeOf = (text: string | null): DashboardRange =>
  DASHBOARD_RANGES.find((range) => range === text) ?? DEFAULT_RANGE;

/** The days of the timeline are in the time zone of this browser. */
export const dashboardQuery = (organizationId: string, range: DashboardRange) =>
  query('getDashboard', {
    organization_id: organizationId,
    range,
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });

export const ACTIVITIES = 6;
export const activityQuery = (organizationId: string) =>
  query('getRecentActivity', { organization_id: organizationId, limit: ACTIVITIES });

export const assignedQuery = (organizationId: string, limit: number) =>
  query('getAssignedWork', { organization_id: organizationId, limit });
