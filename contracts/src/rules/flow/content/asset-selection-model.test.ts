import fc from 'fast-check';
import { expect, test } from 'vitest';
import { removeAsset, selectAssets, withoutUnselected, type Catalog, type FlowContent } from './asset-selection.ts';

// A simple version of the same rules, which handles one asset after the other and compares everything with everything.

const linksOf = (id: string, { assets, properties }: Catalog): readonly string[] =>
  assets.findLast((asset) => asset.id === id)?.linked_properties ??
  properties.findLast((property) => property.id === id)?.linked_scenarios ??
  [];

const added = (ids: readonly string[], more: readonly string[]) =>
  [...ids, ...more].filter((id, index, all) => all.indexOf(id) === index);

const pick = <T>(record: Readonly<Record<string, T>>, wanted: (key: string) => boolean) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => wanted(key)));

function simpleWithoutStrays(flow: FlowContent): FlowContent {
  const { selected_assets: assets, selected_properties: properties, selected_scenarios: scenarios } = flow;
  return {
    ...flow,
    asset_comments: pick(flow.asset_comments, (key) => assets.includes(key)),
    property_comments: pick(flow.property_comments, (key) => properties.includes(key)),
    scenario_comments: pick(flow.scenario_comments, (key) => scenarios.includes(key)),
    scenario_assessments: pick(flow.scenario_assessments, (key) => scenarios.includes(key)),
    asset_scenario_evaluations: pick(flow.asset_scenario_evaluations, (key) =>
      assets.some((asset) => scenarios.some((scenario) => key === `${asset}:${scenario}`)),
    ),
  };
}

function simpleAdd(flow: FlowContent, asset: string, catalog: Catalog): FlowContent {
  const properties = linksOf(asset, catalog);
  return {
    ...flow,
    selected_assets: added(flow.selected_assets, [asset]),
    selected_properties: added(flow.selected_properties, properties),
    selected_scenarios: added(
      flow.selected_scenarios,
      properties.flatMap((property) => linksOf(property, catalog)),
    ),
  };
}

function simpleRemove(flow: FlowContent, asset: string, catalog: Catalog, handPicked: readonly string[]): FlowContent {
  const selected_assets = flow.selected_assets.filter((id) => id !== asset);
  const gone = linksOf(asset, catalog).filter(
    (property) => !selected_assets.some((other) => linksOf(other, catalog).includes(property)),
  );
  const selected_properties = flow.selected_properties.filter((property) => !gone.includes(property));
  const isGone = (scenario: string) =>
    gone.some((property) => linksOf(property, catalog).includes(scenario)) &&
    !selected_properties.some((property) => linksOf(property, catalog).includes(scenario)) &&
    !handPicked.includes(scenario);
  return simpleWithoutStrays({
    ...flow,
    selected_assets,
    selected_properties,
    selected_scenarios: flow.selected_scenarios.filter((scenario) => !isGone(scenario)),
  });
}

function simpleSelect(
  flow: FlowContent,
  wanted: readonly string[],
  catalog: Catalog,
  handPicked: readonly string[],
): FlowContent {
  const more = wanted.reduce(
    (so, asset) => (so.selected_assets.includes(asset) ? so : simpleAdd(so, asset, catalog)),
    flow,
  );
  const less = flow.selected_assets.reduce(
    (so, asset) => (wanted.includes(asset) ? so : simpleRemove(so, asset, catalog, handPicked)),
    more,
  );
  return { ...less, selected_assets: added([], wanted) };
}

const ASSETS = ['a1', 'a2', 'a3', 'a4', 'a5'];
const PROPERTIES = ['p1', 'p2', 'p3', 'p4', 'p5'];
const SCENARIOS = ['s1', 's2', 's3', 's4', 's5'];
const some = (ids: string[]) => fc.shuffledSubarray(ids);
const comments = (keys: string[]) =>
  some(keys).map((chosen) => Object.fromEntries(chosen.map((key) => [key, `about ${key}`])));

/** Some records are missing, so some links have no target. */
const catalogs: fc.Arbitrary<Catalog> = fc.record({
  assets: some(ASSETS).chain((ids) =>
    fc.tuple(...ids.map((id) => some(PROPERTIES).map((linked_properties) => ({ id, linked_properties })))),
  ),
  properties: some(PROPERTIES).chain((ids) =>
    fc.tuple(...ids.map((id) => some(SCENARIOS).map((linked_scenarios) => ({ id, linked_scenarios })))),
  ),
});

/** Comments may also be about something that is not selected. */
const flows: fc.Arbitrary<FlowContent> = fc.record({
  selected_assets: some(ASSETS),
  selected_properties: some(PROPERTIES),
  selected_scenarios: some(SCENARIOS),
  asset_comments: comments(ASSETS),
  property_comments: comments(PROPERTIES),
  scenario_comments: comments(SCENARIOS),
  scenario_assessments: comments(SCENARIOS),
  asset_scenario_evaluations: comments(ASSETS.flatMap((asset) => SCENARIOS.map((scenario) => `${asset}:${scenario}`))),
});

const RUNS = { numRuns: 2000 };

test('selecting assets at once has the same result as adding and removing them one after the other', () => {
  const wanted = fc.array(fc.constantFrom(...ASSETS), { maxLength: 8 });
  fc.assert(
    fc.property(flows, wanted, catalogs, some(SCENARIOS), (flow, ids, catalog, handPicked) => {
      expect(selectAssets(flow, ids, catalog, handPicked)).toEqual(simpleSelect(flow, ids, catalog, handPicked));
    }),
    RUNS,
  );
});

test('removing one asset has the same result as the simple version', () => {
  fc.assert(
    fc.property(flows, fc.constantFrom(...ASSETS), catalogs, some(SCENARIOS), (flow, asset, catalog, handPicked) => {
      expect(removeAsset(flow, asset, catalog, handPicked)).toEqual(simpleRemove(flow, asset, catalog, handPicked));
    }),
    RUNS,
  );
});

test('removing comments on unselected records has the same result as the simple version', () => {
  fc.assert(
    fc.property(flows, (flow) => {
      expect(withoutUnselected(flow)).toEqual(simpleWithoutStrays(flow));
    }),
    RUNS,
  );
});

test('clearing reads the links of each asset and each property a fixed number of times', () => {
  const size = 200;
  let reads = 0;
  const counted = (links: readonly string[]) => {
    reads += 1;
    return links;
  };
  const numbers = Array.from({ length: size }, (_, index) => index);
  const catalog: Catalog = {
    assets: numbers.map((index) => ({
      id: `a${index}`,
      get linked_properties() {
        return counted([`p${index}`]);
      },
    })),
    properties: numbers.map((index) => ({
      id: `p${index}`,
      get linked_scenarios() {
        return counted([`s${index}`]);
      },
    })),
  };
  const empty: FlowContent = {
    selected_assets: [],
    selected_properties: [],
    selected_scenarios: [],
    asset_comments: {},
    property_comments: {},
    scenario_comments: {},
    scenario_assessments: {},
    asset_scenario_evaluations: {},
  };
  const full = selectAssets(
    empty,
    catalog.assets.map(({ id }) => id),
    catalog,
  );
  reads = 0;
  expect(selectAssets(full, [], catalog)).toEqual(empty);
  expect(reads).toBeLessThanOrEqual(4 * size);
});
