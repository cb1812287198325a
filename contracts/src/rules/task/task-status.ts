/** The status of a new task. */
import type { TaskStatus } from '../../schemas/risk/task.ts';

export const DEFAULT_TASK_STATUS: TaskStatus = 'pending';
