/** What an assistant may know of the organisation: only what the member who asks may read. */
import { can, riskScope, statusesIn } from '@parapet/contracts/rules';
import type { RiskStatus, Task } from '@parapet/contracts';
import type { MemberDoc, RiskDoc } from '../collections.ts';
import { ofVisibleRisks } from '../modules/risk-scope.ts';
import type { Doc, Filter, OrgDb } from '../store/port.ts';

export interface RiskFact {
  title: string;
  category: string;
  severity: string;
  status: RiskStatus;
  /** 1-25 */
  score: number;
}

export interface TaskFact {
  title: string;
  /** `2026-03-31` */
  due: string;
}

export interface OrganizationFacts {
  /** Risks that are not archived. */
  risks: number;
  /** Of these, those that are neither closed nor accepted. */
  openRisks: number;
  bySeverity: { severity: string; count: number }[];
  /** The highest scores among the open ones. */
  topRisks: RiskFact[];
  /** Null when the member may not read tasks. */
  overdue: { tasks: TaskFact[]; total: number } | null;
}

/** Risks and tasks that are named; an answer that lists more helps nobody. */
const MOST = 5;
/** Overdue tasks that are looked at to find the oldest. */
const MOST_OVERDUE = 200;
const OPEN = statusesIn(['open', 'in-progress']);
const SEVERITIES = ['critical', 'high', 'medium', 'low'];

function visible(member: MemberDoc): Filter {
  const scope = riskScope(member);
  return scope.kind === 'all' ? {} : { domain_id: { $in: [...scope.domains] } };
}

/** @param today `2026-03-01` */
export async function factsFor(db: OrgDb, member: MemberDoc, today: string): Promise<OrganizationFacts> {
  const risks = db.collection<RiskDoc>('risks');
  const open = { status: { $in: OPEN }, ...visible(member) };
  const [total, openRisks, counts, top] = await Promise.all([
    risks.count({ status: { $ne: 'archived' }, ...visible(member) }),
    risks.count(open),
    risks.countBy(['severity'], open),
    risks.find(open, { sort: { field: 'risk_score', direction: -1 }, limit: MOST }),
  ]);
  return {
    risks: total,
    openRisks,
    bySeverity: SEVERITIES.flatMap((severity) => counts.filter(({ key }) => key['severity'] === severity).map(({ count }) => ({ severity, count }))),
    topRisks: top.map(({ title, category, severity, status, risk_score }) => ({ title, category, severity, status, score: risk_score })),
    overdue: can(member, 'tasks', 'read').allowed ? await overdueTasks(db, member, today) : null,
  };
}

async function overdueTasks(db: OrgDb, member: MemberDoc, today: string): Promise<{ tasks: TaskFact[]; total: number }> {
  const tasks = db.collection<Doc & Pick<Task, 'title' | 'due_date' | 'status'>>('tasks');
  const filter = { status: { $in: ['pending', 'in-progress'] }, due_date: { $gt: '', $lt: today }, ...ofVisibleRisks(member) };
  const [found, total] = await Promise.all([tasks.find(filter, { limit: MOST_OVERDUE }), tasks.count(filter)]);
  const oldest = found.map(({ title, due_date }) => ({ title, due: due_date ?? '' })).toSorted((a, b) => a.due.localeCompare(b.due));
  return { tasks: oldest.slice(0, MOST), total };
}
