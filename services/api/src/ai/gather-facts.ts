/** Gathers the facts for an assistant, of records that the member may read. */
import { MOST_FACTS, OPEN_PLANS, OPEN_RISKS, OPEN_TASKS, severityCounts, type OrganizationFacts, type OverdueActions, type TaskFact } from './built-in/facts.ts';
import { overdueActions } from './built-in/overdue-actions.ts';
import { can, riskScope } from '@parapet/contracts/rules';
import type { MemberDoc, RiskDoc, TaskDoc, TreatmentPlanDoc } from '../collections.ts';
import { ofVisibleRisks, visibleTasks } from '../modules/risk-scope.ts';
import type { Filter, OrgDb } from '../store/port.ts';

/** Limit of open plans that are searched for overdue actions: those changed last. */
const MOST_PLANS = 200;

function visible(member: MemberDoc): Filter {
  const scope = riskScope(member);
  return scope.kind === 'all' ? {} : { domain_id: { $in: [...scope.domains] } };
}

/** @param today `2026-03-01` */
export async function factsFor(db: OrgDb, member: MemberDoc, today: string): Promise<OrganizationFacts> {
  const risks = db.collection<RiskDoc>('risks');
  const open = { status: { $in: OPEN_RISKS }, ...visible(member) };
  const [total, openRisks, counts, top, overdue, actions] = await Promise.all([
    risks.count({ status: { $ne: 'archived' }, ...visible(member) }),
    risks.count(open),
    risks.countBy(['severity'], open),
    risks.find(open, { sort: { field: 'risk_score', direction: -1 }, limit: MOST_FACTS }),
    can(member, 'tasks', 'read').allowed ? overdueTasks(db, member, today) : null,
    actionsOfPlans(db, member, today),
  ]);
  return {
    risks: total,
    openRisks,
    bySeverity: severityCounts(Object.fromEntries(counts.map(({ key, count }) => [String(key['severity']), count]))),
    topRisks: top.map(({ title, category, severity, status, risk_score }) => ({ title, category, severity, status, score: risk_score })),
    overdue,
    overdueActions: actions,
  };
}

async function overdueTasks(db: OrgDb, member: MemberDoc, today: string): Promise<{ tasks: TaskFact[]; total: number }> {
  const tasks = db.collection<TaskDoc>('tasks');
  const open = { status: { $in: [...OPEN_TASKS] }, ...visibleTasks(member) };
  const [oldest, total] = await Promise.all([
    // Skips tasks without a due date.
    tasks.find(open, { sort: { field: 'due_date', direction: 1 }, after: { value: '', id: '' }, limit: MOST_FACTS }),
    tasks.count({ ...open, due_date: { $gt: '', $lt: today } }),
  ]);
  return { tasks: oldest.flatMap(({ title, due_date: due }) => (due !== null && due < today ? [{ title, due }] : [])), total };
}

/** Needs no permission check: all roles that may use the assistant may read risks, and so their plans. */
async function actionsOfPlans(db: OrgDb, member: MemberDoc, today: string): Promise<OverdueActions> {
  const open = { status: { $in: [...OPEN_PLANS] }, ...ofVisibleRisks(member) };
  const plans = await db.collection<TreatmentPlanDoc>('treatment_plans').find(open, { sort: { field: 'updated_at', direction: -1 }, limit: MOST_PLANS });
  return overdueActions(plans, today);
}
