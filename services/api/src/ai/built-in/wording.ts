/** Ways of putting words together that all answers share. */

export const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

/** Paragraphs; blank ones are left out. */
export const paragraphs = (...parts: readonly string[]) => parts.filter((part) => part !== '').join('\n\n');

/** "1 risk", "2 risks". */
export const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/**
 * Text of a record within an answer: on one line, short, and without marks that the chat would take for formatting.
 */
export function quoted(text: string, most = 120): string {
  const line = text.replace(/[*_`[\]<>\\]/g, ' ').replace(/\s+/g, ' ').trim();
  return line.length > most ? `${line.slice(0, most - 1).trimEnd()}…` : line;
}
