/** Finds the controls that fit best. */
import type { Language } from '@parapet/contracts';
import { KINDS_OF, type AssetType } from '../catalog/asset-types.ts';
import { baselineOf } from '../catalog/baselines.ts';
import { requirementOf, CATALOG } from '../catalog/catalog.ts';
import type { Control, Topic } from '../catalog/control.ts';
import { assetTypesOf, topicsOf } from './topics.ts';

export interface Case {
  /** Describes the risk. */
  text: string;
  /** Describes the type of asset; '' for any. */
  assetType: string;
  /** The language if the words do not show it. */
  language?: Language | undefined;
}

/** The first controls of a baseline are needed for every category. */
const ALWAYS = 6;

/** Whether the main topic of a control is one of the topics. */
const isMain = ({ topics: [first] }: Control, topics: readonly Topic[]) =>
  first !== undefined && topics.includes(first);

/** How well a control fits the topics; 0 for none of them. */
function aboutTopics(control: Control, topics: readonly Topic[]): number {
  const about = control.topics.filter((topic) => topics.includes(topic)).length;
  return about * 3 + (isMain(control, topics) ? 2 : 0);
}

/** 6 for the first controls in a baseline of the types, less for later ones, 0 for others. */
function inBaseline({ id }: Control, types: readonly AssetType[]): number {
  return Math.max(
    0,
    ...types.map((type) => {
      const baseline = baselineOf(type);
      const at = baseline.indexOf(id);
      return at < 0 ? 0 : 6 * (1 - at / baseline.length);
    }),
  );
}

const fitsKind = (control: Control, types: readonly AssetType[]) =>
  types.length === 0 || types.some((type) => KINDS_OF[type].some((kind) => control.assets.includes(kind)));

/** The controls with points, best first. Of equivalent controls only the best one is included. */
function best(points: (control: Control) => number): Control[] {
  const ranked = CATALOG.map((control) => ({ control, points: points(control) }))
    .filter((one) => one.points > 0)
    .toSorted((a, b) => b.points - a.points);
  const taken = new Set<string>();
  return ranked
    .map(({ control }) => control)
    .filter((control) => !taken.has(requirementOf(control)) && taken.add(requirementOf(control)));
}

/** The first controls of an asset's baseline, followed by the other controls that fit the topics best. */
function forAsset(types: readonly AssetType[], topics: readonly Topic[], limit: number): Control[] {
  const baseline = (control: Control) => inBaseline(control, types);
  const needed = best(baseline).slice(0, ALWAYS);
  const others = best((control) => {
    const about = aboutTopics(control, topics);
    return baseline(control) > 0 || (about > 2 && fitsKind(control, types)) ? baseline(control) + about : 0;
  }).filter((control) => !needed.some((one) => requirementOf(one) === requirementOf(control)));
  const chosen = new Set([...needed, ...others].slice(0, limit));
  // Mostly in the order of the baseline.
  return best((control) => (chosen.has(control) ? baseline(control) + aboutTopics(control, topics) / 2 : 0));
}

/** Controls against a threat; among equal ones, those for the asset come first. */
function againstThreat(topics: readonly Topic[], types: readonly AssetType[]): Control[] {
  return best((control) => {
    const about = aboutTopics(control, topics);
    if (about === 0) return 0;
    const kind = fitsKind(control, types) || isMain(control, topics) ? 1 : -2;
    return about + kind + inBaseline(control, types) + (control.framework === 'NIST SP 800-53' ? 0.5 : 0);
  });
}

/** @returns the controls that fit best, best first; none for unknown words */
export function controlsFor({ text, assetType, language }: Case, limit: number): Control[] {
  const types = assetTypesOf(assetType, language);
  const topics = [
    ...new Set([...topicsOf(text, language), ...(types.length === 0 ? topicsOf(assetType, language) : [])]),
  ];
  if (topics.length > 0) return againstThreat(topics, types).slice(0, limit);
  if (types.length === 0) return [];
  const baseline = forAsset(types, [], limit);
  const others = CATALOG.filter((control) => fitsKind(control, types) && !baseline.includes(control));
  return [...baseline, ...others].slice(0, limit);
}

/** @returns the controls of an asset's baseline, adapted to the topics, best first; without types, the controls for the topics */
export function controlsForAsset(types: readonly AssetType[], topics: readonly Topic[], limit: number): Control[] {
  return types.length > 0 ? forAsset(types, topics, limit) : againstThreat(topics, []).slice(0, limit);
}
