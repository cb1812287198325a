import { expect, test } from 'vitest';
import { flowWithoutAsset, flowWithoutProperty, flowWithoutScenario, reopenedFlow } from './deleted-items.ts';
import { newFlow, type FlowFields } from '../new-flow.ts';
import { assess } from './scenario-level.ts';

const flow: FlowFields = {
  ...newFlow({ organization_id: 'o', risk_id: 'r' }, { title: 'Outage', severity: 'high' }, 'u', '2026-03-01'),
  selected_assets: ['a', 'b'],
  selected_properties: ['p', 'q'],
  selected_scenarios: ['s', 't', 'hand'],
  property_comments: { p: 'of p', q: 'of q' },
  scenario_comments: { s: 'of s', t: 'of t' },
  names: { a: 'A', b: 'B', p: 'P', q: 'Q', s: 'S', t: 'T', hand: 'Hand' },
};
const catalog = {
  assets: [
    { id: 'a', linked_properties: ['p'] },
    { id: 'b', linked_properties: ['q'] },
  ],
  properties: [
    { id: 'p', linked_scenarios: ['s', 'hand'] },
    { id: 'q', linked_scenarios: ['t'] },
  ],
};

test('deleting an asset removes what no other asset leads to, with its names', () => {
  const left = flowWithoutAsset(flow, 'a', catalog, ['hand']);
  expect(left).toMatchObject({ selected_assets: ['b'], selected_properties: ['q'], selected_scenarios: ['t', 'hand'] });
  expect(left.property_comments).toEqual({ q: 'of q' });
  expect(left.scenario_comments).toEqual({ t: 'of t' });
  expect(left.names).toEqual({ b: 'B', q: 'Q', t: 'T', hand: 'Hand' });
});

test('deleting a property keeps its scenarios, deleting a scenario keeps the properties', () => {
  const left = flowWithoutProperty(flow, 'p');
  expect(left).toMatchObject({
    selected_assets: ['a', 'b'],
    selected_properties: ['q'],
    selected_scenarios: ['s', 't', 'hand'],
    property_comments: { q: 'of q' },
  });
  expect(Object.keys(left.names)).not.toContain('p');
  expect(flowWithoutScenario(flow, 's')).toMatchObject({
    selected_properties: ['p', 'q'],
    selected_scenarios: ['t', 'hand'],
    scenario_comments: { t: 'of t' },
  });
});

test('other fields of the flow are not part of the result', () => {
  expect(Object.keys(flowWithoutScenario(flow, 's'))).not.toContain('status');
});

const now = { title: 'Power cut', severity: 'low' } as const;
const evaluated: FlowFields = {
  ...flow,
  asset_comments: { a: 'of a', b: 'of b' },
  scenario_assessments: {
    s: assess({ likelihood: 2, impact: 2 }, '2026-03-01'),
    t: assess({ likelihood: 5, impact: 5 }, '2026-03-01'),
  },
  asset_scenario_evaluations: {
    'a:t': { risk_id: 'one' },
    'b:s': { risk_id: 'one' },
    'b:t': { risk_id: 'two', comments: 'kept' },
    'b:hand': { risk_id: 'one' },
  },
};

test('a reopened flow loses deleted records, with everything written about them', () => {
  const left = reopenedFlow(evaluated, now, new Set(['b', 'q', 't', 'hand', 'one']));
  expect(left).toEqual({
    selected_assets: ['b'],
    selected_properties: ['q'],
    selected_scenarios: ['t', 'hand'],
    asset_comments: { b: 'of b' },
    property_comments: { q: 'of q' },
    scenario_comments: { t: 'of t' },
    scenario_assessments: { t: evaluated.scenario_assessments['t'] },
    // Only the link to a deleted risk is removed; the comment beside it stays.
    asset_scenario_evaluations: { 'b:t': { risk_id: null, comments: 'kept' }, 'b:hand': { risk_id: 'one' } },
    names: { b: 'B', q: 'Q', t: 'T', hand: 'Hand' },
    risk_title: 'Power cut',
    risk_severity: 'low',
  });
});

test('a reopened flow without deleted records changes only the title and severity of its risk', () => {
  const all = new Set(['a', 'b', 'p', 'q', 's', 't', 'hand', 'one', 'two', 'somebody else']);
  expect({ ...evaluated, ...reopenedFlow(evaluated, now, all) }).toEqual({
    ...evaluated,
    risk_title: 'Power cut',
    risk_severity: 'low',
  });
});
