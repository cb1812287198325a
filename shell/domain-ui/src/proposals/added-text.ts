/** The longest text that any field takes to which proposals are added, in characters. */
export const LONGEST_TEXT = 10_000;

/** A person's own text with a proposal below it: taking a proposal over never replaces what somebody wrote. */
export function addedText(own: string | null | undefined, proposed: string): string {
  const written = (own ?? '').trimEnd();
  return written === '' ? proposed : `${written}\n${proposed}`;
}

/**
 * What undoing an accepted proposal leaves: the text before it, with what the person has typed below it since.
 * @param before what the field held when the proposal was accepted
 */
export function withoutProposal(now: string, before: string | null | undefined, proposed: string): string {
  const own = before ?? '';
  const at = now.indexOf(proposed, own.trimEnd().length);
  const isAdded = now.startsWith(own.trimEnd()) && now !== proposed;
  if (!isAdded || now === addedText(own, proposed)) return own;
  // Reworded since, so that nothing can be told apart: nothing is lost.
  if (at < 0) return now;
  return `${now.slice(0, at).trimEnd()}${now.slice(at + proposed.length)}`.trimStart();
}
