/** Checks on the texts of the interface, for every part that has some. */
import type { Language } from '../../schemas/organization/me.ts';
import { typographyProblems } from './typography.ts';
import { AVOIDED, SAME } from './words.ts';

export type Texts = Readonly<Record<string, string>>;

/** `{{name}}` or `{name}`. */
const PLACEHOLDER = /\{\{?\w+\}?\}/g;

const placeholders = (text: string) => [...new Set(text.match(PLACEHOLDER))].toSorted().join(' ');
/** A text without placeholders, leading numbers and the punctuation around it. */
const wordsOf = (text: string) => text.replace(PLACEHOLDER, '').replace(/^[^\p{L}]+|[^\p{L}\d]+$/gu, '');

const needsTranslation = (locale: Exclude<Language, 'en'>, words: string) =>
  /\p{L}{2}/u.test(words) && !SAME[locale].has(words);

/** What is wrong with the wording of texts in one language: typography, and words that the glossary replaces. */
export function wordingProblems(locale: Language, texts: Texts): string[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    const avoided = AVOIDED[locale]
      .filter(({ word }) => word.test(text.replace(PLACEHOLDER, '')))
      .map(({ instead }) => `should say ${instead}`);
    return [...typographyProblems(locale, text), ...avoided].map((problem) => `${locale}: ${key} ${problem}`);
  });
}

/** What is wrong with a translation: missing or unknown keys, other values to fill in, texts left in English, and its wording. */
export function translationProblems(locale: Exclude<Language, 'en'>, english: Texts, translated: Texts): string[] {
  const problems = Object.keys(translated)
    .filter((key) => !Object.hasOwn(english, key))
    .map((key) => `${locale}: ${key} is not in English`);
  for (const [key, source] of Object.entries(english)) {
    const text = translated[key] ?? '';
    if (text.trim() === '') problems.push(`${locale}: ${key} is missing`);
    else if (placeholders(text) !== placeholders(source))
      problems.push(`${locale}: ${key} fills in other values than English`);
    else if (text === source && needsTranslation(locale, wordsOf(text)))
      problems.push(`${locale}: ${key} is left in English`);
  }
  return [...problems, ...wordingProblems(locale, translated)];
}
