import { expect, test } from 'vitest';
import { canCompletePlan } from '../rules/plan/plan-status.ts';
import { stateProblemCode } from './state-problem.ts';

test('an incomplete plan has another code than a wrong state', () => {
  const reason = (plan: Parameters<typeof canCompletePlan>[0]) => {
    const decision = canCompletePlan(plan);
    return decision.allowed ? '' : decision.reason;
  };
  expect(stateProblemCode(reason({ status: 'draft', title: 'x' }))).toBe('plan_incomplete');
  expect(stateProblemCode(reason({ status: 'completed' }))).toBe('wrong_state');
});
