/** Text search and sorting, which ignore case and accents. */

/** Longer words are indexed and searched by their first characters. */
const MAX_WORD = 64;
/** Most words in one search. */
export const MAX_SEARCH_WORDS = 32;

/** Version of {@link fold} and {@link words}. Raise it when either returns something else than before: stored results are then computed again. */
export const FOLDING = 2;

/** Letters that Unicode does not decompose, as people write them on a keyboard without them. */
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' };

const ASCII = /^[\0-\x7f]*$/;

/** Text for comparison, without case and accents: `Évaluation` and `EVALUATION` become `evaluation`, and `Größe` becomes `grosse`. */
export function fold(text: string): string {
  // Of such letters nothing but the case can differ.
  if (ASCII.test(text)) return text.toLowerCase();
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[ßæœøłđ]/g, (letter) => LETTERS[letter] ?? letter).normalize('NFKC');
}

/** The folded words of texts, without repetitions. Words are separated by everything that is neither a letter nor a digit. */
export function words(...texts: string[]): string[] {
  const found = new Set<string>();
  for (const text of texts) {
    for (const word of fold(text).match(/[\p{L}\p{N}]+/gu) ?? [])
      found.add(word.length > MAX_WORD ? word.slice(0, MAX_WORD).toWellFormed() : word);
  }
  return [...found];
}

/**
 * The words of a search; each must be the beginning of one of a record's words. A blank search has none and matches every record. Null for
 * text without letters and digits, which matches no record.
 */
export function searchedWords(search: string): string[] | null {
  const found = words(search);
  return found.length === 0 && search.trim() !== '' ? null : found;
}

/** Whether texts match a search. */
export function matchesSearch(search: string, ...texts: string[]): boolean {
  const prefixes = searchedWords(search);
  return prefixes !== null && wordsMatch(words(...texts), prefixes);
}

/** Whether every prefix is the beginning of one of the words. */
export function wordsMatch(have: readonly string[], prefixes: readonly string[]): boolean {
  return prefixes.every((prefix) => have.some((word) => word.startsWith(prefix)));
}
