import { operations, type Health } from '@parapet/contracts';
import type { App } from '../../app-type.ts';
import { Problem } from '../../problem.ts';
import type { Store } from '../../store/port.ts';
import { PRODUCT_VERSION } from '../../version.ts';

export function healthRoutes(app: App, store: Store): void {
  // The contract names what a service runs on; memory is for mocks and tests.
  const kind = store.kind === 'mongodb' ? 'mongodb' : 'embedded';
  const health = (): Health => ({ status: 'ok', version: PRODUCT_VERSION, store: kind, uptime_seconds: Math.floor(process.uptime()) });

  async function ready(): Promise<Health> {
    try {
      await store.ping();
    } catch (error) {
      app.log.error({ err: error }, 'the database does not answer');
      throw new Problem(503, 'not_ready', 'The database does not answer', { headers: { 'retry-after': '5' } });
    }
    return health();
  }

  app.route({ ...operations.getHealth, handler: ready });
  app.route({ ...operations.getReadiness, handler: ready });
  app.route({ ...operations.getLiveness, handler: async () => health() });
}
