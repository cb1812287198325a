/** Looks into JSON that somebody else wrote. */
import { ModelError } from './model-error.ts';

/** @throws ModelError without a cause: that would repeat the text, and so bring it to the log */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ModelError('unusable', 'The answer is not JSON');
  }
}

/** What is found along a path of keys; undefined when there is nothing. */
export function at(value: unknown, ...path: (string | number)[]): unknown {
  let found: unknown = value;
  for (const key of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return undefined;
    found = Object.getOwnPropertyDescriptor(found, key)?.value;
  }
  return found;
}

export function textAt(value: unknown, ...path: (string | number)[]): string | null {
  const found = at(value, ...path);
  return typeof found === 'string' ? found : null;
}
