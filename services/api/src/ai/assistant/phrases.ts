/** Finds phrases in texts: whole words, in the form in which they are compared. */
import { fold } from '@parapet/contracts/rules';

export interface Line {
  /** The words of a text as they were written. */
  written: readonly string[];
  /** The same words as they are compared, between single spaces, also at both ends. */
  line: string;
}

/** Letters and digits; a control such as `AC-2` is one word, and so is `{level}`, the place of a value. */
const WORD = /\{\w+\}|[A-Za-z]{2}(?:\.[A-Za-z]{2})?-\d{1,2}(?!\d)|[\p{L}\p{N}]+/gu;
/** A longer text shows its subject within these. */
const MOST_CHARACTERS = 20_000;

/** Any of the phrases between commas, the longest first. A star stands for any letters, two dots for up to five words, `{n}` for a number. */
function patternOf(list: string, normal: (word: string) => string): RegExp {
  const phrases = list.split(',').map((phrase) => phrase.match(/[^\s'’-]+/g)?.map(normal) ?? []);
  const sources = phrases
    .filter((words) => words.length > 0)
    .toSorted((one, other) => other.length - one.length || other.join('').length - one.join('').length)
    .map((words) => words.join(' ').replace('.. ', '(?:[^ ]+ ){0,5}').replaceAll('*', '[^ ]*').replace('{n}', '\\d+'));
  return new RegExp(`(?<= )(?:${sources.join('|') || '(?!)'})(?= )`, 'g');
}

/** @param normal the form in which a word is compared */
export function phrasesBy(normal: (word: string) => string) {
  const known = new Map<string, RegExp>();
  return {
    lineOf: (text: string): Line => {
      const written = text.slice(0, MOST_CHARACTERS).normalize('NFC').match(WORD) ?? [];
      return { written, line: ` ${written.map((word) => normal(word).slice(0, 64)).join(' ')} ` };
    },
    anyOf: (...lists: readonly (string | undefined)[]): RegExp => {
      const list = lists.join(',');
      const pattern = known.get(list) ?? patternOf(list, normal);
      known.set(list, pattern);
      return pattern;
    },
  };
}

/** By words without case and accents. */
export const { lineOf, anyOf } = phrasesBy(fold);

export const wordsOf = ({ line }: Pick<Line, 'line'>): string[] => line.match(/[^ ]+/g) ?? [];
export const isIn = ({ line }: Line, pattern: RegExp): boolean => line.search(pattern) >= 0;

/** What matches first, as it was written. */
export function firstIn({ written, line }: Line, pattern: RegExp): string | undefined {
  const [match] = line.matchAll(pattern);
  const from = line.slice(0, match?.index).split(' ').length - 2;
  return match && written.slice(from, from + match[0].split(' ').length).join(' ');
}

/** Puts `#` for every word that matches. */
export const without = ({ written, line }: Line, pattern: RegExp): Line => ({
  written,
  line: line.replace(pattern, (found) => found.replace(/[^ ]+/g, '#')),
});
