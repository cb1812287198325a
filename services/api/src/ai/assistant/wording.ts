/** Text helpers of the answers. */

export const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

/** A clause as a sentence of its own. */
export const sentence = (clause: string) => `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`;

/** Joins paragraphs, without empty ones. */
export const paragraphs = (...parts: readonly string[]) => parts.filter((part) => part !== '').join('\n\n');

/** A text of a record in an answer: one short line, without characters that the chat would format. */
export function quoted(text: string, most = 120): string {
  const line = text.replace(/[*_`[\]<>\\\s]+/g, ' ').trim();
  return line.length > most ? `${line.slice(0, most - 1).trimEnd()}…` : line;
}
