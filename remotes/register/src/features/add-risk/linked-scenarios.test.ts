import { expect, test } from 'vitest';
import { broughtAlong, selectedScenarios, withAssets, withLinked, withScenarios } from './linked-scenarios.ts';
import type { Picked } from './picked-items.ts';
import { newWizard } from './wizard-state.ts';

const one = (id: string): Picked => ({ id, name: id.toUpperCase() });
const ids = (now: typeof begun) => selectedScenarios(now).map(({ id }) => id);
const begun = newWizard();

/** After these assets were selected, and what they bring along is known. */
function withAll(now: typeof begun, assets: Readonly<Record<string, readonly string[]>>): typeof begun {
  const state = { ...now, ...withAssets(now, Object.keys(assets).map(one)) };
  for (const [id, linked] of Object.entries(assets)) Object.assign(state, withLinked(state, id, linked.map(one)));
  return state;
}
const toggle = (now: typeof begun, id: string): typeof begun => {
  const selected = selectedScenarios(now);
  return {
    ...now,
    ...withScenarios(
      now,
      selected.some((each) => each.id === id) ? selected.filter((each) => each.id !== id) : [...selected, one(id)],
    ),
  };
};

test('an asset brings its scenarios along, each once, and takes those with it that no other asset brings', () => {
  const both = withAll(begun, { shop: ['theft', 'flood'], depot: ['flood', 'fire'] });
  expect(ids(both)).toEqual(['theft', 'flood', 'fire']);
  expect(ids(withAll(both, { depot: ['flood', 'fire'] }))).toEqual(['flood', 'fire']);
  expect(ids(withAll(both, {}))).toEqual([]);
});

test('what was deselected by hand stays so, also when the asset or another one brings it again', () => {
  const without = toggle(withAll(begun, { shop: ['theft', 'flood'] }), 'flood');
  expect(ids(without)).toEqual(['theft']);
  expect(ids(withAll(without, { shop: [], depot: ['flood'] }))).toEqual(['theft']);
  expect(ids(withAll(withAll(without, {}), { shop: ['theft', 'flood'] }))).toEqual(['theft']);
});

test('what was selected by hand stays when its asset goes', () => {
  const chosen = toggle(withAll(begun, { shop: ['theft'] }), 'fire');
  expect(ids(withAll(chosen, {}))).toEqual(['fire']);
  const again = toggle(toggle(withAll(begun, { shop: ['theft'] }), 'theft'), 'theft');
  expect(ids(withAll(again, {}))).toEqual(['theft']);
});

test('deselecting what was selected by hand and brought along takes it away for good', () => {
  const chosen = withAll(toggle(begun, 'theft'), { shop: ['theft'] });
  expect(ids(chosen)).toEqual(['theft']);
  expect(ids(toggle(chosen, 'theft'))).toEqual([]);
});

test('what an asset brings along is taken over once, and not more than a risk can have', () => {
  const known = withAll(begun, { shop: ['theft'] });
  expect(ids({ ...known, ...withLinked(known, 'shop', [one('fire')]) })).toEqual(['theft']);
  expect(ids(withAll(begun, { shop: Array.from({ length: 600 }, (_, at) => `s${at}`) }))).toHaveLength(500);
});

test('each asset is told with those of its scenarios that are selected', () => {
  const now = toggle(withAll(begun, { shop: ['theft', 'flood'], desk: [], depot: ['flood'] }), 'theft');
  expect(broughtAlong(now)).toMatchObject([
    { asset: { id: 'shop' }, scenarios: [one('flood')] },
    { asset: { id: 'depot' }, scenarios: [one('flood')] },
  ]);
});
