import { expect, test } from 'vitest';
import { flowWithoutAsset, flowWithoutProperty, flowWithoutScenario, isUnfinished } from './flow-removal.ts';
import { newFlow, type FlowFields } from './new-flow.ts';

const flow: FlowFields = {
  ...newFlow({ organization_id: 'o', risk_id: 'r' }, { title: 'Outage', severity: 'high' }, 'u', '2026-03-01'),
  selected_assets: ['a', 'b'],
  selected_properties: ['p', 'q'],
  selected_scenarios: ['s', 't', 'hand'],
  property_comments: { p: 'of p', q: 'of q' },
  scenario_comments: { s: 'of s', t: 'of t' },
  names: { a: 'A', b: 'B', p: 'P', q: 'Q', s: 'S', t: 'T', hand: 'Hand' },
};
const catalogue = {
  assets: [{ id: 'a', linked_properties: ['p'] }, { id: 'b', linked_properties: ['q'] }],
  properties: [{ id: 'p', linked_scenarios: ['s', 'hand'] }, { id: 'q', linked_scenarios: ['t'] }],
};

test('an asset takes along what only it brought in, and the names of that', () => {
  const left = flowWithoutAsset(flow, 'a', catalogue, ['hand']);
  expect(left).toMatchObject({ selected_assets: ['b'], selected_properties: ['q'], selected_scenarios: ['t', 'hand'] });
  expect(left.property_comments).toEqual({ q: 'of q' });
  expect(left.scenario_comments).toEqual({ t: 'of t' });
  expect(left.names).toEqual({ b: 'B', q: 'Q', t: 'T', hand: 'Hand' });
});

test('a property leaves its scenarios behind, a scenario leaves the properties', () => {
  const left = flowWithoutProperty(flow, 'p');
  expect(left).toMatchObject({ selected_assets: ['a', 'b'], selected_properties: ['q'], selected_scenarios: ['s', 't', 'hand'], property_comments: { q: 'of q' } });
  expect(Object.keys(left.names)).not.toContain('p');
  expect(flowWithoutScenario(flow, 's')).toMatchObject({ selected_properties: ['p', 'q'], selected_scenarios: ['t', 'hand'], scenario_comments: { t: 'of t' } });
});

test('nothing else of the flow is part of it', () => {
  expect(Object.keys(flowWithoutScenario(flow, 's'))).not.toContain('status');
});

test.each([['draft', true], ['in-progress', true], ['completed', false], ['archived', false]] as const)('a flow that is %s: unfinished %s', (status, unfinished) => {
  expect(isUnfinished({ status })).toBe(unfinished);
});
