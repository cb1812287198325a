/** Words that the built-in assistant uses everywhere. */

/** Every answer says so: nobody should take rules and templates for a language model. */
export const NOTICE = 'Built-in assistant: no language model is connected';

/** Ends an answer with the notice. */
export const withNotice = (text: string) => `${text.trim()}\n\n_${NOTICE}_`;

export const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

/** "1 risk", "2 risks". */
export const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/**
 * Text of a record within an answer: on one line, short, and without marks that the chat would take for formatting.
 */
export function quoted(text: string, most = 120): string {
  const line = text.replace(/[*_`[\]<>\\]/g, ' ').replace(/\s+/g, ' ').trim();
  return line.length > most ? `${line.slice(0, most - 1).trimEnd()}…` : line;
}
