/** Finds the controls of the catalog that fit a description, a type of asset or a category of risks. */
import MiniSearch from 'minisearch';
import type { Language } from '@parapet/contracts';
import { KINDS_OF, type AssetType } from '../catalog/asset-types.ts';
import { baselineOf } from '../catalog/baselines.ts';
import { CATALOG, controlById, requirementOf } from '../catalog/catalog.ts';
import type { Control, Topic } from '../catalog/control.ts';
import { assetTypesOf, topicsOf } from './terms.ts';

/** Points for the first topic of a control, for another one, for the first place in a baseline, and for another kind of asset. */
const POINTS = { main: 5, other: 3, baseline: 8, unfit: -3 };

/** How well a control fits topics and types of assets. @param isForAsset whether it has to fit the type; then being in its baseline is enough */
function pointsOf(control: Control, topics: readonly Topic[], types: readonly AssetType[], isForAsset: boolean) {
  const matching = control.topics.map((topic, at) =>
    topics.includes(topic) ? POINTS[at === 0 ? 'main' : 'other'] : 0,
  );
  const about = matching.reduce((sum, one) => sum + one, 0);
  const baselines = types.map(baselineOf).filter((ids) => ids.includes(control.id));
  const listed = Math.max(0, ...baselines.map((ids) => POINTS.baseline * (1 - ids.indexOf(control.id) / ids.length)));
  const kinds = types.flatMap((type) => KINDS_OF[type]);
  const isFit = types.length === 0 || kinds.some((kind) => control.assets.includes(kind));
  if (isForAsset ? listed === 0 && (about === 0 || !isFit) : about === 0) return 0;
  return about + listed + (isFit ? 0 : POINTS.unfit);
}

/** The controls that fit, best first. Of equivalent ones only the best is included. */
export function ranked(topics: readonly Topic[], types: readonly AssetType[], isForAsset: boolean, limit: number) {
  const points = CATALOG.map((control) => ({ control, points: pointsOf(control, topics, types, isForAsset) }));
  const fitting = points.filter((one) => one.points > 0).toSorted((one, other) => other.points - one.points);
  const same = Map.groupBy(fitting, ({ control }) => requirementOf(control));
  return [...same.values()].flatMap(([best]) => best?.control ?? []).slice(0, limit);
}

/** Controls against what a text describes, or for the type of asset alone that it names. @param asset names the type @param language if the words do not show it */
export function controlsFor(text: string, limit: number, language?: Language, asset = text): Control[] {
  const types = assetTypesOf(asset, language);
  const topics = topicsOf(types.length > 0 ? text : `${text} ${asset}`, language);
  return ranked(topics, types, topics.length === 0, limit);
}

const index = new MiniSearch<Control>({
  fields: ['title', 'summary'],
  searchOptions: { boost: { title: 2 }, prefix: (term) => term.length > 4, fuzzy: 0.2 },
});
index.addAll(CATALOG);

/** Controls for any words: by the topics and types of assets that they name, else by the words of the catalog. */
export function findControls(text: string, language: Language, limit: number): Control[] {
  const fitting = controlsFor(text, limit, language);
  if (fitting.length > 0) return fitting;
  const found = index.search(text).slice(0, limit);
  return found.flatMap(({ id }) => controlById(String(id)) ?? []);
}
