import { expect, test } from 'vitest';
import { planCopies, flowPlan, planToComplete } from './completion-plan.ts';

const form = { title: 'Of the flow', description: 'x', assignedTo: 'u', priority: 'high', estimatedCost: '1', timeline: 'soon' } as const;
const action = { id: 'a1', title: 'Ask', description: '', responsible: '', dueDate: null, status: 'pending' } as const;
const record = {
  title: 'Of the record', description: 'y', assigned_to: 'v', priority: 'low' as const, estimated_cost: '2', timeline: 'late', actions: [action], updated_at: '2026-03-02T00:00:00.000Z',
};
const flow = (plan_saved_at: string | null) => ({ treatment_plan: plan_saved_at === null ? null : form, plan_saved_at });

test('missing fields of a plan are empty, and its priority is medium', () => {
  expect(flowPlan({})).toEqual({ title: '', description: '', assignedTo: '', priority: 'medium', estimatedCost: '', timeline: '' });
  expect(flowPlan({ title: 'Walls', assignedTo: null, priority: 'low' })).toEqual({ title: 'Walls', description: '', assignedTo: '', priority: 'low', estimatedCost: '', timeline: '' });
  const input = { title: 'Walls', description: 'x', assignedTo: 'u' };
  expect(planToComplete({ treatment_plan: input }, flow(null), record)).toEqual({ ...input, priority: 'medium', estimatedCost: '', timeline: '', actions: [action] });
});

test('the plan in the body is used, with the saved actions unless the body has some', () => {
  expect(planToComplete({ treatment_plan: { ...form, title: 'In the body' } }, flow('2026-03-03T00:00:00.000Z'), record)).toMatchObject({ title: 'In the body', actions: [action] });
  expect(planToComplete({ treatment_plan: form, actions: [] }, flow(null), record).actions).toEqual([]);
});

test('without a plan in the body the last saved one is used', () => {
  expect(planToComplete({}, flow('2026-03-03T00:00:00.000Z'), record)).toMatchObject({ title: 'Of the flow', actions: [action] });
  expect(planToComplete({}, flow('2026-03-01T00:00:00.000Z'), record)).toMatchObject({ title: 'Of the record', assignedTo: 'v', estimatedCost: '2' });
  expect(planToComplete({}, flow('2026-03-01T00:00:00.000Z'), null)).toMatchObject({ title: 'Of the flow', actions: [] });
  expect(planToComplete({}, flow(null), record).title).toBe('Of the record');
  expect(planToComplete({}, flow(null), null)).toMatchObject({ title: '', assignedTo: '', priority: 'medium', actions: [] });
});

test('the flow stores the plan without actions, the record under its own field names', () => {
  const { inFlow, inRecord } = planCopies({ ...form, title: ' Of the flow ', actions: [action] });
  expect(inFlow).toEqual({ ...form, title: ' Of the flow ' });
  expect(inRecord).toEqual({ title: 'Of the flow', description: 'x', assigned_to: 'u', priority: 'high', estimated_cost: '1', timeline: 'soon', actions: [action] });
});
