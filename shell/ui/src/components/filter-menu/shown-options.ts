/** Without accents and case, as people type. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();

/** The options whose label has, for each word of the search, a word that begins with it. */
export function shownOptions<O extends { label: string }>(options: readonly O[], search: string): readonly O[] {
  const wanted = plain(search).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return options;
  return options.filter(({ label }) => {
    const words = plain(label).split(/[^\p{L}\p{N}]+/u);
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  });
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
