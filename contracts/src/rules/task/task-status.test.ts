import { expect, test } from 'vitest';
import { TASK_STATUSES } from '../../schemas/risk/task.ts';
import { DEFAULT_TASK_STATUS, TASK_STATUS_COLORS, canSetTaskStatus, taskTitleProblem } from './task-status.ts';

test('any status may follow any other', () => {
  for (const from of TASK_STATUSES) for (const to of TASK_STATUSES) expect(canSetTaskStatus(from, to), `${from} to ${to}`).toEqual({ allowed: true });
});

test('a task starts pending, and each status has a color', () => {
  expect(DEFAULT_TASK_STATUS).toBe('pending');
  expect(TASK_STATUS_COLORS).toEqual({ pending: 'yellow', 'in-progress': 'blue', completed: 'green', cancelled: 'red' });
});

test('a task needs a title', () => {
  expect(taskTitleProblem(' ')).toBe('Title is required');
  expect(taskTitleProblem('Rotate keys')).toBeNull();
});
