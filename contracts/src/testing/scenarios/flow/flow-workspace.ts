import type { Scenario } from '../../scenario.ts';
import { addCompletedFlow, addFlow, addItems, all, change, list, missing, PLAN, read } from '../../steps.ts';

const workspace = 'risk-flows/{flow}/workspace';
const selected = {
  selected_assets: ['{a:web}'],
  asset_scenario_evaluations: { '{a:web}:{s:web}': { risk_id: '{risk}' } },
};

export const flowWorkspaceScenarios: readonly Scenario[] = [
  {
    name: 'the workspace of a flow has its risk, its plan and the records that it names',
    steps: [
      ...addItems('web', 'Portal', 'Accounts', 'Leaked passwords'),
      ...addFlow('', { title: 'Phishing' }, selected),
      read(workspace, {
        as: 'auditor',
        answer: {
          flow: { id: '{flow}', selected_properties: ['{p:web}'] },
          risk: { id: '{risk}', title: 'Phishing' },
          plan: null,
          previous: null,
          assets: [{ id: '{a:web}', name: 'Portal' }],
          properties: [{ id: '{p:web}', name: 'Accounts' }],
          scenarios: [{ id: '{s:web}', title: 'Leaked passwords', linked_properties: ['{p:web}'] }],
          linked_risks: [{ id: '{risk}' }],
        },
      }),
      {
        method: 'POST',
        path: '/api/treatment-plans',
        body: { organization_id: '{org}', risk_id: '{risk}', risk_flow_id: '{flow}', title: 'Second factor' },
        status: 201,
      },
      read(workspace, { as: 'risk_manager', answer: { plan: { title: 'Second factor', risk_flow_id: '{flow}' } } }),
    ],
  },
  {
    name: 'a role without access to assets sees only the stored names, and an asset owner only their own assets',
    steps: [
      ...addItems('web', 'Portal', 'Accounts', 'Leaked passwords'),
      ...addFlow('', {}, selected),
      read(workspace, {
        as: 'risk_owner',
        answer: {
          assets: [],
          properties: [],
          scenarios: [],
          flow: { names: { '{a:web}': 'Portal', '{s:web}': 'Leaked passwords' } },
        },
      }),
      read(workspace, { as: 'stakeholder', answer: { assets: [], properties: [], scenarios: [] } }),
      read(workspace, { as: 'asset_owner', answer: { assets: [], properties: [], scenarios: [] } }),
      read(workspace, { as: 'grc_domain_manager', ...missing('risk flow') }),
      read('risk-flows/nowhere/workspace', missing('risk flow')),
    ],
  },
  {
    name: 'the workspace of a second flow contains the completed flow before it',
    steps: [
      ...addCompletedFlow(),
      change('risk-flows/{flow}/archive', undefined),
      {
        method: 'POST',
        path: '/api/risk-flows',
        body: { organization_id: '{org}', risk_id: '{risk}' },
        status: 201,
        save: { second: '/id' },
      },
      read('risk-flows/{second}/workspace', {
        answer: { previous: { id: '{flow}', treatment_plan: { title: PLAN.title } } },
      }),
      read(workspace, { answer: { previous: null } }),
    ],
  },
  {
    name: 'properties are found by their assets and scenarios, scenarios by their properties, risks by their scenarios',
    steps: [
      ...addItems('web', 'Portal', 'Accounts', 'Leaked passwords'),
      ...addItems('mail', 'Mail', 'Letters', 'Spam'),
      ...addFlow('', { selected_scenarios: ['{s:web}'] }),
      ...addFlow('2', { selected_scenarios: ['{s:mail}'] }),
      list('properties', { asset_id: '{a:web}' }, all({ id: '{p:web}' })),
      list(
        'properties',
        { asset_id: ['{a:web}', '{a:mail}'], sort: 'name' },
        all({ name: 'Accounts' }, { name: 'Letters' }),
      ),
      list('properties', { asset_id: '{a:web}', id: '{p:mail}' }, all()),
      list('properties', { asset_id: '{a:web}' }, { as: 'asset_owner', ...all() }),
      list('properties', { scenario_id: '{s:mail}' }, all({ id: '{p:mail}' })),
      list('risk-scenarios', { property_id: '{p:mail}' }, all({ id: '{s:mail}', linked_properties: ['{p:mail}'] })),
      list('risks', { scenario_id: '{s:web}' }, all({ id: '{risk}' })),
      list('risks', { scenario_id: '{s:web}', asset_id: '{a:web}' }, all()),
      read('risks/summary', { query: { organization_id: '{org}', scenario_id: '{s:mail}' }, answer: { total: 1 } }),
    ],
  },
];
