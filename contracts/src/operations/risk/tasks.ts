import { RECORD_KINDS } from '../../record-kinds.ts';
import {
  Task,
  TaskBulk,
  TaskCreate,
  TaskDeletion,
  TaskExportQuery,
  TaskPage,
  TaskQuery,
  TaskSummary,
  TaskSummaryQuery,
  TaskUpdate,
} from '../../schemas/risk/task.ts';
import { bulkOf } from '../collection/bulk.ts';
import { exportOf } from '../collection/export.ts';
import { restoreOf } from '../collection/restore.ts';
import { json, may, operation } from '../common.ts';
import { recordOperations } from '../record-operations.ts';

const { list, create, get, update, remove } = recordOperations(
  RECORD_KINDS.tasks,
  { all: 'tasks', any: 'a task', one: 'task' },
  { one: Task, page: TaskPage, query: TaskQuery, create: TaskCreate, update: TaskUpdate },
  { 200: json(TaskDeletion, 'Deleted') } as const,
);

export const taskOperations = {
  listTasks: list,
  getTaskSummary: operation('GET', '/api/tasks/summary', may('read', 'tasks'), {
    summary: 'Counts of tasks',
    querystring: TaskSummaryQuery,
    response: { 200: json(TaskSummary, 'Counts of the tasks that match') },
  }),
  createTask: create,
  getTask: get,
  updateTask: update,
  deleteTask: remove,
  bulkTasks: bulkOf(RECORD_KINDS.tasks, TaskBulk),
  exportTasks: exportOf(RECORD_KINDS.tasks, TaskExportQuery),
  restoreTask: restoreOf(RECORD_KINDS.tasks, 'task'),
} as const;
