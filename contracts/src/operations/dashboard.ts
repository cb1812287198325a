import { Dashboard, DashboardQuery } from '../schemas/dashboard.ts';
import { json, sessionProblem } from './common.ts';

export const dashboardOperations = {
  getDashboard: {
    method: 'GET',
    url: '/api/dashboard',
    config: { access: { resource: 'risks', action: 'read' } },
    schema: {
      operationId: 'getDashboard',
      summary: 'The dashboard of the organization',
      tags: ['dashboard'],
      querystring: DashboardQuery,
      response: { 200: json(Dashboard, 'Counts, and the events of the range'), ...sessionProblem },
    },
  },
} as const;
