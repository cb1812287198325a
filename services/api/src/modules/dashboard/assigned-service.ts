/** What waits for a member: their open tasks, actions of plans, flows, and the risks that they own. */
import type { AssignedItem, AssignedWork } from '@parapet/contracts';
import { OPEN_TASK_STATUSES, can, dueOrder } from '@parapet/contracts/rules';
import type { MemberDoc, RiskDoc, RiskFlowDoc, TaskDoc } from '../../collections.ts';
import type { Doc, Filter, OrgCollection, OrgDb, Page } from '../../store/port.ts';
import { ofVisibleRisks, visibleRisks, visibleTasks } from '../risk-scope.ts';
import { openActions } from '../treatment-plans/open-actions.ts';
import { riskTitles } from '../work-names.ts';

type Untitled = Omit<AssignedItem, 'risk_title'>;
const NOTHING_MORE = { due_date: null, current_step: null, risk_score: null };

const FINISHED_RISKS = ['closed', 'archived'];

/** The first items that match, and how many there are. */
async function firstOf<D extends Doc>(
  of: OrgCollection<D>,
  filter: Filter,
  page: Page,
  itemOf: (doc: D) => Untitled,
): Promise<{ items: Untitled[]; total: number }> {
  const [found, total] = await Promise.all([of.find(filter, page), of.count(filter)]);
  return { items: found.map(itemOf), total };
}

function tasksOf(db: OrgDb, member: MemberDoc, limit: number) {
  if (!can(member, 'tasks', 'read').allowed) return { items: [], total: 0 };
  return firstOf(
    db.collection<TaskDoc>('tasks'),
    { assigned_to: member.user_id, status: { $in: [...OPEN_TASK_STATUSES] }, ...visibleTasks(member) },
    { sort: { field: 'due_order', direction: 1 }, limit },
    ({ _id: id, title, risk_id, due_date, status }) => ({
      ...NOTHING_MORE,
      kind: 'task',
      id,
      title,
      risk_id,
      due_date,
      status,
    }),
  );
}

async function actionsOf(db: OrgDb, member: MemberDoc): Promise<Untitled[]> {
  const actions = await openActions(db, member);
  return actions.map(({ id, title, risk_id, dueDate: due_date, status }) => ({
    ...NOTHING_MORE,
    kind: 'action',
    id,
    title,
    risk_id,
    due_date,
    status,
  }));
}

const flowsOf = (db: OrgDb, member: MemberDoc, limit: number) =>
  firstOf(
    db.collection<RiskFlowDoc>('risk_flows'),
    { assigned_to: member.user_id, status: { $in: ['draft', 'in-progress'] }, ...ofVisibleRisks(member) },
    { sort: { field: 'updated_at', direction: -1 }, limit },
    ({ _id: id, risk_title: title, risk_id, status, current_step }) => ({
      ...NOTHING_MORE,
      kind: 'flow',
      id,
      title,
      risk_id,
      status,
      current_step,
    }),
  );

const risksOf = (db: OrgDb, member: MemberDoc, limit: number) =>
  firstOf(
    db.collection<RiskDoc>('risks'),
    { owner_id: member.user_id, status: { $nin: FINISHED_RISKS }, ...visibleRisks(member) },
    { sort: { field: 'risk_score', direction: -1 }, limit },
    ({ _id: id, title, status, risk_score }) => ({
      ...NOTHING_MORE,
      kind: 'risk',
      id,
      title,
      risk_id: id,
      status,
      risk_score,
    }),
  );

/** @param limit of items; the total counts all, of actions those of the searched plans */
export async function assignedWork(db: OrgDb, member: MemberDoc, limit: number): Promise<AssignedWork> {
  const [tasks, actions, flows, risks] = await Promise.all([
    tasksOf(db, member, limit),
    actionsOf(db, member),
    flowsOf(db, member, limit),
    risksOf(db, member, limit),
  ]);
  const due = [...tasks.items, ...actions].toSorted((a, b) => (dueOrder(a.due_date) < dueOrder(b.due_date) ? -1 : 1));
  const shown = [...due, ...flows.items, ...risks.items].slice(0, limit);
  const titleOf = await riskTitles(db, shown);
  return {
    items: shown.map((item) => ({ ...item, risk_title: titleOf(item.risk_id) })),
    total: tasks.total + actions.length + flows.total + risks.total,
  };
}
