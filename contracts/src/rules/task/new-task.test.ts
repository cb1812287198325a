import { expect, test } from 'vitest';
import { newTask } from './new-task.ts';

test('a task starts pending', () => {
  expect(newTask({ organization_id: 'org', title: ' Rotate keys ', risk_id: 'r1' }, 'ada')).toEqual({
    title: 'Rotate keys',
    description: '',
    risk_id: 'r1',
    status: 'pending',
    due_date: null,
    assigned_to: null,
    created_by: 'ada',
  });
  expect(newTask({ organization_id: 'org', title: 'x', status: 'completed' }, 'ada').status).toBe('completed');
});
