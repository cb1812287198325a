import { can, countsPerDay, DEFAULT_RANGE, isInRange, RECENT_ROWS, statusCounts, totalCompleted } from '../../rules/index.ts';
import type { Dashboard, DashboardRange } from '../../schemas/risk/dashboard.ts';
import { RISK_FLOW_STATUSES } from '../../schemas/risk/risk-flow.ts';
import { RISK_STATUSES } from '../../schemas/risk/risk.ts';
import { TASK_STATUSES } from '../../schemas/risk/task.ts';
import { memberOf, mock, organizationOf, type Context } from '../mock.ts';
import { ownRecords } from '../records.ts';
import { ofVisibleRisks, visibleRisks, visibleTasks } from '../risk-scope.ts';

function countsOf<S extends string>(statuses: readonly S[], records: readonly { status: S }[]) {
  return statusCounts(statuses, (status) => records.filter((record) => record.status === status).length);
}

/** Those that happened within the range, newest first, as many as a table shows. */
function recent<T extends { id: string }>(records: readonly T[], at: (record: T) => string | null, range: DashboardRange, now: Date): (T & { at: string })[] {
  const happened = records.flatMap((record) => {
    const when = at(record);
    return when !== null && isInRange(when, range, now) ? [{ ...record, at: when }] : [];
  });
  return happened.toSorted((a, b) => (a.at > b.at || (a.at === b.at && a.id > b.id) ? -1 : 1)).slice(0, RECENT_ROWS);
}

/** @param range of the timeline and of the two lists; the counts are of everything */
function dashboardOf(context: Context, range: DashboardRange, now: Date): Dashboard {
  const member = memberOf(context);
  const risks = ownRecords(context, 'risks').filter(visibleRisks(member));
  const flows = ownRecords(context, 'risk_flows').filter(ofVisibleRisks(member));
  const tasks = can(member, 'tasks', 'read').allowed ? ownRecords(context, 'tasks').filter(visibleTasks(member)) : [];
  const risk_flow_status = countsOf(RISK_FLOW_STATUSES, flows);
  const archived = recent(risks.filter(({ status }) => status === 'archived'), ({ archived_at }) => archived_at, range, now);
  return {
    risk_status: countsOf(RISK_STATUSES, risks),
    task_status: countsOf(TASK_STATUSES, tasks),
    risk_flow_status,
    completed_flows_timeline: countsPerDay(flows.flatMap(({ completed_at }) => completed_at ?? []), range, now),
    total_completed_flows: totalCompleted(risk_flow_status),
    completed_flows: recent(flows, ({ completed_at }) => completed_at, range, now).map(({ id, risk_id, risk_title, risk_severity, at }) => ({ id, risk_id, risk_title, risk_severity, completed_at: at })),
    archived_risks: archived.map(({ id, title, severity, at }) => ({ id, title, severity, archived_at: at })),
  };
}

export const dashboardMocks = [
  mock('getDashboard', ({ query }, context) => {
    organizationOf(context, query.organization_id);
    return { status: 200, body: dashboardOf(context, query.range ?? DEFAULT_RANGE, new Date()) };
  }),
];
