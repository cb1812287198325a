import { expect, test } from 'vitest';
import {
  deriveProperties,
  deriveScenarios,
  removeAsset,
  removeScenario,
  seededSelection,
  selectAssets,
  type Catalog,
  type FlowContent,
} from './asset-selection.ts';

/**
 * server -> rack, disk; laptop -> disk, case; rack -> fire; disk -> leak, loss; case -> loss, theft.
 * Both assets share the property disk; disk and case share the scenario loss.
 */
const catalog: Catalog = {
  assets: [
    { id: 'laptop', linked_properties: ['disk', 'case'] },
    { id: 'server', linked_properties: ['rack', 'disk'] },
    { id: 'idea', linked_properties: [] },
    { id: 'van', linked_properties: ['scrapped'] },
  ],
  properties: [
    { id: 'disk', linked_scenarios: ['leak', 'loss'] },
    { id: 'case', linked_scenarios: ['loss', 'theft'] },
    { id: 'rack', linked_scenarios: ['fire'] },
  ],
};

const nothing: FlowContent = {
  selected_assets: [],
  selected_properties: [],
  selected_scenarios: [],
  asset_comments: {},
  property_comments: {},
  scenario_comments: {},
  scenario_assessments: {},
  asset_scenario_evaluations: {},
};

/** Server and laptop with everything that they lead to, and something written about all of it. */
const full: FlowContent = {
  selected_assets: ['server', 'laptop'],
  selected_properties: ['rack', 'disk', 'case'],
  selected_scenarios: ['fire', 'leak', 'loss', 'theft'],
  asset_comments: { server: 's', laptop: 'l' },
  property_comments: { rack: 'r', disk: 'd', case: 'c' },
  scenario_comments: { fire: 'f', leak: 'k', loss: 'o', theft: 't' },
  scenario_assessments: { fire: { likelihood: 1 }, loss: { likelihood: 2 }, theft: { likelihood: 3 } },
  asset_scenario_evaluations: { 'server:fire': 1, 'server:loss': 2, 'laptop:loss': 3, 'laptop:theft': 4 },
};

test('properties are in the order of the assets and their links, without repetitions', () => {
  expect(deriveProperties(['server', 'laptop'], catalog.assets)).toEqual(['rack', 'disk', 'case']);
  expect(deriveProperties(['laptop', 'server'], catalog.assets)).toEqual(['disk', 'case', 'rack']);
  expect(deriveProperties(['idea', 'nobody'], catalog.assets)).toEqual([]);
});

test('a scenario of several properties is listed once', () => {
  expect(deriveScenarios(['case', 'disk'], catalog.properties)).toEqual(['loss', 'theft', 'leak']);
  expect(deriveScenarios(['scrapped'], catalog.properties)).toEqual([]);
});

test('selecting assets selects their properties and the scenarios of those', () => {
  expect(selectAssets(nothing, ['server', 'laptop'], catalog)).toEqual({
    ...nothing,
    selected_assets: full.selected_assets,
    selected_properties: full.selected_properties,
    selected_scenarios: full.selected_scenarios,
  });
});

test('adding a selected asset changes nothing', () => {
  expect(selectAssets(full, ['server', 'laptop'], catalog)).toEqual(full);
});

test('adding an asset does not select a removed scenario of other assets again', () => {
  const without = removeScenario(selectAssets(nothing, ['server'], catalog), 'fire');
  expect(selectAssets(without, ['server', 'laptop'], catalog).selected_scenarios).toEqual(['leak', 'loss', 'theft']);
});

test('removing an asset removes what no other asset leads to, and what was written about that', () => {
  expect(removeAsset(full, 'laptop', catalog)).toEqual({
    selected_assets: ['server'],
    selected_properties: ['rack', 'disk'],
    selected_scenarios: ['fire', 'leak', 'loss'],
    asset_comments: { server: 's' },
    property_comments: { rack: 'r', disk: 'd' },
    scenario_comments: { fire: 'f', leak: 'k', loss: 'o' },
    scenario_assessments: { fire: { likelihood: 1 }, loss: { likelihood: 2 } },
    asset_scenario_evaluations: { 'server:fire': 1, 'server:loss': 2 },
  });
});

test('removing the last asset leaves only scenarios that no asset leads to', () => {
  const flow = {
    ...full,
    selected_scenarios: ['flood', ...full.selected_scenarios],
    scenario_comments: { ...full.scenario_comments, flood: 'w' },
  };
  const left = removeAsset(removeAsset(flow, 'laptop', catalog), 'server', catalog);
  expect(left).toEqual({ ...nothing, selected_scenarios: ['flood'], scenario_comments: { flood: 'w' } });
});

test('a hand-picked scenario stays when its asset is removed', () => {
  const left = selectAssets(full, ['server'], catalog, ['theft']);
  expect(left.selected_scenarios).toEqual(['fire', 'leak', 'loss', 'theft']);
  expect(left.scenario_comments).toHaveProperty('theft');
  expect(left.asset_scenario_evaluations).toEqual({ 'server:fire': 1, 'server:loss': 2 });
});

test('replacing an asset keeps what was written about everything that both lead to', () => {
  // Both lead to disk, leak and loss; only the server leads to rack and fire.
  const flow = selectAssets(full, ['server'], catalog);
  const { fire: _, ...assessments } = flow.scenario_assessments;
  expect(selectAssets(flow, ['laptop'], catalog)).toEqual({
    selected_assets: ['laptop'],
    selected_properties: ['disk', 'case'],
    selected_scenarios: ['leak', 'loss', 'theft'],
    asset_comments: {},
    property_comments: { disk: 'd' },
    scenario_comments: { leak: 'k', loss: 'o' },
    scenario_assessments: assessments,
    asset_scenario_evaluations: {},
  });
  expect(assessments).toEqual({ loss: { likelihood: 2 } });
});

test('assets are in the given order, whichever were selected before', () => {
  expect(selectAssets(full, ['idea', 'laptop', 'server'], catalog).selected_assets).toEqual([
    'idea',
    'laptop',
    'server',
  ]);
  expect(selectAssets(full, ['laptop', 'idea', 'laptop'], catalog).selected_assets).toEqual(['laptop', 'idea']);
});

test('removing a scenario removes only its comment, assessment and evaluations', () => {
  expect(removeScenario(full, 'loss')).toEqual({
    ...full,
    selected_scenarios: ['fire', 'leak', 'theft'],
    scenario_comments: { fire: 'f', leak: 'k', theft: 't' },
    scenario_assessments: { fire: { likelihood: 1 }, theft: { likelihood: 3 } },
    asset_scenario_evaluations: { 'server:fire': 1, 'laptop:theft': 4 },
  });
});

test('the given flow is not changed, and its other fields are copied', () => {
  const flow = { ...structuredClone(full), id: 'flow', status: 'draft' as const };
  const before = structuredClone(flow);
  expect(selectAssets(flow, ['laptop', 'idea'], catalog)).toMatchObject({
    id: 'flow',
    status: 'draft',
    selected_assets: ['laptop', 'idea'],
  });
  removeScenario(flow, 'loss');
  expect(flow).toEqual(before);
});

test('the first flow of a risk selects its assets and scenarios, or only its assets if it has no scenarios', () => {
  expect(
    seededSelection({ selected_assets: ['laptop', 'van', 'laptop'], selected_scenarios: ['fire', 'fire'] }),
  ).toEqual({ selected_assets: ['laptop', 'van'], selected_scenarios: ['fire'] });
  expect(seededSelection({ selected_assets: ['laptop'], selected_scenarios: [] })).toEqual({
    selected_assets: ['laptop'],
  });
});
