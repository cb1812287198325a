import type { Scenario } from '../../scenario.ts';
import { add, addFlow, addItems, change, read, remove, unknown } from '../../steps.ts';

const DAY = /^\d{4}-\d\d-\d\d$/;
const flow = 'risk-flows/{flow}';
/** Two assets: one with a property, the other with the same property and one of its own. */
const twoAssets = [
  ...addItems('shared', 'Router', 'Connection', 'Cable cut'),
  ...addItems('own', 'Server', 'Room', 'Flood'),
  change('assets/{a:own}', { linked_properties: ['{p:shared}', '{p:own}'] }),
];

export const flowContentScenarios: readonly Scenario[] = [
  {
    name: 'selecting assets selects their properties and scenarios; removing one removes what no other leads to',
    steps: [
      ...twoAssets,
      ...addFlow('', {}, { selected_assets: ['{a:shared}', '{a:own}'] }),
      read(flow, {
        answer: {
          selected_assets: ['{a:shared}', '{a:own}'],
          selected_properties: ['{p:shared}', '{p:own}'],
          selected_scenarios: ['{s:shared}', '{s:own}'],
          names: {
            '{a:shared}': 'Router',
            '{p:shared}': 'Connection',
            '{s:shared}': 'Cable cut',
            '{a:own}': 'Server',
            '{p:own}': 'Room',
            '{s:own}': 'Flood',
          },
        },
      }),
      change(flow, {
        asset_comments: { '{a:shared}': 'a', '{a:own}': 'b' },
        property_comments: { '{p:own}': 'c' },
        scenario_comments: { '{s:shared}': 'd', '{s:own}': 'e' },
        scenario_assessments: { '{s:own}': { likelihood: 5, impact: 5 } },
        asset_scenario_evaluations: {
          '{a:own}:{s:shared}': { risk_id: null },
          '{a:shared}:{s:shared}': { risk_id: null },
        },
      }),
      change(
        flow,
        { selected_assets: ['{a:shared}'] },
        {
          answer: {
            selected_assets: ['{a:shared}'],
            selected_properties: ['{p:shared}'],
            selected_scenarios: ['{s:shared}'],
            asset_comments: { '{a:shared}': 'a', '{a:own}': undefined },
            property_comments: { '{p:own}': undefined },
            scenario_comments: { '{s:shared}': 'd', '{s:own}': undefined },
            scenario_assessments: { '{s:own}': undefined },
            asset_scenario_evaluations: { '{a:shared}:{s:shared}': { risk_id: null }, '{a:own}:{s:shared}': undefined },
            names: { '{a:shared}': 'Router', '{a:own}': undefined, '{s:own}': undefined },
          },
        },
      ),
    ],
  },
  {
    name: 'replacing an asset keeps what was written about everything that both lead to',
    steps: [
      ...addItems('one', 'Router', 'Connection', 'Cable cut'),
      add(
        'assets',
        {
          name: 'Second router',
          type: 'Hardware',
          status: 'Active',
          risk_level: 'Low',
          linked_properties: ['{p:one}'],
        },
        { save: { 'a:two': '/id' } },
      ),
      ...addFlow('', {}, { selected_assets: ['{a:one}'] }),
      change(flow, {
        asset_comments: { '{a:one}': 'Old' },
        property_comments: { '{p:one}': 'Leased line' },
        scenario_comments: { '{s:one}': 'Twice last year' },
        scenario_assessments: { '{s:one}': { likelihood: 4, impact: 4 } },
        asset_scenario_evaluations: { '{a:one}:{s:one}': { risk_id: '{risk}' } },
      }),
      change(
        flow,
        { selected_assets: ['{a:two}'] },
        {
          answer: {
            selected_assets: ['{a:two}'],
            selected_properties: ['{p:one}'],
            selected_scenarios: ['{s:one}'],
            property_comments: { '{p:one}': 'Leased line' },
            scenario_comments: { '{s:one}': 'Twice last year' },
            scenario_assessments: { '{s:one}': { likelihood: 4, impact: 4 } },
            asset_comments: { '{a:one}': undefined },
            asset_scenario_evaluations: { '{a:one}:{s:one}': undefined },
          },
        },
      ),
      // What the change itself selects stays, even when no selected asset leads to it.
      change(
        flow,
        { selected_assets: [], selected_properties: ['{p:one}'], selected_scenarios: ['{s:one}'] },
        {
          answer: {
            selected_assets: [],
            property_comments: { '{p:one}': 'Leased line' },
            scenario_comments: { '{s:one}': 'Twice last year' },
            scenario_assessments: { '{s:one}': { likelihood: 4 } },
          },
        },
      ),
    ],
  },
  {
    name: 'scenarios of the risk stay whatever the assets are, and lists in the body are stored as they are',
    steps: [
      ...twoAssets,
      ...addFlow(
        '',
        { selected_scenarios: ['{s:own}'] },
        { selected_assets: ['{a:own}'], selected_scenarios: ['{s:own}'] },
      ),
      read(flow, { answer: { selected_properties: ['{p:shared}', '{p:own}'], selected_scenarios: ['{s:own}'] } }),
      change(flow, { selected_assets: [] }, { answer: { selected_properties: [], selected_scenarios: ['{s:own}'] } }),
      change(
        flow,
        { selected_assets: ['{a:own}'], selected_properties: [] },
        { answer: { selected_properties: [], selected_scenarios: ['{s:own}', '{s:shared}'] } },
      ),
      change(
        flow,
        { selected_scenarios: ['{s:shared}'], scenario_comments: { '{s:shared}': 'x', '{s:own}': 'gone at once' } },
        {
          answer: {
            selected_assets: ['{a:own}'],
            selected_scenarios: ['{s:shared}'],
            scenario_comments: { '{s:shared}': 'x', '{s:own}': undefined },
          },
        },
      ),
    ],
  },
  {
    name: 'an assessment gets its level, and today as its last review',
    steps: [
      ...addItems('one', 'Router', 'Connection', 'Cable cut'),
      ...addFlow(
        '',
        {},
        { selected_assets: ['{a:one}'], scenario_assessments: { '{s:one}': { likelihood: 4, impact: 5 } } },
      ),
      read(flow, {
        answer: {
          scenario_assessments: {
            '{s:one}': {
              likelihood: 4,
              impact: 5,
              risk_level: 'high',
              last_reviewed: DAY,
              mitigation_strategy: '',
              residual_risk: null,
              controls_effectiveness: null,
              comments: '',
              reviewer: '',
            },
          },
        },
      }),
      ...(
        [
          [2, 3, 'low'],
          [3, 4, 'medium'],
          [4, 5, 'high'],
          [5, 5, 'critical'],
        ] as const
      ).map(([likelihood, impact, risk_level]) =>
        change(
          flow,
          {
            scenario_assessments: {
              '{s:one}': {
                likelihood,
                impact,
                last_reviewed: '2026-01-31',
                residual_risk: 2,
                controls_effectiveness: 5,
              },
            },
          },
          {
            answer: {
              scenario_assessments: { '{s:one}': { risk_level, last_reviewed: '2026-01-31', residual_risk: 2 } },
            },
          },
        ),
      ),
      change(
        flow,
        { scenario_assessments: { '{s:one}': { likelihood: 6, impact: 1 } } },
        { status: 400, answer: { code: 'invalid_request' } },
      ),
      change(
        flow,
        { scenario_assessments: { '{s:one}': { likelihood: 1, impact: 1, risk_level: 'none' } } },
        { status: 400, answer: { code: 'invalid_request' } },
      ),
      change(flow, { scenario_assessments: {} }, { answer: { scenario_assessments: { '{s:one}': undefined } } }),
    ],
  },
  {
    name: 'evaluations link to existing risks that the caller may see',
    steps: [
      ...addItems('one', 'Router', 'Connection', 'Cable cut'),
      ...addFlow('', { domain_id: '{domain}' }, { selected_assets: ['{a:one}'] }),
      add('risks', { title: 'Unseen', domain_id: '{otherDomain}' }, { save: { unseen: '/id' } }),
      ...['{foreign:risks}', 'nowhere'].map((risk_id) =>
        change(
          flow,
          { asset_scenario_evaluations: { '{a:one}:{s:one}': { risk_id } } },
          unknown('/asset_scenario_evaluations'),
        ),
      ),
      change(
        flow,
        { asset_scenario_evaluations: { '{a:one}:nowhere': { risk_id: null } } },
        unknown('/asset_scenario_evaluations'),
      ),
      change(
        flow,
        { asset_scenario_evaluations: { '{a:one}:{s:one}': { risk_id: '{unseen}' } } },
        { as: 'grc_domain_manager', ...unknown('/asset_scenario_evaluations') },
      ),
      change(
        flow,
        { asset_scenario_evaluations: { '{a:one}:{s:one}': { risk_id: '{unseen}', comments: 'See there' } } },
        {
          answer: { asset_scenario_evaluations: { '{a:one}:{s:one}': { risk_id: '{unseen}', comments: 'See there' } } },
        },
      ),
      // The link is stored already, so somebody who cannot see its risk may send it back.
      change(
        flow,
        { asset_scenario_evaluations: { '{a:one}:{s:one}': { risk_id: '{unseen}', comments: 'Seen there' } } },
        {
          as: 'grc_domain_manager',
          answer: { asset_scenario_evaluations: { '{a:one}:{s:one}': { comments: 'Seen there' } } },
        },
      ),
    ],
  },
  {
    name: 'a flow updates names when it is saved, and a finished flow keeps the names of deleted records',
    steps: [
      ...addItems('one', 'Old name', 'Connection', 'Cable cut'),
      ...addItems('two', 'Server', 'Room', 'Flood'),
      ...addFlow('', {}, { selected_assets: ['{a:one}', '{a:two}'] }),
      change('assets/{a:one}', { name: 'New name' }),
      read(flow, { as: 'risk_owner', answer: { names: { '{a:one}': 'Old name' } } }),
      change(flow, { current_step: 2 }, { answer: { names: { '{a:one}': 'New name' } } }),
      remove('assets/{a:two}'),
      read(flow, {
        answer: {
          selected_assets: ['{a:one}'],
          selected_scenarios: ['{s:one}'],
          names: { '{a:two}': undefined, '{s:two}': undefined },
          version: 3,
        },
      }),
      change(`${flow}/complete`, {
        treatment_plan: {
          title: 'x',
          description: 'x',
          assignedTo: '{user:admin}',
          priority: 'low',
          estimatedCost: '',
          timeline: '',
        },
      }),
      remove('assets/{a:one}'),
      read(flow, { answer: { selected_assets: ['{a:one}'], names: { '{a:one}': 'New name' } } }),
      change(
        flow,
        { selected_assets: ['{a:one}'], current_step: 3 },
        { answer: { selected_assets: ['{a:one}'], names: { '{a:one}': 'New name' } } },
      ),
      change(flow, { selected_assets: ['{a:one}', '{a:two}'] }, unknown('/selected_assets')),
    ],
  },
];
