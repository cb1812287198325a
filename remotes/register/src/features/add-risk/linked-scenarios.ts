/** Scenarios that chosen assets bring along through their properties: selected until the person deselects them. */
import type { Picked, PickedItems } from './picked-items.ts';

/** Maximum number of items of one kind per risk, as in the contract. */
export const MOST_ITEMS = 500;

/**
 * The selected scenarios: those of the selected assets, except what was deselected by hand, then those that were selected by hand. So a scenario goes
 * with the last asset that brought it along, unless it was also selected by hand.
 */
export function selectedScenarios({ assets, scenarios, left_out }: PickedItems): readonly Picked[] {
  const brought = assets.flatMap((asset) => asset.scenarios ?? []).filter(({ id }) => !left_out.includes(id));
  return [...new Map([...brought, ...scenarios].map((one) => [one.id, one])).values()].slice(0, MOST_ITEMS);
}

/** The assets that were selected. What a new one brings along is not known yet. */
export function withAssets({ assets }: PickedItems, picked: readonly Picked[]): Pick<PickedItems, 'assets'> {
  return { assets: picked.map(({ id, name }) => assets.find((one) => one.id === id) ?? { id, name, scenarios: null }) };
}

/** What an asset brings along, once it is known. What was known before stays, as the person may have seen it. */
export function withLinked(
  { assets }: PickedItems,
  id: string,
  linked: readonly Picked[],
): Pick<PickedItems, 'assets'> {
  return {
    assets: assets.map((one) => (one.id === id && one.scenarios === null ? { ...one, scenarios: linked } : one)),
  };
}

/** The scenarios as the person has left them: what they selected or deselected stays so, whichever asset comes or goes. */
export function withScenarios(
  now: PickedItems,
  picked: readonly Picked[],
): Pick<PickedItems, 'scenarios' | 'left_out'> {
  const before = new Set(selectedScenarios(now).map(({ id }) => id));
  const after = new Set(picked.map(({ id }) => id));
  return {
    scenarios: [...now.scenarios.filter(({ id }) => after.has(id)), ...picked.filter(({ id }) => !before.has(id))],
    left_out: [...now.left_out.filter((id) => !after.has(id)), ...[...before].filter((id) => !after.has(id))],
  };
}

/** The selected assets that bring scenarios along, each with those of them that are selected. */
export function broughtAlong(now: PickedItems): { asset: Picked; scenarios: readonly Picked[] }[] {
  const selected = new Set(selectedScenarios(now).map(({ id }) => id));
  return now.assets.flatMap((asset) =>
    asset.scenarios === null || asset.scenarios.length === 0
      ? []
      : [{ asset, scenarios: asset.scenarios.filter(({ id }) => selected.has(id)) }],
  );
}
