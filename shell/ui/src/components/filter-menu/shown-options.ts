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
