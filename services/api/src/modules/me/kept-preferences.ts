/** Preferences as they are stored: their keys are free, and so is what a remote keeps under its own. */
import type { Preferences } from '@parapet/contracts';
import { fieldProblem } from '../../problem.ts';
import { withOwnKeys, withSafeKeys } from '../stored-keys.ts';

/** Characters of JSON that one person's preferences may take. */
const MOST = 100_000;
/** Keys, those of earlier changes included. */
const MOST_KEYS = 100;
/** Lists and maps within one another. */
const DEEPEST = 20;

/** Level by level: what is nested a hundred thousand times would not fit on the stack. */
function assertPlain(preferences: Preferences): void {
  let level: unknown[] = Object.values(preferences);
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > DEEPEST) throw fieldProblem('', `Preferences may be nested ${DEEPEST} deep`);
    if (level.some((value) => typeof value === 'number' && !Number.isFinite(value))) throw fieldProblem('', 'A number is too large');
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));
  }
}

/** @throws Problem 400 for what is too much, too deep or no number */
export function keptPreferences(preferences: Preferences): Preferences {
  assertPlain(preferences);
  if (Object.keys(preferences).length > MOST_KEYS) throw fieldProblem('', `There may be ${MOST_KEYS} preferences`);
  if (JSON.stringify(preferences).length > MOST) throw fieldProblem('', `All preferences together must stay under ${MOST} characters`);
  return withSafeKeys(preferences);
}

/** The way back from {@link keptPreferences}. */
export const ownPreferences = (kept: Preferences): Preferences => withOwnKeys(kept);
