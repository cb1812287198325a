/** What the assistant may know of the organisation: only what the member who asks may read. */
import { MOST_FACTS, OPEN_RISKS, OPEN_TASKS, overdueActions, severityCounts, type OrganizationFacts } from '../assistant/index.ts';
import { can, seesRisk } from '../rules/index.ts';
import { memberOf, type Context } from './mock.ts';
import { ownRecords } from './records.ts';
import { ofVisibleRisks, visibleTasks } from './risk-scope.ts';

const isOneOf = (values: readonly string[], value: string) => values.includes(value);

/** @param today `2026-03-01` */
export function factsFor(context: Context, today: string): OrganizationFacts {
  const member = memberOf(context);
  const risks = ownRecords(context, 'risks').filter(({ domain_id }) => seesRisk(member, domain_id));
  const open = risks.filter(({ status }) => isOneOf(OPEN_RISKS, status));
  const counts: Record<string, number> = {};
  for (const { severity } of open) counts[severity] = (counts[severity] ?? 0) + 1;
  const top = open.toSorted((a, b) => b.risk_score - a.risk_score || (a.id < b.id ? 1 : -1)).slice(0, MOST_FACTS);
  return {
    risks: risks.filter(({ status }) => status !== 'archived').length,
    openRisks: open.length,
    bySeverity: severityCounts(counts),
    topRisks: top.map(({ title, category, severity, status, risk_score }) => ({ title, category, severity, status, score: risk_score })),
    overdue: can(member, 'tasks', 'read').allowed ? overdueTasks(context, today) : null,
    overdueActions: overdueActions(ownRecords(context, 'treatment_plans').filter(ofVisibleRisks(member)), today),
  };
}

function overdueTasks(context: Context, today: string): NonNullable<OrganizationFacts['overdue']> {
  const member = memberOf(context);
  const late = ownRecords(context, 'tasks')
    .filter(visibleTasks(member))
    .filter(({ status, due_date }) => isOneOf(OPEN_TASKS, status) && due_date !== null && due_date < today)
    .map(({ title, due_date }) => ({ title, due: due_date ?? '' }))
    .toSorted((a, b) => a.due.localeCompare(b.due));
  return { tasks: late.slice(0, MOST_FACTS), total: late.length };
}
