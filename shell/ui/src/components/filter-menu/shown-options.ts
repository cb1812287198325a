import { searchedWords, words, wordsMatch } from '@parapet/contracts/rules';

/** The options whose label has, for each word of the search, a word that begins with it. */
export function shownOptions<O extends { label: string }>(options: readonly O[], search: string): readonly O[] {
  const wanted = searchedWords(search);
  if (wanted === null) return [];
  return wanted.length === 0 ? options : options.filter(({ label }) => wordsMatch(words(label), wanted));
}

/**
 * Options of a list that the server searches: it searches what is stored, a person what is on the screen, which may be a translation.
 * @param first the options without a search, of which those match whose labels do
 * @param found what the server found
 */
export function searchedOptions<O extends { value: string; label: string }>(
  first: readonly O[],
  found: readonly O[],
  search: string,
): readonly O[] {
  if (search.trim() === '') return first;
  const matching = shownOptions(first, search);
  const values = new Set(matching.map(({ value }) => value));
  return [...matching, ...found.filter(({ value }) => !values.has(value))];
}
