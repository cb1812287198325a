import { expect, test } from 'vitest';
import { newFlow, startsWithFlow } from './new-flow.ts';

const risk = { title: 'Ransomware', severity: 'high' } as const;

test('a new flow is a draft at step 1 with the title and severity of its risk', () => {
  const flow = newFlow({ organization_id: 'org', risk_id: 'r1', created_by: 'somebody' }, risk, 'ada', '2026-03-01');
  expect(flow).toMatchObject({
    risk_id: 'r1',
    status: 'draft',
    current_step: 1,
    created_by: 'ada',
    risk_title: 'Ransomware',
    risk_severity: 'high',
    treatment_plan: null,
    completed_at: null,
  });
  expect(flow).not.toHaveProperty('organization_id');
});

test('the values of the input replace the defaults, and assessments get their level', () => {
  const flow = newFlow(
    {
      organization_id: 'org',
      risk_id: 'r1',
      current_step: 2,
      selected_assets: ['a'],
      scenario_assessments: { s: { likelihood: 5, impact: 4, risk_level: 'low' } },
      treatment_plan: { title: 'Walls' },
    },
    risk,
    'ada',
    '2026-03-01',
  );
  expect(flow).toMatchObject({
    current_step: 2,
    selected_assets: ['a'],
    scenario_assessments: { s: { risk_level: 'high', last_reviewed: '2026-03-01' } },
    treatment_plan: { title: 'Walls', priority: 'medium', assignedTo: '' },
  });
});

test('a new risk comes with a flow only when assets or scenarios were picked', () => {
  expect(
    [
      {},
      { selected_assets: [], selected_scenarios: [] },
      { selected_assets: ['a'] },
      { selected_scenarios: ['s'] },
    ].map(startsWithFlow),
  ).toEqual([false, false, true, true]);
});
