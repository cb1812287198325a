import {
  ActivityList,
  ActivityQuery,
  AssignedQuery,
  AssignedWork,
  WorkSummary,
  WorkSummaryQuery,
} from '../../schemas/risk/activity.ts';
import { Dashboard, DashboardQuery } from '../../schemas/risk/dashboard.ts';
import { json, sessionProblem } from '../common.ts';

export const dashboardOperations = {
  getDashboard: {
    method: 'GET',
    url: '/api/dashboard',
    config: { access: { resource: 'risks', action: 'read' } },
    schema: {
      summary: 'The dashboard of the organization',
      querystring: DashboardQuery,
      response: { 200: json(Dashboard, 'Counts, and the events of the range'), ...sessionProblem },
    },
  },
  getRecentActivity: {
    method: 'GET',
    url: '/api/dashboard/activity',
    config: { access: { resource: 'risks', action: 'read' } },
    schema: {
      summary: 'What people did lately with risks, flows, plans, tasks and notes',
      description:
        'From the audit trail of the records that the caller may read. Several changes of one request are one activity.',
      querystring: ActivityQuery,
      response: { 200: json(ActivityList, 'Newest first'), ...sessionProblem },
    },
  },
  getAssignedWork: {
    method: 'GET',
    url: '/api/dashboard/assigned',
    config: { access: { resource: 'risks', action: 'read' } },
    schema: {
      summary: 'Open tasks, actions, flows and risks that are assigned to the caller',
      querystring: AssignedQuery,
      response: { 200: json(AssignedWork, 'The first of them, and how many there are'), ...sessionProblem },
    },
  },
  getWorkSummary: {
    method: 'GET',
    url: '/api/dashboard/work',
    config: { access: { resource: 'risks', action: 'read' } },
    schema: {
      summary: 'Counts of tasks and of treatment plans',
      description: 'Of those that the caller may see; who may not read tasks gets zeros for them.',
      querystring: WorkSummaryQuery,
      response: { 200: json(WorkSummary, 'The counts'), ...sessionProblem },
    },
  },
} as const;
