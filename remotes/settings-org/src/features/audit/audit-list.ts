import { AUDITED_ENTITIES } from '@parapet/contracts';
import { dayFromToday, periodFilter, startOfDay } from '@parapet/domain-ui';
import { defineList, type ListState, filter } from '@parapet/sdk';

export const AUDIT_ACTIONS = ['create', 'update', 'delete'] as const;

/** The first day of each usual period, as of today. */
const START = { today: () => dayFromToday(0), week: () => dayFromToday(-7), month: () => dayFromToday(-30) } as const;
export const AUDIT_PERIODS = ['today', 'week', 'month'] as const;

const since = (period: keyof typeof START) => () => ({ from: START[period](), to: null });

/** The filters of the audit log. A record needs its kind, too. */
export const auditList = defineList({
  table: 'audit',
  filters: {
    actor: filter.reference(),
    kind: filter.oneOf(AUDITED_ENTITIES, { param: 'entity' }),
    record: filter.reference({ param: 'entity_id' }),
    action: filter.oneOf(AUDIT_ACTIONS),
    // Whole days, so that a request stays the same for a day.
    time: periodFilter({ today: since('today'), week: since('week'), month: since('month') }, ({ from, to }) => ({
      ...(from !== null && { from: startOfDay(from) }),
      ...(to !== null && { to: startOfDay(to, 1) }),
    })),
  },
  sorts: ['-at'],
  initialSort: '-at',
  pageSize: 50,
});

export type AuditListState = ListState<typeof auditList.filters, '-at'>;
