/** Finds the terms of the catalog in a description, in one of the languages of the interface, and the controls that fit them. */
import MiniSearch from 'minisearch';
import { LANGUAGES, type Language } from '@parapet/contracts';
import { ASSET_TYPES, KINDS_OF, type AssetType } from '../catalog/asset-types.ts';
import { baselineOf } from '../catalog/baselines.ts';
import { CATALOG, controlById, requirementOf } from '../catalog/catalog.ts';
import { CATEGORIES, TOPICS_OF } from '../catalog/categories.ts';
import { TOPICS, type Control, type Topic } from '../catalog/control.ts';
import { SHARED_ASSETS, SHARED_TOPICS } from '../catalog/terms/terms-shared.ts';
import { TERMS } from '../catalog/terms/terms.ts';
import { anyOf, isIn, lineOf, without, wordsOf } from '../phrases.ts';
import { EXAMPLES, RATINGS } from '../texts/texts.ts';

/** The language whose words are the most among the first. @param hint decides between languages with the same number */
export function languageOf(text: string, hint: Language = 'en'): Language {
  const { line } = lineOf(text.slice(0, 2000));
  const count = (language: Language) => {
    const tables = [...Object.values(TERMS[language]), RATINGS[language], [EXAMPLES[language].small]];
    const lists = tables.flatMap((table) => Object.values(table).flat(2)).filter((one) => typeof one === 'string');
    return wordsOf({ line: line.match(anyOf(...lists))?.join(' ') ?? '' }).length + (language === hint ? 0.5 : 0);
  };
  return LANGUAGES.reduce((best, other) => (count(other) > count(best) ? other : best));
}

/** @param hint language of the text if its words do not show it */
export function topicsOf(text: string, hint?: Language): Topic[] {
  const [line, { topics }] = [lineOf(text), TERMS[languageOf(text, hint)]];
  return TOPICS.filter((topic) => isIn(line, anyOf(SHARED_TOPICS[topic], topics[topic])));
}

/** The topics of a category of risks; none for an unknown one. */
export function categoryTopics(category: string, hint?: Language): Topic[] {
  const [line, { categories }] = [lineOf(category), TERMS[languageOf(category, hint)]];
  const named = CATEGORIES.filter((one) => isIn(line, anyOf(categories[one])));
  return [...named.flatMap((one) => TOPICS_OF[one]), ...topicsOf(category, hint)];
}

/** The types of assets in a text, the most specific first: a database server is a database. */
export function assetTypesOf(text: string, hint?: Language): AssetType[] {
  let [line, { assets }] = [lineOf(text), TERMS[languageOf(text, hint)]];
  return ASSET_TYPES.filter((type) => {
    const before = line;
    line = without(line, anyOf(SHARED_ASSETS[type], assets[type]));
    return line.line !== before.line;
  });
}

/** Points for the first topic of a control, for another one, for the first place in a baseline, and for another kind of asset. */
const POINTS = { main: 5, other: 3, baseline: 8, unfit: -3 };

/**
 * The controls that fit topics and types of assets, best first. Of equivalent ones only the best is included.
 * @param isForAsset whether they have to fit the type; then being in its baseline is enough
 */
export function ranked(topics: readonly Topic[], types: readonly AssetType[], isForAsset: boolean, limit: number) {
  const points = ({ id, topics: [main, ...others], assets }: Control) => {
    const isOf = (topic: Topic | undefined) => topics.some((one) => one === topic);
    const about = (isOf(main) ? POINTS.main : 0) + others.filter(isOf).length * POINTS.other;
    const places = types.map(baselineOf).map((ids) => (ids.includes(id) ? 1 - ids.indexOf(id) / ids.length : 0));
    const listed = POINTS.baseline * Math.max(0, ...places);
    const isFit = types.length === 0 || types.some((type) => KINDS_OF[type].some((kind) => assets.includes(kind)));
    if (isForAsset ? listed === 0 && (about === 0 || !isFit) : about === 0) return 0;
    return about + listed + (isFit ? 0 : POINTS.unfit);
  };
  const fitting = CATALOG.map((control) => ({ control, points: points(control) })).filter((one) => one.points > 0);
  const best = fitting.toSorted((one, other) => other.points - one.points).map(({ control }) => control);
  return [...Map.groupBy(best, requirementOf).values()].flatMap(([first]) => first ?? []).slice(0, limit);
}

/** Controls against what a text describes, or for the type of asset alone that it names. @param asset names the type @param language if the words do not show it */
export function controlsFor(text: string, limit: number, language?: Language, asset = text): Control[] {
  const types = assetTypesOf(asset, language);
  const topics = topicsOf(types.length > 0 ? text : `${text} ${asset}`, language);
  return ranked(topics, types, topics.length === 0, limit);
}

const SEARCH = { boost: { title: 2 }, prefix: (term: string) => term.length > 4, fuzzy: 0.2 };
const index = new MiniSearch<Control>({ fields: ['title', 'summary'], searchOptions: SEARCH });
index.addAll(CATALOG);

/** Controls for any words: by the topics and types of assets that they name, else by the words of the catalog. */
export function findControls(text: string, language: Language, limit: number): Control[] {
  const fitting = controlsFor(text, limit, language);
  if (fitting.length > 0) return fitting;
  const found = index.search(text).slice(0, limit);
  return found.flatMap(({ id }) => controlById(String(id)) ?? []);
}
