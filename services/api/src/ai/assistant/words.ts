/** The words of a question, as they are compared with examples. */
import { fold } from '@parapet/contracts/rules';

export interface Word {
  /** As it was written. */
  text: string;
  /** Without case, accents and endings. */
  stem: string;
}

/** Endings of the four languages that carry no meaning here: `kritischen` and `kritisch` are one word, like `critiques` and `critique`. */
const ENDING = /(?:e[nmrsz]?|[ao]s?|[ns])$/;
/** Words are letters and digits; a control such as `AC-2` stays one word, and so does `{level}`, the place of a value in an example. */
const WORD = /\{\w+\}|[A-Za-z]{2}(?:\.[A-Za-z]{2})?-\d{1,2}(?!\d)|[\p{L}\p{N}]+/gu;

export function stemOf(word: string): string {
  const folded = fold(word);
  return folded.length > 4 && !word.startsWith('{') ? folded.replace(ENDING, '') : folded;
}

export const wordsOf = (text: string): Word[] =>
  (text.normalize('NFC').match(WORD) ?? []).map((word) => ({ text: word, stem: stemOf(word) }));
export const stemsOf = (text: string): string[] => wordsOf(text).map(({ stem }) => stem);

/** Where the stems of a phrase begin in a list of words; -1 for nowhere. */
export function indexOfPhrase(words: readonly Word[], phrase: readonly string[], from = 0): number {
  for (let at = from; at + phrase.length <= words.length; at++)
    if (phrase.every((stem, offset) => words[at + offset]?.stem === stem)) return at;
  return -1;
}

/** What stands for a value in an example. */
export const placeOf = (name: string): string => `{${name}}`;
