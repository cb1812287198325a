import {
  FLOW_FILTERS,
  LEVELS as SCORE_LEVELS,
  RISK_SEVERITIES,
  RISK_SORTS,
  RISK_STATUS_GROUPS,
  type RiskStatusGroup,
} from '@parapet/contracts';
import { dayFromToday, periodFilter, startOfDay } from '@parapet/domain-ui';
import { defineList, type Filter, type ListState, filter } from '@parapet/sdk';

const NOT_ARCHIVED = RISK_STATUS_GROUPS.filter((group) => group !== 'archived');

/** Archived risks are left out until somebody asks for them (D34). */
const status: Filter<readonly RiskStatusGroup[]> = {
  ...filter.manyOf(RISK_STATUS_GROUPS),
  request: (chosen) => (chosen.length === 0 ? { archived: 'exclude' } : { status: chosen }),
};

/** Stands for "no category" in the URL, where an absent filter means any category. */
export const NO_CATEGORY = '-';

const category: Filter<readonly string[]> = {
  ...filter.references(),
  request: (chosen) => (chosen.length === 0 ? {} : { category: chosen.map((one) => (one === NO_CATEGORY ? '' : one)) }),
};

export const LEVELS = ['1', '2', '3', '4', '5'] as const;

/** Sends the levels as numbers, since texts in the body of a request are not converted. */
const levels = (param: string): Filter<readonly (typeof LEVELS)[number][]> => ({
  ...filter.manyOf(LEVELS),
  request: (chosen) => (chosen.length === 0 ? {} : { [param]: chosen.map(Number) }),
});

export const DUE = ['overdue', 'week'] as const;
export const CHANGED = ['today', 'week', 'month'] as const;

/** The last day of each usual period of due dates, as of today. */
export const dueBy: Readonly<Record<(typeof DUE)[number], () => string>> = {
  overdue: () => dayFromToday(-1),
  week: () => dayFromToday(7),
};

/** By the day that column Due shows. */
const due = periodFilter(
  { overdue: () => ({ from: null, to: dueBy.overdue() }), week: () => ({ from: null, to: dueBy.week() }) },
  ({ from, to }) => ({ ...(from !== null && { due_from: from }), ...(to !== null && { due_by: to }) }),
);

/** The first day of each usual period of changes, as of today. */
export const changedFrom: Readonly<Record<(typeof CHANGED)[number], () => string>> = {
  today: () => dayFromToday(0),
  week: () => dayFromToday(-7),
  month: () => dayFromToday(-30),
};

const since = (period: (typeof CHANGED)[number]) => () => ({ from: changedFrom[period](), to: null });
/** Whole days, so that a request stays the same for a day. */
const changed = periodFilter({ today: since('today'), week: since('week'), month: since('month') }, ({ from, to }) => ({
  ...(from !== null && { changed_since: startOfDay(from) }),
  ...(to !== null && { changed_before: startOfDay(to, 1) }),
}));

/** The filters and sort orders of the register. */
export const riskList = defineList({
  table: 'risks',
  filters: {
    q: filter.text(),
    register: filter.reference({ param: 'tableId' }),
    severity: filter.manyOf(RISK_SEVERITIES),
    status,
    flow: filter.manyOf(FLOW_FILTERS),
    category,
    asset: filter.references({ param: 'assets' }),
    scenario: filter.references({ param: 'scenarios' }),
    owner: filter.references({ param: 'owner_id' }),
    reviewer: filter.references({ param: 'reviewer_id' }),
    due,
    changed,
    level: filter.manyOf(SCORE_LEVELS, { param: 'score_level' }),
    impact: levels('impact_level'),
    likely: levels('probability'),
  },
  sorts: RISK_SORTS,
  initialSort: '-risk_score',
  pageSize: 50,
  openParam: 'risk',
});

/** Key under which the person's columns and order are stored. */
export const RISK_TABLE = 'riskRegister';

/** Asks for due dates where their column is shown, because they take more time. @param columns null for the usual ones, which do not have it */
export const dueDatesIn = (columns: { order: readonly string[]; hidden: readonly string[] } | null) => ({
  ...(columns?.order.includes('due_date') && !columns.hidden.includes('due_date') && { due_dates: true }),
});

export type RiskListState = ListState<typeof riskList.filters, (typeof RISK_SORTS)[number]>;
export type RiskFilterName = keyof RiskListState['filters'];

/** Statuses that the register chooses from: all once archived risks are asked for. */
export const statusesOf = (list: RiskListState) =>
  list.filters.status.includes('archived') ? RISK_STATUS_GROUPS : NOT_ARCHIVED;
