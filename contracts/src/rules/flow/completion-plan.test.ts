import { expect, test } from 'vitest';
import { flowPlan, planInFlow, planToComplete, writtenPlan } from './completion-plan.ts';

const form = {
  title: 'Of the body',
  description: 'x',
  assignedTo: 'u',
  priority: 'high',
  estimatedCost: '1',
  timeline: 'soon',
} as const;
const action = { id: 'a1', title: 'Ask', description: '', responsible: '', dueDate: null, status: 'pending' } as const;
const record = {
  title: 'Of the record',
  description: 'y',
  assigned_to: 'v',
  priority: 'low' as const,
  estimated_cost: '2',
  timeline: 'late',
  actions: [action],
};
const EMPTY = {
  title: '',
  description: '',
  assigned_to: '',
  priority: 'medium',
  estimated_cost: '',
  timeline: '',
} as const;

test('missing fields of a plan are empty, and its priority is medium', () => {
  expect(flowPlan({})).toEqual({
    title: '',
    description: '',
    assignedTo: '',
    priority: 'medium',
    estimatedCost: '',
    timeline: '',
  });
  expect(flowPlan({ title: 'Walls', assignedTo: null, priority: 'low' })).toEqual({
    title: 'Walls',
    description: '',
    assignedTo: '',
    priority: 'low',
    estimatedCost: '',
    timeline: '',
  });
});

test('the plan in the body is used, or else the saved one, and the same for the actions', () => {
  const input = { title: 'Walls', description: 'x', assignedTo: 'u' };
  expect(planToComplete({ treatment_plan: input }, record)).toEqual({
    ...input,
    priority: 'medium',
    estimatedCost: '',
    timeline: '',
    actions: [action],
  });
  expect(planToComplete({ treatment_plan: form, actions: [] }, record)).toEqual({ ...form, actions: [] });
  expect(planToComplete({}, record)).toMatchObject({
    title: 'Of the record',
    assignedTo: 'v',
    estimatedCost: '2',
    actions: [action],
  });
  expect(planToComplete({}, null)).toMatchObject({ title: '', assignedTo: '', priority: 'medium', actions: [] });
});

test('a flow shows the record of its plan without the actions, or null while the plan is empty', () => {
  expect(planInFlow(record)).toEqual({
    title: 'Of the record',
    description: 'y',
    assignedTo: 'v',
    priority: 'low',
    estimatedCost: '2',
    timeline: 'late',
  });
  expect([planInFlow(null), planInFlow({ ...EMPTY, actions: [action] })]).toEqual([null, null]);
});

test('the plan written in a flow is stored in its record, trimmed; null empties the record', () => {
  expect(writtenPlan({ ...form, title: ' Of the body ' })).toEqual({
    title: 'Of the body',
    description: 'x',
    assigned_to: 'u',
    priority: 'high',
    estimated_cost: '1',
    timeline: 'soon',
  });
  expect(writtenPlan(null)).toEqual(EMPTY);
  expect(planInFlow({ ...writtenPlan(form), actions: [] })).toEqual(form);
});
