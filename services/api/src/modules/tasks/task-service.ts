/** Reads and changes tasks on behalf of a member. */
import {
  RECORD_KINDS,
  type TaskCreate,
  type TaskQuery,
  type TaskRow,
  type TaskSummaryQuery,
  type TaskUpdate,
} from '@parapet/contracts';
import { newTask, taskChange } from '@parapet/contracts/rules';
import type { MemberDoc, TaskDoc } from '../../collections.ts';
import type { Tx } from '../../store/port.ts';
import { resolveAssignee } from '../assignee.ts';
import type { Caller } from '../../pipeline/call.ts';
import { changeAs, readAs } from '../caller.ts';
import type { ServiceOptions } from '../links/cascades.ts';
import { recordService } from '../record-service.ts';
import { withToday } from '../reader-day.ts';
import { findAndLockRisk, visibleTasks } from '../risk-scope.ts';
import { memberNames, riskTitles } from '../work-names.ts';
import { taskList } from './task-query.ts';
import { taskSummary } from './task-summary.ts';

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

type NamesOfTask = Pick<TaskRow, 'risk_title' | 'assigned_to_name'>;

export function taskService(options: ServiceOptions) {
  const { store } = options;
  return {
    ...recordService<TaskDoc, TaskQuery, TaskCreate, TaskUpdate, NamesOfTask>(options, RECORD_KINDS.tasks, {
      collection: 'tasks',
      linking: 'tasks',
      visible: (_db, id, { member }) => ({ _id: id, ...visibleTasks(member) }),
      list: async (db, query, caller) => taskList(db, await withToday(db, caller, query), caller.member),
      async rows(db, tasks) {
        const [titleOf, nameOf] = await Promise.all([
          riskTitles(db, tasks),
          memberNames(
            store,
            db,
            tasks.map(({ assigned_to }) => assigned_to),
          ),
        ]);
        return tasks.map((task) => ({
          ...task,
          risk_title: titleOf(task.risk_id),
          assigned_to_name: nameOf(task.assigned_to),
        }));
      },
      async make(tx, input, { member }) {
        const risk_domain_id = await domainOf(tx, member, input.risk_id ?? null);
        return { ...newTask(await withResolvedAssignee(tx, input), member.user_id), risk_domain_id };
      },
      async change(tx, input, before, { member }) {
        const isMoved = input.risk_id !== undefined && input.risk_id !== before.risk_id;
        return {
          ...(await withResolvedAssignee(tx, taskChange(input), before.assigned_to)),
          ...(isMoved && { risk_domain_id: await domainOf(tx, member, input.risk_id ?? null) }),
        };
      },
    }),

    async summary(caller: Caller, query: TaskSummaryQuery) {
      const db = readAs(store, caller);
      return taskSummary(db, caller.member, await withToday(db, caller, query));
    },

    /** @throws Problem 400 for fields that no task of the caller could have */
    checkFields: (caller: Caller, input: TaskUpdate) =>
      changeAs(store, caller, async (db) => {
        await withResolvedAssignee(db, input);
        await domainOf(db, caller.member, input.risk_id ?? null);
      }),
  };
}
