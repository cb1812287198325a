import { Health } from '../schemas/health.ts';
import { anyProblem, json } from './common.ts';

const config = { access: 'public' } as const;

export const healthOperations = {
  getHealth: {
    method: 'GET',
    url: '/api/health',
    config,
    schema: { summary: 'The same as readiness', response: { 200: json(Health, 'Serving'), ...anyProblem } },
  },
  getLiveness: {
    method: 'GET',
    url: '/api/health/live',
    config,
    schema: { summary: 'Whether the process is running', response: { 200: json(Health, 'Alive'), ...anyProblem } },
  },
  getReadiness: {
    method: 'GET',
    url: '/api/health/ready',
    config,
    schema: {
      summary: 'Whether the process serves requests and its database answers',
      response: { 200: json(Health, 'Ready'), ...anyProblem },
    },
  },
} as const;
