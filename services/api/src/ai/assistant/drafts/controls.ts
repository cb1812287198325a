/** Finds the controls of the catalog that fit a description, a type of asset or a category of risks. */
import MiniSearch from 'minisearch';
import type { Language } from '@parapet/contracts';
import { KINDS_OF, type AssetType } from '../catalog/asset-types.ts';
import { baselineOf } from '../catalog/baselines.ts';
import { CATALOG, controlById, requirementOf } from '../catalog/catalog.ts';
import type { Control, Topic } from '../catalog/control.ts';
import { stemsOf } from '../words.ts';
import { assetTypesOf, topicsOf } from './terms.ts';

/** The first controls of a baseline are needed whatever the topics are. */
const NEEDED = 6;

/** How well a control fits topics, its first topic being the main one; 0 for none of them. */
const aboutTopics = ({ topics: own }: Control, topics: readonly Topic[]) =>
  own.reduce((points, topic, at) => points + (topics.includes(topic) ? (at === 0 ? 5 : 3) : 0), 0);

/** More for the first controls in a baseline of the types than for later ones; 0 for others. */
function inBaseline({ id }: Control, types: readonly AssetType[]): number {
  const points = types.map((type) => {
    const [at, all] = [baselineOf(type).indexOf(id), baselineOf(type).length];
    return at < 0 ? 0 : 6 * (1 - at / all);
  });
  return Math.max(0, ...points);
}

/** The controls with points, best first. Of equivalent controls only the best one is included. */
function best(points: (control: Control) => number, limit: number): Control[] {
  const taken = new Set<string>();
  return CATALOG.map((control) => ({ control, points: points(control) }))
    .filter((one) => one.points > 0)
    .toSorted((one, other) => other.points - one.points)
    .filter(({ control }) => !taken.has(requirementOf(control)) && taken.add(requirementOf(control)))
    .slice(0, limit)
    .map(({ control }) => control);
}

/** Controls against a threat, among which those for the asset come first; for an asset alone, those of its baseline that fit the topics too. */
export function ranked(topics: readonly Topic[], types: readonly AssetType[], isForAsset: boolean, limit: number) {
  return best((control) => {
    const [about, baseline] = [aboutTopics(control, topics), inBaseline(control, types)];
    const fits =
      types.length === 0 || types.some((type) => KINDS_OF[type].some((kind) => control.assets.includes(kind)));
    if (isForAsset) {
      const isNeeded = types.some((type) => baselineOf(type).slice(0, NEEDED).includes(control.id));
      return baseline > 0 || (about > 0 && fits) ? baseline + about + (isNeeded ? 4 : 0) : 0;
    }
    const isMain = control.topics.slice(0, 1).some((topic) => topics.includes(topic));
    const fitting = (fits || isMain ? 1 : -2) + (control.framework === 'NIST SP 800-53' ? 0.5 : 0);
    return about === 0 ? 0 : about + baseline + fitting;
  }, limit);
}

interface Described {
  text: string;
  /** Describes the type of asset. Default: the text */
  assetType?: string;
  /** Language if the words do not show it. */
  language?: Language | undefined;
}

/** @returns the controls that fit best, best first; none for unknown words */
export function controlsFor({ text, assetType = text, language }: Described, limit: number): Control[] {
  const types = assetTypesOf(assetType, language);
  const topics = topicsOf(types.length > 0 ? text : `${text} ${assetType}`, language);
  return ranked(topics, types, topics.length === 0, limit);
}

let index: MiniSearch<Control> | undefined;

/** Controls for any words: by the topics and types of assets that they name, else by the words of the catalog. */
export function findControls(text: string, language: Language, limit: number): Control[] {
  const fitting = controlsFor({ text, language }, limit);
  if (fitting.length > 0) return fitting;
  if (index === undefined) {
    const searchOptions = { boost: { title: 2 }, prefix: (term: string) => term.length > 4 };
    index = new MiniSearch<Control>({
      fields: ['title', 'summary'],
      tokenize: (words) => stemsOf(words),
      searchOptions,
    });
    index.addAll(CATALOG);
  }
  const found = index.search(text).slice(0, limit);
  return found.flatMap(({ id }) => controlById(String(id)) ?? []);
}
