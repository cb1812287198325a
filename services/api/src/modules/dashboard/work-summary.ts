/** Counts the tasks and plans of Plans & Tasks. */
import type { TreatmentPlanSummary, WorkSummary, WorkSummaryQuery } from '@parapet/contracts';
import { can } from '@parapet/contracts/rules';
import type { MemberDoc, TreatmentPlanDoc } from '../../collections.ts';
import type { OrgDb } from '../../store/port.ts';
import { ofVisibleRisks } from '../risk-scope.ts';
import type { OnDay } from '../tasks/task-query.ts';
import { taskSummary } from '../tasks/task-summary.ts';

const NO_TASKS = { total: 0, completed: 0, overdue: 0, mine: 0 };

async function planSummary(db: OrgDb, member: MemberDoc): Promise<TreatmentPlanSummary> {
  const plans = db.collection<TreatmentPlanDoc>('treatment_plans');
  const visible = ofVisibleRisks(member);
  const [total, mine] = await Promise.all([
    plans.count(visible),
    plans.count({ ...visible, assigned_to: member.user_id }),
  ]);
  return { total, mine };
}

export async function workSummary(db: OrgDb, member: MemberDoc, query: OnDay<WorkSummaryQuery>): Promise<WorkSummary> {
  const [tasks, plans] = await Promise.all([
    can(member, 'tasks', 'read').allowed ? taskSummary(db, member, { today: query.today }) : NO_TASKS,
    planSummary(db, member),
  ]);
  return { tasks, plans };
}
