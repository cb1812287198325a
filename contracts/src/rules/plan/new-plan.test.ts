import { expect, test } from 'vitest';
import { newPlan } from './new-plan.ts';

test('a new plan is a draft of medium priority', () => {
  const plan = newPlan({ organization_id: 'org', risk_id: 'r1', title: 'Encrypt' }, 'ada');
  expect(plan).toMatchObject({
    risk_id: 'r1',
    risk_flow_id: null,
    title: 'Encrypt',
    status: 'draft',
    priority: 'medium',
    actions: [],
    created_by: 'ada',
    completed_at: null,
  });
  expect(plan).not.toHaveProperty('organization_id');
});
