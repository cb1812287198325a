import type { Scenario, Step } from '../../scenario.ts';
import { add, addItems, all, change, from, list, PLAN, read } from '../../steps.ts';

const DAY = /^\d{4}-\d\d-\d\d$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const NOTHING = {
  risk_status: [],
  task_status: [],
  risk_flow_status: [],
  total_completed_flows: 0,
  completed_flows: [],
  archived_risks: [],
};
const counts = (of: Record<string, number>) => Object.entries(of).map(([_id, count]) => ({ _id, count }));
/** The current counts of the dashboard. */
const dashboard = (now: Partial<typeof NOTHING> | object): Step =>
  list('dashboard', {}, { answer: { ...NOTHING, ...now } });
const completed = {
  total_completed_flows: 1,
  completed_flows: [
    { id: '{flow}', risk_id: '{risk}', risk_title: 'Outage of the branch', risk_severity: 'high', completed_at: TIME },
  ],
};

export const mainJobScenarios: readonly Scenario[] = [
  {
    name: 'the main job: a risk is created, assessed in its flow, treated, followed up and archived, and the dashboard shows it',
    steps: [
      dashboard({}),
      ...addItems('line', 'Router', 'Connection', 'Cable cut'),
      add(
        'risks',
        {
          title: 'Outage of the branch',
          severity: 'high',
          impact_level: 4,
          probability: 4,
          selected_assets: ['{a:line}'],
        },
        { as: 'risk_manager', answer: { status: 'identified', risk_score: 16, owner_id: null }, save: { risk: '/id' } },
      ),
      dashboard({ risk_status: counts({ identified: 1 }) }),

      add(
        'risk-flows',
        { risk_id: '{risk}', selected_assets: ['{a:line}'], assigned_to: '{user:risk_manager}' },
        {
          as: 'risk_manager',
          answer: {
            status: 'draft',
            current_step: 1,
            selected_properties: ['{p:line}'],
            selected_scenarios: ['{s:line}'],
            names: { '{a:line}': 'Router', '{p:line}': 'Connection', '{s:line}': 'Cable cut' },
            risk_title: 'Outage of the branch',
            risk_severity: 'high',
            assigned_to: '{user:risk_manager}',
          },
          save: { flow: '/id', tag: 'header:etag' },
        },
      ),
      dashboard({ risk_status: counts({ identified: 1 }), risk_flow_status: counts({ draft: 1 }) }),

      change(
        'risk-flows/{flow}',
        { status: 'in-progress', current_step: 2, asset_comments: { '{a:line}': 'One line only' } },
        from('{tag}', {
          as: 'risk_owner',
          answer: { version: 2, status: 'in-progress' },
          save: { tag: 'header:etag' },
        }),
      ),
      change(
        'risk-flows/{flow}',
        {
          scenario_assessments: { '{s:line}': { likelihood: 4, impact: 5, comments: 'Twice last year' } },
          asset_scenario_evaluations: { '{a:line}:{s:line}': { risk_id: null, comments: 'Same cable' } },
        },
        from('{tag}', {
          as: 'risk_owner',
          answer: {
            scenario_assessments: { '{s:line}': { risk_level: 'high', last_reviewed: DAY } },
            asset_comments: { '{a:line}': 'One line only' },
          },
        }),
      ),
      dashboard({ risk_status: counts({ identified: 1 }), risk_flow_status: counts({ 'in-progress': 1 }) }),

      add(
        'treatment-plans',
        { risk_id: '{risk}', risk_flow_id: '{flow}', title: 'Second' },
        { as: 'risk_manager', answer: { status: 'draft', assigned_to: '' }, save: { plan: '/id' } },
      ),
      change(
        'treatment-plans/{plan}',
        {
          title: 'Second line',
          actions: [
            { id: 'a1', title: 'Ask for offers', description: '', responsible: '', dueDate: null, status: 'pending' },
          ],
        },
        { as: 'risk_manager' },
      ),
      change('risk-flows/{flow}', { current_step: 3, treatment_plan: { ...PLAN, assignedTo: '' } }),
      change(
        'risk-flows/{flow}/complete',
        { treatment_plan: PLAN },
        {
          as: 'risk_owner',
          answer: { status: 'completed', completed_at: TIME, assigned_to: '{user:risk_owner}', treatment_plan: PLAN },
        },
      ),
      read('risks/{risk}', { answer: { status: 'mitigating', owner_id: '{user:risk_owner}', version: 4 } }),
      read('treatment-plans/{plan}', {
        answer: {
          status: 'completed',
          title: 'Second line',
          assigned_to: '{user:risk_owner}',
          estimated_cost: '4 000 €',
          actions: [{ id: 'a1', title: 'Ask for offers' }],
        },
      }),
      dashboard({ ...completed, risk_status: counts({ mitigating: 1 }), risk_flow_status: counts({ completed: 1 }) }),

      add(
        'tasks',
        { title: 'Sign the contract', risk_id: '{risk}', assigned_to: '{user:risk_owner}' },
        { as: 'risk_owner', answer: { status: 'pending', created_by: '{user:risk_owner}' }, save: { task: '/id' } },
      ),
      dashboard({
        ...completed,
        risk_status: counts({ mitigating: 1 }),
        risk_flow_status: counts({ completed: 1 }),
        task_status: counts({ pending: 1 }),
      }),
      change('tasks/{task}', { status: 'completed' }, { as: 'risk_owner' }),

      change('risks/{risk}/archive', undefined, {
        as: 'risk_owner',
        answer: { status: 'archived', archived_at: TIME },
      }),
      list('risks/archived', {}, all({ id: '{risk}', owner_id: '{user:risk_owner}' })),
      dashboard({
        ...completed,
        risk_status: counts({ archived: 1 }),
        risk_flow_status: counts({ completed: 1 }),
        task_status: counts({ completed: 1 }),
        archived_risks: [{ id: '{risk}', title: 'Outage of the branch', severity: 'high', archived_at: TIME }],
      }),
      change('risk-flows/{flow}/archive', undefined, { answer: { status: 'archived', archived_at: TIME } }),
      read('risks/{risk}', { answer: { status: 'archived' } }),
      change('risks/{risk}/unarchive', undefined, { answer: { status: 'open', archived_at: null } }),
      dashboard({
        ...completed,
        risk_status: counts({ open: 1 }),
        risk_flow_status: counts({ archived: 1 }),
        task_status: counts({ completed: 1 }),
      }),
    ],
  },
];
