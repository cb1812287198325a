import { expect, test } from 'vitest';
import { changedContent, existingLinks, selectedNames, selectionProblem } from './changed-content.ts';
import { newFlow } from '../new-flow.ts';

const TODAY = '2026-03-01';
const flow = newFlow({ organization_id: 'o', risk_id: 'r' }, { title: 'Flood', severity: 'high' }, 'u', TODAY);
const catalog = {
  assets: [
    { id: 'a', linked_properties: ['p'] },
    { id: 'b', linked_properties: ['p', 'q'] },
  ],
  properties: [
    { id: 'p', linked_scenarios: ['s'] },
    { id: 'q', linked_scenarios: ['t'] },
  ],
};
const around = { catalog, handPicked: [], today: TODAY };

test('links to records that do not exist are left out', () => {
  const assets = [{ id: 'a', linked_properties: ['p', 'gone'] }];
  const properties = [{ id: 'p', linked_scenarios: ['gone', 's'] }];
  expect(existingLinks(assets, properties, [{ id: 's' }])).toEqual({
    assets: [{ id: 'a', linked_properties: ['p'] }],
    properties: [{ id: 'p', linked_scenarios: ['s'] }],
  });
});

test('selecting assets selects what they lead to, unless the change names that itself', () => {
  expect(changedContent(flow, { selected_assets: ['b'] }, around)).toMatchObject({
    selected_properties: ['p', 'q'],
    selected_scenarios: ['s', 't'],
  });
  expect(changedContent(flow, { selected_assets: ['b'], selected_scenarios: [] }, around)).toMatchObject({
    selected_properties: ['p', 'q'],
    selected_scenarios: [],
  });
});

test('deselecting an asset removes what only it led to, with comments, except hand-picked scenarios', () => {
  const full = {
    ...flow,
    ...changedContent(
      flow,
      { selected_assets: ['a', 'b'], asset_comments: { b: 'x' }, scenario_comments: { s: 'y', t: 'z' } },
      around,
    ),
  };
  expect(changedContent(full, { selected_assets: ['a'] }, around)).toMatchObject({
    selected_properties: ['p'],
    selected_scenarios: ['s'],
    asset_comments: {},
    scenario_comments: { s: 'y' },
  });
  expect(changedContent(full, { selected_assets: [] }, { ...around, handPicked: ['t'] })).toMatchObject({
    selected_properties: [],
    selected_scenarios: ['t'],
  });
});

test('what stays, because the change names it or another asset leads to it, keeps its comments', () => {
  const full = {
    ...flow,
    ...changedContent(
      flow,
      {
        selected_assets: ['b'],
        property_comments: { p: 'x', q: 'y' },
        scenario_comments: { s: 'z', t: 'w' },
        scenario_assessments: { t: { likelihood: 1, impact: 1 } },
      },
      around,
    ),
  };
  expect(changedContent(full, { selected_assets: ['a'] }, around)).toMatchObject({
    property_comments: { p: 'x' },
    scenario_comments: { s: 'z' },
    scenario_assessments: {},
  });
  const named = changedContent(
    full,
    { selected_assets: ['a'], selected_properties: ['p', 'q'], selected_scenarios: ['s', 't'] },
    around,
  );
  expect(named).toMatchObject({
    property_comments: { p: 'x', q: 'y' },
    scenario_comments: { s: 'z', t: 'w' },
    scenario_assessments: { t: { likelihood: 1 } },
  });
});

test('a change of something else does not change the selection', () => {
  const picked = { ...flow, selected_assets: ['a'], selected_scenarios: ['s'] };
  const after = changedContent(
    picked,
    { current_step: 3, scenario_assessments: { s: { likelihood: 4, impact: 5 }, gone: { likelihood: 1, impact: 1 } } },
    around,
  );
  expect(after).toMatchObject({ current_step: 3, selected_assets: ['a'], selected_properties: [] });
  expect(after.scenario_assessments).toEqual({
    s: expect.objectContaining({ risk_level: 'high', last_reviewed: TODAY }),
  });
  expect(after).not.toHaveProperty('status');
});

test('names are the current ones; deleted records keep the stored name', () => {
  const picked = {
    selected_assets: ['a'],
    selected_properties: ['p', 'gone'],
    selected_scenarios: ['s', 'unknown'],
    names: { a: 'Old', gone: 'Was there', x: 'Not selected' },
  };
  expect(
    selectedNames(picked, {
      assets: [{ id: 'a', name: 'Server' }],
      properties: [{ id: 'p', name: 'Backups' }],
      scenarios: [{ id: 's', title: 'Fire' }],
    }),
  ).toEqual({ a: 'Server', p: 'Backups', gone: 'Was there', s: 'Fire' });
});

test('assets that lead to more than a flow can contain are refused', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, n) => `i${n}`);
  const of = (properties: number, scenarios: number) =>
    selectionProblem({ selected_properties: ids(properties), selected_scenarios: ids(scenarios) })?.message;
  expect([of(500, 500), of(501, 0), of(0, 501)]).toEqual([
    undefined,
    'bring in more than 500 properties',
    'bring in more than 500 scenarios',
  ]);
});
