/** The dashboard, of records that the member may see. Counts are answered by indexes; only the listed records are read. */
import {
  RISK_FLOW_STATUSES,
  RISK_STATUSES,
  TASK_STATUSES,
  type Dashboard,
  type DashboardRange,
} from '@parapet/contracts';
import {
  RECENT_ROWS,
  can,
  isInRange,
  rangeStart,
  statusCounts,
  timelinePoints,
  totalCompleted,
} from '@parapet/contracts/rules';
import type { MemberDoc, RiskDoc, RiskFlowDoc, TaskDoc } from '../../collections.ts';
import type { Doc, Filter, OrgCollection, OrgDb } from '../../store/port.ts';
import { ofVisibleRisks, visibleRisks, visibleTasks } from '../risk-scope.ts';
import { summaryOf } from '../risks/reads/risk-summary.ts';

interface Period {
  range: DashboardRange;
  /** When the range ends. */
  now: Date;
  /** Days are those of this time zone. */
  timeZone: string;
}

async function countsOf<T extends Doc, S extends string>(of: OrgCollection<T>, filter: Filter, statuses: readonly S[]) {
  const groups = await of.countBy(['status'], filter);
  const counts = new Map(groups.map(({ key, count }) => [key['status'], count]));
  return statusCounts(statuses, (status) => counts.get(status) ?? 0);
}

async function timelineOf(
  flows: OrgCollection<RiskFlowDoc>,
  filter: Filter,
  { range, now, timeZone }: Period,
): Promise<Dashboard['completed_flows_timeline']> {
  const groups = await flows.countBy(['completed_at'], {
    ...filter,
    completed_at: { $gte: rangeStart(range, now, timeZone).toISOString() },
  });
  return timelinePoints(
    groups.map(({ key, count }) => ({ at: String(key['completed_at']), count })),
    range,
    now,
    timeZone,
  );
}

/** Newest first; the range ends now, so the newest records include all of the range. */
async function recentFlows(
  flows: OrgCollection<RiskFlowDoc>,
  filter: Filter,
  { range, now, timeZone }: Period,
): Promise<Dashboard['completed_flows']> {
  const newest = await flows.find(filter, { sort: { field: 'completed_at', direction: -1 }, limit: RECENT_ROWS });
  return newest.flatMap(({ _id: id, risk_id, risk_title, risk_severity, completed_at }) =>
    completed_at !== null && isInRange(completed_at, range, now, timeZone)
      ? [{ id, risk_id, risk_title, risk_severity, completed_at }]
      : [],
  );
}

async function recentlyArchived(
  risks: OrgCollection<RiskDoc>,
  filter: Filter,
  { range, now, timeZone }: Period,
): Promise<Dashboard['archived_risks']> {
  const newest = await risks.find(
    { ...filter, status: 'archived' },
    { sort: { field: 'archived_at', direction: -1 }, limit: RECENT_ROWS },
  );
  return newest.flatMap(({ _id: id, title, severity, archived_at }) =>
    archived_at !== null && isInRange(archived_at, range, now, timeZone) ? [{ id, title, severity, archived_at }] : [],
  );
}

/** @param period of the timeline and the two lists; the counts cover all time */
export async function dashboardOf(
  db: OrgDb,
  member: MemberDoc,
  period: Period,
): Promise<Omit<Dashboard, 'first_steps'>> {
  const risks = db.collection<RiskDoc>('risks');
  const flows = db.collection<RiskFlowDoc>('risk_flows');
  const [ofRisks, onRisks] = [visibleRisks(member), ofVisibleRisks(member)];
  const [
    risk_status,
    summary,
    task_status,
    risk_flow_status,
    completed_flows_timeline,
    completed_flows,
    archived_risks,
  ] = await Promise.all([
    countsOf(risks, ofRisks, RISK_STATUSES),
    summaryOf(risks, ofRisks, undefined),
    can(member, 'tasks', 'read').allowed
      ? countsOf(db.collection<TaskDoc>('tasks'), visibleTasks(member), TASK_STATUSES)
      : [],
    countsOf(flows, onRisks, RISK_FLOW_STATUSES),
    timelineOf(flows, onRisks, period),
    recentFlows(flows, onRisks, period),
    recentlyArchived(risks, ofRisks, period),
  ]);
  return {
    risk_status,
    task_status,
    risk_flow_status,
    completed_flows_timeline,
    critical_risks: summary.levels.critical,
    total_completed_flows: totalCompleted(risk_flow_status),
    completed_flows,
    archived_risks,
  };
}
