/** Finds the terms of the catalog in a description, in one of the languages of the interface. */
import { LANGUAGES, type Language } from '@parapet/contracts';
import { fold } from '@parapet/contracts/rules';
import { ASSET_TYPES, type AssetType } from '../catalog/asset-types.ts';
import { CATEGORIES, TOPICS_OF } from '../catalog/categories.ts';
import { TOPICS, type Topic } from '../catalog/control.ts';
import { SHARED_ASSETS, SHARED_TOPICS } from '../catalog/terms/terms-shared.ts';
import { TERMS } from '../catalog/terms/terms.ts';
import { isIn, phrasesBy, without, wordsOf } from '../phrases.ts';
import { EXAMPLES, RATINGS } from '../texts/texts.ts';

export const { lineOf, anyOf } = phrasesBy(fold);

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
