import {
  ActivityList,
  ActivityQuery,
  AssignedQuery,
  AssignedWork,
  WorkSummary,
  WorkSummaryQuery,
} from '../../schemas/risk/activity.ts';
import { Dashboard, DashboardQuery } from '../../schemas/risk/dashboard.ts';
import { json, may, operation } from '../common.ts';

export const dashboardOperations = {
  getDashboard: operation('GET', '/api/dashboard', may('read', 'risks'), {
    summary: 'The dashboard of the organization',
    querystring: DashboardQuery,
    response: { 200: json(Dashboard, 'Counts, and the events of the range') },
  }),
  getRecentActivity: operation('GET', '/api/dashboard/activity', may('read', 'risks'), {
    summary: 'What people did lately with risks, flows, plans, tasks and notes',
    description:
      'From the audit trail of the records that the caller may read. Several changes of one request are one activity.',
    querystring: ActivityQuery,
    response: { 200: json(ActivityList, 'Newest first') },
  }),
  getAssignedWork: operation('GET', '/api/dashboard/assigned', may('read', 'risks'), {
    summary: 'Open tasks, actions, flows and risks that are assigned to the caller',
    querystring: AssignedQuery,
    response: { 200: json(AssignedWork, 'The first of them, and how many there are') },
  }),
  getWorkSummary: operation('GET', '/api/dashboard/work', may('read', 'risks'), {
    summary: 'Counts of tasks and of treatment plans',
    description: 'Of those that the caller may see; who may not read tasks gets zeros for them.',
    querystring: WorkSummaryQuery,
    response: { 200: json(WorkSummary, 'The counts') },
  }),
} as const;
