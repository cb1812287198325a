import { Health } from '../schemas/health.ts';
import { anyProblem, json } from './common.ts';

const tags = ['health'];
const config = { access: 'public' } as const;

export const healthOperations = {
  getHealth: {
    method: 'GET',
    url: '/api/health',
    config,
    schema: {
      operationId: 'getHealth',
      summary: 'The same as readiness',
      tags,
      response: { 200: json(Health, 'Serving'), ...anyProblem },
    },
  },
  getLiveness: {
    method: 'GET',
    url: '/api/health/live',
    config,
    schema: {
      operationId: 'getLiveness',
      summary: 'Whether the process is running',
      tags,
      response: { 200: json(Health, 'Alive'), ...anyProblem },
    },
  },
  getReadiness: {
    method: 'GET',
    url: '/api/health/ready',
    config,
    schema: {
      operationId: 'getReadiness',
      summary: 'Whether the process serves requests and its database answers',
      tags,
      response: { 200: json(Health, 'Ready'), ...anyProblem },
    },
  },
} as const;
