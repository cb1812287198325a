import type { Health } from '../../schemas/health.ts';
import { mock } from '../mock.ts';

const started = Date.now();

function health(): Health {
  return { status: 'ok', version: 'mock', store: 'embedded', uptime_seconds: Math.floor((Date.now() - started) / 1000) };
}

export const healthMocks = [
  mock('getHealth', () => ({ status: 200, body: health() })),
  mock('getLiveness', () => ({ status: 200, body: health() })),
  mock('getReadiness', () => ({ status: 200, body: health() })),
];
