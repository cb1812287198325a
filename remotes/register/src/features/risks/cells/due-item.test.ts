import type { TaskRow, TreatmentPlanRow } from '@parapet/contracts';
import { expect, it } from 'vitest';
import { firstDue } from './due-item.ts';

const task = (id: string, due_date: string | null) => ({ id, due_date }) as TaskRow;
const plan = (...actions: { id: string; status: string; dueDate: string | null }[]) =>
  ({ actions }) as unknown as TreatmentPlanRow;

it.each([
  ['the open task that is due first', [task('late', '2026-03-02'), task('first', '2026-03-01')], [], 'first'],
  [
    'an action that is due before the tasks',
    [task('task', '2026-03-02')],
    [plan({ id: 'action', status: 'pending', dueDate: '2026-03-01' })],
    'action',
  ],
  [
    'no action that is completed',
    [task('task', '2026-03-02')],
    [plan({ id: 'action', status: 'completed', dueDate: '2026-03-01' })],
    'task',
  ],
  [
    'a task before an action of the same day',
    [task('task', '2026-03-01')],
    [plan({ id: 'action', status: 'pending', dueDate: '2026-03-01' })],
    'task',
  ],
  [
    'nothing where none has a date',
    [task('task', null)],
    [plan({ id: 'action', status: 'pending', dueDate: null })],
    undefined,
  ],
])('finds %s', (_, tasks, plans, id) => {
  const found = firstDue(tasks, plans);
  expect(found?.kind === 'task' ? found.task.id : found?.action.id).toBe(id);
});
