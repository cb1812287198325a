/** What an assistant may know of the organisation: only what the member who asks may read. */
import type { Task } from '@parapet/contracts';
import { MOST_FACTS, OPEN_RISKS, OPEN_TASKS, severityCounts, type OrganizationFacts, type TaskFact } from '@parapet/contracts/assistant';
import { can, riskScope } from '@parapet/contracts/rules';
import type { MemberDoc, RiskDoc } from '../collections.ts';
import { ofVisibleRisks } from '../modules/risk-scope.ts';
import type { Doc, Filter, OrgDb } from '../store/port.ts';

/** Overdue tasks that are looked at to find the oldest. */
const MOST_OVERDUE = 200;

function visible(member: MemberDoc): Filter {
  const scope = riskScope(member);
  return scope.kind === 'all' ? {} : { domain_id: { $in: [...scope.domains] } };
}

/** @param today `2026-03-01` */
export async function factsFor(db: OrgDb, member: MemberDoc, today: string): Promise<OrganizationFacts> {
  const risks = db.collection<RiskDoc>('risks');
  const open = { status: { $in: OPEN_RISKS }, ...visible(member) };
  const [total, openRisks, counts, top] = await Promise.all([
    risks.count({ status: { $ne: 'archived' }, ...visible(member) }),
    risks.count(open),
    risks.countBy(['severity'], open),
    risks.find(open, { sort: { field: 'risk_score', direction: -1 }, limit: MOST_FACTS }),
  ]);
  return {
    risks: total,
    openRisks,
    bySeverity: severityCounts(Object.fromEntries(counts.map(({ key, count }) => [String(key['severity']), count]))),
    topRisks: top.map(({ title, category, severity, status, risk_score }) => ({ title, category, severity, status, score: risk_score })),
    overdue: can(member, 'tasks', 'read').allowed ? await overdueTasks(db, member, today) : null,
  };
}

async function overdueTasks(db: OrgDb, member: MemberDoc, today: string): Promise<{ tasks: TaskFact[]; total: number }> {
  const tasks = db.collection<Doc & Pick<Task, 'title' | 'due_date' | 'status'>>('tasks');
  const filter = { status: { $in: [...OPEN_TASKS] }, due_date: { $gt: '', $lt: today }, ...ofVisibleRisks(member) };
  const [found, total] = await Promise.all([tasks.find(filter, { limit: MOST_OVERDUE }), tasks.count(filter)]);
  const oldest = found.map(({ title, due_date }) => ({ title, due: due_date ?? '' })).toSorted((a, b) => a.due.localeCompare(b.due));
  return { tasks: oldest.slice(0, MOST_FACTS), total };
}
