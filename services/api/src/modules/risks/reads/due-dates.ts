import { dueOrder, nextActionOrder, OPEN_TASK_STATUSES } from '@parapet/contracts/rules';
import type { TaskDoc, TreatmentPlanDoc } from '../../../collections.ts';
import type { OrgDb } from '../../../store/port.ts';

/** @returns by risk, the earliest day on which an open task or an open action of a plan is due: two queries for all of them */
export async function dueDatesOf(db: OrgDb, risks: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const earliest = new Map<string, string>();
  if (risks.length === 0) return earliest;
  const add = (risk: string, day: string) => {
    if (day < (earliest.get(risk) ?? dueOrder(null))) earliest.set(risk, day);
  };
  const risk_id = { $in: [...new Set(risks)] };
  // One after the other: they may be the first reads of a transaction.
  const tasks = await db
    .collection<TaskDoc>('tasks')
    .countBy(['risk_id', 'due_date'], { risk_id, due_date: { $gte: '' }, status: { $in: [...OPEN_TASK_STATUSES] } });
  for (const { key } of tasks) add(String(key['risk_id']), String(key['due_date']));
  const plans = await db.collection<TreatmentPlanDoc>('treatment_plans').find({ risk_id });
  for (const plan of plans) add(plan.risk_id, nextActionOrder(plan.actions));
  return earliest;
}
