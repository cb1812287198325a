import { DEFAULT_RANGE, UTC, isTimeZone } from '@parapet/contracts/rules';
import type { HandlersOf } from '../../pipeline/operation-types.ts';
import { fieldProblem } from '../../pipeline/problem.ts';
import type { Store } from '../../store/port.ts';
import { readAs } from '../caller.ts';
import { recentActivity } from './activity-service.ts';
import { assignedWork } from './assigned-service.ts';
import { dashboardOf } from './dashboard-service.ts';
import { workSummary } from './work-summary.ts';

const SHORT_LIST = 5;

export function dashboardHandlers({ store }: { store: Store }): HandlersOf<'getDashboard' | 'getRecentActivity' | 'getAssignedWork' | 'getWorkSummary'> {
  return {
    getDashboard({ caller, query: { range = DEFAULT_RANGE, time_zone: timeZone = UTC } }) {
      if (!isTimeZone(timeZone)) throw fieldProblem('/time_zone', 'is not a time zone');
      return dashboardOf(readAs(store, caller), caller.member, { range, now: new Date(), timeZone });
    },
    getRecentActivity: async ({ caller, query: { limit = SHORT_LIST } }) => ({ items: await recentActivity(store, caller, limit) }),
    getAssignedWork: ({ caller, query: { limit = SHORT_LIST } }) => assignedWork(readAs(store, caller), caller.member, limit),
    getWorkSummary: ({ caller, query }) => workSummary(readAs(store, caller), caller.member, query),
  };
}
