import { Dashboard, DashboardQuery } from '../schemas/dashboard.ts';
import { json, sessionProblem } from './common.ts';

export const dashboardOperations = {
  getDashboard: {
    method: 'GET',
    url: '/api/dashboard',
    config: { access: { resource: 'risks', action: 'read' } },
    schema: {
      operationId: 'getDashboard',
      summary: 'Where the organisation stands',
      tags: ['dashboard'],
      querystring: DashboardQuery,
      response: { 200: json(Dashboard, 'Counts, and what happened in the range'), ...sessionProblem },
    },
  },
} as const;
