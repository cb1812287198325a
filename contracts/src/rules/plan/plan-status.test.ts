import { expect, test } from 'vitest';
import { TREATMENT_PLAN_STATUSES, type TreatmentPlanStatus } from '../../schemas/risk/treatment-plan.ts';
import type { RiskFlowStatus } from '../../schemas/risk/risk-flow-status.ts';
import {
  canCompletePlan,
  canAddPlan,
  canSavePlan,
  canSetPlanStatus,
  completedPlan,
  planLinkErrors,
  planStatusChange,
} from './plan-status.ts';

const filled = { title: 'Encrypt', description: 'All laptops', assignedTo: 'ada' };

test.each<[TreatmentPlanStatus, boolean]>([
  ['draft', true],
  ['in-progress', true],
  ['completed', false],
])('a plan that is %s can be completed: %s', (status, allowed) => {
  expect(canCompletePlan({ ...filled, status }).allowed).toBe(allowed);
});

test('a refusal gives the reason', () => {
  expect(canCompletePlan({ ...filled, status: 'completed' })).toEqual({
    allowed: false,
    reason: 'The treatment plan is already completed.',
  });
  expect(canCompletePlan({ ...filled, assignedTo: ' ', status: 'draft' })).toEqual({
    allowed: false,
    reason: 'Please fill in all required treatment plan fields',
  });
});

test.each<[TreatmentPlanStatus | RiskFlowStatus, Parameters<typeof canSavePlan>[1], boolean]>([
  ['completed', filled, true],
  ['completed', { ...filled, title: ' ' }, false],
  ['completed', { ...filled, description: '' }, false],
  ['completed', { ...filled, assignedTo: null }, false],
  ['completed', null, false],
  ['in-progress', { title: '', description: '', assignedTo: '' }, true],
  ['draft', null, true],
])('when the status is %s, the plan %j can be saved: %s', (status, plan, allowed) => {
  expect(canSavePlan(status, plan)).toEqual(
    allowed ? { allowed } : { allowed, reason: 'Please fill in all required treatment plan fields' },
  );
});

test('by hand a plan cannot be completed, and a completed one cannot become a draft again', () => {
  const byHand = Object.fromEntries(
    TREATMENT_PLAN_STATUSES.map((from) => [
      from,
      TREATMENT_PLAN_STATUSES.filter((to) => canSetPlanStatus(from, to).allowed),
    ]),
  );
  expect(byHand).toEqual({
    draft: ['draft', 'in-progress'],
    'in-progress': ['draft', 'in-progress'],
    completed: ['in-progress', 'completed'],
  });
});

test('a reopened plan loses its completion time', () => {
  expect(planStatusChange('in-progress')).toEqual({ status: 'in-progress', completed_at: null });
  expect(planStatusChange('completed')).toEqual({ status: 'completed' });
});

test('the risk and flow of a plan can be repeated but not changed', () => {
  const before = { risk_id: 'r', risk_flow_id: null };
  expect(planLinkErrors(before, {})).toEqual([]);
  expect(planLinkErrors(before, before)).toEqual([]);
  expect(planLinkErrors(before, { risk_id: 'q', risk_flow_id: 'f' })).toEqual([
    { path: '/risk_id', message: 'cannot be changed' },
    { path: '/risk_flow_id', message: 'cannot be changed' },
  ]);
  expect(planLinkErrors({ risk_id: 'r', risk_flow_id: 'f' }, { risk_flow_id: null })).toEqual([
    { path: '/risk_flow_id', message: 'cannot be changed' },
  ]);
});

test('completing sets status and time', () => {
  expect(completedPlan('2026-03-01T10:00:00.000Z')).toEqual({
    status: 'completed',
    completed_at: '2026-03-01T10:00:00.000Z',
  });
});

test('a flow has at most one plan', () => {
  expect(canAddPlan([])).toEqual({ allowed: true });
  expect(canAddPlan([{}])).toEqual({ allowed: false, reason: 'The risk flow already has a treatment plan.' });
});
