import { expect, test } from 'vitest';
import {
  PLAN_INCOMPLETE,
  isPlanComplete,
  missingPlanFields,
  newPlanAction,
  newPlanForm,
  planForm,
  planRecord,
  plannedActions,
} from './plan-form.ts';

const filled = { title: 'Encrypt', description: 'All laptops', assignedTo: 'ada' };

test('title, description and assignee are required and must not be blank', () => {
  expect(isPlanComplete(filled)).toBe(true);
  expect(isPlanComplete(null)).toBe(false);
  expect(isPlanComplete({ ...filled, description: ' \n ' })).toBe(false);
  expect(missingPlanFields({ ...filled, assignedTo: '' })).toEqual(['assignedTo']);
  expect(missingPlanFields({ title: null })).toEqual(['title', 'description', 'assignedTo']);
  expect(PLAN_INCOMPLETE).toBe('Please fill in all required treatment plan fields');
});

test('a new plan has medium priority and a new action is pending', () => {
  expect(newPlanForm()).toMatchObject({ priority: 'medium', actions: [] });
  expect(missingPlanFields(newPlanForm())).toHaveLength(3);
  expect(newPlanAction('a1')).toMatchObject({ id: 'a1', status: 'pending' });
});

test('a form is converted to a record and back', () => {
  const form = {
    ...newPlanForm(),
    ...filled,
    title: ' Encrypt ',
    estimatedCost: 'about 2k',
    timeline: 'by May',
    actions: [newPlanAction('a1')],
  };
  const record = planRecord(form);
  expect(record).toEqual({
    title: 'Encrypt',
    description: 'All laptops',
    assigned_to: 'ada',
    priority: 'medium',
    estimated_cost: 'about 2k',
    timeline: 'by May',
    actions: form.actions,
  });
  expect(planForm(record)).toEqual({ ...form, title: 'Encrypt' });
});

test('an action needs a title only', () => {
  const whole = {
    id: 'a1',
    title: 'Ask',
    description: 'Today',
    responsible: 'ada',
    dueDate: '2026-03-01',
    status: 'completed',
  } as const;
  expect(plannedActions([{ title: 'Call' }, whole], () => 'made')).toEqual([
    { id: 'made', title: 'Call', description: '', responsible: '', dueDate: null, status: 'pending' },
    whole,
  ]);
});
