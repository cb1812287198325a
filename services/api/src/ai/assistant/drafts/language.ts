/** Recognizes the language of a question by its words. */
import { LANGUAGES, type Language } from '@parapet/contracts';
import { vocabularyOf } from './vocabulary.ts';
import { textOf, type Text } from './phrases.ts';

/** Limit of words that count. */
const MOST_WORDS = 200;

function wordsOf(language: Language, text: Text): number {
  return vocabularyOf(language)
    .everything()
    .spans(text)
    .reduce((sum, { from, to }) => sum + to - from, 0);
}

/** The languages with the most recognized words: several in a tie, all of them when no word is recognized. */
function likeliest(text: string | Text): Language[] {
  const read = typeof text === 'string' ? textOf(text) : text;
  const start = textOf(read.left().slice(0, MOST_WORDS).join(' '));
  const counts = LANGUAGES.map((language) => ({ language, count: wordsOf(language, start) }));
  const most = Math.max(...counts.map(({ count }) => count));
  return counts.filter(({ count }) => count === most).map(({ language }) => language);
}

/** @param hint decides between languages with the same number of words */
export function languageOf(text: string | Text, hint: Language = 'en'): Language {
  const found = likeliest(text);
  return found.includes(hint) ? hint : (found[0] ?? hint);
}
