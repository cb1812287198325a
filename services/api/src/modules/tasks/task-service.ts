/** Reads and changes tasks on behalf of a member. */
import type { TaskCreate, TaskQuery, TaskSummaryQuery, TaskUpdate } from '@parapet/contracts';
import { newTask, taskChange } from '@parapet/contracts/rules';
import type { MemberDoc, TaskDoc } from '../../collections.ts';
import type { OrgDb, Store, Tx } from '../../store/port.ts';
import { resolveAssignee } from '../assignee.ts';
import type { Caller } from '../../pipeline/call.ts';
import { changeAs, readAs } from '../caller.ts';
import { withoutGoneLinks } from '../links/read-links.ts';
import { listPage } from '../list-page.ts';
import { withToday } from '../reader-day.ts';
import { changeRecord, deleteRecord, findRecord } from '../records.ts';
import { findAndLockRisk, visibleTasks } from '../risk-scope.ts';
import { memberNames, riskTitles } from '../work-names.ts';
import { taskList } from './task-query.ts';
import { taskSummary } from './task-summary.ts';

const tasksOf = (db: OrgDb) => db.collection<TaskDoc>('tasks');

/** @throws Problem 404 also when the caller may not see the task, 412 when the version differs */
function findTask(db: OrgDb, { member }: Caller, id: string, version?: number): Promise<TaskDoc> {
  return findRecord(tasksOf(db), { _id: id, ...visibleTasks(member) }, 'task', version);
}

/** The domain of a task's risk; null without a risk. @throws Problem 400 when there is no such risk that the caller may see */
async function domainOf(db: Tx, member: MemberDoc, riskId: string | null): Promise<string | null> {
  return riskId === null ? null : (await findAndLockRisk(db, member, riskId)).domain_id;
}

/** Replaces the e-mail address of the assignee by their id. */
async function withResolvedAssignee<T extends TaskUpdate>(db: Tx, task: T, before?: string | null): Promise<T> {
  return task.assigned_to === undefined
    ? task
    : { ...task, assigned_to: await resolveAssignee(db, '/assigned_to', task.assigned_to, before) };
}

export function taskService(store: Store) {
  return {
    async list(caller: Caller, query: TaskQuery) {
      const db = readAs(store, caller);
      const page = await listPage(tasksOf(db), await taskList(db, await withToday(db, caller, query), caller.member));
      const [titleOf, nameOf] = await Promise.all([
        riskTitles(db, page.items),
        memberNames(
          store,
          db,
          page.items.map(({ assigned_to }) => assigned_to),
        ),
      ]);
      return {
        ...page,
        items: page.items.map((task) => ({
          ...task,
          risk_title: titleOf(task.risk_id),
          assigned_to_name: nameOf(task.assigned_to),
        })),
      };
    },

    async summary(caller: Caller, query: TaskSummaryQuery) {
      const db = readAs(store, caller);
      return taskSummary(db, caller.member, await withToday(db, caller, query));
    },

    async get(caller: Caller, id: string) {
      const db = readAs(store, caller);
      return withoutGoneLinks(store, db, 'tasks', await findTask(db, caller, id));
    },

    create: (caller: Caller, input: TaskCreate) =>
      changeAs(store, caller, async (db) => {
        const risk_domain_id = await domainOf(db, caller.member, input.risk_id ?? null);
        const task = newTask(await withResolvedAssignee(db, input), caller.member.user_id);
        return tasksOf(db).insertOne({ ...task, risk_domain_id });
      }),

    /** @throws Problem 400 for fields that no task of the caller could have */
    checkFields: (caller: Caller, input: TaskUpdate) =>
      changeAs(store, caller, async (db) => {
        await withResolvedAssignee(db, input);
        await domainOf(db, caller.member, input.risk_id ?? null);
      }),

    /** @param version on which the request is based; undefined for any */
    update: (caller: Caller, id: string, input: TaskUpdate, version: number | undefined) =>
      changeAs(store, caller, async (db) => {
        const before = await findTask(db, caller, id, version);
        const moved = input.risk_id !== undefined && input.risk_id !== before.risk_id;
        const change = {
          ...(await withResolvedAssignee(db, taskChange(input), before.assigned_to)),
          ...(moved && { risk_domain_id: await domainOf(db, caller.member, input.risk_id ?? null) }),
        };
        return changeRecord(tasksOf(db), before, { $set: change });
      }),

    remove: (caller: Caller, id: string, version: number | undefined) =>
      changeAs(store, caller, async (db) => deleteRecord(tasksOf(db), await findTask(db, caller, id, version))),
  };
}
