import type { TaskRow, TreatmentPlanRow } from '@parapet/contracts';
import { expect, it } from 'vitest';
import { firstDue } from './due-item.ts';

const task = (id: string, status: TaskRow['status'], due_date: string | null) => ({ id, status, due_date }) as TaskRow;
const plan = (...actions: { id: string; status: string; dueDate: string | null }[]) =>
  ({ actions }) as unknown as TreatmentPlanRow;

it.each([
  [
    'the open task that is due first',
    [task('late', 'pending', '2026-03-02'), task('first', 'in-progress', '2026-03-01')],
    [],
    'first',
  ],
  [
    'no task that is completed or cancelled',
    [
      task('done', 'completed', '2026-03-01'),
      task('off', 'cancelled', '2026-03-01'),
      task('open', 'pending', '2026-04-01'),
    ],
    [],
    'open',
  ],
  [
    'an action that is due before the tasks',
    [task('task', 'pending', '2026-03-02')],
    [plan({ id: 'action', status: 'pending', dueDate: '2026-03-01' })],
    'action',
  ],
  [
    'no action that is completed',
    [task('task', 'pending', '2026-03-02')],
    [plan({ id: 'action', status: 'completed', dueDate: '2026-03-01' })],
    'task',
  ],
  [
    'a task before an action of the same day',
    [task('task', 'pending', '2026-03-01')],
    [plan({ id: 'action', status: 'pending', dueDate: '2026-03-01' })],
    'task',
  ],
  [
    'nothing where none has a date',
    [task('task', 'pending', null)],
    [plan({ id: 'action', status: 'pending', dueDate: null })],
    undefined,
  ],
])('finds %s', (_, tasks, plans, id) => {
  const found = firstDue(tasks, plans);
  expect(found?.kind === 'task' ? found.task.id : found?.action.id).toBe(id);
});
