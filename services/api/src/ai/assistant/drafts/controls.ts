/** Finds the controls of the catalog that fit a description, a type of asset or a category of risks. */
import MiniSearch from 'minisearch';
import type { AiControlRequest, AiControls, Language } from '@parapet/contracts';
import { KINDS_OF, type AssetType } from '../catalog/asset-types.ts';
import { baselineOf } from '../catalog/baselines.ts';
import { CATALOG, controlById, referenceOf, requirementOf } from '../catalog/catalog.ts';
import type { Control, Topic } from '../catalog/control.ts';
import { DRAFTS } from '../texts/texts.ts';
import { paragraphs, quoted } from '../wording.ts';
import { stemsOf } from '../words.ts';
import { assetTypesOf, categoryTopics, languageOf, topicsOf } from './terms.ts';

/** Suggestions for a type of asset. */
const MOST = 10;
/** The first controls of a baseline are needed for every category. */
const ALWAYS = 6;

/** How well a control fits topics, its first topic being the main one; 0 for none of them. */
function aboutTopics({ topics: own }: Control, topics: readonly Topic[]): number {
  const [main] = own;
  return own.filter((topic) => topics.includes(topic)).length * 3 + (main && topics.includes(main) ? 2 : 0);
}

/** 6 for the first controls in a baseline of the types, less for later ones, 0 for others. */
function inBaseline({ id }: Control, types: readonly AssetType[]): number {
  const places = types.map((type) => ({ at: baselineOf(type).indexOf(id), all: baselineOf(type).length }));
  return Math.max(0, ...places.map(({ at, all }) => (at < 0 ? 0 : 6 * (1 - at / all))));
}

const fitsKind = ({ assets }: Control, types: readonly AssetType[]) =>
  types.length === 0 || types.some((type) => KINDS_OF[type].some((kind) => assets.includes(kind)));

/** The controls with points, best first. Of equivalent controls only the best one is included. */
function best(points: (control: Control) => number): Control[] {
  const taken = new Set<string>();
  return CATALOG.map((control) => ({ control, points: points(control) }))
    .filter((one) => one.points > 0)
    .toSorted((one, other) => other.points - one.points)
    .map(({ control }) => control)
    .filter((control) => !taken.has(requirementOf(control)) && taken.add(requirementOf(control)));
}

/** Controls against a threat; among equal ones, those for the asset come first. */
const againstThreat = (topics: readonly Topic[], types: readonly AssetType[]) =>
  best((control) => {
    const about = aboutTopics(control, topics);
    const isMain = control.topics.some((topic, at) => at === 0 && topics.includes(topic));
    const fits = (fitsKind(control, types) || isMain ? 1 : -2) + inBaseline(control, types);
    return about === 0 ? 0 : about + fits + (control.framework === 'NIST SP 800-53' ? 0.5 : 0);
  });

/** The first controls of an asset's baseline, followed by the others that fit the asset and the topics. */
function forAsset(types: readonly AssetType[], topics: readonly Topic[], limit: number): Control[] {
  const needed = new Set(best((control) => inBaseline(control, types)).slice(0, ALWAYS));
  const ranked = best((control) => {
    const [baseline, about] = [inBaseline(control, types), aboutTopics(control, topics)];
    if (needed.has(control)) return Number.MAX_SAFE_INTEGER;
    return baseline > 0 || (about > 2 && fitsKind(control, types)) ? baseline + about : 0;
  });
  const chosen = new Set(ranked.slice(0, limit));
  // Mostly in the order of the baseline.
  return best((control) => (chosen.has(control) ? inBaseline(control, types) + aboutTopics(control, topics) / 2 : 0));
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
  return topics.length > 0 ? againstThreat(topics, types).slice(0, limit) : forAsset(types, [], limit);
}

let index: MiniSearch<Control> | undefined;

/** Controls for any words: by the topics and types of assets that they name, else by the words of the catalog. */
export function findControls(text: string, language: Language, limit: number): Control[] {
  const fitting = controlsFor({ text, language }, limit);
  if (fitting.length > 0) return fitting;
  if (index === undefined) {
    const tokenize = (words: string) => stemsOf(words);
    const searchOptions = { boost: { title: 2 }, prefix: (term: string) => term.length > 4 };
    index = new MiniSearch<Control>({ fields: ['title', 'summary'], tokenize, searchOptions });
    index.addAll(CATALOG);
  }
  const ids = index.search(text).map(({ id }) => String(id));
  return ids.slice(0, limit).flatMap((id) => controlById(id) ?? []);
}

/** @param preferred language of the answer if the words do not show it */
export function suggest(
  { asset_type, risk_category = '' }: AiControlRequest,
  preferred?: Language,
): Pick<AiControls, 'content' | 'controls'> & { language: Language } {
  const language = languageOf(`${asset_type} ${risk_category}`, preferred);
  const texts = DRAFTS[language].controls;
  const types = assetTypesOf(asset_type, language);
  const [ofType, category] = [topicsOf(asset_type, language), categoryTopics(risk_category, language)];
  const topics = types.length > 0 ? category : [...ofType, ...category];
  const found = types.length > 0 ? forAsset(types, topics, MOST) : againstThreat(topics, []).slice(0, MOST);
  const [asset, about] = [quoted(asset_type, 60), quoted(risk_category, 60)];
  const isTypeUsed = types.length > 0 || ofType.length > 0;
  if (found.length === 0)
    return { content: texts.nothing(about === '' ? asset : texts.both(asset, about)), controls: [], language };
  const subject = category.length === 0 ? asset : isTypeUsed ? texts.both(asset, about) : about;
  const unused = [
    ...(isTypeUsed ? [] : [texts.unusedType(asset)]),
    ...(category.length > 0 || about === '' ? [] : [texts.unusedCategory(about)]),
  ];
  const reasonOf = ({ id, topics: own }: Control) => {
    const isNeeded = types.some((type) => baselineOf(type).includes(id));
    const isAbout = own.some((topic) => category.includes(topic));
    return texts.because(isAbout ? (isNeeded ? texts.both(asset, about) : about) : asset);
  };
  const controls = found.map((control) => ({
    title: control.title,
    description: control.summary,
    reference: referenceOf(control),
    reason: reasonOf(control),
  }));
  const head = `${texts.suggested(found.length, subject)} ${texts.editions}`;
  return { content: paragraphs(head, ...unused, texts.inEnglish), controls, language };
}
