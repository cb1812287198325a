/** What waits for a member: their open tasks, actions of plans, flows, and the risks that they own. */
import type { AssignedItem, AssignedWork } from '@parapet/contracts';
import { NO_OPEN_ACTION, OPEN_TASK_STATUSES, can, dueOrder, nextActionOrder } from '@parapet/contracts/rules';
import type { MemberDoc, RiskDoc, RiskFlowDoc, TaskDoc, TreatmentPlanDoc } from '../../collections.ts';
import type { OrgCollection, OrgDb } from '../../store/port.ts';
import { ofVisibleRisks, visibleRisks, visibleTasks } from '../risk-scope.ts';
import { riskTitles } from '../work-names.ts';

type Untitled = Omit<AssignedItem, 'risk_title'>;
const NOTHING_MORE = { due_date: null, current_step: null, risk_score: null };

/** Limit of the plans with actions of a person: those whose next action is due first. */
const PLANS = 500;
const FINISHED_RISKS = ['closed', 'archived'];

async function tasksOf(db: OrgDb, member: MemberDoc, limit: number): Promise<{ items: Untitled[]; total: number }> {
  if (!can(member, 'tasks', 'read').allowed) return { items: [], total: 0 };
  const tasks = db.collection<TaskDoc>('tasks');
  const filter = { assigned_to: member.user_id, status: { $in: [...OPEN_TASK_STATUSES] }, ...visibleTasks(member) };
  const [found, total] = await Promise.all([
    tasks.find(filter, { sort: { field: 'due_order', direction: 1 }, limit }),
    tasks.count(filter),
  ]);
  return {
    items: found.map(({ _id: id, title, risk_id, due_date, status }) => ({
      ...NOTHING_MORE,
      kind: 'task',
      id,
      title,
      risk_id,
      due_date,
      status,
    })),
    total,
  };
}

async function actionsOf(plans: OrgCollection<TreatmentPlanDoc>, member: MemberDoc): Promise<Untitled[]> {
  // Earlier versions stored what people typed.
  const names = [member.user_id, member.email];
  const found = await plans.find(
    { 'actions.responsible': { $in: names }, ...ofVisibleRisks(member) },
    { sort: { field: 'next_action', direction: 1 }, limit: PLANS },
  );
  return found
    .filter(({ actions }) => nextActionOrder(actions) !== NO_OPEN_ACTION)
    .flatMap(({ risk_id, actions }) =>
      actions
        .filter(({ responsible, status }) => names.includes(responsible) && status !== 'completed')
        .map(({ id, title, dueDate, status }): Untitled => ({
          ...NOTHING_MORE,
          kind: 'action',
          id,
          title,
          risk_id,
          due_date: dueDate,
          status,
        })),
    );
}

async function flowsOf(
  flows: OrgCollection<RiskFlowDoc>,
  member: MemberDoc,
  limit: number,
): Promise<{ items: Untitled[]; total: number }> {
  const filter = { assigned_to: member.user_id, status: { $in: ['draft', 'in-progress'] }, ...ofVisibleRisks(member) };
  const [found, total] = await Promise.all([
    flows.find(filter, { sort: { field: 'updated_at', direction: -1 }, limit }),
    flows.count(filter),
  ]);
  return {
    items: found.map(({ _id: id, risk_title: title, risk_id, status, current_step }) => ({
      ...NOTHING_MORE,
      kind: 'flow',
      id,
      title,
      risk_id,
      status,
      current_step,
    })),
    total,
  };
}

async function risksOf(
  risks: OrgCollection<RiskDoc>,
  member: MemberDoc,
  limit: number,
): Promise<{ items: Untitled[]; total: number }> {
  const filter = { owner_id: member.user_id, status: { $nin: FINISHED_RISKS }, ...visibleRisks(member) };
  const [found, total] = await Promise.all([
    risks.find(filter, { sort: { field: 'risk_score', direction: -1 }, limit }),
    risks.count(filter),
  ]);
  return {
    items: found.map(({ _id: id, title, status, risk_score }) => ({
      ...NOTHING_MORE,
      kind: 'risk',
      id,
      title,
      risk_id: id,
      status,
      risk_score,
    })),
    total,
  };
}

/** @param limit of items; the total counts all, of actions those of the searched plans */
export async function assignedWork(db: OrgDb, member: MemberDoc, limit: number): Promise<AssignedWork> {
  const [tasks, actions, flows, risks] = await Promise.all([
    tasksOf(db, member, limit),
    actionsOf(db.collection('treatment_plans'), member),
    flowsOf(db.collection('risk_flows'), member, limit),
    risksOf(db.collection('risks'), member, limit),
  ]);
  const due = [...tasks.items, ...actions].toSorted((a, b) => (dueOrder(a.due_date) < dueOrder(b.due_date) ? -1 : 1));
  const shown = [...due, ...flows.items, ...risks.items].slice(0, limit);
  const titleOf = await riskTitles(db, shown);
  return {
    items: shown.map((item) => ({ ...item, risk_title: titleOf(item.risk_id) })),
    total: tasks.total + actions.length + flows.total + risks.total,
  };
}
