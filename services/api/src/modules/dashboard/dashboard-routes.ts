import { operations } from '@parapet/contracts';
import { DEFAULT_RANGE } from '@parapet/contracts/rules';
import type { App } from '../../app.ts';
import { organizationOf } from '../../plugins/access.ts';
import type { Store } from '../../store/port.ts';
import { callerOf, readAs } from '../caller.ts';
import { dashboardOf } from './dashboard-service.ts';

export function dashboardRoutes(app: App, store: Store): void {
  app.route({
    ...operations.getDashboard,
    handler: async (request) => {
      const { organization_id, range = DEFAULT_RANGE } = request.query;
      organizationOf(request, organization_id);
      const caller = callerOf(request);
      return dashboardOf(readAs(store, caller), caller.member, range, new Date());
    },
  });
}
