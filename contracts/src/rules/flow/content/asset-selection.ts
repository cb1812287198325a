/** Selecting assets in a risk flow, which also selects their properties and the scenarios of those. */

export interface AssetLinks {
  id: string;
  linked_properties: readonly string[];
}

export interface PropertyLinks {
  id: string;
  linked_scenarios: readonly string[];
}

/** Assets and properties with their links. Links to anything else are ignored. */
export interface Catalog {
  assets: readonly AssetLinks[];
  properties: readonly PropertyLinks[];
}

/** What is selected in a flow, and what people wrote about each selected item. */
export interface FlowContent {
  selected_assets: string[];
  selected_properties: string[];
  selected_scenarios: string[];
  asset_comments: Record<string, string>;
  property_comments: Record<string, string>;
  scenario_comments: Record<string, string>;
  scenario_assessments: Record<string, unknown>;
  /** Keys are made by {@link evaluationKey}. */
  asset_scenario_evaluations: Record<string, unknown>;
}

/** The fields of {@link FlowContent}. */
export const SELECTION = [
  'selected_assets',
  'selected_properties',
  'selected_scenarios',
  'asset_comments',
  'property_comments',
  'scenario_comments',
  'scenario_assessments',
  'asset_scenario_evaluations',
] as const satisfies readonly (keyof FlowContent)[];

/** The key for the evaluation of a scenario for one asset. */
export function evaluationKey(assetId: string, scenarioId: string): string {
  return `${assetId}:${scenarioId}`;
}

/** The asset and the scenario of an evaluation: the inverse of {@link evaluationKey}. Ids that can be keys contain no colon. */
export function evaluationOf(key: string): { asset: string; scenario: string } {
  const colon = key.indexOf(':');
  return { asset: key.slice(0, colon), scenario: key.slice(colon + 1) };
}

const unique = (ids: readonly string[]) => [...new Set(ids)];

function linked<T extends { id: string }>(
  ids: readonly string[],
  items: readonly T[],
  links: (item: T) => readonly string[],
): string[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const found = new Set<string>();
  for (const id of new Set(ids)) {
    const item = byId.get(id);
    if (item !== undefined) for (const link of links(item)) found.add(link);
  }
  return [...found];
}

/** The properties of the assets without repetitions, in the order of the assets and then of their links. */
export function deriveProperties(assetIds: readonly string[], assets: readonly AssetLinks[]): string[] {
  return linked(assetIds, assets, (asset) => asset.linked_properties);
}

/** The scenarios of the properties without repetitions, in the order of the properties and then of their links. */
export function deriveScenarios(propertyIds: readonly string[], properties: readonly PropertyLinks[]): string[] {
  return linked(propertyIds, properties, (property) => property.linked_scenarios);
}

const keep = <T>(record: Readonly<Record<string, T>>, isKept: (key: string) => boolean) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => isKept(key)));

/** A copy without the comments, assessments and evaluations of assets, properties and scenarios that are not selected. */
export function withoutUnselected<F extends FlowContent>(flow: F): F {
  const assets = new Set(flow.selected_assets);
  const properties = new Set(flow.selected_properties);
  const scenarios = new Set(flow.selected_scenarios);
  return {
    ...flow,
    asset_comments: keep(flow.asset_comments, (id) => assets.has(id)),
    property_comments: keep(flow.property_comments, (id) => properties.has(id)),
    scenario_comments: keep(flow.scenario_comments, (id) => scenarios.has(id)),
    scenario_assessments: keep(flow.scenario_assessments, (id) => scenarios.has(id)),
    asset_scenario_evaluations: keep(flow.asset_scenario_evaluations, (key) => {
      const { asset, scenario } = evaluationOf(key);
      return assets.has(asset) && scenarios.has(scenario);
    }),
  };
}

/** A copy with more assets, their properties and the scenarios of those, without repetitions. */
function addAssets<F extends FlowContent>(flow: F, assetIds: readonly string[], catalog: Catalog): F {
  const properties = deriveProperties(assetIds, catalog.assets);
  const scenarios = deriveScenarios(properties, catalog.properties);
  return {
    ...flow,
    selected_assets: unique([...flow.selected_assets, ...assetIds]),
    selected_properties: unique([...flow.selected_properties, ...properties]),
    selected_scenarios: unique([...flow.selected_scenarios, ...scenarios]),
  };
}

/** A copy without some assets. They are removed together, because finding what the other assets still need takes as long for one as for 500. */
function removeAssets<F extends FlowContent>(
  flow: F,
  assetIds: readonly string[],
  catalog: Catalog,
  handPicked: readonly string[],
): F {
  const removed = new Set(assetIds);
  const assets = flow.selected_assets.filter((id) => !removed.has(id));
  const goneProperties = new Set(deriveProperties(assetIds, catalog.assets)).difference(
    new Set(deriveProperties(assets, catalog.assets)),
  );
  const properties = flow.selected_properties.filter((id) => !goneProperties.has(id));
  const staying = new Set([...deriveScenarios(properties, catalog.properties), ...handPicked]);
  const goneScenarios = new Set(deriveScenarios([...goneProperties], catalog.properties)).difference(staying);
  return withoutUnselected({
    ...flow,
    selected_assets: assets,
    selected_properties: properties,
    selected_scenarios: flow.selected_scenarios.filter((id) => !goneScenarios.has(id)),
  });
}

/**
 * A copy without an asset, without the properties and scenarios that no other asset leads to, and without anything written about them.
 * @param handPicked scenarios that stay whatever the assets are, such as those of the risk itself
 */
export function removeAsset<F extends FlowContent>(
  flow: F,
  assetId: string,
  catalog: Catalog,
  handPicked: readonly string[] = [],
): F {
  return removeAssets(flow, [assetId], catalog, handPicked);
}

/**
 * A copy with these assets, in the given order. New ones are added before others are removed, so that what both lead to stays selected, with
 * everything written about it.
 */
export function selectAssets<F extends FlowContent>(
  flow: F,
  assetIds: readonly string[],
  catalog: Catalog,
  handPicked: readonly string[] = [],
): F {
  const wanted = new Set(assetIds);
  const before = new Set(flow.selected_assets);
  const added = [...wanted.difference(before)];
  const removed = [...before.difference(wanted)];
  const withAdded = added.length === 0 ? flow : addAssets(flow, added, catalog);
  const after = removed.length === 0 ? withAdded : removeAssets(withAdded, removed, catalog, handPicked);
  return { ...after, selected_assets: [...wanted] };
}

/** A copy without a scenario and its comment, assessment and evaluations. */
export function removeScenario<F extends FlowContent>(flow: F, scenarioId: string): F {
  return withoutUnselected({ ...flow, selected_scenarios: flow.selected_scenarios.filter((id) => id !== scenarioId) });
}

/**
 * What the first flow of a risk selects: the assets and scenarios of the risk. The properties follow from the assets (section 4), and so do
 * the scenarios when the risk names none (section 2: "auto-loaded from the properties").
 */
export function seededSelection({
  selected_assets,
  selected_scenarios,
}: {
  selected_assets: readonly string[];
  selected_scenarios: readonly string[];
}): { selected_assets: string[]; selected_scenarios?: string[] } {
  return {
    selected_assets: unique(selected_assets),
    ...(selected_scenarios.length > 0 && { selected_scenarios: unique(selected_scenarios) }),
  };
}
