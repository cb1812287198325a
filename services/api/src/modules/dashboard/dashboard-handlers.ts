import { DEFAULT_RANGE, isTimeZone } from '@parapet/contracts/rules';
import { handlersFor } from '../../pipeline/operation-types.ts';
import { fieldProblem } from '../../pipeline/problem.ts';
import type { Store } from '../../store/port.ts';
import { readAs } from '../caller.ts';
import { withToday, zoneOf } from '../reader-day.ts';
import { firstSteps } from '../sample/first-steps.ts';
import { recentActivity } from './activity-service.ts';
import { assignedWork } from './assigned-service.ts';
import { dashboardOf } from './dashboard-service.ts';
import { workSummary } from './work-summary.ts';

const SHORT_LIST = 5;

export function dashboardHandlers({ store }: { store: Store }) {
  return handlersFor({
    async getDashboard({ caller, query: { range = DEFAULT_RANGE, time_zone: zone } }) {
      if (zone !== undefined && !isTimeZone(zone)) throw fieldProblem('/time_zone', 'is not a time zone');
      const db = readAs(store, caller);
      const now = new Date();
      const period = { range, now, timeZone: zone ?? (await zoneOf(db, caller)) };
      const [figures, first_steps] = await Promise.all([
        dashboardOf(db, caller.member, period),
        firstSteps(db, caller.member, now),
      ]);
      return { ...figures, first_steps };
    },
    getRecentActivity: async ({ caller, query: { limit = SHORT_LIST } }) => ({
      items: await recentActivity(store, caller, limit),
    }),
    getAssignedWork: ({ caller, query: { limit = SHORT_LIST } }) =>
      assignedWork(readAs(store, caller), caller.member, limit),
    async getWorkSummary({ caller, query }) {
      const db = readAs(store, caller);
      return workSummary(db, caller.member, await withToday(db, caller, query));
    },
  });
}
