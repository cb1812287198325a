/** Reads JSON from untrusted sources. */
import { ModelError } from './model-error.ts';

/** @throws ModelError without a cause, which would contain the text and so put it into the log */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ModelError('unusable', 'The answer is not JSON');
  }
}

/** The value at a path of keys; undefined if there is none. */
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
