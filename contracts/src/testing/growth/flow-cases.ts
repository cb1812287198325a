/** Selecting and clearing the assets of a risk flow, and reopening one. */
import {
  evaluationKey,
  newFlow,
  reopenedFlow,
  selectAssets,
  withoutUnselected,
  type Catalog,
  type FlowFields,
} from '../../rules/index.ts';
import { idsOf, type GrowingCase } from './growing-case.ts';

const RISK = { title: 'Outage', severity: 'high' } as const;
const EMPTY: FlowFields = newFlow({ organization_id: 'o', risk_id: 'r' }, RISK, 'u', '2026-03-01');

/** Each asset has a property of its own, and each property a scenario of its own. */
function separate(size: number): Catalog {
  const [properties, scenarios] = [idsOf('property', size), idsOf('scenario', size)];
  return {
    assets: idsOf('asset', size).map((id, index) => ({ id, linked_properties: properties.slice(index, index + 1) })),
    properties: properties.map((id, index) => ({ id, linked_scenarios: scenarios.slice(index, index + 1) })),
  };
}

/** Every asset has every property, and every property every scenario. */
function shared(size: number): Catalog {
  const [linked_properties, linked_scenarios] = [idsOf('property', size), idsOf('scenario', size)];
  return {
    assets: idsOf('asset', size).map((id) => ({ id, linked_properties })),
    properties: linked_properties.map((id) => ({ id, linked_scenarios })),
  };
}

const countOf = ({ assets, properties }: Catalog) =>
  assets.reduce((sum, { linked_properties: links }) => sum + 1 + links.length, 0) +
  properties.reduce((sum, { linked_scenarios: links }) => sum + 1 + links.length, 0);

const allAssets = ({ assets }: Catalog) => assets.map(({ id }) => id);

function clearing(name: string, catalogOf: (size: number) => Catalog): GrowingCase {
  return {
    name,
    size: 500,
    milliseconds: 50,
    prepare(size) {
      const catalog = catalogOf(size);
      const flow = selectAssets(EMPTY, allAssets(catalog), catalog);
      return { entries: countOf(catalog), run: () => selectAssets(flow, [], catalog) };
    },
  };
}

function selecting(name: string, size: number, catalogOf: (size: number) => Catalog): GrowingCase {
  return {
    name,
    size,
    milliseconds: 50,
    prepare(size) {
      const catalog = catalogOf(size);
      return { entries: countOf(catalog), run: () => selectAssets(EMPTY, allAssets(catalog), catalog) };
    },
  };
}

/** Four evaluations per asset, 2,000 at most in a flow; each links to a risk of its own. */
function evaluated(size: number): FlowFields {
  const [assets, scenarios, risks] = [idsOf('asset', size), idsOf('scenario', size), idsOf('risk', 4 * size)];
  const pairs = risks.map(
    (risk_id, index) =>
      [evaluationKey(assets[index % size] ?? '', scenarios[(index * 7) % size] ?? ''), { risk_id }] as const,
  );
  return {
    ...EMPTY,
    selected_assets: assets,
    selected_scenarios: scenarios,
    asset_scenario_evaluations: Object.fromEntries(pairs),
  };
}

const dropping: GrowingCase = {
  name: 'drop what was written about things that are not selected',
  size: 500,
  milliseconds: 15,
  prepare(size) {
    const flow = evaluated(size);
    return { entries: 6 * size, run: () => withoutUnselected(flow) };
  },
};

const reopening: GrowingCase = {
  name: 'reopen a flow whose evaluated risks were deleted',
  size: 500,
  milliseconds: 50,
  prepare(size) {
    const flow = evaluated(size);
    const there = new Set([...flow.selected_assets, ...flow.selected_scenarios]);
    return { entries: 6 * size, run: () => reopenedFlow(flow, RISK, there) };
  },
};

export const flowCases: readonly GrowingCase[] = [
  clearing('clear assets with a property and a scenario each', separate),
  clearing('clear assets that share all properties and scenarios', shared),
  selecting('select assets with a property and a scenario each', 2000, separate),
  selecting('select assets that share all properties and scenarios', 500, shared),
  dropping,
  reopening,
];
