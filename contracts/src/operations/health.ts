import { Health } from '../schemas/health.ts';
import { json, operation } from './common.ts';

const config = { access: 'public' } as const;

export const healthOperations = {
  getHealth: operation('GET', '/api/health', config, {
    summary: 'The same as readiness',
    response: { 200: json(Health, 'Serving') },
  }),
  getLiveness: operation('GET', '/api/health/live', config, {
    summary: 'Whether the process is running',
    response: { 200: json(Health, 'Alive') },
  }),
  getReadiness: operation('GET', '/api/health/ready', config, {
    summary: 'Whether the process serves requests and its database answers',
    response: { 200: json(Health, 'Ready') },
  }),
} as const;
