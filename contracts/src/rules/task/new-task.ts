/** The defaults of a new task. */
import type { RecordField } from '../../schemas/base.ts';
import type { Task, TaskCreate } from '../../schemas/risk/task.ts';
import { DEFAULT_TASK_STATUS } from './task-status.ts';

/** The fields of a task that do not come from the store. */
export type TaskFields = Omit<Task, RecordField>;

/** @param createdBy id of the caller */
export function newTask(input: TaskCreate, createdBy: string): TaskFields {
  const { organization_id: _, title, ...given } = input;
  return { title: title.trim(), description: '', risk_id: null, status: DEFAULT_TASK_STATUS, due_date: null, assigned_to: null, ...given, created_by: createdBy };
}
