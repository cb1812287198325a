/** How text is compared when people search and sort: case and accents do not count. */

/** Longer words are kept, and looked for, by their first characters. */
const MAX_WORD = 64;
/** Words that one search may have. */
export const MAX_SEARCH_WORDS = 32;

/** Folds text for comparing: `Évaluation` and `EVALUATION` become `evaluation`. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().normalize('NFKC');
}

/** The folded words of a text, each once; everything that is neither a letter nor a digit separates words. */
export function words(...texts: string[]): string[] {
  const found = new Set<string>();
  for (const text of texts) {
    for (const word of fold(text).match(/[\p{L}\p{N}]+/gu) ?? []) found.add(word.slice(0, MAX_WORD).toWellFormed());
  }
  return [...found];
}

/**
 * What a search asks for: words, each of which must begin one of a record's. None when it is blank, so that it narrows
 * nothing; null when there is text in it but neither letter nor digit, which no record's words can hold.
 */
export function searchedWords(search: string): string[] | null {
  const found = words(search);
  return found.length === 0 && search.trim() !== '' ? null : found;
}

/** Whether texts hold what a search asks for. */
export function searchFinds(search: string, ...texts: string[]): boolean {
  const prefixes = searchedWords(search);
  return prefixes !== null && wordsMatch(words(...texts), prefixes);
}

/** True when every prefix begins one of the words. */
export function wordsMatch(have: readonly string[], prefixes: readonly string[]): boolean {
  return prefixes.every((prefix) => have.some((word) => word.startsWith(prefix)));
}
