/** Most characters of a label in the graph (section 9). */
export const LABEL_LENGTH = 18;

/** A name as the graph shows it. Characters that consist of several code units count as one. */
export function nodeLabel(name: string): string {
  const characters = Array.from(
    new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name),
    ({ segment }) => segment,
  );
  return characters.length <= LABEL_LENGTH ? name : `${characters.slice(0, LABEL_LENGTH).join('')}…`;
}
