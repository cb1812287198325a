import type { Scenario } from '../../scenario.ts';
import {
  add,
  addItems,
  all,
  list,
  notAllowed,
  OTHER_ORGANIZATION,
  outsideDomains,
  read,
  unknown,
} from '../../steps.ts';

const withFlow = 'risks/with-flow';

export const riskWithFlowScenarios: readonly Scenario[] = [
  {
    name: 'a risk with assets and scenarios is created together with its flow, a draft at step 1',
    steps: [
      ...addItems('line', 'Router', 'Connection', 'Cable cut'),
      add(
        withFlow,
        {
          title: ' Outage ',
          severity: 'high',
          selected_assets: ['{a:line}'],
          selected_scenarios: ['{s:line}'],
          template_answers: { 's.1_a/b': 'Yes' },
        },
        {
          as: 'risk_manager',
          answer: {
            risk: {
              title: 'Outage',
              status: 'identified',
              impact_level: 3,
              probability: 3,
              risk_score: 9,
              created_by: '{user:risk_manager}',
              template_answers: { 's.1_a/b': 'Yes' },
              flow: { status: 'draft' },
              names: { '{a:line}': 'Router', '{s:line}': 'Cable cut' },
            },
            flow: {
              status: 'draft',
              current_step: 1,
              risk_title: 'Outage',
              risk_severity: 'high',
              created_by: '{user:risk_manager}',
              selected_assets: ['{a:line}'],
              selected_properties: ['{p:line}'],
              selected_scenarios: ['{s:line}'],
              version: 1,
            },
          },
          answerHeaders: { location: /^\/api\/risks\/./ },
          save: { risk: '/risk/id', flow: '/flow/id' },
        },
      ),
      read('risks/{risk}', { answer: { flow: { id: '{flow}', status: 'draft' } } }),
      list('risk-flows', { risk_id: '{risk}' }, all({ id: '{flow}', current_step: 1 })),
    ],
  },
  {
    name: 'the flow of a risk that names no scenarios has those of its assets',
    steps: [
      ...addItems('line', 'Router', 'Connection', 'Cable cut'),
      add(
        withFlow,
        { title: 'Outage', selected_assets: ['{a:line}'] },
        {
          answer: {
            risk: { selected_scenarios: [] },
            flow: { selected_properties: ['{p:line}'], selected_scenarios: ['{s:line}'] },
          },
        },
      ),
    ],
  },
  {
    name: 'a risk without assets and scenarios is created without a flow',
    steps: [
      add(
        withFlow,
        { title: 'Flood', selected_assets: [], selected_scenarios: [] },
        { answer: { risk: { title: 'Flood', flow: null, version: 1 }, flow: null }, save: { risk: '/risk/id' } },
      ),
      list('risk-flows', { risk_id: '{risk}' }, all()),
    ],
  },
  {
    name: 'nothing is created when the risk, or what it names, is refused',
    steps: [
      add(withFlow, { title: 'Flood', selected_assets: ['nowhere'] }, unknown('/selected_assets')),
      add(withFlow, { title: 'Flood', selected_scenarios: ['nowhere'] }, unknown('/selected_scenarios')),
      add(withFlow, { organization_id: '{foreignOrg}', title: 'Flood' }, OTHER_ORGANIZATION),
      add(withFlow, { title: 'Flood' }, { as: 'risk_owner', ...notAllowed('risk owner', 'create', 'risks') }),
      add(withFlow, { title: 'Flood', domain_id: null }, { as: 'grc_domain_manager', ...outsideDomains('risks') }),
      list('risks', {}, all()),
      list('risk-flows', {}, all()),
    ],
  },
];
