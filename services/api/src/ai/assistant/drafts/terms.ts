/** Finds the terms of the catalog and of ratings in a description: whole words of one language, without case and accents. */
import { LANGUAGES, type Language } from '@parapet/contracts';
import { fold } from '@parapet/contracts/rules';
import { ASSET_TYPES, type AssetType } from '../catalog/asset-types.ts';
import { CATEGORIES, TOPICS_OF } from '../catalog/categories.ts';
import { TOPICS, type Topic } from '../catalog/control.ts';
import { SHARED_ASSETS, SHARED_TOPICS } from '../catalog/terms/terms-shared.ts';
import { TERMS } from '../catalog/terms/terms.ts';
import { EXAMPLES, RATINGS } from '../texts/texts.ts';

/** A longer description shows its subject within these, and its language within these words. */
const MOST_CHARACTERS = 20_000;
const MOST_WORDS = 200;

export const wordsIn = (text: string): string[] =>
  text
    .slice(0, MOST_CHARACTERS)
    .normalize('NFC')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Folded words between single spaces, also at both ends. */
export const lineOf = (words: readonly string[]): string =>
  ` ${words.map((word) => fold(word).slice(0, 64)).join(' ')} `;

const compiled = new Map<string, RegExp>();

/** Any of the phrases between commas, the longest first. A star stands for any letters, two dots for up to five words. */
export function anyOf(...lists: readonly (string | undefined)[]): RegExp {
  const list = lists.join(',');
  const known = compiled.get(list);
  if (known !== undefined) return known;
  const phrases = list.split(',').flatMap((phrase) => phrase.trim() || []);
  const sources = phrases
    .toSorted((one, other) => other.split(' ').length - one.split(' ').length || other.length - one.length)
    .map((phrase) => fold(phrase.replace(/['’-]/g, ' ')).replace('.. ', '(?:[^ ]+ ){0,5}').replaceAll('*', '[^ ]*'));
  const pattern = new RegExp(`(?<= )(?:${sources.join('|') || '(?!)'})(?= )`, 'g');
  compiled.set(list, pattern);
  return pattern;
}

/** A line without what matches; the number of its words stays. */
export const without = (line: string, pattern: RegExp): string =>
  line.replace(pattern, (found) => found.replace(/[^ ]+/g, '#'));

/** All words of a language. */
const ALL = LANGUAGES.map((language) => {
  const tables = [...Object.values(TERMS[language]), RATINGS[language]];
  const lists = tables.flatMap((table) => Object.values(table).flat(2));
  return { language, list: [...EXAMPLES[language].small, ...lists.filter((one) => typeof one === 'string')].join(',') };
});

/** The language whose words are the most. @param hint decides between languages with the same number */
export function languageOf(text: string, hint: Language = 'en'): Language {
  const line = lineOf(wordsIn(text).slice(0, MOST_WORDS));
  const counts = ALL.map(({ language, list }) => ({
    language,
    count: (line.match(anyOf(list)) ?? []).flatMap((found) => found.split(' ')).length + (language === hint ? 0.5 : 0),
  }));
  return counts.reduce((best, other) => (other.count > best.count ? other : best)).language;
}

const isIn = (text: string, ...lists: readonly (string | undefined)[]) =>
  lineOf(wordsIn(text)).search(anyOf(...lists)) >= 0;

/** @param hint language of the text if its words do not show it */
export function topicsOf(text: string, hint?: Language): Topic[] {
  const { topics } = TERMS[languageOf(text, hint)];
  return TOPICS.filter((topic) => isIn(text, SHARED_TOPICS[topic], topics[topic]));
}

/** The topics of a category of risks; none for an unknown one. */
export function categoryTopics(category: string, hint?: Language): Topic[] {
  const { categories } = TERMS[languageOf(category, hint)];
  const named = CATEGORIES.filter((one) => isIn(category, categories[one]));
  return [...new Set([...named.flatMap((one) => TOPICS_OF[one]), ...topicsOf(category, hint)])];
}

/** The types of assets in a text, the most specific first: a database server is a database. */
export function assetTypesOf(text: string, hint?: Language): AssetType[] {
  let line = lineOf(wordsIn(text));
  const { assets } = TERMS[languageOf(text, hint)];
  return ASSET_TYPES.filter((type) => {
    const before = line;
    line = without(line, anyOf(SHARED_ASSETS[type], assets[type]));
    return line !== before;
  });
}
