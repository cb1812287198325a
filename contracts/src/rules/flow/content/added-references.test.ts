import { expect, test } from 'vitest';
import { flowReferences, linkedRisks, addedRisks, withoutLinksTo } from './added-references.ts';

const EMPTY = { selected_assets: [], selected_properties: [], selected_scenarios: [], asset_scenario_evaluations: {} };
const named = (...of: Parameters<typeof flowReferences>) =>
  flowReferences(...of)
    .filter(({ ids }) => ids.length > 0)
    .map(({ path, collection, ids }) => [path, collection, ids]);
const assessment = { likelihood: 1, impact: 1 };

test('flowReferences returns everything that a flow selects, comments on or evaluates', () => {
  const input = {
    selected_assets: ['a'],
    selected_properties: ['p'],
    selected_scenarios: ['s'],
    asset_comments: { b: '' },
    property_comments: { q: '' },
    scenario_comments: { t: '' },
    scenario_assessments: { u: assessment },
    asset_scenario_evaluations: { 'c:v': { risk_id: 'r' } },
  };
  expect(named(EMPTY, input)).toEqual([
    ['/selected_assets', 'assets', ['a']],
    ['/selected_properties', 'properties', ['p']],
    ['/selected_scenarios', 'risk_scenarios', ['s']],
    ['/asset_comments', 'assets', ['b']],
    ['/property_comments', 'properties', ['q']],
    ['/scenario_comments', 'risk_scenarios', ['t']],
    ['/scenario_assessments', 'risk_scenarios', ['u']],
    ['/asset_scenario_evaluations', 'assets', ['c']],
    ['/asset_scenario_evaluations', 'risk_scenarios', ['v']],
  ]);
  expect(named(EMPTY, { current_step: 2 })).toEqual([]);
});

test('flowReferences leaves out earlier references, which may have been deleted since', () => {
  const before = { ...EMPTY, selected_assets: ['a'], selected_scenarios: ['s'] };
  expect(
    named(before, {
      selected_assets: ['a', 'b'],
      asset_comments: { a: 'x' },
      asset_scenario_evaluations: { 'a:s': { risk_id: null } },
    }),
  ).toEqual([['/selected_assets', 'assets', ['b']]]);
});

test('risks that evaluations link to are listed once, and only new ones are added', () => {
  const evaluations = {
    'a:s': { risk_id: 'r' },
    'a:t': { risk_id: 'r' },
    'b:s': { risk_id: null },
    'b:t': { risk_id: 'q' },
  };
  expect(linkedRisks(evaluations)).toEqual(['r', 'q']);
  expect(linkedRisks()).toEqual([]);
  expect(
    addedRisks(
      { ...EMPTY, asset_scenario_evaluations: { 'a:s': { risk_id: 'r' } } },
      { asset_scenario_evaluations: evaluations },
    ),
  ).toEqual(['q']);
});

test('only the links to one risk are removed', () => {
  const evaluations = { 'a:s': { risk_id: 'r', comments: 'x' }, 'a:t': { risk_id: 'q' }, 'b:s': { risk_id: null } };
  expect(withoutLinksTo('r', evaluations)).toEqual({
    'a:s': { risk_id: null, comments: 'x' },
    'a:t': { risk_id: 'q' },
    'b:s': { risk_id: null },
  });
});
