import { fold, newTask } from '../../rules/index.ts';
import type { Task, TaskUpdate } from '../../schemas/risk/task.ts';
import { created, found } from '../answers.ts';
import { assignedTo, assigneeToKeep } from '../assignee.ts';
import { among, listPage, sortedBy } from '../list-page.ts';
import { callerIn, memberOf, mock, type Context } from '../mock.ts';
import { addRecord, changeRecord, findRecord, findToChange, ownRecords, removeRecord } from '../records.ts';
import { riskNamed, visibleTasks } from '../risk-scope.ts';
import type { Kept } from '../tables.ts';

const SORT_VALUES = {
  title: ({ title }: Task) => fold(title),
  status: ({ status }: Task) => status,
  due_date: ({ due_date }: Task) => due_date ?? '',
  created_at: ({ created_at }: Task) => created_at,
  updated_at: ({ updated_at }: Task) => updated_at,
};

/** The domain of a task's risk is kept beside it, and does not travel. */
function toWire(kept: Kept<'tasks'>): Task {
  const { risk_domain_id: _, ...task } = kept;
  return task;
}

const wanted = (context: Context) => ({ noun: 'task', visible: visibleTasks(memberOf(context)) });

/** The domain of the risk that a task is given; null for none. @throws MockProblem 400 when there is no such risk for the caller */
function domainOf(context: Context, riskId: string | null): string | null {
  return riskId === null ? null : riskNamed(context, riskId).domain_id;
}

/** The change with its assignee named by id. */
function withAssignee<T extends TaskUpdate>(context: Context, task: T, before?: string | null): T {
  return task.assigned_to === undefined ? task : { ...task, assigned_to: assigneeToKeep(context, '/assigned_to', task.assigned_to, before) };
}

export const taskMocks = [
  mock('listTasks', ({ query }, context) => {
    const { organization_id, risk_id, status, assigned_to, sort = '-updated_at', q, cursor, limit } = query;
    callerIn(context, organization_id);
    const tasks = ownRecords(context, 'tasks')
      .filter(visibleTasks(memberOf(context)))
      .filter((task) => among(risk_id, task.risk_id) && among(status, task.status))
      .filter(assignedTo(context, assigned_to))
      .map(toWire);
    const search = { q, texts: ({ title, description }: Task) => [title, description] };
    return { status: 200, body: listPage(tasks, { ...sortedBy(sort, SORT_VALUES, 'updated_at'), search, cursor, limit }) };
  }),

  mock('createTask', ({ body }, context) => {
    callerIn(context, body.organization_id);
    const risk_domain_id = domainOf(context, body.risk_id ?? null);
    const task = addRecord(context, 'tasks', { ...newTask(withAssignee(context, body), memberOf(context).user_id), risk_domain_id });
    return created('tasks', toWire(task));
  }),

  mock('getTask', ({ params }, context) => found(toWire(findRecord(context, 'tasks', params.id, wanted(context))))),

  mock('updateTask', ({ params, body }, context) => {
    const before = findToChange(context, 'tasks', params.id, wanted(context));
    const moved = body.risk_id !== undefined && body.risk_id !== before.risk_id;
    const task = changeRecord(context, 'tasks', before, {
      ...withAssignee(context, body, before.assigned_to),
      ...(body.title !== undefined && { title: body.title.trim() }),
      ...(moved && { risk_domain_id: domainOf(context, body.risk_id ?? null) }),
    });
    return found(toWire(task));
  }),

  mock('deleteTask', ({ params }, context) => {
    removeRecord(context, 'tasks', findToChange(context, 'tasks', params.id, wanted(context)));
    return { status: 200, body: { success: true } };
  }),
];
