import type { Scenario } from '../scenario.ts';
import { add, addCompletedFlow, addFlow, change, invalid, list, OTHER_ORGANIZATION, read } from '../steps.ts';

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const NOTHING = { risk_status: [], task_status: [], risk_flow_status: [], completed_flows_timeline: [], total_completed_flows: 0, completed_flows: [], archived_risks: [] };
const SIX = ['A', 'B', 'C', 'D', 'E', 'F'];
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
      list('dashboard', {}, {
        answer: {
          risk_status: [count('identified', 1), count('mitigating', 1), count('monitored', 1), count('open', 2), count('accepted', 1), count('closed', 2)],
          task_status: [count('pending', 1), count('in-progress', 2), count('cancelled', 1)],
          risk_flow_status: [count('draft', 1), count('in-progress', 1), count('completed', 1), count('archived', 1)],
          total_completed_flows: 2,
          completed_flows_timeline: [{ _id: DAY, count: 2 }],
          completed_flows: [{ id: '{flowD}', risk_id: '{riskD}', risk_title: 'Outage', risk_severity: 'medium', completed_at: TIME }, { id: '{flowC}' }],
        },
      }),
      change('risk-flows/{flowC}', { status: 'in-progress' }),
      list('dashboard', {}, { answer: { total_completed_flows: 1, completed_flows_timeline: [{ _id: DAY, count: 1 }], completed_flows: [{ id: '{flowD}' }] } }),
    ],
  },
  {
    name: 'the two lists have at most five rows of the range, newest first',
    steps: [
      ...SIX.flatMap((key) => [...addCompletedFlow(key, { title: `Risk ${key}`, severity: 'low' }), change(`risks/{risk${key}}/archive`, undefined)]),
      ...['1w', '1m', '3m', '1y'].map((range) =>
        list('dashboard', { range }, {
          answer: {
            total_completed_flows: 6,
            completed_flows_timeline: [{ _id: DAY, count: 6 }],
            completed_flows: ['F', 'E', 'D', 'C', 'B'].map((key) => ({ id: `{flow${key}}`, risk_title: `Risk ${key}`, risk_severity: 'low' })),
            archived_risks: ['F', 'E', 'D', 'C', 'B'].map((key) => ({ id: `{risk${key}}`, title: `Risk ${key}`, severity: 'low', archived_at: TIME })),
          },
        }),
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
      list('dashboard', {}, { as: 'stakeholder', answer: { total_completed_flows: 2, task_status: [count('pending', 3)], archived_risks: [{ title: 'Outside' }] } }),
      list('dashboard', {}, {
        as: 'grc_domain_manager',
        answer: {
          risk_status: [count('mitigating', 1)], task_status: [count('pending', 2)], risk_flow_status: [count('completed', 1)], total_completed_flows: 1,
          completed_flows_timeline: [{ _id: DAY, count: 1 }], completed_flows: [{ risk_title: 'Inside' }], archived_risks: [],
        },
      }),
      list('dashboard', { range: '2w' }, invalid('The query is not valid', { path: '/range', message: 'must be one of 1w, 1m, 3m, 1y' })),
      list('dashboard', { organization_id: '{foreignOrg}' }, OTHER_ORGANIZATION),
      read('dashboard', invalid('organizationId is required', { path: '/organization_id', message: 'organizationId is required' })),
      list('dashboard', {}, { as: 'nobody', status: 401, answer: { code: 'not_signed_in' } }),
    ],
  },
];
