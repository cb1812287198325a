/** Finds the JSON object in the answer of a language model. */
import { ModelError } from './model-error.ts';

export type Fields = Record<string, unknown>;

/**
 * The last JSON object in an answer, whatever is around it: text, a fence, thoughts. Nested objects do not count. When JSON at the end is
 * truncated, the objects before it do not count either.
 * @throws ModelError when there is no object; without a cause, which would put the answer into the log
 */
export function objectIn(answer: string): Fields {
  let found: Fields | null = null;
  // Ignores braces in text.
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

/** The end of the JSON that starts at `from`; null without an end. */
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

/** The object, also as the only item of a list; null for anything else. */
function objectOf(json: string): Fields | null {
  try {
    const value: unknown = JSON.parse(json);
    const one: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value;
    return typeof one === 'object' && one !== null && !Array.isArray(one) ? { ...one } : null;
  } catch {
    return null;
  }
}
