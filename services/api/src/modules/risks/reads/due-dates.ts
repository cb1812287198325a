/** When the work on risks is due: open tasks, and open actions of plans. The list shows it and filters by it. */
import { dueOrder, nextActionOrder, OPEN_TASK_STATUSES } from '@parapet/contracts/rules';
import type { TaskDoc, TreatmentPlanDoc } from '../../../collections.ts';
import type { Filter, OrgDb } from '../../../store/port.ts';

/** @returns by risk, the earliest day on which an open task or an open action of a plan is due: two queries for all of them */
export async function dueDatesOf(db: OrgDb, risks: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (risks.length === 0) return new Map();
  const risk_id = { $in: [...new Set(risks)] };
  return earliest(db, { risk_id, due_date: { $gte: '' } }, () => plansIn(db).find({ risk_id }));
}

interface Days {
  from: string | undefined;
  by: string | undefined;
}

/** {@link dueWithin} for requests that ask for the same days again and again: they are read once. */
export function dueWithinOnce(): typeof dueWithin {
  const read = new Map<string, Promise<Filter>>();
  return (db, { from, by }) => {
    const key = JSON.stringify([from, by]);
    const filter = read.get(key) ?? dueWithin(db, { from, by });
    read.set(key, filter);
    return filter;
  };
}

/**
 * Matches the risks whose earliest due date is one of these days.
 * @param days the first and the last day, `yyyy-mm-dd`
 */
export async function dueWithin(db: OrgDb, { from = '', by = '' }: Days): Promise<Filter> {
  const isBy = (day: string) => day < dueOrder(null) && (by === '' || day <= by);
  const days = await earliest(db, { due_date: { $gte: '', ...(by !== '' && { $lte: by }) } }, async () => {
    const all = await plansIn(db).positions({}, { sort: { field: 'next_action', direction: 1 } });
    const due = all.filter(({ value }) => isBy(String(value))).map(({ id }) => id);
    return due.length === 0 ? [] : plansIn(db).find({ _id: { $in: due } });
  });
  return { _id: { $in: [...days].filter(([, day]) => day >= from).map(([risk]) => risk) } };
}

const plansIn = (db: OrgDb) => db.collection<TreatmentPlanDoc>('treatment_plans');

/** @param tasks matches those to look at @param plans called after the tasks were read: these may be the first reads of a transaction */
async function earliest(
  db: OrgDb,
  tasks: Filter,
  plans: () => Promise<TreatmentPlanDoc[]>,
): Promise<ReadonlyMap<string, string>> {
  const days = new Map<string, string>();
  const add = (risk: string, day: string) => {
    if (day < (days.get(risk) ?? dueOrder(null))) days.set(risk, day);
  };
  const open = { ...tasks, status: { $in: [...OPEN_TASK_STATUSES] } };
  for (const { key } of await db.collection<TaskDoc>('tasks').countBy(['risk_id', 'due_date'], open))
    if (typeof key['risk_id'] === 'string') add(key['risk_id'], String(key['due_date']));
  for (const { risk_id, actions } of await plans()) add(risk_id, nextActionOrder(actions));
  return days;
}
