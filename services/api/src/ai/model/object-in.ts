/** Finds the JSON object in what a language model wrote. */
import { ModelError } from './model-error.ts';

export type Fields = Record<string, unknown>;

/**
 * The last whole JSON object in an answer, whatever is around it: words, a fence, thoughts. One that is within another is not
 * taken for an answer, nor is what comes before one that was cut.
 * @throws ModelError when there is none; without a cause, which would bring the answer to the log
 */
export function objectIn(answer: string): Fields {
  let found: Fields | null = null;
  // Braces in prose are no beginning.
  const beginning = /\{\s*["}]|\[\s*[{[]/g;
  for (let match = beginning.exec(answer); match !== null; match = beginning.exec(answer)) {
    const end = endOf(answer, match.index);
    if (end === null) throw new ModelError('unusable', 'The JSON of the answer has no end');
    found = objectOf(answer.slice(match.index, end)) ?? found;
    beginning.lastIndex = end;
  }
  if (found === null) throw new ModelError('unusable', 'The answer holds no JSON object');
  return found;
}

/** Where the JSON that begins at `from` ends; null when it does not. */
function endOf(text: string, from: number): number | null {
  let depth = 0;
  let quoted = false;
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') quoted = !quoted;
    else if (quoted && sign === '\\') at += 1;
    else if (!quoted && (sign === '{' || sign === '[')) depth += 1;
    else if (!quoted && (sign === '}' || sign === ']')) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return null;
}

/** A list of one object is that object; null for anything else. */
function objectOf(json: string): Fields | null {
  try {
    const value: unknown = JSON.parse(json);
    const one: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value;
    return typeof one === 'object' && one !== null && !Array.isArray(one) ? { ...one } : null;
  } catch {
    return null;
  }
}
