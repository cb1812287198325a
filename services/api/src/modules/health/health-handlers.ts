import type { Health } from '@parapet/contracts';
import type { Log } from '../../pipeline/log.ts';
import type { HandlersOf } from '../../pipeline/operation-types.ts';
import { Problem } from '../../pipeline/problem.ts';
import type { Store } from '../../store/port.ts';
import { PRODUCT_VERSION } from '../../version.ts';

export function healthHandlers({ store }: { store: Store }): HandlersOf<'getHealth' | 'getReadiness' | 'getLiveness'> {
  const startedAt = performance.now();
  // The mocks run on the memory engine, which the contract has no name for.
  const kind = store.kind === 'mongodb' ? 'mongodb' : 'embedded';
  const health = (): Health => ({ status: 'ok', version: PRODUCT_VERSION, store: kind, uptime_seconds: Math.floor((performance.now() - startedAt) / 1000) });

  async function ready({ log }: { log: Log }): Promise<Health> {
    try {
      await store.ping();
    } catch (error) {
      log.error({ err: error }, 'the database does not answer');
      throw new Problem(503, 'not_ready', 'The database does not answer', { headers: { 'retry-after': '5' } });
    }
    return health();
  }

  return { getHealth: ready, getReadiness: ready, getLiveness: health };
}
