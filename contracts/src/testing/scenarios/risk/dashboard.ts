import type { Scenario } from '../../scenario.ts';
import { add, addCompletedFlow, addFlow, change, invalid, list, OTHER_ORGANIZATION, read } from '../../steps.ts';

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const NOTHING = {
  risk_status: [],
  task_status: [],
  risk_flow_status: [],
  critical_risks: 0,
  total_completed_flows: 0,
  completed_flows: [],
  archived_risks: [],
};
const SIX = ['A', 'B', 'C', 'D', 'E', 'F'];
const NO_TASKS = { total: 0, completed: 0, overdue: 0, mine: 0 };
const NO_PLANS = { total: 0, mine: 0 };
const count = (_id: string, times: number) => ({ _id, count: times });

export const dashboardScenarios: readonly Scenario[] = [
  {
    name: 'the dashboard counts by stored status, in the order of the statuses',
    steps: [
      list('dashboard', {}, { answer: NOTHING }),
      ...['open', 'identified', 'open', 'closed'].map((status) => add('risks', { title: 'x', status })),
      ...['cancelled', 'pending', 'in-progress', 'in-progress'].map((status) => add('tasks', { title: 'x', status })),
      ...addFlow('A', { status: 'monitored' }, { status: 'draft' }),
      ...addFlow('B', { status: 'accepted' }),
      ...addCompletedFlow('C'),
      ...addCompletedFlow('D'),
      change('risk-flows/{flowD}/archive', undefined),
      list(
        'dashboard',
        {},
        {
          answer: {
            risk_status: [
              count('identified', 1),
              count('mitigating', 1),
              count('monitored', 1),
              count('open', 2),
              count('accepted', 1),
              count('closed', 2),
            ],
            task_status: [count('pending', 1), count('in-progress', 2), count('cancelled', 1)],
            risk_flow_status: [count('draft', 1), count('in-progress', 1), count('completed', 1), count('archived', 1)],
            total_completed_flows: 2,
            completed_flows: [
              { id: '{flowD}', risk_id: '{riskD}', risk_title: 'Outage', risk_severity: 'medium', completed_at: TIME },
              { id: '{flowC}' },
            ],
          },
        },
      ),
      change('risk-flows/{flowC}', { status: 'in-progress' }),
      list('dashboard', {}, { answer: { total_completed_flows: 1, completed_flows: [{ id: '{flowD}' }] } }),
    ],
  },
  {
    name: 'the lists of completed flows and archived risks have at most five rows, newest first',
    steps: [
      ...SIX.flatMap((key) => [
        ...addCompletedFlow(key, { title: `Risk ${key}`, severity: 'low' }),
        change(`risks/{risk${key}}/archive`, undefined),
      ]),
      ...['1w', '1m', '3m', '1y'].map((range) =>
        list(
          'dashboard',
          { range },
          {
            answer: {
              total_completed_flows: 6,
              completed_flows: ['F', 'E', 'D', 'C', 'B'].map((key) => ({
                id: `{flow${key}}`,
                risk_title: `Risk ${key}`,
                risk_severity: 'low',
              })),
              archived_risks: ['F', 'E', 'D', 'C', 'B'].map((key) => ({
                id: `{risk${key}}`,
                title: `Risk ${key}`,
                severity: 'low',
                archived_at: TIME,
              })),
            },
          },
        ),
      ),
    ],
  },
  {
    name: 'the dashboard covers what the caller may see in their organization, for a valid range',
    steps: [
      ...addCompletedFlow('In', { title: 'Inside', domain_id: '{domain}' }),
      ...addCompletedFlow('Out', { title: 'Outside', domain_id: '{otherDomain}' }),
      ...addFlow('None'),
      change('risks/{riskOut}/archive', undefined),
      add('tasks', { title: 'x', risk_id: '{riskIn}' }),
      add('tasks', { title: 'x', risk_id: '{riskOut}' }),
      add('tasks', { title: 'x' }),
      list(
        'dashboard',
        {},
        {
          as: 'stakeholder',
          answer: {
            total_completed_flows: 2,
            task_status: [count('pending', 3)],
            archived_risks: [{ title: 'Outside' }],
          },
        },
      ),
      list(
        'dashboard',
        {},
        {
          as: 'grc_domain_manager',
          answer: {
            risk_status: [count('mitigating', 1)],
            task_status: [count('pending', 2)],
            risk_flow_status: [count('completed', 1)],
            total_completed_flows: 1,
            completed_flows: [{ risk_title: 'Inside' }],
            archived_risks: [],
          },
        },
      ),
      list(
        'dashboard',
        { range: '2w' },
        invalid('The query is not valid', { path: '/range', message: 'must be one of 1w, 1m, 3m, 1y' }),
      ),
      list(
        'dashboard',
        { time_zone: 'Nowhere' },
        invalid('is not a time zone', { path: '/time_zone', message: 'is not a time zone' }),
      ),
      list('dashboard', { time_zone: 'Asia/Tokyo' }, { answer: { total_completed_flows: 2 } }),
      list('dashboard', { organization_id: '{foreignOrg}' }, OTHER_ORGANIZATION),
      read(
        'dashboard',
        invalid('organizationId is required', { path: '/organization_id', message: 'organizationId is required' }),
      ),
      list('dashboard', {}, { as: 'nobody', status: 401, answer: { code: 'not_signed_in' } }),
    ],
  },
  {
    name: 'the recent activity tells who did what, newest first, one line for each request',
    steps: [
      add('risks', { title: 'Flood', domain_id: '{domain}' }, { save: { risk: '/id' } }),
      change('risks/{risk}', { severity: 'high', impact_level: 5 }, { as: 'risk_owner' }),
      add('risks', { title: 'Storm', domain_id: '{otherDomain}' }, { save: { other: '/id' } }),
      { method: 'POST', path: '/api/risks/{risk}/notes', body: { note: 'Seen' }, status: 201 },
      ...addCompletedFlow('A', { title: 'Outage', domain_id: '{domain}' }),
      add('tasks', { title: 'Call', risk_id: '{risk}' }, { save: { task: '/id' } }),
      change('tasks/{task}', { status: 'completed' }, { as: 'risk_owner' }),
      list(
        'dashboard/activity',
        { limit: '20' },
        {
          answer: {
            items: [
              {
                verb: 'completed',
                entity: 'tasks',
                title: 'Call',
                actor_id: '{user:risk_owner}',
                risk_id: '{risk}',
                fields: [],
                at: TIME,
              },
              { verb: 'created', entity: 'tasks', title: 'Call' },
              { verb: 'completed', entity: 'risk_flows', title: 'Outage', risk_id: '{riskA}' },
              { verb: 'created', entity: 'risk_flows', title: 'Outage' },
              { verb: 'created', entity: 'risks', title: 'Outage' },
              { verb: 'created', entity: 'risk_notes', title: 'Flood', risk_id: '{risk}' },
              { verb: 'created', entity: 'risks', title: 'Storm' },
              {
                verb: 'changed',
                entity: 'risks',
                title: 'Flood',
                actor_id: '{user:risk_owner}',
                fields: ['severity', 'impact_level'],
              },
              { verb: 'created', entity: 'risks', title: 'Flood' },
            ],
          },
        },
      ),
      list(
        'dashboard/activity',
        { limit: '1' },
        { as: 'grc_domain_manager', answer: { items: [{ entity: 'tasks' }] } },
      ),
      list(
        'dashboard/activity',
        { limit: '20' },
        {
          as: 'grc_domain_manager',
          answer: {
            items: [{}, {}, {}, {}, {}, {}, { title: 'Flood', verb: 'changed' }, { title: 'Flood', verb: 'created' }],
          },
        },
      ),
      list('dashboard/activity', { organization_id: '{foreignOrg}' }, OTHER_ORGANIZATION),
    ],
  },
  {
    name: 'the work assigned to the caller is listed: actions and tasks by due date, then flows, then risks',
    steps: [
      list('dashboard/assigned', {}, { as: 'risk_owner', answer: { items: [], total: 0 } }),
      add(
        'risks',
        { title: 'Flood', owner_id: '{user:risk_owner}', impact_level: 2, probability: 2 },
        { save: { risk: '/id' } },
      ),
      add('risks', { title: 'Closed', owner_id: '{user:risk_owner}', status: 'closed' }),
      add(
        'risk-flows',
        { risk_id: '{risk}', assigned_to: '{user:risk_owner}', status: 'in-progress' },
        { save: { flow: '/id' } },
      ),
      add('tasks', { title: 'Undated', assigned_to: '{user:risk_owner}' }),
      add('tasks', { title: 'Second', assigned_to: '{user:risk_owner}', due_date: '2026-03-02', risk_id: '{risk}' }),
      add('tasks', { title: 'Done', assigned_to: '{user:risk_owner}', status: 'completed' }),
      add('treatment-plans', {
        risk_id: '{risk}',
        title: 'Walls',
        actions: [
          {
            id: 'a1',
            title: 'First',
            description: '',
            responsible: '{user:risk_owner}',
            dueDate: '2026-03-01',
            status: 'in-progress',
          },
          {
            id: 'a2',
            title: 'Built',
            description: '',
            responsible: '{user:risk_owner}',
            dueDate: '2026-02-01',
            status: 'completed',
          },
        ],
      }),
      list(
        'dashboard/assigned',
        { limit: '10' },
        {
          as: 'risk_owner',
          answer: {
            items: [
              {
                kind: 'action',
                id: 'a1',
                title: 'First',
                risk_id: '{risk}',
                risk_title: 'Flood',
                due_date: '2026-03-01',
                status: 'in-progress',
              },
              { kind: 'task', title: 'Second', risk_title: 'Flood', due_date: '2026-03-02' },
              { kind: 'task', title: 'Undated', risk_id: null, risk_title: null, due_date: null },
              { kind: 'flow', id: '{flow}', title: 'Flood', current_step: 1 },
              { kind: 'risk', id: '{risk}', title: 'Flood', risk_score: 4 },
            ],
            total: 5,
          },
        },
      ),
      list(
        'dashboard/assigned',
        { limit: '1' },
        { as: 'risk_owner', answer: { items: [{ title: 'First' }], total: 5 } },
      ),
      list('dashboard/assigned', {}, { as: 'auditor', answer: { items: [], total: 0 } }),
      list('dashboard/assigned', { organization_id: '{foreignOrg}' }, OTHER_ORGANIZATION),
    ],
  },
  {
    name: 'the dashboard counts the tasks and plans that the caller may see',
    steps: [
      list('dashboard/work', {}, { as: 'auditor', answer: { tasks: NO_TASKS, plans: NO_PLANS } }),
      add('risks', { title: 'Flood' }, { save: { risk: '/id' } }),
      add('tasks', { title: 'Late', risk_id: '{risk}', due_date: '2026-11-21', assigned_to: '{user:risk_owner}' }),
      add('tasks', { title: 'Due today', due_date: '2026-11-22' }),
      add('treatment-plans', { risk_id: '{risk}', title: 'Walls', assigned_to: '{user:risk_owner}' }),
      add('treatment-plans', { risk_id: '{risk}', title: 'Pumps' }),
      list(
        'dashboard/work',
        { today: '2026-11-22' },
        {
          as: 'risk_owner',
          answer: { tasks: { total: 2, completed: 0, overdue: 1, mine: 1 }, plans: { total: 2, mine: 1 } },
        },
      ),
      list(
        'dashboard/work',
        { today: '2026-11-21' },
        { as: 'asset_owner', answer: { tasks: { total: 2, overdue: 0, mine: 0 }, plans: { total: 2, mine: 0 } } },
      ),
      list(
        'dashboard/work',
        { today: '2026-11-22' },
        { as: 'grc_domain_manager', answer: { tasks: { total: 1, overdue: 0 }, plans: NO_PLANS } },
      ),
      list('dashboard/work', { today: '2026-02-30' }, { status: 400, answer: { code: 'invalid_request' } }),
      list('dashboard/work', { organization_id: '{foreignOrg}' }, OTHER_ORGANIZATION),
    ],
  },
];
