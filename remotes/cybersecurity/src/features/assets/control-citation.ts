/** Controls of a risk scenario. They are stored as text, the way people cite a control. */

/** Maximum number of characters of a citation, as in the contract. */
export const LONGEST = 300;

/** 'ISO 27001 A.8.13 Offline backup' */
export function citedControl({ title, reference }: { title: string; reference: string }): string {
  return [reference, title]
    .filter((text) => text.trim() !== '')
    .join(' ')
    .slice(0, LONGEST);
}

/** The controls of a scenario after others were added, each once. */
export function withControls(linked: readonly string[], added: readonly string[]): string[] {
  return [...new Set([...linked, ...added])];
}
