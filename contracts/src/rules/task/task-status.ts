/** The statuses and the required title of tasks. */
import { TASK_TITLE_MISSING, type TaskStatus } from '../../schemas/risk/task.ts';
import type { Decision } from '../access/permissions.ts';

export const DEFAULT_TASK_STATUS: TaskStatus = 'pending';

/** The name of the color of each status's badge. */
export const TASK_STATUS_COLORS: Readonly<Record<TaskStatus, 'yellow' | 'blue' | 'green' | 'red'>> = {
  pending: 'yellow',
  'in-progress': 'blue',
  completed: 'green',
  cancelled: 'red',
};

/** Any status may follow any other. */
export function canSetTaskStatus(_from: TaskStatus, _to: TaskStatus): Decision {
  return { allowed: true };
}

/** What is wrong with a task's title; null when nothing is. */
export function taskTitleProblem(title: string): string | null {
  return title.trim() === '' ? TASK_TITLE_MISSING : null;
}
