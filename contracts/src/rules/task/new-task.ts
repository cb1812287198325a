/** The defaults of a new task. */
import { storedDay, type RecordField } from '../../schemas/base.ts';
import type { Task, TaskCreate, TaskUpdate } from '../../schemas/risk/task.ts';
import { DEFAULT_TASK_STATUS } from './task-status.ts';

/** The fields of a task that do not come from the store. */
export type TaskFields = Omit<Task, RecordField>;

/** @param createdBy id of the caller */
export function newTask(input: TaskCreate, createdBy: string): TaskFields {
  const { organization_id: _, title, due_date = null, ...given } = input;
  return {
    title: title.trim(),
    description: '',
    risk_id: null,
    status: DEFAULT_TASK_STATUS,
    assigned_to: null,
    ...given,
    due_date: storedDay(due_date),
    created_by: createdBy,
  };
}

/** The fields that a change sets, as they are stored. */
export function taskChange({ title, due_date, ...given }: TaskUpdate): TaskUpdate {
  return {
    ...given,
    ...(title !== undefined && { title: title.trim() }),
    ...(due_date !== undefined && { due_date: storedDay(due_date) }),
  };
}
