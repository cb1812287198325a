/** A person's own text with a proposal below it: taking a proposal over never replaces what somebody wrote. */
export function addedText(own: string | null | undefined, proposed: string): string {
  const written = (own ?? '').trimEnd();
  return written === '' ? proposed : `${written}\n${proposed}`;
}
