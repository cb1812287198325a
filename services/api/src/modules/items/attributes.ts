/** What a template adds to an asset, a property or a risk scenario. */
import type { Attributes, FieldError } from '@parapet/contracts';
import { isFilled } from '@parapet/contracts/rules';
import { Problem } from '../../problem.ts';

/** No key of a stored record may be called so: `store/json.ts`. */
const UNSTORABLE = new Set(['__proto__', 'constructor', 'prototype']);

interface Named {
  name: string;
  /** JSON pointer of what is wrong when the name is. */
  path: string;
}

/**
 * @param taken names of the item's own fields, which an attribute would hide
 * @throws Problem 400 that names every field with a name that no attribute can have
 */
export function assertAttributeNames(names: readonly Named[], taken: readonly string[] = []): void {
  const errors = names.flatMap(({ name, path }): FieldError[] => {
    if (UNSTORABLE.has(name)) return [{ path, message: 'is not a name that a field can have' }];
    return taken.includes(name) ? [{ path, message: 'is a field of its own, not an attribute' }] : [];
  });
  if (errors.length > 0) throw new Problem(400, 'invalid_request', errors[0]?.message, { errors });
}

/** Attributes as they are kept: one without a value is left out. */
export function filledAttributes(attributes: Attributes): Attributes {
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => isFilled(value)));
}
