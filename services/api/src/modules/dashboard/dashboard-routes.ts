import { operations } from '@parapet/contracts';
import { DEFAULT_RANGE } from '@parapet/contracts/rules';
import type { App } from '../../app-type.ts';
import type { Store } from '../../store/port.ts';
import { callerIn, readAs } from '../caller.ts';
import { dashboardOf } from './dashboard-service.ts';

export function dashboardRoutes(app: App, store: Store): void {
  app.route({
    ...operations.getDashboard,
    handler: async (request) => {
      const { organization_id, range = DEFAULT_RANGE } = request.query;
      const caller = callerIn(request, organization_id);
      return dashboardOf(readAs(store, caller), caller.member, range, new Date());
    },
  });
}
