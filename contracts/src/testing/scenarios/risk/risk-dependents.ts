import type { Scenario } from '../../scenario.ts';
import {
  add,
  addCompletedFlow,
  addFlow,
  addItems,
  all,
  change,
  from,
  list,
  missing,
  read,
  remove,
  STALE,
} from '../../steps.ts';

const evaluation = '{a:one}:{s:one}';
const chosen = { selected_assets: ['{a:one}'], selected_scenarios: ['{s:one}'] };

export const riskDependentScenarios: readonly Scenario[] = [
  {
    name: 'deleting a risk deletes its notes, flows, plans and tasks, and removes the links to it',
    steps: [
      ...addItems('one', 'Router', 'Connection', 'Cable cut'),
      ...addFlow('Gone'),
      ...addFlow('Other'),
      ...addFlow('Done', {}, { selected_assets: ['{a:one}'] }),
      add('treatment-plans', { risk_id: '{riskGone}', risk_flow_id: '{flowGone}' }, { save: { plan: '/id' } }),
      add('tasks', { title: 'Goes', risk_id: '{riskGone}' }, { save: { goes: '/id' } }),
      add('tasks', { title: 'Stays', risk_id: '{riskOther}' }, { save: { stays: '/id' } }),
      change('risks/{riskGone}/notes', undefined, { method: 'POST', body: { note: 'x' }, status: 201 }),
      change('properties/{p:one}', { linked_risks: ['{riskGone}', '{riskOther}'] }),
      change('risk-flows/{flowOther}', {
        ...chosen,
        asset_scenario_evaluations: { [evaluation]: { risk_id: '{riskGone}', comments: 'c' } },
      }),
      change('risk-flows/{flowDone}', {
        ...chosen,
        asset_scenario_evaluations: { [evaluation]: { risk_id: '{riskGone}' } },
      }),
      change('risk-flows/{flowDone}/complete', {
        treatment_plan: {
          title: 'x',
          description: 'x',
          assignedTo: '{user:admin}',
          priority: 'low',
          estimatedCost: '',
          timeline: '',
        },
      }),

      remove('risks/{riskGone}', from('"1"', STALE)),
      read('tasks/{goes}'),
      remove('risks/{riskGone}', from('"2"')),
      read('risks/{riskGone}', missing('risk')),
      read('risks/{riskGone}/notes', missing('risk')),
      read('risk-flows/{flowGone}', missing('risk flow')),
      read('treatment-plans/{plan}', missing('treatment plan')),
      read('tasks/{goes}', missing('task')),
      read('tasks/{stays}', { answer: { version: 1 } }),
      read('properties/{p:one}', { answer: { linked_risks: ['{riskOther}'], version: 3 } }),
      read('risk-flows/{flowOther}', {
        answer: { version: 3, asset_scenario_evaluations: { [evaluation]: { risk_id: null, comments: 'c' } } },
      }),
      // Finished flows do not change.
      read('risk-flows/{flowDone}', {
        answer: { version: 3, asset_scenario_evaluations: { [evaluation]: { risk_id: '{riskGone}' } } },
      }),
      list('risk-flows', { sort: 'status' }, all({ id: '{flowDone}' }, { id: '{flowOther}' })),
    ],
  },
  {
    name: 'an unfinished flow follows the title and severity of its risk; a finished one keeps them',
    steps: [
      ...addFlow('Open'),
      ...addCompletedFlow('Done'),
      change('risks/{riskOpen}', { description: 'More words' }),
      read('risk-flows/{flowOpen}', { answer: { version: 1 } }),
      ...['Open', 'Done'].map((key) => change(`risks/{risk${key}}`, { title: ' Renamed ', severity: 'low' })),
      read('risk-flows/{flowOpen}', { answer: { risk_title: 'Renamed', risk_severity: 'low', version: 2 } }),
      read('risk-flows/{flowDone}', { answer: { risk_title: 'Outage', risk_severity: 'medium', version: 2 } }),
    ],
  },
  {
    name: 'flows, plans and tasks follow their risk to another domain',
    steps: [
      ...addCompletedFlow('', { domain_id: '{otherDomain}' }),
      add('tasks', { title: 'Call', risk_id: '{risk}' }, { save: { task: '/id' } }),
      list('treatment-plans', {}, { save: { plan: '/items/0/id' } }),
      ...['risk-flows', 'treatment-plans', 'tasks'].map((path) =>
        list(path, {}, { as: 'grc_domain_manager', ...all() }),
      ),
      change('risks/{risk}', { domain_id: '{domain}' }),
      list('risk-flows', {}, { as: 'grc_domain_manager', ...all({ id: '{flow}', version: 3 }) }),
      list('treatment-plans', {}, { as: 'grc_domain_manager', ...all({ id: '{plan}', version: 2 }) }),
      list('tasks', {}, { as: 'grc_domain_manager', ...all({ id: '{task}', version: 2 }) }),
      change('risks/{risk}', { domain_id: null }),
      read('risk-flows/{flow}', { as: 'grc_domain_manager', ...missing('risk flow') }),
      read('tasks/{task}', { as: 'grc_domain_manager', ...missing('task') }),
    ],
  },
];
