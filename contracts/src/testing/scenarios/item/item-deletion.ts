/** D26: deleting an asset, a property or a scenario removes the links to it; finished flows keep what they stored. */
import type { Scenario, Step } from '../../scenario.ts';
import { add, addItems, change, faulty, PLAN, read, remove, unknown } from '../../steps.ts';

const ASSESSED = { likelihood: 3, impact: 3 };
const DEFAULTS = { type: 'Hardware', status: 'Active', risk_level: 'High' };
/** Two assets, `mine` and `other`: each has a property of its own with a scenario, and both share the property `shared`. */
const setUp: readonly Step[] = [
  ...addItems('mine', 'Mine', 'Only mine', 'Comes with mine'),
  ...addItems('other', 'Other', 'Only other', 'Comes with other'),
  ...addItems('shared', 'Nobody', 'Of both', 'Comes with both'),
  change('assets/{a:mine}', { linked_properties: ['{p:mine}', '{p:shared}'] }),
  change('assets/{a:other}', { linked_properties: ['{p:other}', '{p:shared}'] }),
];

const flowWith = (risk: string, save: string): Step =>
  add(
    'risk-flows',
    { risk_id: risk, status: 'in-progress', selected_assets: ['{a:mine}', '{a:other}'] },
    { save: { [save]: '/id' } },
  );
const write = (flow: string): Step =>
  change(`risk-flows/${flow}`, {
    asset_comments: { '{a:mine}': 'goes', '{a:other}': 'stays' },
    property_comments: { '{p:mine}': 'goes', '{p:shared}': 'stays' },
    scenario_comments: { '{s:mine}': 'goes', '{s:shared}': 'stays' },
    scenario_assessments: { '{s:mine}': ASSESSED, '{s:shared}': ASSESSED },
    asset_scenario_evaluations: {
      '{a:mine}:{s:shared}': { risk_id: null, comments: 'goes' },
      '{a:other}:{s:shared}': { risk_id: null, comments: 'stays' },
    },
  });
const STORED = {
  selected_assets: ['{a:mine}', '{a:other}'],
  selected_properties: ['{p:mine}', '{p:shared}', '{p:other}'],
  selected_scenarios: ['{s:mine}', '{s:shared}', '{s:other}'],
};
const NAMES = {
  '{a:mine}': 'Mine',
  '{p:mine}': 'Only mine',
  '{s:mine}': 'Comes with mine',
  '{a:other}': 'Other',
  '{p:shared}': 'Of both',
  '{s:shared}': 'Comes with both',
};
const asStored = (flow: string): Step => read(`risk-flows/${flow}`, { answer: { ...STORED, names: NAMES } });

export const itemDeletionScenarios: readonly Scenario[] = [
  {
    name: 'a deleted asset is removed from risks, members and unfinished flows, with what no other asset leads to',
    steps: [
      ...setUp,
      add(
        'risks',
        { title: 'Open', asset_id: '{a:mine}', selected_assets: ['{a:other}', '{a:mine}'] },
        { save: { risk: '/id' } },
      ),
      add('risks', { title: 'Picked by hand', selected_scenarios: ['{s:mine}'] }, { save: { picked: '/id' } }),
      change('organizations/{org}/members/{user:asset_owner}', { assets: ['{a:mine}', '{a:other}'] }),
      flowWith('{risk}', 'flow'),
      write('{flow}'),
      asStored('{flow}'),
      flowWith('{picked}', 'pickedFlow'),
      remove('assets/{a:mine}'),

      read('risks/{risk}', { answer: { asset_id: null, selected_assets: ['{a:other}'] } }),
      read('me', { as: 'asset_owner', answer: { assets: ['{a:other}'] } }),
      read('risk-flows/{flow}', {
        answer: {
          selected_assets: ['{a:other}'],
          selected_properties: ['{p:shared}', '{p:other}'],
          selected_scenarios: ['{s:shared}', '{s:other}'],
          asset_comments: { '{a:mine}': undefined, '{a:other}': 'stays' },
          property_comments: { '{p:mine}': undefined, '{p:shared}': 'stays' },
          scenario_comments: { '{s:mine}': undefined, '{s:shared}': 'stays' },
          scenario_assessments: { '{s:mine}': undefined, '{s:shared}': { risk_level: 'medium' } },
          asset_scenario_evaluations: {
            '{a:mine}:{s:shared}': undefined,
            '{a:other}:{s:shared}': { comments: 'stays' },
          },
          names: {
            '{a:mine}': undefined,
            '{p:mine}': undefined,
            '{s:mine}': undefined,
            '{a:other}': 'Other',
            '{s:shared}': 'Comes with both',
          },
        },
      }),
      // The scenarios of the risk stay.
      read('risk-flows/{pickedFlow}', { answer: { selected_scenarios: ['{s:mine}', '{s:shared}', '{s:other}'] } }),
      read('properties/{p:mine}'),
    ],
  },
  {
    name: 'a finished flow keeps what it stored, including names, whatever is deleted',
    steps: [
      ...setUp,
      add('risks', { title: 'Done' }, { save: { risk: '/id' } }),
      flowWith('{risk}', 'completed'),
      write('{completed}'),
      change('risk-flows/{completed}/complete', { treatment_plan: PLAN }),
      add('risks', { title: 'Archived' }, { save: { old: '/id' } }),
      flowWith('{old}', 'archived'),
      write('{archived}'),
      change('risk-flows/{archived}/complete', { treatment_plan: PLAN }),
      change('risk-flows/{archived}/archive', undefined),
      read('risk-flows/{completed}', { save: { version: '/version' } }),
      remove('assets/{a:mine}'),
      remove('properties/{p:shared}'),
      remove('risk-scenarios/{s:mine}'),
      asStored('{completed}'),
      asStored('{archived}'),
      read('risk-flows/{archived}', {
        answer: {
          asset_comments: { '{a:mine}': 'goes' },
          scenario_assessments: { '{s:mine}': { risk_level: 'medium' } },
        },
      }),
    ],
  },
  {
    name: 'reopening a completed flow removes what was deleted and updates the title of its risk',
    steps: [
      ...setUp,
      add('risks', { title: 'Done' }, { save: { risk: '/id' } }),
      add('risks', { title: 'Linked' }, { save: { linked: '/id' } }),
      flowWith('{risk}', 'flow'),
      write('{flow}'),
      change('risk-flows/{flow}', {
        asset_scenario_evaluations: {
          '{a:other}:{s:shared}': { risk_id: '{linked}', comments: 'stays' },
          '{a:mine}:{s:shared}': { risk_id: null },
        },
      }),
      change('risk-flows/{flow}/complete', { treatment_plan: PLAN }),
      remove('assets/{a:mine}'),
      remove('properties/{p:shared}'),
      remove('risk-scenarios/{s:mine}'),
      remove('risks/{linked}'),
      change('risks/{risk}', { title: 'Renamed', severity: 'low' }),
      change(
        'risk-flows/{flow}',
        { current_step: 4 },
        { answer: { ...STORED, names: NAMES, status: 'completed', risk_title: 'Done' } },
      ),

      // References that the flow stores may be sent again, even when their records have been deleted.
      change(
        'risk-flows/{flow}',
        {
          status: 'in-progress',
          selected_assets: STORED.selected_assets,
          property_comments: { '{p:shared}': 'goes', '{p:other}': 'stays' },
        },
        {
          answer: {
            status: 'in-progress',
            risk_title: 'Renamed',
            risk_severity: 'low',
            current_step: 4,
            selected_assets: ['{a:other}'],
            selected_properties: ['{p:mine}', '{p:other}'],
            selected_scenarios: ['{s:shared}', '{s:other}'],
            asset_comments: { '{a:mine}': undefined, '{a:other}': 'stays' },
            property_comments: { '{p:shared}': undefined, '{p:other}': 'stays' },
            scenario_comments: { '{s:mine}': undefined, '{s:shared}': 'stays' },
            scenario_assessments: { '{s:mine}': undefined, '{s:shared}': { risk_level: 'medium' } },
            asset_scenario_evaluations: {
              '{a:mine}:{s:shared}': undefined,
              '{a:other}:{s:shared}': { risk_id: null, comments: 'stays' },
            },
            names: {
              '{a:mine}': undefined,
              '{p:shared}': undefined,
              '{s:mine}': undefined,
              '{a:other}': 'Other',
              '{p:mine}': 'Only mine',
              '{s:shared}': 'Comes with both',
            },
          },
        },
      ),
      change('risk-flows/{flow}', { selected_assets: ['{a:other}', '{a:mine}'] }, unknown('/selected_assets')),
      change('risks/{risk}', { title: 'Once more' }),
      read('risk-flows/{flow}', { answer: { risk_title: 'Once more' } }),
    ],
  },
  {
    name: 'a deleted property is removed from assets and unfinished flows; its scenarios stay',
    steps: [
      ...setUp,
      add('risks', { title: 'Open' }, { save: { risk: '/id' } }),
      flowWith('{risk}', 'flow'),
      write('{flow}'),
      remove('properties/{p:shared}'),
      read('assets/{a:mine}', { answer: { linked_properties: ['{p:mine}'] } }),
      read('assets/{a:other}', { answer: { linked_properties: ['{p:other}'] } }),
      read('risk-scenarios/{s:shared}', { answer: { linked_properties: [] } }),
      read('risk-flows/{flow}', {
        answer: {
          selected_assets: ['{a:mine}', '{a:other}'],
          selected_properties: ['{p:mine}', '{p:other}'],
          selected_scenarios: STORED.selected_scenarios,
          property_comments: { '{p:mine}': 'goes', '{p:shared}': undefined },
          scenario_comments: { '{s:shared}': 'stays' },
          names: { '{p:shared}': undefined, '{s:shared}': 'Comes with both' },
        },
      }),
    ],
  },
  {
    name: 'a deleted scenario is removed from properties, risks and unfinished flows',
    steps: [
      ...setUp,
      add('risks', { title: 'Open', selected_scenarios: ['{s:mine}', '{s:shared}'] }, { save: { risk: '/id' } }),
      flowWith('{risk}', 'flow'),
      write('{flow}'),
      remove('risk-scenarios/{s:mine}'),
      read('properties/{p:mine}', { answer: { linked_scenarios: [] } }),
      read('risks/{risk}', { answer: { selected_scenarios: ['{s:shared}'], version: 3 } }),
      read('risk-flows/{flow}', {
        answer: {
          selected_assets: STORED.selected_assets,
          selected_properties: STORED.selected_properties,
          selected_scenarios: ['{s:shared}', '{s:other}'],
          scenario_comments: { '{s:mine}': undefined, '{s:shared}': 'stays' },
          scenario_assessments: { '{s:mine}': undefined, '{s:shared}': { likelihood: 3 } },
          asset_scenario_evaluations: { '{a:other}:{s:shared}': { comments: 'stays' } },
          names: { '{s:mine}': undefined, '{s:shared}': 'Comes with both' },
        },
      }),
    ],
  },
  {
    name: 'an item that lost its links to deleted records can be changed, but its links cannot be saved empty',
    steps: [
      ...addItems('web', 'Portal', 'Accounts', 'Leaked passwords'),
      remove('risk-scenarios/{s:web}'),
      change('properties/{p:web}', { value: 'High' }, { answer: { value: 'High', linked_scenarios: [], version: 3 } }),
      change(
        'properties/{p:web}',
        { linked_scenarios: [] },
        faulty({ path: '/linked_scenarios', message: 'At least one scenario must be linked to this property' }),
      ),
      change(
        'properties/{p:web}',
        { linked_scenarios: ['{s:web}'] },
        { status: 400, answer: { code: 'unknown_reference' } },
      ),
      remove('properties/{p:web}'),
      change('assets/{a:web}', { description: 'Still here' }, { answer: { linked_properties: [], version: 3 } }),
      change(
        'assets/{a:web}',
        { linked_properties: [] },
        faulty({ path: '/linked_properties', message: 'At least one property must be linked to this asset' }),
      ),
      add(
        'assets',
        { name: 'x', ...DEFAULTS, linked_properties: ['{p:web}'] },
        { status: 400, answer: { code: 'unknown_reference' } },
      ),
    ],
  },
];
