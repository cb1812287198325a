import type { Health } from '@parapet/contracts';
import type { Log } from '../../pipeline/log.ts';
import { handlersFor } from '../../pipeline/operation-types.ts';
import { problemOf } from '../../pipeline/problem-document.ts';
import { Problem } from '../../pipeline/problem.ts';
import type { Store } from '../../store/port.ts';
import { PRODUCT_VERSION } from '../../version.ts';

const RETRY_AFTER = { 'retry-after': '5' };

function notReady(error: unknown): Problem {
  const { status, code, detail, headers } = problemOf(error);
  // Readiness checks take any 5xx as "not ready", but 503 is the status that they expect.
  if (status === 507) return new Problem(503, code, detail ?? '', { headers: RETRY_AFTER });
  return status === 503
    ? new Problem(status, code, detail ?? '', { headers })
    : new Problem(503, 'not_ready', 'The database is not responding', { headers: RETRY_AFTER });
}

export function healthHandlers({ store }: { store: Store }) {
  const startedAt = performance.now();
  // The mocks run on the memory engine, which the contract has no name for.
  const kind = store.kind === 'mongodb' ? 'mongodb' : 'embedded';
  const health = (): Health => ({
    status: 'ok',
    version: PRODUCT_VERSION,
    store: kind,
    uptime_seconds: Math.floor((performance.now() - startedAt) / 1000),
  });

  async function ready({ log }: { log: Log }): Promise<Health> {
    try {
      await store.ping();
    } catch (error) {
      log.error({ err: error }, 'the database does not answer');
      throw notReady(error);
    }
    return health();
  }

  return handlersFor({ getHealth: ready, getReadiness: ready, getLiveness: health });
}
